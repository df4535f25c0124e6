/// QPDF behind functions that return instead of throwing.
///
/// Objects are handed over as text in the syntax of PDF, with references in it as they are (`5 0 R`), and streams with
/// their filters undone. QPDF's own C interface undoes filters without a limit, and a few bytes can stand for gigabytes:
/// so this is written on its C++ interface, and no stream is ever longer in memory than its caller allows.
#ifndef CQPDF_H
#define CQPDF_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

typedef struct cqpdf_file cqpdf_file;

typedef enum {
  cqpdf_opened,
  /// QPDF said no; see `cqpdf_message`.
  cqpdf_failed,
  /// The file needs a password.
  cqpdf_encrypted,
  /// What holds the structure of the file is longer than allowed once it is inflated.
  cqpdf_too_long,
} cqpdf_result;

/// Opens a file of bytes that stay the caller's and must outlive it.
///
/// - Parameter limit: the most bytes that the streams with the structure of the file may have all together.
/// - Parameter file: is given the file, to be closed by the caller whatever the result is; null without memory.
cqpdf_result cqpdf_open(
    const uint8_t *_Nonnull bytes, size_t count, size_t limit, cqpdf_file *_Nullable *_Nonnull file);

/// The text of an object, which is valid until the next call; number 0 is the trailer. Null for what cannot be read.
///
/// - Parameter isStream: is told whether the object is a stream, whose text is that of its dictionary.
const char *_Nullable cqpdf_object(
    cqpdf_file *_Nonnull file, int32_t number, int32_t generation, size_t *_Nonnull count, bool *_Nonnull isStream);

/// Reads a stream with its filters undone, all of them (JPEG becomes samples) or none.
///
/// - Parameter bytes: is given the data, which is valid until the next call.
/// - Returns: whether all could be read; a stream that is longer than the limit is cut off there, with `isTooLong`.
bool cqpdf_stream(
    cqpdf_file *_Nonnull file, int32_t number, int32_t generation, bool isRaw, size_t limit,
    const uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count, bool *_Nonnull isTooLong);

/// Undoes filters of bytes that are no stream of the file, as those in content streams.
///
/// - Parameter dictionary: the text of a dictionary that names the filters.
bool cqpdf_decode(
    cqpdf_file *_Nonnull file, const char *_Nonnull dictionary, const uint8_t *_Nonnull encoded, size_t encodedCount,
    size_t limit, const uint8_t *_Nullable *_Nonnull bytes, size_t *_Nonnull count, bool *_Nonnull isTooLong);

/// What QPDF said last.
const char *_Nonnull cqpdf_message(const cqpdf_file *_Nonnull file);
void cqpdf_close(cqpdf_file *_Nonnull file);

#ifdef __cplusplus
}
#endif

#endif
