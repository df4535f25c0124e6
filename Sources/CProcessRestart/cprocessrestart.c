#define _GNU_SOURCE
#include "CProcessRestart.h"

#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#if defined(__linux__)

#include <pthread.h>

// SIGALRM is the last: it is no fault of a thread.
static const int signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE, SIGALRM};
enum { signal_count = sizeof(signals) / sizeof(signals[0]) };

static struct {
  const char *executable;
  char *const *arguments;
  char *const *environment;
  int output;
  int error;
  pthread_t thread;
  struct sigaction before[signal_count];
  stack_t stack_before;
} restart;

// A stack that is full cannot hold the handler. 256 KiB are enough for Swift's, which starts another process.
static char stack[1 << 18];

static void restore_handlers(void) {
  for (int i = 0; i < signal_count; i++) sigaction(signals[i], &restart.before[i], NULL);
}

static void say(const char *text) {
  if (write(restart.output, text, strlen(text)) < 0) return;
}

static void call(const struct sigaction *action, int signal, siginfo_t *info, void *context) {
  if (action->sa_flags & SA_SIGINFO) {
    if (action->sa_sigaction != NULL) action->sa_sigaction(signal, info, context);
  } else if (action->sa_handler != SIG_DFL && action->sa_handler != SIG_IGN) {
    action->sa_handler(signal);
  }
}

// Calls only what may be called in a handler.
static void handle(int signal, siginfo_t *info, void *context) {
  int index = 0;
  while (signals[index] != signal) index++;
  restore_handlers();
  int is_timer = signal == SIGALRM;
  if (!is_timer && !pthread_equal(pthread_self(), restart.thread)) {
    // Another thread has another fault, which is none of the preview's. One of the processor's comes again by itself.
    if (info->si_code <= 0) raise(signal);
    return;
  }
  alarm(0);
  if (is_timer) {
    say("*** Did not end in time ***\n");
  } else {
    int out = dup(1);
    dup2(restart.output, 1);
    dup2(restart.output, 2);
    call(&restart.before[index], signal, info, context);
    dup2(out, 1);
    close(out);
    char number[] = "*** Signal 00 ***\n";
    number[11] = (char)('0' + signal / 10);
    number[12] = (char)('0' + signal % 10);
    say(number);
  }
  dup2(restart.error, 2);
  // The program inherits which signals wait.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  execve(restart.executable, restart.arguments, restart.environment);
  _exit(128 + signal);
}

void stills_restart_begin(
    const char *executable, char *const arguments[], char *const environment[], int output, int error,
    unsigned seconds) {
  restart.executable = executable;
  restart.arguments = arguments;
  restart.environment = environment;
  restart.output = output;
  restart.error = error;
  restart.thread = pthread_self();
  stack_t alternate = {.ss_sp = stack, .ss_size = sizeof(stack)};
  sigaltstack(&alternate, &restart.stack_before);
  struct sigaction action;
  memset(&action, 0, sizeof(action));
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK | SA_NODEFER;
  sigemptyset(&action.sa_mask);
  for (int i = 0; i < signal_count; i++) sigaction(signals[i], &action, &restart.before[i]);
  alarm(seconds);
}

void stills_restart_end(void) {
  alarm(0);
  restore_handlers();
  // Only the thread that has begun has the other stack.
  if (pthread_equal(pthread_self(), restart.thread)) sigaltstack(&restart.stack_before, NULL);
}

#else

void stills_restart_begin(
    const char *executable, char *const arguments[], char *const environment[], int output, int error,
    unsigned seconds) {
  (void)executable, (void)arguments, (void)environment, (void)output, (void)error, (void)seconds;
}

void stills_restart_end(void) {}

#endif
