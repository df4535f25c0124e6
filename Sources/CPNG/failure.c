#include "failure.h"

#include <string.h>

void cpng_fail(png_structp png, png_const_charp message) {
  cpng_failure *failure = png_get_error_ptr(png);
  strncpy(failure->message, message, sizeof failure->message - 1);
  failure->message[sizeof failure->message - 1] = 0;
  longjmp(failure->jump, 1);
}

void cpng_ignore_warning(png_structp png, png_const_charp message) {
  (void)png;
  (void)message;
}
