/// libjpeg-turbo behind functions that return instead of jumping.
///
/// libjpeg reports errors by a callback that must not return, so each function here jumps out of it and returns false;
/// `cjpeg_message` then says what libjpeg said. Warnings, which a damaged file gives rise to, are errors. The slow integer
/// DCT is used, whose results are the same on every processor.
#ifndef CJPEG_H
#define CJPEG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

typedef struct cjpeg_reader cjpeg_reader;

typedef struct {
  uint32_t width, height;
  /// How the pixels lie in what is seen, as Exif counts: 1 to 8, and 1 where the file does not say.
  int orientation;
} cjpeg_header;

/// Creates a reader of bytes that stay the caller's and must outlive it; null without memory.
cjpeg_reader *_Nullable cjpeg_reader_create(const uint8_t *_Nonnull bytes, size_t count);

/// Reads everything before the picture data.
bool cjpeg_reader_read_header(cjpeg_reader *_Nonnull reader, cjpeg_header *_Nonnull header);

/// Reads all rows as opaque RGBA without gaps.
bool cjpeg_reader_read_pixels(cjpeg_reader *_Nonnull reader, uint8_t *_Nonnull pixels);

const char *_Nonnull cjpeg_reader_message(const cjpeg_reader *_Nonnull reader);
void cjpeg_reader_destroy(cjpeg_reader *_Nonnull reader);

/// Writes a file of RGBA rows without gaps, whose alpha is left out.
///
/// - Parameter bytes: is given the file, to be freed by the caller; null where there is no memory for it.
bool cjpeg_write(
    const uint8_t *_Nonnull pixels, uint32_t width, uint32_t height, int quality,
    uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count);

/// The version of libjpeg-turbo that the code was compiled for, such as `2.1.5`.
const char *_Nonnull cjpeg_version(void);

#endif
