#if !__has_include(<hb.h>)
#error "Stills needs HarfBuzz: apt-get install libharfbuzz-dev (Debian, Ubuntu) or brew install harfbuzz (macOS)"
#endif
#include <hb.h>
#include <hb-ot.h>
