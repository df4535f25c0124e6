import CHarfBuzz

/// A script of Unicode 15.0.0, as the index of its name in our own table.
struct WritingScript: Hashable, Sendable {
  private let index: UInt8

  /// The script of a character; punctuation, digits and marks belong to no script of their own.
  init(_ scalar: Unicode.Scalar) {
    index = Self.table.value(of: scalar)
  }

  static let common = WritingScript(" ")
  static let latin = WritingScript("a")

  /// The name of ISO 15924, such as "Latn".
  var name: String { "\(Self.names[Int(index)])" }

  /// The script as HarfBuzz names it.
  var tag: hb_script_t {
    let name = Self.names[Int(index)]
    return name.withUTF8Buffer { bytes in
      hb_script_from_iso15924_tag(bytes.reduce(0) { $0 << 8 | hb_tag_t($1) })
    }
  }

  /// Whether the character takes the script of its neighbours: the first names are those of common, inherited, unknown.
  var isShared: Bool { index < 3 }

  var isRightToLeft: Bool { index >= Self.firstRightToLeft }
}
