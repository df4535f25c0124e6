#if !__has_include(<xxhash.h>)
#error "Stills needs xxHash: apt-get install libxxhash-dev (Debian, Ubuntu) or brew install xxhash (macOS)"
#endif
#include <xxhash.h>

#if defined(__x86_64__) && defined(__ELF__)
/// Uses the widest vectors that the processor has; xxHash itself is compiled for SSE2, whose vectors are the smallest.
///
/// Weak, because a library may be built without it: then it is NULL. Mach-O has no such symbols at link time.
__attribute__((weak)) XXH_errorcode XXH3_128bits_update_dispatch(
    XXH3_state_t *state, const void *input, size_t length);
#endif

/// `XXH3_128bits_update`, as fast as the library can on this processor; the hashes are the same.
static inline XXH_errorcode cxxhash_128bits_update(XXH3_state_t *state, const void *input, size_t length) {
#if defined(__x86_64__) && defined(__ELF__)
  if (XXH3_128bits_update_dispatch) return XXH3_128bits_update_dispatch(state, input, length);
#endif
  return XXH3_128bits_update(state, input, length);
}
