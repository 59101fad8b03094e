// Preloaded under valgrind, which writes into the mask sigsuspend is called with, and crashes where that is read-only,
// as libdispatch's is (valgrind 3.19).
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>

int sigsuspend(const sigset_t *mask) {
  int (*original)(const sigset_t *) = (int (*)(const sigset_t *))dlsym(RTLD_NEXT, "sigsuspend");
  sigset_t copy = *mask;
  return original(&copy);
}
