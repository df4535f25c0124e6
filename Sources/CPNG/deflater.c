#include "CPNG.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

#if !__has_include(<zlib.h>)
#error "Stills needs zlib: apt-get install zlib1g-dev (Debian, Ubuntu); macOS has it"
#endif
#include <zlib.h>

struct cpng_deflater {
  z_stream stream;
  uint8_t *bytes;
  size_t count, capacity;
};

/// Makes room for more bytes behind those that are there.
static bool reserve(cpng_deflater *deflater, size_t more) {
  if (more <= deflater->capacity - deflater->count) return true;
  if (more > SIZE_MAX / 4 || deflater->count > SIZE_MAX / 4) return false;
  size_t capacity = (deflater->count + more) * 2;
  uint8_t *bytes = realloc(deflater->bytes, capacity);
  if (bytes == NULL) return false;
  deflater->bytes = bytes;
  deflater->capacity = capacity;
  return true;
}

static bool copy(cpng_deflater *deflater, const uint8_t *bytes, size_t count) {
  if (!reserve(deflater, count)) return false;
  memcpy(deflater->bytes + deflater->count, bytes, count);
  deflater->count += count;
  return true;
}

cpng_deflater *cpng_deflater_create(int level) {
  cpng_deflater *deflater = calloc(1, sizeof *deflater);
  if (deflater == NULL) return NULL;
  // Negative: without zlib's own header and checksum. 8 is how much memory libpng lets zlib have.
  if (deflateInit2(&deflater->stream, level, Z_DEFLATED, -MAX_WBITS, 8, Z_DEFAULT_STRATEGY) != Z_OK) {
    free(deflater);
    return NULL;
  }
  // A window of 32 KB, and what makes both bytes a multiple of 31 (RFC 1950).
  static const uint8_t header[] = {0x78, 0x5E};
  if (copy(deflater, header, sizeof header)) return deflater;
  cpng_deflater_destroy(deflater);
  return NULL;
}

/// Deflates what the stream has been given.
static bool run(cpng_deflater *deflater, int flush) {
  z_stream *stream = &deflater->stream;
  do {
    if (!reserve(deflater, 1 << 12)) return false;
    size_t room = deflater->capacity - deflater->count;
    stream->next_out = deflater->bytes + deflater->count;
    stream->avail_out = room < UINT_MAX ? (uInt)room : UINT_MAX;
    if (deflate(stream, flush) == Z_STREAM_ERROR) return false;
    deflater->count = (size_t)(stream->next_out - deflater->bytes);
  } while (stream->avail_out == 0);
  return true;
}

bool cpng_deflater_append(cpng_deflater *deflater, const uint8_t *bytes, size_t count) {
  while (count > 0) {
    uInt part = count < UINT_MAX ? (uInt)count : UINT_MAX;
    deflater->stream.next_in = (Bytef *)bytes;
    deflater->stream.avail_in = part;
    if (!run(deflater, Z_NO_FLUSH)) return false;
    bytes += part;
    count -= part;
  }
  return true;
}

bool cpng_deflater_insert_repetition(
    cpng_deflater *deflater, const uint8_t *deflated, size_t deflatedCount, const uint8_t *period, size_t periodCount,
    size_t count) {
  if (!run(deflater, Z_SYNC_FLUSH) || !copy(deflater, deflated, deflatedCount)) return false;
  size_t rest = count % periodCount;
  // What zlib takes for the bytes before the next ones: the period from where the repetition ended on.
  return deflateReset(&deflater->stream) == Z_OK
      && deflateSetDictionary(&deflater->stream, period + rest, (uInt)(periodCount - rest)) == Z_OK
      && deflateSetDictionary(&deflater->stream, period, (uInt)rest) == Z_OK;
}

bool cpng_deflater_finish(cpng_deflater *deflater, uint32_t checksum) {
  if (!run(deflater, Z_FINISH)) return false;
  uint8_t bytes[] = {
      (uint8_t)(checksum >> 24), (uint8_t)(checksum >> 16), (uint8_t)(checksum >> 8), (uint8_t)checksum};
  return copy(deflater, bytes, sizeof bytes);
}

const uint8_t *cpng_deflater_bytes(const cpng_deflater *deflater, size_t *count) {
  *count = deflater->count;
  return deflater->bytes;
}

void cpng_deflater_destroy(cpng_deflater *deflater) {
  deflateEnd(&deflater->stream);
  free(deflater->bytes);
  free(deflater);
}
