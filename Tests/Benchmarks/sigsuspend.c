// valgrind 3.19 writes to the mask that a program passes to sigsuspend, and crashes if the mask is read-only, as in
// libdispatch. This library, which is preloaded under valgrind, passes a copy of the mask.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <signal.h>

int sigsuspend(const sigset_t *mask) {
  int (*original)(const sigset_t *) = (int (*)(const sigset_t *))dlsym(RTLD_NEXT, "sigsuspend");
  sigset_t copy = *mask;
  return original(&copy);
}
