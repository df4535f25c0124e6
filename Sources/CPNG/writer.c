#include "CPNG.h"
#include "failure.h"

#include <stdlib.h>
#include <string.h>

struct cpng_writer {
  cpng_failure failure;
  png_structp png;
  png_infop info;
  uint8_t *bytes;
  size_t count, capacity;
};

static void write_bytes(png_structp png, png_bytep source, size_t count) {
  cpng_writer *writer = png_get_io_ptr(png);
  if (count > writer->capacity - writer->count) {
    if (count > SIZE_MAX / 4 || writer->count > SIZE_MAX / 4) png_error(png, "out of memory");
    size_t capacity = (writer->count + count) * 2;
    uint8_t *bytes = realloc(writer->bytes, capacity);
    if (bytes == NULL) png_error(png, "out of memory");
    writer->bytes = bytes;
    writer->capacity = capacity;
  }
  memcpy(writer->bytes + writer->count, source, count);
  writer->count += count;
}

static void flush(png_structp png) {
  (void)png;
}

cpng_writer *cpng_writer_create(void) {
  cpng_writer *writer = calloc(1, sizeof *writer);
  if (writer == NULL) return NULL;
  if (setjmp(writer->failure.jump)) {
    cpng_writer_destroy(writer);
    return NULL;
  }
  writer->png = png_create_write_struct(PNG_LIBPNG_VER_STRING, &writer->failure, cpng_fail, cpng_ignore_warning);
  if (writer->png != NULL) writer->info = png_create_info_struct(writer->png);
  if (writer->info == NULL) {
    cpng_writer_destroy(writer);
    return NULL;
  }
  png_set_write_fn(writer->png, writer, write_bytes, flush);
  return writer;
}

static int color_type(cpng_layout layout) {
  switch (layout) {
    case cpng_layout_rgb: return PNG_COLOR_TYPE_RGB;
    case cpng_layout_rgba: return PNG_COLOR_TYPE_RGBA;
    case cpng_layout_palette: return PNG_COLOR_TYPE_PALETTE;
  }
  return PNG_COLOR_TYPE_RGBA;
}

static void set_palette(cpng_writer *writer, const cpng_format *format) {
  png_color colors[256];
  png_byte alphas[256];
  for (int index = 0; index < format->paletteCount; index++) {
    const uint8_t *color = format->palette + 4 * index;
    colors[index] = (png_color){.red = color[0], .green = color[1], .blue = color[2]};
    alphas[index] = color[3];
  }
  png_set_PLTE(writer->png, writer->info, colors, format->paletteCount);
  if (format->translucentCount > 0) {
    png_set_tRNS(writer->png, writer->info, alphas, format->translucentCount, NULL);
  }
}

static int text_compression(const cpng_text *text) {
  if (text->isUTF8) return text->isCompressed ? PNG_ITXT_COMPRESSION_zTXt : PNG_ITXT_COMPRESSION_NONE;
  return text->isCompressed ? PNG_TEXT_COMPRESSION_zTXt : PNG_TEXT_COMPRESSION_NONE;
}

static void set_text(cpng_writer *writer, const cpng_text *text) {
  png_text entry = {
      .compression = text_compression(text),
      .key = (char *)text->keyword,
      .text = (char *)text->text,
      .text_length = text->isUTF8 ? 0 : text->length,
      .itxt_length = text->isUTF8 ? text->length : 0,
  };
  png_set_text(writer->png, writer->info, &entry, 1);
}

bool cpng_writer_write_header(
    cpng_writer *writer, const cpng_format *format, const cpng_text *texts, size_t textCount) {
  if (setjmp(writer->failure.jump)) return false;
  png_structp png = writer->png;
  png_set_user_limits(png, PNG_UINT_31_MAX, PNG_UINT_31_MAX);
  png_set_IHDR(
      png, writer->info, format->width, format->height, 8, color_type(format->layout),
      PNG_INTERLACE_NONE, PNG_COMPRESSION_TYPE_DEFAULT, PNG_FILTER_TYPE_DEFAULT);
  if (format->layout == cpng_layout_palette) set_palette(writer, format);
  png_set_sRGB(png, writer->info, PNG_sRGB_INTENT_RELATIVE);
  for (size_t index = 0; index < textCount; index++) set_text(writer, texts + index);
  png_write_info(png, writer->info);
  return true;
}

bool cpng_writer_write_data(cpng_writer *writer, const uint8_t *bytes, size_t count) {
  if (setjmp(writer->failure.jump)) return false;
  // No chunk may have 2 GB.
  const size_t largest = 1 << 30;
  for (size_t start = 0; start < count; start += largest) {
    size_t length = count - start < largest ? count - start : largest;
    png_write_chunk(writer->png, (png_const_bytep) "IDAT", bytes + start, length);
  }
  png_write_chunk(writer->png, (png_const_bytep) "IEND", NULL, 0);
  return true;
}

const uint8_t *cpng_writer_bytes(const cpng_writer *writer, size_t *count) {
  *count = writer->count;
  return writer->bytes;
}

const char *cpng_writer_message(const cpng_writer *writer) {
  return writer->failure.message;
}

void cpng_writer_destroy(cpng_writer *writer) {
  if (writer->png != NULL) png_destroy_write_struct(&writer->png, &writer->info);
  free(writer->bytes);
  free(writer);
}
