import Foundation
import Typesetting

/// Which characters the codes of a font with one byte each have, "ISO 32000-1", 9.6.6 and annex D.
struct PDFEncoding {
  private enum Base {
    case standard, macintosh, windows
    /// The one that the font itself has.
    case own
  }

  private let base: Base
  /// The names of glyphs that codes have instead.
  private let differences: [UInt8: String]
  private let isSymbolic: Bool
  private let isTrueType: Bool

  init(_ object: PDFObject, _ file: PDFFile, flags: Int, isTrueType: Bool) {
    let dictionary = PDFDictionary(entries: object.entries ?? [:], file: file)
    let name = object.name ?? dictionary["BaseEncoding"].name
    self.isTrueType = isTrueType
    // The third bit says that the characters are other than those of western texts.
    isSymbolic = flags & 4 != 0
    base =
      switch name {
      case "MacRomanEncoding": .macintosh
      case "WinAnsiEncoding": .windows
      case "StandardEncoding": .standard
      default: isTrueType && !isSymbolic ? .standard : .own
      }
    var (differences, code): ([UInt8: String], Int) = ([:], 0)
    for part in dictionary["Differences"].array ?? [] {
      if let start = part.integer {
        code = start
      } else if let name = part.name {
        if let code = UInt8(exactly: code) { differences[code] = name }
        code += 1
      }
    }
    self.differences = differences
  }

  /// The name that the encoding itself gives to the glyph of a code.
  func name(of code: UInt8) -> String? { differences[code] }

  /// The glyph of a code in a font.
  func glyph(of code: UInt8, in face: EmbeddedFace) -> UInt32? {
    if let name = differences[code] {
      if let glyph = face.glyph(named: name) { return glyph }
      if let scalar = GlyphNames.scalar(name), let glyph = face.glyph(of: scalar, in: .unicode) { return glyph }
    } else if base != .own, !(isTrueType && isSymbolic) {
      if let scalar = scalar(of: code), let glyph = face.glyph(of: scalar, in: .unicode) { return glyph }
    }
    let code = UInt32(code)
    // Codes of fonts with signs of their own stand at the end of a plane for private use, or where they are.
    return face.glyph(of: code, in: .own) ?? face.glyph(of: 0xF000 + code, in: .symbols)
      ?? face.glyph(of: code, in: .symbols) ?? face.glyph(of: code, in: .macintosh)
      ?? face.glyph(of: code, in: .unicode)
  }

  private func scalar(of code: UInt8) -> UInt32? {
    switch base {
    case .windows: Self.character(code, .windowsCP1252)
    case .macintosh: Self.character(code, .macOSRoman)
    case .standard: Self.standard[code] ?? (code < 127 ? UInt32(code) : nil)
    case .own: nil
    }
  }

  private static func character(_ code: UInt8, _ encoding: String.Encoding) -> UInt32? {
    if code < 127 { return UInt32(code) }
    return String(bytes: [code], encoding: encoding)?.unicodeScalars.first?.value
  }

  /// What differs from ASCII in Adobe's standard encoding.
  private static let standard: [UInt8: UInt32] = [
    0o047: 0x2019, 0o140: 0x2018, 0o241: 0xA1, 0o242: 0xA2, 0o243: 0xA3, 0o244: 0x2044, 0o245: 0xA5, 0o246: 0x192,
    0o247: 0xA7, 0o250: 0xA4, 0o251: 0x27, 0o252: 0x201C, 0o253: 0xAB, 0o254: 0x2039, 0o255: 0x203A, 0o256: 0xFB01,
    0o257: 0xFB02, 0o261: 0x2013, 0o262: 0x2020, 0o263: 0x2021, 0o264: 0xB7, 0o266: 0xB6, 0o267: 0x2022, 0o270: 0x201A,
    0o271: 0x201E, 0o272: 0x201D, 0o273: 0xBB, 0o274: 0x2026, 0o275: 0x2030, 0o277: 0xBF, 0o301: 0x60, 0o302: 0xB4,
    0o303: 0x2C6, 0o304: 0x2DC, 0o305: 0xAF, 0o306: 0x2D8, 0o307: 0x2D9, 0o310: 0xA8, 0o312: 0x2DA, 0o313: 0xB8,
    0o315: 0x2DD, 0o316: 0x2DB, 0o317: 0x2C7, 0o320: 0x2014, 0o341: 0xC6, 0o343: 0xAA, 0o350: 0x141, 0o351: 0xD8,
    0o352: 0x152, 0o353: 0xBA, 0o361: 0xE6, 0o365: 0x131, 0o370: 0x142, 0o371: 0xF8, 0o372: 0x153, 0o373: 0xDF,
  ]
}

