#if !__has_include(<libdeflate.h>)
#error "Stills needs libdeflate: apt-get install libdeflate-dev (Debian, Ubuntu) or brew install libdeflate (macOS)"
#endif
#include <libdeflate.h>
