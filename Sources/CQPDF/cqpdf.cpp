#include "CQPDF.h"
#include "../CLibQPDF/shim.h"

#include <map>
#include <memory>
#include <new>
#include <stdexcept>
#include <string>

namespace {

/// Thrown by a sink that is full.
struct TooLong : std::runtime_error {
  TooLong() : std::runtime_error("a stream is longer than allowed") {}
};

/// What pipelines are given; before version 11 QPDF promised less.
#if QPDF_MAJOR_VERSION >= 11
using Bytes = unsigned char const *;
#else
using Bytes = unsigned char *;
#endif

/// The end of a chain of filters, which keeps so many bytes, or only counts them.
class Sink : public Pipeline {
public:
  Sink(std::string *kept, size_t limit) : Pipeline("sink", nullptr), kept(kept), rest(limit) {}

  void write(Bytes data, size_t count) override {
    size_t taken = count < rest ? count : rest;
    if (kept != nullptr) kept->append(reinterpret_cast<char const *>(data), taken);
    rest -= taken;
    if (taken < count) {
      isFull = true;
      throw TooLong();
    }
  }

  void finish() override {}

  std::string *kept;
  size_t rest;
  bool isFull = false;
};

/// Inflates everything in the file that may be a cross-reference stream, which QPDF reads before it can be asked about it.
///
/// Returns whether all of them together stay within the limit. Filters behind filters multiply, so that such a stream must
/// not have more than one.
bool structureFits(char const *bytes, size_t count, size_t limit) {
  std::string const file(bytes, count);
  Sink sink(nullptr, limit);
  // Where the object begins that a word is in, and the one behind it.
  size_t begin = 0, next = file.find("obj");
  // What is looked at twice and more: a file that makes much of that is none that a program has written.
  size_t rest = 16 * count + 65536;
  for (size_t at = file.find("stream"); at != std::string::npos; at = file.find("stream", at + 6)) {
    if (at >= 3 && file.compare(at - 3, 3, "end") == 0) continue;
    while (next != std::string::npos && next < at) {
      begin = next;
      next = file.find("obj", next + 3);
    }
    if (at - begin > rest) return false;
    rest -= at - begin;
    std::string const dictionary = file.substr(begin, at - begin);
    // Names may be written with the codes of their characters.
    bool mayBeTable = dictionary.find("/W") != std::string::npos || dictionary.find('#') != std::string::npos;
    if (!mayBeTable) continue;
    size_t filters = 0;
    for (size_t place = dictionary.find("Decode"); place != std::string::npos; place = dictionary.find("Decode", place + 6))
      if (dictionary.compare(place, 11, "DecodeParms") != 0) filters++;
    if (filters > 1 && dictionary.find("/XRef") != std::string::npos) return false;
    size_t data = at + 6;
    while (data < count && (file[data] == '\r' || file[data] == '\n')) data++;
    // The two bytes with which deflated data begins, RFC 1950.
    if (data + 2 > count || (bytes[data] & 0x0F) != 8) continue;
    if ((static_cast<uint8_t>(bytes[data]) * 256 + static_cast<uint8_t>(bytes[data + 1])) % 31 != 0) continue;
    size_t end = file.find("endstream", data);
    if (end == std::string::npos) end = count;
    if (end - data > rest) return false;
    rest -= end - data;
    try {
      Pl_Flate inflating("structure", &sink, Pl_Flate::a_inflate);
      inflating.setWarnCallback([](char const *, int) {});
      inflating.write(const_cast<Bytes>(reinterpret_cast<unsigned char const *>(bytes)) + data, end - data);
      inflating.finish();
    } catch (std::exception &) {
      // What is no such stream is of no interest here.
    }
    if (sink.isFull) return false;
  }
  return true;
}

} // namespace

struct cqpdf_file {
  QPDF pdf;
  std::string text;
  std::string data;
  std::string message;

  /// Calls what may throw.
  template <typename Body> bool run(Body body) {
    try {
      body();
      return true;
    } catch (std::exception &error) {
      message = error.what();
    } catch (...) {
      message = "an unknown failure";
    }
    return false;
  }

  QPDFObjectHandle object(int32_t number, int32_t generation) {
    return number == 0 ? pdf.getTrailer() : pdf.getObjectByID(number, generation);
  }

