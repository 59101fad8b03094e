#define _GNU_SOURCE
#include "Git.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>
#ifdef __linux__
#include <sys/prctl.h>
#endif

extern char **environ;

/// Lowers a limit of this process; it never raises a limit.
static void lower(int resource, rlim_t most) {
  struct rlimit limit;
  if (getrlimit(resource, &limit) != 0 || limit.rlim_cur <= most) return;
  limit.rlim_cur = limit.rlim_max = most;
  setrlimit(resource, &limit);
}

/// The child that was started last.
static volatile sig_atomic_t running;

/// Ends the child, if it still runs, and then this process, as the signal does without a handler.
static void stop(int number) {
  // 0 means that the child exists, so its number cannot belong to another process.
  if (running > 0 && waitpid(running, NULL, WNOHANG) == 0) {
    kill(running, SIGKILL);
    waitpid(running, NULL, 0);
  }
  signal(number, SIG_DFL);
  raise(number);
}

/// Ends the child too if a signal ends this process; a signal that this process ignores stays ignored.
static void handle(int number) {
  if (signal(number, stop) == SIG_IGN) signal(number, SIG_IGN);
}

/// Runs in the child. Returns only if the program cannot be started, with `errno`.
static void become(char *const *words, char **variables, const int *streams, pid_t parent) {
#ifdef __linux__
  // This is for SIGKILL, which has no handler. If the parent has already ended, no signal comes.
  if (prctl(PR_SET_PDEATHSIG, SIGKILL) != 0 || getppid() != parent) _exit(1);
#endif
  // RLIMIT_AS would also count the packs that git maps, and these can be larger than the memory of the machine.
  lower(RLIMIT_DATA, 512 << 20);
  lower(RLIMIT_CPU, 30);
  for (int i = 0; i < 3; i++) {
    if (dup2(streams[i], i) < 0) return;
  }
  environ = variables;
  execvp(words[0], words);
}

int almanac_start(char *const *words, char **variables, const int *streams, pid_t *child) {
  // The child writes `errno` to this pipe; a successful start closes the pipe.
  int ends[2];
  if (pipe(ends) != 0) return errno;
  fcntl(ends[0], F_SETFD, FD_CLOEXEC);
  fcntl(ends[1], F_SETFD, FD_CLOEXEC);
  handle(SIGINT);
  handle(SIGTERM);
  handle(SIGHUP);
  pid_t parent = getpid();
  int code = 0;
  *child = fork();
  if (*child == 0) {
    become(words, variables, streams, parent);
    code = errno;
    _exit(write(ends[1], &code, sizeof code) == sizeof code ? 127 : 1);
  }
  if (*child < 0) code = errno;
  running = *child;
  close(ends[1]);
  while (*child > 0 && read(ends[0], &code, sizeof code) < 0 && errno == EINTR) {}
  close(ends[0]);
  if (*child > 0 && code != 0) waitpid(*child, NULL, 0);
  return code;
}
