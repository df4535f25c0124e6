#include "CPNG.h"
#include "failure.h"

#include <stdlib.h>
#include <string.h>

struct cpng_reader {
  cpng_failure failure;
  png_structp png;
  png_infop info;
  const uint8_t *bytes;
  size_t count, position;
  /// What libpng and zlib hold, and may hold, in bytes.
  size_t allocated, byteLimit;
  int passCount;
  /// The bits of a sample in the file; the rows have eight.
  int fileDepth;
};

/// Stands before each allocation; as large as the strictest alignment.
typedef union {
  size_t size;
  max_align_t alignment;
} allocation_header;

static png_voidp allocate(png_structp png, png_alloc_size_t size) {
  cpng_reader *reader = png_get_mem_ptr(png);
  if (size > reader->byteLimit - reader->allocated) return NULL;
  allocation_header *header = malloc(sizeof *header + size);
  if (header == NULL) return NULL;
  header->size = size;
  reader->allocated += size;
  return header + 1;
}

static void release(png_structp png, png_voidp memory) {
  cpng_reader *reader = png_get_mem_ptr(png);
  allocation_header *header = (allocation_header *)memory - 1;
  reader->allocated -= header->size;
  free(header);
}

static void read_bytes(png_structp png, png_bytep target, size_t count) {
  cpng_reader *reader = png_get_io_ptr(png);
  if (count > reader->count - reader->position) png_error(png, "unexpected end of file");
  memcpy(target, reader->bytes + reader->position, count);
  reader->position += count;
}

const char *cpng_version(void) {
  return png_get_libpng_ver(NULL);
}

/// Of the chunks that are not needed for the pixels only texts are read; the others are checked and skipped.
static void limit_chunks(png_structp png) {
  static const png_byte texts[] = "tEXt\0zTXt\0iTXt";
  png_set_chunk_malloc_max(png, CPNG_MAXIMUM_CHUNK_SIZE);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_NEVER, NULL, -1);
  png_set_keep_unknown_chunks(png, PNG_HANDLE_CHUNK_AS_DEFAULT, texts, 3);
  // A wrong checksum means a damaged file, in whatever chunk it is.
  png_set_crc_action(png, PNG_CRC_ERROR_QUIT, PNG_CRC_ERROR_QUIT);
  // A second checksum, of the inflated bytes, would cost a third of the time and say nothing new.
  png_set_option(png, PNG_IGNORE_ADLER32, PNG_OPTION_ON);
}

cpng_reader *cpng_reader_create(const uint8_t *bytes, size_t count, size_t byteLimit) {
  cpng_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->bytes = bytes;
  reader->count = count;
  reader->byteLimit = byteLimit;
  if (setjmp(reader->failure.jump)) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  reader->png = png_create_read_struct_2(
      PNG_LIBPNG_VER_STRING, &reader->failure, cpng_fail, cpng_ignore_warning, reader, allocate, release);
  if (reader->png != NULL) reader->info = png_create_info_struct(reader->png);
  if (reader->info == NULL) {
    cpng_reader_destroy(reader);
    return NULL;
  }
  png_set_read_fn(reader->png, reader, read_bytes);
  limit_chunks(reader->png);
  return reader;
}

