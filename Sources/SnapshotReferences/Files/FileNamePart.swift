import TextFormats

/// Text that is safe as one part of a file's name on every file system.
package enum FileNamePart {
  /// The longest part in UTF-8 bytes, where nothing else is asked for.
  package static let maximumLength = 100
  /// The longest whole name in UTF-8 bytes that file systems allow.
  package static let maximumNameLength = 255

  /// Replaces every run of characters that are no word characters with `-`, and trims it off both ends.
  ///
  /// What is left of an emoji or of punctuation alone would be nothing, so such text is spelt as code points:
  /// `u1F600`. Text that is too long is cut, with a digest of the whole at its end.
  /// - Parameters:
  ///   - text: any text.
  ///   - maximumLength: the longest part in UTF-8 bytes.
  package static func sanitized(_ text: String, maximumLength: Int = maximumLength) -> String {
    let words = text.unicodeScalars.split { !isWordScalar($0) }.map(String.init)
    var name = words.joined(separator: "-")
    if name.isEmpty { name = text.unicodeScalars.map { "u" + $0.value.hexadecimal() }.joined() }
    return shortened(name, to: maximumLength)
  }

  /// Whether a text has anything that a name keeps.
  package static func hasWords(_ text: String) -> Bool { text.unicodeScalars.contains(where: isWordScalar) }

  /// `\w` as ICU's regular expressions define it, which other snapshot libraries name their files with.
  private static func isWordScalar(_ scalar: Unicode.Scalar) -> Bool {
    let properties = scalar.properties
    switch properties.generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark, .decimalNumber, .connectorPunctuation: return true
    default: return properties.isAlphabetic || properties.isJoinControl
    }
  }

  private static func shortened(_ name: String, to maximumLength: Int) -> String {
    guard name.utf8.count > maximumLength else { return name }
    let digest = "-" + String(digest(of: name), radix: 16)
    var kept = ""
    for character in name {
      guard kept.utf8.count + character.utf8.count + digest.utf8.count <= maximumLength else { break }
      kept.append(character)
    }
    return kept + digest
  }

  /// The 64-bit FNV-1a digest, the same on every machine (unlike `Hasher`).
  package static func digest(of text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