  /// Whether the streams that hold objects stay within a limit, all together.
  bool objectStreamsFit(size_t limit) {
    Sink sink(nullptr, limit);
    std::map<int, bool> seen;
    for (auto const &entry : pdf.getXRefTable()) {
      if (entry.second.getType() != 2) continue;
      int number = entry.second.getObjStreamNumber();
      if (seen.count(number) != 0) continue;
      seen[number] = true;
      QPDFObjectHandle stream = pdf.getObjectByID(number, 0);
      if (!stream.isStream()) continue;
      try {
        stream.pipeStreamData(&sink, 0, qpdf_dl_specialized, true, false);
      } catch (std::exception &) {
        // QPDF says it again where the objects are asked for.
      }
      if (sink.isFull) return false;
    }
    return true;
  }
};

cqpdf_result cqpdf_open(const uint8_t *bytes, size_t count, size_t limit, cqpdf_file **file) {
  *file = new (std::nothrow) cqpdf_file;
  if (*file == nullptr) return cqpdf_failed;
  cqpdf_result result = cqpdf_opened;
  cqpdf_file *own = *file;
  bool succeeded = own->run([&] {
    char const *start = reinterpret_cast<char const *>(bytes);
    if (!structureFits(start, count, limit)) {
      result = cqpdf_too_long;
      return;
    }
    own->pdf.setSuppressWarnings(true);
    try {
      own->pdf.processMemoryFile("the file", start, count);
    } catch (QPDFExc &error) {
      if (error.getErrorCode() == qpdf_e_password) result = cqpdf_encrypted;
      throw;
    }
    if (!own->objectStreamsFit(limit)) result = cqpdf_too_long;
  });
  return succeeded || result != cqpdf_opened ? result : cqpdf_failed;
}

const char *cqpdf_object(cqpdf_file *file, int32_t number, int32_t generation, size_t *count, bool *isStream) {
  bool succeeded = file->run([&] {
    QPDFObjectHandle object = file->object(number, generation);
    *isStream = object.isStream();
    file->text = (*isStream ? object.getDict() : object).unparseResolved();
  });
  if (!succeeded) return nullptr;
  *count = file->text.size();
  return file->text.c_str();
}

/// Undoes the filters of a stream, or reads it as it is.
template <typename Find>
static bool read(
    cqpdf_file *file, Find find, bool isRaw, size_t limit, const uint8_t **bytes, size_t *count, bool *isTooLong) {
  file->data.clear();
  Sink sink(&file->data, limit);
  bool isWhole = false;
  bool succeeded = file->run([&] {
    QPDFObjectHandle stream = find();
    if (!stream.isStream()) throw std::runtime_error("the object is no stream");
    bool filtered = false;
    isWhole = stream.pipeStreamData(&sink, &filtered, 0, isRaw ? qpdf_dl_none : qpdf_dl_all, true, false);
    if (!isRaw && !filtered) throw std::runtime_error("its filter is not known");
  });
  if (!succeeded) file->data.clear();
  *isTooLong = sink.isFull;
  *bytes = reinterpret_cast<const uint8_t *>(file->data.data());
  *count = file->data.size();
  return succeeded && isWhole && !sink.isFull;
}

bool cqpdf_stream(
    cqpdf_file *file, int32_t number, int32_t generation, bool isRaw, size_t limit, const uint8_t **bytes,
    size_t *count, bool *isTooLong) {
  return read(file, [&] { return file->object(number, generation); }, isRaw, limit, bytes, count, isTooLong);
}

bool cqpdf_decode(
    cqpdf_file *file, const char *dictionary, const uint8_t *encoded, size_t encodedCount, size_t limit,
    const uint8_t **bytes, size_t *count, bool *isTooLong) {
  return read(
      file,
      [&] {
        std::string const data(reinterpret_cast<char const *>(encoded), encodedCount);
        QPDFObjectHandle stream = QPDFObjectHandle::newStream(&file->pdf, data);
        QPDFObjectHandle wanted = QPDFObjectHandle::parse(&file->pdf, dictionary);
        for (auto const &key : {"/Filter", "/DecodeParms"}) {
          if (wanted.hasKey(key)) stream.getDict().replaceKey(key, wanted.getKey(key));
        }
        return stream;
      },
      false, limit, bytes, count, isTooLong);
}

const char *cqpdf_message(const cqpdf_file *file) { return file->message.c_str(); }

void cqpdf_close(cqpdf_file *file) { delete file; }
