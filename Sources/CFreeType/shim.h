#if !__has_include(<ft2build.h>)
#error "Stills needs FreeType: apt-get install libfreetype-dev (Debian, Ubuntu) or brew install freetype (macOS)"
#endif
#include <ft2build.h>
#include FT_FREETYPE_H
#include FT_OUTLINE_H
