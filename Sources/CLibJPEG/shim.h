#if !__has_include(<jpeglib.h>)
#error "Stills needs libjpeg-turbo: apt-get install libjpeg-dev (Debian, Ubuntu) or brew install jpeg-turbo (macOS)"
#endif
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#ifndef JCS_EXTENSIONS
#error "Stills needs libjpeg-turbo, whose pixels are the same everywhere, and not another libjpeg"
#endif
