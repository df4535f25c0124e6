/// The last error of a reader or writer, and the way back to the function that called libpng.
#include "../CLibPNG/shim.h"

#include <setjmp.h>

typedef struct {
  jmp_buf jump;
  char message[256];
} cpng_failure;

/// libpng's error callback: keeps the message and jumps. Its error pointer must be a `cpng_failure`.
void cpng_fail(png_structp png, png_const_charp message);

/// libpng's warning callback: says nothing.
void cpng_ignore_warning(png_structp png, png_const_charp message);