/// The form that costs least to read; interlaced files are read in place, so theirs is the bitmap's.
static cpng_rows choose_rows(png_structp png, png_infop info) {
  int type = png_get_color_type(png, info);
  bool isInterlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  bool hasAlpha = (type & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  if (isInterlaced) return cpng_rows_rgba;
  bool hasIndices = type == PNG_COLOR_TYPE_PALETTE || type == PNG_COLOR_TYPE_GRAY;
  if (hasIndices && png_get_bit_depth(png, info) <= 8) return cpng_rows_indices;
  return type == PNG_COLOR_TYPE_RGB && !hasAlpha ? cpng_rows_rgb : cpng_rows_rgba;
}

/// Asks libpng for rows of a form. Returns their bytes a pixel.
static size_t set_transformations(png_structp png, png_infop info, cpng_rows rows) {
  if (rows == cpng_rows_indices) {
    png_set_packing(png);
    return 1;
  }
  png_set_scale_16(png);
  if (rows == cpng_rows_rgb) return 3;
  png_set_expand(png);
  png_set_gray_to_rgb(png);
  bool hasAlpha =
      (png_get_color_type(png, info) & PNG_COLOR_MASK_ALPHA) != 0 || png_get_valid(png, info, PNG_INFO_tRNS) != 0;
  if (!hasAlpha) png_set_add_alpha(png, 255, PNG_FILLER_AFTER);
  return 4;
}

bool cpng_reader_read_header(cpng_reader *reader, cpng_header *header) {
  if (setjmp(reader->failure.jump)) return false;
  png_structp png = reader->png;
  png_infop info = reader->info;
  png_read_info(png, info);
  header->width = png_get_image_width(png, info);
  header->height = png_get_image_height(png, info);
  header->isInterlaced = png_get_interlace_type(png, info) != PNG_INTERLACE_NONE;
  reader->fileDepth = png_get_bit_depth(png, info);
  header->rows = choose_rows(png, info);
  size_t bytesPerPixel = set_transformations(png, info, header->rows);
  reader->passCount = png_set_interlace_handling(png);
  png_read_update_info(png, info);
  if (png_get_rowbytes(png, info) != header->width * bytesPerPixel) png_error(png, "unexpected row size");
  return true;
}

static void get_grey_levels(png_structp png, png_infop info, int depth, uint8_t *colors) {
  int largest = (1 << depth) - 1;
  png_color_16p transparent = NULL;
  png_get_tRNS(png, info, NULL, NULL, &transparent);
  for (int level = 0; level <= largest; level++) {
    uint8_t *color = colors + 4 * level;
    color[0] = color[1] = color[2] = (uint8_t)(level * 255 / largest);
    if (transparent != NULL && (transparent->gray & largest) == level) color[3] = 0;
  }
}

static void get_palette(png_structp png, png_infop info, uint8_t *colors) {
  png_colorp palette = NULL;
  png_bytep alphas = NULL;
  int count = 0, alphaCount = 0;
  png_get_PLTE(png, info, &palette, &count);
  png_get_tRNS(png, info, &alphas, &alphaCount, NULL);
  for (int index = 0; index < count && index < 256; index++) {
    uint8_t *color = colors + 4 * index;
    color[0] = palette[index].red;
    color[1] = palette[index].green;
    color[2] = palette[index].blue;
    if (index < alphaCount) color[3] = alphas[index];
  }
}

void cpng_reader_colors(cpng_reader *reader, uint8_t colors[1024]) {
  for (int index = 0; index < 256; index++) memcpy(colors + 4 * index, "\0\0\0\377", 4);
  if (png_get_color_type(reader->png, reader->info) == PNG_COLOR_TYPE_PALETTE) {
    get_palette(reader->png, reader->info, colors);
  } else {
    get_grey_levels(reader->png, reader->info, reader->fileDepth, colors);
  }
}

bool cpng_reader_read_rows(cpng_reader *reader, uint8_t *rows, size_t bytesPerRow, uint32_t count) {
  if (setjmp(reader->failure.jump)) return false;
  for (uint32_t row = 0; row < count; row++) png_read_row(reader->png, rows + row * bytesPerRow, NULL);
  return true;
}

bool cpng_reader_read_interlaced(cpng_reader *reader, uint8_t *rows, size_t bytesPerRow, uint32_t height) {
  if (setjmp(reader->failure.jump)) return false;
  for (int pass = 0; pass < reader->passCount; pass++) {
    for (uint32_t row = 0; row < height; row++) png_read_row(reader->png, rows + row * bytesPerRow, NULL);
  }
  return true;
}

bool cpng_reader_read_end(cpng_reader *reader) {
  if (setjmp(reader->failure.jump)) return false;
  png_read_end(reader->png, reader->info);
  return true;
}

size_t cpng_reader_text_count(cpng_reader *reader) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  return (size_t)count;
}

cpng_text cpng_reader_text(cpng_reader *reader, size_t index) {
  png_textp texts = NULL;
  int count = 0;
  png_get_text(reader->png, reader->info, &texts, &count);
  const png_text *text = texts + index;
  bool isUTF8 = text->compression >= PNG_ITXT_COMPRESSION_NONE;
  return (cpng_text){
      .keyword = text->key,
      .text = text->text != NULL ? text->text : "",
      .length = isUTF8 ? text->itxt_length : text->text_length,
      .isUTF8 = isUTF8,
  };
}

const char *cpng_reader_message(const cpng_reader *reader) {
  return reader->failure.message;
}

void cpng_reader_destroy(cpng_reader *reader) {
  if (reader->png != NULL) png_destroy_read_struct(&reader->png, &reader->info, NULL);
  free(reader);
}
