import Foundation

/// The texts of a `.strings` file: `"key" = "value";` with comments, in UTF-8 or UTF-16, or a property list.
///
/// The notation is that of old property lists: quotes are needed around what is more than letters, digits and `._-$/:`, and
/// `key;` stands for itself.
struct StringsFile {
  private(set) var texts: [String: String] = [:]
  private let file: URL
  private let scalars: [Unicode.Scalar]
  private var position = 0

  init(_ file: URL) throws(StringFileError) {
    self.file = file
    let bytes = try FileBytes(file)
    if bytes.isPropertyList {
      scalars = []
      texts = try bytes.propertyList().compactMapValues { $0 as? String }
    } else {
      scalars = try Array(bytes.text().unicodeScalars)
      try read()
    }
  }

  private mutating func read() throws(StringFileError) {
    try skipSpace()
    let hasBraces = take("{")
    while try skipSpace(), let next = current, next != "}" {
      let key = try readString("a key")
      try skipSpace()
      if take("=") {
        try skipSpace()
        texts[key] = try readString("the text of \"\(key)\"")
        try skipSpace()
      } else {
        texts[key] = key
      }
      guard take(";") else { throw problem("a semicolon is missing after the text of \"\(key)\"", at: position) }
    }
    if hasBraces, !take("}") { throw problem("the closing brace is missing", at: position) }
    try skipSpace()
    if position < scalars.count { throw problem("nothing is expected here", at: position) }
  }

  private var current: Unicode.Scalar? { position < scalars.count ? scalars[position] : nil }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard current == sign else { return false }
    position += 1
    return true
  }

  /// Passes over spaces and comments.
  /// - Returns: true, so that it can stand in a condition.
  @discardableResult private mutating func skipSpace() throws(StringFileError) -> Bool {
    while let next = current {
      if next.properties.isWhitespace {
        position += 1
      } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "/" {
        while let next = current, next != "\n", next != "\r" { position += 1 }
      } else if next == "/", position + 1 < scalars.count, scalars[position + 1] == "*" {
        let start = position
        position += 2
        while position + 1 < scalars.count, scalars[position] != "*" || scalars[position + 1] != "/" { position += 1 }
        guard position + 1 < scalars.count else { throw problem("the comment that begins here has no end", at: start) }
        position += 2
      } else {
        break
      }
    }
    return true
  }

  private mutating func readString(_ name: String) throws(StringFileError) -> String {
    let start = position
    guard let quote = current, quote == "\"" || quote == "'" else {
      while let next = current,
        next.properties.isAlphabetic || next.properties.numericType != nil || "._-$/:".unicodeScalars.contains(next)
      {
        position += 1
      }
      guard position > start else { throw problem("\(name) is missing", at: start) }
      return String(String.UnicodeScalarView(scalars[start..<position]))
    }
    position += 1
    // UTF-16, since an escape may be half a character.
    var units: [UInt16] = []
    while let next = current, next != quote {
      position += 1
      if next == "\\" { try readEscape(into: &units) } else { units += Array(next.utf16) }
    }
    guard take(quote) else { throw problem("\(name) that begins here has no closing quotation mark", at: start) }
    return String(decoding: units, as: UTF16.self)
  }

  private mutating func readEscape(into units: inout [UInt16]) throws(StringFileError) {
    guard let sign = current else { return }
    let start = position - 1
    position += 1
    switch sign {
    case "n": units.append(0x0A)
    case "r": units.append(0x0D)
    case "t": units.append(0x09)
    case "a": units.append(0x07)
    case "b": units.append(0x08)
    case "f": units.append(0x0C)
    case "v": units.append(0x0B)
    case "U", "u":
      let digits = scalars[position...].prefix(4).prefix { $0.properties.isASCIIHexDigit }
      guard digits.count == 4, let unit = UInt16(String(String.UnicodeScalarView(digits)), radix: 16) else {
        throw problem("\\\(sign) must be followed by four hexadecimal digits", at: start)
      }
      units.append(unit)
      position += 4
    default: units += Array(sign.utf16)
    }
  }

  private func problem(_ reason: String, at place: Int) -> StringFileError {
    let before = scalars[..<min(place, scalars.count)]
    let line = before.count { $0 == "\n" } + 1
    let column = before.reversed().prefix { $0 != "\n" }.count + 1
    return StringFileError(file: file, reason: "line \(line), column \(column): \(reason)")
  }
}

/// The bytes of a file of texts.
struct FileBytes {
  private let file: URL
  private let data: Data

  init(_ file: URL) throws(StringFileError) {
    self.file = file
    do {
      data = try Data(contentsOf: file)
    } catch {
      throw StringFileError(file: file, reason: "it cannot be read")
    }
  }

  /// Whether it is a property list, in the binary form or as XML.
  var isPropertyList: Bool {
    data.starts(with: Data("bplist".utf8)) || data.starts(with: Data("<?xml".utf8))
      || data.starts(with: Data("<plist".utf8))
  }

  func propertyList() throws(StringFileError) -> [String: Any] {
    try BinaryPropertyList(data).check(file)
    let list: Any
    do {
      list = try PropertyListSerialization.propertyList(from: data, format: nil)
    } catch {
      let reason = (error as NSError).userInfo["NSDebugDescription"].map { ": \($0)" } ?? ""
      throw StringFileError(file: file, reason: "it is no property list that can be read\(reason)")
    }
    guard let texts = list as? [String: Any] else {
      throw StringFileError(file: file, reason: "it must hold a dictionary with a text for each key")
    }
    return texts
  }

  /// The characters: UTF-16 where a mark or zeros say so, else UTF-8.
  func text() throws(StringFileError) -> String {
    let start = Array(data.prefix(4))
    let encoding: String.Encoding =
      switch (start.first, start.dropFirst().first) {
      case (0xFF, 0xFE), (0xFE, 0xFF): .utf16
      case (0, .some): .utf16BigEndian
      case (.some, 0): .utf16LittleEndian
      default: .utf8
      }
    guard let text = String(data: data, encoding: encoding) else {
      throw StringFileError(file: file, reason: "it is neither UTF-8 nor UTF-16")
    }
    return text.hasPrefix("\u{FEFF}") ? String(text.unicodeScalars.dropFirst()) : text
  }
}
