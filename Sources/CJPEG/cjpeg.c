#include "CJPEG.h"
#include "../CLibJPEG/shim.h"

#include <setjmp.h>
#include <stdlib.h>
#include <string.h>

/// libjpeg's error handler, with the way back to the function that called libjpeg.
typedef struct {
  struct jpeg_error_mgr manager;
  jmp_buf jump;
  char message[JMSG_LENGTH_MAX];
} failure;

struct cjpeg_reader {
  struct jpeg_decompress_struct jpeg;
  failure failure;
};

static void fail(j_common_ptr jpeg) {
  failure *own = (failure *)jpeg->err;
  own->manager.format_message(jpeg, own->message);
  longjmp(own->jump, 1);
}

/// Traces say nothing; a warning means that pixels were made up.
static void emit(j_common_ptr jpeg, int level) {
  if (level < 0) fail(jpeg);
}

static struct jpeg_error_mgr *prepare(failure *own) {
  jpeg_std_error(&own->manager);
  own->manager.error_exit = fail;
  own->manager.emit_message = emit;
  return &own->manager;
}

#define STRINGIFIED(text) #text
#define IN_QUOTES(text) STRINGIFIED(text)

const char *cjpeg_version(void) {
  return IN_QUOTES(LIBJPEG_TURBO_VERSION);
}

cjpeg_reader *cjpeg_reader_create(const uint8_t *bytes, size_t count) {
  cjpeg_reader *reader = calloc(1, sizeof *reader);
  if (reader == NULL) return NULL;
  reader->jpeg.err = prepare(&reader->failure);
  if (setjmp(reader->failure.jump)) {
    cjpeg_reader_destroy(reader);
    return NULL;
  }
  jpeg_create_decompress(&reader->jpeg);
  jpeg_mem_src(&reader->jpeg, bytes, (unsigned long)count);
  jpeg_save_markers(&reader->jpeg, JPEG_APP0 + 1, 0xFFFF);
  return reader;
}

static unsigned number(const uint8_t *bytes, int count, bool isLittleEndian) {
  unsigned value = 0;
  for (int index = 0; index < count; index++) value = value << 8 | bytes[isLittleEndian ? count - 1 - index : index];
  return value;
}

/// The value of the tag 0x0112 in the first directory of an Exif segment (a TIFF file behind six bytes).
static int exif_orientation(const uint8_t *data, size_t count) {
  if (count < 14 || memcmp(data, "Exif\0\0", 6) != 0) return 1;
  const uint8_t *tiff = data + 6;
  size_t size = count - 6;
  bool isLittle = tiff[0] == 'I';
  size_t place = number(tiff + 4, 4, isLittle);
  if (place > size - 2) return 1;
  unsigned entries = number(tiff + place, 2, isLittle);
  for (place += 2; entries > 0 && place + 12 <= size; entries--, place += 12) {
    if (number(tiff + place, 2, isLittle) != 0x0112) continue;
    unsigned orientation = number(tiff + place + 8, 2, isLittle);
    return orientation >= 1 && orientation <= 8 ? (int)orientation : 1;
  }
  return 1;
}

bool cjpeg_reader_read_header(cjpeg_reader *reader, cjpeg_header *header) {
  if (setjmp(reader->failure.jump)) return false;
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  jpeg_read_header(jpeg, TRUE);
  header->width = jpeg->image_width;
  header->height = jpeg->image_height;
  header->orientation = 1;
  for (jpeg_saved_marker_ptr marker = jpeg->marker_list; marker != NULL; marker = marker->next) {
    int orientation = exif_orientation(marker->data, marker->data_length);
    if (orientation != 1) header->orientation = orientation;
  }
  return true;
}

bool cjpeg_reader_read_pixels(cjpeg_reader *reader, uint8_t *pixels) {
  if (setjmp(reader->failure.jump)) return false;
  struct jpeg_decompress_struct *jpeg = &reader->jpeg;
  jpeg->out_color_space = JCS_EXT_RGBA;
  jpeg->dct_method = JDCT_ISLOW;
  jpeg->do_fancy_upsampling = TRUE;
  jpeg_start_decompress(jpeg);
  size_t bytesPerRow = (size_t)jpeg->output_width * 4;
  while (jpeg->output_scanline < jpeg->output_height) {
    JSAMPROW row = pixels + jpeg->output_scanline * bytesPerRow;
    jpeg_read_scanlines(jpeg, &row, 1);
  }
  jpeg_finish_decompress(jpeg);
  return true;
}

const char *cjpeg_reader_message(const cjpeg_reader *reader) {
  return reader->failure.message;
}

void cjpeg_reader_destroy(cjpeg_reader *reader) {
  jpeg_destroy_decompress(&reader->jpeg);
  free(reader);
}

bool cjpeg_write(
    const uint8_t *pixels, uint32_t width, uint32_t height, int quality, uint8_t **bytes, size_t *count) {
  struct jpeg_compress_struct jpeg = {0};
  failure failure;
  unsigned char *file = NULL;
  unsigned long size = 0;
  jpeg.err = prepare(&failure);
  if (setjmp(failure.jump)) {
    jpeg_destroy_compress(&jpeg);
    free(file);
    return false;
  }
  jpeg_create_compress(&jpeg);
  jpeg_mem_dest(&jpeg, &file, &size);
  jpeg.image_width = width;
  jpeg.image_height = height;
  jpeg.input_components = 4;
  jpeg.in_color_space = JCS_EXT_RGBX;
  jpeg_set_defaults(&jpeg);
  jpeg.dct_method = JDCT_ISLOW;
  jpeg_set_quality(&jpeg, quality, TRUE);
  jpeg_start_compress(&jpeg, TRUE);
  while (jpeg.next_scanline < height) {
    JSAMPROW row = (JSAMPROW)pixels + (size_t)jpeg.next_scanline * width * 4;
    jpeg_write_scanlines(&jpeg, &row, 1);
  }
  jpeg_finish_compress(&jpeg);
  jpeg_destroy_compress(&jpeg);
  *bytes = file;
  *count = size;
  return true;
}
