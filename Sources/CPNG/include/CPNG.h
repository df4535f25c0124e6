/// libpng behind functions that return instead of jumping.
///
/// libpng reports errors by longjmp, which must not cross Swift frames. Every function here catches the jump itself and
/// returns false; `..._message` then says what libpng said. libpng's warnings go nowhere. A reader or writer that has
/// failed can only be destroyed.
#ifndef CPNG_H
#define CPNG_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

/// One text of a file. The memory belongs to the reader or, in writing, to the caller.
typedef struct {
  const char *_Nonnull keyword;
  const char *_Nonnull text;
  size_t length;
  /// Whether `text` is UTF-8 (iTXt) and not Latin-1 (tEXt, zTXt).
  bool isUTF8;
  /// Whether to store it deflated; only in writing.
  bool isCompressed;
} cpng_text;

/// The version of the libpng that runs, such as `1.6.43`.
const char *_Nonnull cpng_version(void);

// MARK: Reading

/// No chunk but those of the picture data may be larger, in bytes; a deflated text neither when it is inflated.
#define CPNG_MAXIMUM_CHUNK_SIZE 8388608

typedef struct cpng_reader cpng_reader;

/// What the rows hold, 8 bits a channel.
typedef enum {
  /// One index a pixel; see `cpng_reader_colors`.
  cpng_rows_indices,
  cpng_rows_rgb,
  /// Alpha is not multiplied in.
  cpng_rows_rgba
} cpng_rows;

typedef struct {
  uint32_t width, height;
  bool isInterlaced;
  /// Always RGBA for an interlaced file.
  cpng_rows rows;
} cpng_header;

/// Creates a reader of bytes that stay the caller's and must outlive it; null without memory.
///
/// Everything that libpng and zlib allocate for it is at most `byteLimit` bytes at any time.
cpng_reader *_Nullable cpng_reader_create(const uint8_t *_Nonnull bytes, size_t count, size_t byteLimit);

/// Reads all chunks before the picture data.
bool cpng_reader_read_header(cpng_reader *_Nonnull reader, cpng_header *_Nonnull header);

/// Writes the straight RGBA of each index, opaque black for those that the file has no colour for.
void cpng_reader_colors(cpng_reader *_Nonnull reader, uint8_t colors[_Nonnull 1024]);

/// Reads the next rows of a file that is not interlaced.
bool cpng_reader_read_rows(cpng_reader *_Nonnull reader, uint8_t *_Nonnull rows, size_t bytesPerRow, uint32_t count);

/// Reads the whole picture of an interlaced file.
bool cpng_reader_read_interlaced(
    cpng_reader *_Nonnull reader, uint8_t *_Nonnull rows, size_t bytesPerRow, uint32_t height);

/// Reads the chunks after the picture data.
bool cpng_reader_read_end(cpng_reader *_Nonnull reader);

/// The number of texts in the chunks read so far.
size_t cpng_reader_text_count(cpng_reader *_Nonnull reader);

/// One of the texts; valid until the next call that reads.
cpng_text cpng_reader_text(cpng_reader *_Nonnull reader, size_t index);

const char *_Nonnull cpng_reader_message(const cpng_reader *_Nonnull reader);
void cpng_reader_destroy(cpng_reader *_Nonnull reader);

// MARK: Writing

typedef struct cpng_writer cpng_writer;

typedef enum { cpng_layout_rgb, cpng_layout_rgba, cpng_layout_palette } cpng_layout;

/// How rows are stored, 8 bits a sample.
typedef struct {
  uint32_t width, height;
  cpng_layout layout;
  /// Straight RGBA of a palette, translucent colours first.
  const uint8_t *_Nullable palette;
  int paletteCount, translucentCount;
} cpng_format;

/// Creates a writer into memory; null without memory.
cpng_writer *_Nullable cpng_writer_create(void);

/// Writes all chunks before the picture data.
bool cpng_writer_write_header(
    cpng_writer *_Nonnull writer, const cpng_format *_Nonnull format, const cpng_text *_Nullable texts,
    size_t textCount);

/// Writes the picture data, deflated already, and ends the file.
bool cpng_writer_write_data(cpng_writer *_Nonnull writer, const uint8_t *_Nonnull bytes, size_t count);

/// The bytes written so far; valid until the next call.
const uint8_t *_Nullable cpng_writer_bytes(const cpng_writer *_Nonnull writer, size_t *_Nonnull count);

const char *_Nonnull cpng_writer_message(const cpng_writer *_Nonnull writer);
void cpng_writer_destroy(cpng_writer *_Nonnull writer);

// MARK: Deflating

/// Deflates the rows of a picture into the data of a file (RFC 1950), in pieces.
///
/// Every function that fails has found no memory; the deflater can only be destroyed then.
typedef struct cpng_deflater cpng_deflater;

/// Creates a deflater; null without memory.
///
/// The level is zlib's, 0 to 9.
cpng_deflater *_Nullable cpng_deflater_create(int level);

/// Has zlib deflate some bytes.
bool cpng_deflater_append(cpng_deflater *_Nonnull deflater, const uint8_t *_Nonnull bytes, size_t count);

/// Puts in blocks, not the last ones, that were deflated otherwise and end with a whole byte.
///
/// They stand for `count` bytes, which are the period, at most 32 KB, again and again; it is what was appended last, too.
/// zlib goes on with nothing but one period before it.
bool cpng_deflater_insert_repetition(
    cpng_deflater *_Nonnull deflater, const uint8_t *_Nonnull deflated, size_t deflatedCount,
    const uint8_t *_Nonnull period, size_t periodCount, size_t count);

/// Ends the data with their checksum, which is the caller's to compute.
bool cpng_deflater_finish(cpng_deflater *_Nonnull deflater, uint32_t checksum);

/// The data so far; valid until the next call.
const uint8_t *_Nullable cpng_deflater_bytes(const cpng_deflater *_Nonnull deflater, size_t *_Nonnull count);

void cpng_deflater_destroy(cpng_deflater *_Nonnull deflater);

#endif