/// The characters of glyphs by their names, as Adobe's list for new fonts has them.
private enum GlyphNames {
  static func scalar(_ name: String) -> UInt32? {
    if name.hasPrefix("uni"), name.count >= 7 { return UInt32(name.dropFirst(3).prefix(4), radix: 16) }
    if name.hasPrefix("u"), (5...7).contains(name.count), let value = UInt32(name.dropFirst(), radix: 16) {
      return value
    }
    if name.utf8.count == 1 { return name.unicodeScalars.first?.value }
    return named[name] ?? accented(name)
  }

  /// Names of a letter with an accent: `eacute`.
  private static func accented(_ name: String) -> UInt32? {
    let accents: [String: Unicode.Scalar] = [
      "grave": "\u{300}", "acute": "\u{301}", "circumflex": "\u{302}", "tilde": "\u{303}", "dieresis": "\u{308}",
      "ring": "\u{30A}", "cedilla": "\u{327}", "caron": "\u{30C}", "macron": "\u{304}", "breve": "\u{306}",
      "ogonek": "\u{328}", "dotaccent": "\u{307}", "hungarumlaut": "\u{30B}",
    ]
    guard let letter = name.unicodeScalars.first, let accent = accents[String(name.dropFirst())] else { return nil }
    var text = String.UnicodeScalarView()
    text += [letter, accent]
    let composed = String(text).precomposedStringWithCanonicalMapping.unicodeScalars
    return composed.count == 1 ? composed.first?.value : nil
  }

  private static let named: [String: UInt32] = {
    let names = """
      space exclam quotedbl numbersign dollar percent ampersand quotesingle parenleft parenright asterisk plus comma hyphen \
      period slash zero one two three four five six seven eight nine colon semicolon less equal greater question at
      """
    var named: [String: UInt32] = [:]
    for (offset, name) in names.split(separator: " ").enumerated() { named[String(name)] = UInt32(32 + offset) }
    let others: [String: UInt32] = [
      "bracketleft": 0x5B, "backslash": 0x5C, "bracketright": 0x5D, "asciicircum": 0x5E, "underscore": 0x5F,
      "grave": 0x60, "braceleft": 0x7B, "bar": 0x7C, "braceright": 0x7D, "asciitilde": 0x7E, "exclamdown": 0xA1,
      "cent": 0xA2, "sterling": 0xA3, "currency": 0xA4, "yen": 0xA5, "brokenbar": 0xA6, "section": 0xA7,
      "dieresis": 0xA8, "copyright": 0xA9, "ordfeminine": 0xAA, "guillemotleft": 0xAB, "logicalnot": 0xAC,
      "registered": 0xAE, "macron": 0xAF, "degree": 0xB0, "plusminus": 0xB1, "acute": 0xB4, "mu": 0xB5,
      "paragraph": 0xB6, "periodcentered": 0xB7, "cedilla": 0xB8, "ordmasculine": 0xBA, "guillemotright": 0xBB,
      "onequarter": 0xBC, "onehalf": 0xBD, "threequarters": 0xBE, "questiondown": 0xBF, "AE": 0xC6, "Eth": 0xD0,
      "multiply": 0xD7, "Oslash": 0xD8, "Thorn": 0xDE, "germandbls": 0xDF, "ae": 0xE6, "eth": 0xF0, "divide": 0xF7,
      "oslash": 0xF8, "thorn": 0xFE, "dotlessi": 0x131, "Lslash": 0x141, "lslash": 0x142, "OE": 0x152, "oe": 0x153,
      "florin": 0x192, "endash": 0x2013, "emdash": 0x2014, "quoteleft": 0x2018, "quoteright": 0x2019,
      "quotesinglbase": 0x201A, "quotedblleft": 0x201C, "quotedblright": 0x201D, "quotedblbase": 0x201E,
      "dagger": 0x2020, "daggerdbl": 0x2021, "bullet": 0x2022, "ellipsis": 0x2026, "perthousand": 0x2030,
      "guilsinglleft": 0x2039, "guilsinglright": 0x203A, "fraction": 0x2044, "Euro": 0x20AC, "trademark": 0x2122,
      "minus": 0x2212, "fi": 0xFB01, "fl": 0xFB02, "nbspace": 0xA0, "circumflex": 0x2C6, "tilde": 0x2DC,
    ]
    return named.merging(others) { first, _ in first }
  }()
}
