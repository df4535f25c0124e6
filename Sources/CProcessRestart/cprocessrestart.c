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
  unsigned alarm_before;
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

// What was written to the file goes to the error stream, as if that had not been elsewhere.
static void give_back(void) {
  char buffer[512];
  ssize_t count;
  lseek(restart.output, 0, SEEK_SET);
  while ((count = read(restart.output, buffer, sizeof(buffer))) > 0) {
    if (write(restart.error, buffer, (size_t)count) < 0) break;
  }
  dup2(restart.error, 2);
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
  alarm(0);
  restore_handlers();
  int is_timer = signal == SIGALRM;
  int is_sent = info->si_code <= 0;
  int is_from_outside = is_sent && info->si_pid != getpid();
  if (is_from_outside || (!is_timer && !pthread_equal(pthread_self(), restart.thread))) {
    // Somebody ends the process, or another thread has a fault, of which it is not known whose it is. One of the processor's
    // comes again by itself.
    give_back();
    if (is_sent) raise(signal);
    return;
  }
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
  give_back();
  raise(signal);
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
  restart.alarm_before = alarm(seconds);
}

void stills_restart_end(void) {
  alarm(0);
  restore_handlers();
  alarm(restart.alarm_before);
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
