import CPNG

/// A text to be written, in the form that its characters and its length ask for.
struct PNGText {
  /// Longer texts are deflated.
  private static let longestPlain = 1024

  private let keyword: String
  private let text: String

  init(keyword: String, text: String) throws(PNGError) {
    let characters = Array(keyword.utf8)
    let hasOnlySingleInnerSpaces =
      characters.first != 32 && characters.last != 32
      && zip(characters, characters.dropFirst()).allSatisfy { $0 != 32 || $1 != 32 }
    guard (1...79).contains(characters.count), characters.allSatisfy({ (32...126).contains($0) }),
      hasOnlySingleInnerSpaces
    else { throw .invalidKeyword(keyword) }
    guard !text.utf8.contains(0), text.utf8.count < PNGDecoder.maximumChunkByteCount - 1024 else {
      throw .invalidText(keyword: keyword)
    }
    self.keyword = keyword
    self.text = text
  }

  /// Calls a closure with texts in C's form; they live as long as the call.
  static func withCTexts<R>(_ texts: [PNGText], _ body: (UnsafeBufferPointer<cpng_text>) -> R) -> R {
    var collected: [cpng_text] = []
    return collect(texts[...], &collected, body)
  }

  // Nested calls, because each string is only at a fixed address inside its own.
  private static func collect<R>(
    _ texts: ArraySlice<PNGText>, _ collected: inout [cpng_text], _ body: (UnsafeBufferPointer<cpng_text>) -> R
  ) -> R {
    guard let first = texts.first else { return collected.withUnsafeBufferPointer(body) }
    return first.keyword.withCString { keyword in
      first.text.withCString { text in
        let length = first.text.utf8.count
        collected.append(
          cpng_text(
            keyword: keyword, text: text, length: length, isUTF8: first.text.utf8.contains { $0 > 127 },
            isCompressed: length > longestPlain))
        return collect(texts.dropFirst(), &collected, body)
      }
    }
  }
}
