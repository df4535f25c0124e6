#if !__has_include(<xxhash.h>)
#error "Stills needs xxHash: apt-get install libxxhash-dev (Debian, Ubuntu) or brew install xxhash (macOS)"
#endif
#include <xxhash.h>
