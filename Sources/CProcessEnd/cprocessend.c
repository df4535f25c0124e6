#define _DEFAULT_SOURCE
#include "CProcessEnd.h"

#include <stdlib.h>

#if defined(__GLIBC__)

static void end(int status, void *unused) {
  (void)unused;
  stills_process_ends(status);
}

// Before any other function for the end, so that it is called after all of them.
__attribute__((constructor)) static void begin(void) { on_exit(end, NULL); }

#else

// The status is not known here.
static void end(void) { stills_process_ends(-1); }

__attribute__((constructor)) static void begin(void) { atexit(end); }

#endif
