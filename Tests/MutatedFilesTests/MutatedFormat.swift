import AssetCatalogs
import PictureSources
import Typefaces
import DrawingRenderer
import Drawings
import Foundation
import JPEGFiles
import PDFFiles
import PNGFiles
import PixelImages
import PlaneGeometry
import SVGFiles
import StringCatalogs
import Symbols
import Testing
import Typesetting
import VectorPictures

/// A format whose files are damaged, and what reads them.
struct MutatedFormat: Sendable, CustomTestStringConvertible {
  /// What a file of the format may be called.
  let fileName: String
  /// Pieces that mean something in it.
  let words: [String]
  /// Whole files, as the format wants them.
  let samples: @Sendable () throws -> [[UInt8]]
  /// Reads a file and does with it what would be done with a whole one, drawn small.
  /// - Parameter kept: where the file lies.
  let read: @Sendable (_ bytes: [UInt8], _ kept: URL) throws -> Void

  var testDescription: String { fileName }

  static let all: [MutatedFormat] = [
    svg, pdf, symbol, png, jpeg, font, imageSet, colorSet, stringCatalog, strings, stringsDictionary, binaryStrings,
  ]

  private init(
    _ fileName: String, words: [String] = [], _ samples: @escaping @Sendable () throws -> [[UInt8]],
    _ read: @escaping @Sendable (_ bytes: [UInt8], _ kept: URL) throws -> Void
  ) {
    (self.fileName, self.words, self.samples, self.read) = (fileName, words, samples, read)
  }
}

extension MutatedFormat {
  private static let svg = MutatedFormat("a.svg", words: SVGSamples.words) {
    SVGSamples.pictures.map { Array($0.utf8) }
  } _: { bytes, _ in
    let picture = try VectorPicture(svg: bytes)
    let size = Size(width: 64, height: 64)
    let item = picture.item("picture", in: Rect(origin: .zero, size: size))
    _ = DrawingRenderer(scale: 1).render(Drawing(size: size, items: [item]))
  }

  private static let pdf = MutatedFormat("a.pdf", words: PDFSamples.words) {
    PDFSamples.files
  } _: { bytes, _ in
    let picture = try VectorPicture(pdf: bytes)
    let size = Size(width: 64, height: 64)
    let item = picture.item("picture", in: Rect(origin: .zero, size: size))
    _ = DrawingRenderer(scale: 1).render(Drawing(size: size, items: [item]))
  }

  private static let symbol = MutatedFormat("symbol.svg", words: SVGSamples.words + ["Regular-M", "Baseline-M"]) {
    [Array(SVGSamples.symbol.utf8)]
  } _: { bytes, _ in
    _ = try SymbolTemplate(svg: bytes)
  }

  private static let png = MutatedFormat("a.png") {
    try [(13, 9), (40, 40)].map { try PNGEncoder().encode(samplePicture($0, $1), texts: ["Title": "A picture"]) }
  } _: { bytes, _ in
    // Its checksums made right again, so that damage gets past them.
    let file = bytes.withRightChecksums()
    _ = try PNGDecoder(maximumPixelCount: 1 << 20).decode(file)
    _ = try PNGDecoder().texts(in: file)
  }

  private static let jpeg = MutatedFormat("a.jpg") {
    [(17, 12), (48, 40)].compactMap { JPEGEncoder(quality: 0.6).encode(samplePicture($0, $1)) }
  } _: { bytes, _ in
    _ = try JPEGDecoder().decode(bytes)
  }

  private static func samplePicture(_ width: Int, _ height: Int) -> Bitmap {
    var bitmap = Bitmap(width: width, height: height)
    for y in 0..<height {
      for x in 0..<width {
        bitmap[x, y] = PremultipliedColor(RGBAColor(red: UInt8(x * 5), green: UInt8(y * 5), blue: UInt8(x ^ y)))
      }
    }
    return bitmap
  }

  private static let font = MutatedFormat("a.ttf") {
    // The smallest of its files.
    let files = try BundledFonts.scripts.map { font in
      let file = try font.contents()
      return withExtendedLifetime(file) { [UInt8](file.bytes) }
    }
    return [files.min { $0.count < $1.count } ?? []]
  } _: { bytes, _ in
    let face = try FontFace(bytes: bytes)
    for glyph in UInt32(0)..<20 { _ = face.outline(of: glyph) }
    let library = FontLibrary(faces: [face], systemFamily: face.family)
    _ = Paragraph([TextRun("a \u{5D0}\u{E01}\u{E35}", font: FontDescriptor(size: 17))], library: library).layout(
      width: 50)
  }
}

extension MutatedFormat {
  private static let jsonWords = ["{", "}", "[", "]", "null", "true", "\"\"", "\\u0000", "\\ud800", ",", ":"]

  private static let imageSet = MutatedFormat(
    "images.json", words: jsonWords + ["../a.png", "/etc/passwd", "filename", "resizing", "9-part", "3x", "dark"]
  ) {
    [
      Array(
        """
        {"images": [{"filename": "a.png", "idiom": "universal", "scale": "1x"},
        {"filename": "a.png", "idiom": "iphone", "scale": "3x", "language-direction": "left-to-right",
        "appearances": [{"appearance": "luminosity", "value": "dark"}], "locale": "de",
        "resizing": {"mode": "9-part", "center": {"mode": "tile", "width": 2, "height": 2},
        "cap-insets": {"top": 3, "left": 3, "bottom": 3, "right": 3}}}],
        "properties": {"template-rendering-intent": "template", "preserves-vector-representation": true}}
        """.utf8)
    ]
  } _: { bytes, kept in
    try withAsset("a.imageset", bytes, beside: kept) { catalog in
      for isDark in [false, true] {
        let traits = AssetTraits(isDark: isDark, displayScale: 3, locale: "de_DE", isMirrored: isDark)
        guard let picture = try catalog.picture(named: "a", for: traits) else { throw NothingFound() }
        _ = picture.slices?.sides
      }
    }
  }

  private static let colorSet = MutatedFormat(
    "colors.json", words: jsonWords + ["0xFF", "display-p3", "white", "alpha"]
  ) {
    [
      Array(
        """
        {"colors": [{"idiom": "universal", "color": {"color-space": "srgb",
        "components": {"alpha": "1.000", "red": "0xA6", "green": "0.753", "blue": "245"}}},
        {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
        "color": {"color-space": "display-p3", "components": {"alpha": "0.5", "white": "0.1"}}}]}
        """.utf8)
    ]
  } _: { bytes, kept in
    try withAsset("a.colorset", bytes, beside: kept) { catalog in
      for isDark in [false, true] {
        guard try catalog.color(named: "a", for: AssetTraits(isDark: isDark)) != nil else { throw NothingFound() }
      }
    }
  }

  private struct NothingFound: Error {}

  private static func withAsset(
    _ name: String, _ contents: [UInt8], beside kept: URL, _ body: (AssetCatalog) throws -> Void
  ) throws {
    let bundle = kept.deletingLastPathComponent().appending(path: "\(kept.lastPathComponent).bundle")
    let folder = bundle.appending(path: "Assets.xcassets/\(name)")
    if !FileManager.default.fileExists(atPath: folder.path) {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try Data(PNGEncoder().encode(samplePicture(12, 12))).write(to: folder.appending(path: "a.png"))
    }
    try Data(contents).write(to: folder.appending(path: "Contents.json"))
    try body(AssetCatalog(resources: bundle))
  }
}

extension MutatedFormat {
  private static let stringCatalog = MutatedFormat(
    "Localizable.xcstrings", words: jsonWords + ["%#@n@", "%arg", "%1$@", "%9$lld", "other", "variations", "plural"]
  ) {
    [
      Array(
        """
        {"sourceLanguage": "en", "version": "1.0", "strings": {
        "k": {"localizations": {"de": {"stringUnit": {"state": "translated", "value": "%#@n@ und %#@m@ von %1$@"},
        "substitutions": {"n": {"argNum": 1, "formatSpecifier": "lld", "variations": {"plural": {
        "one": {"stringUnit": {"state": "translated", "value": "%arg Datei"}},
        "other": {"stringUnit": {"state": "translated", "value": "%arg Dateien in %#@m@"}}}}},
        "m": {"argNum": 2, "formatSpecifier": "5.1f", "variations": {"device": {
        "iphone": {"stringUnit": {"state": "new", "value": "%arg"}},
        "other": {"variations": {"plural": {"other": {"stringUnit": {"state": "new", "value": "%arg!"}}}}}}}}}}}}}}
        """.utf8)
    ]
  } _: { bytes, kept in
    try readTexts(bytes, "Localizable.xcstrings", beside: kept)
  }

  private static let strings = MutatedFormat(
    "Localizable.strings", words: ["/*", "*/", "//", "\\U", "\\ud83d", "\"", "'", ";", "=", "{", "}", "bplist00"]
  ) {
    let text = "/* A */ \"k\" = \"Text \\U00e9 %1$@ %d\"; // b\nother = 'x\\ny'; {a;}"
    return [Array(text.utf8), [0xFF, 0xFE] + text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }]
  } _: { bytes, kept in
    try readTexts(bytes, "de.lproj/Localizable.strings", beside: kept)
  }

  private static let stringsDictionary = MutatedFormat(
    "Localizable.stringsdict",
    words: ["<dict>", "</dict>", "<array>", "</array>", "%#@n@", "<!ENTITY a \"b\">", "&a;", "&#0;"]
  ) {
    [
      Array(
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
        <plist version="1.0"><dict><key>k</key><dict>
        <key>NSStringLocalizedFormatKey</key><string>%#@n@ &amp; %2$@</string>
        <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
        <key>NSStringFormatValueTypeKey</key><string>lld</string><key>one</key><string>%d Datei</string>
        <key>other</key><string>%d Dateien</string></dict></dict>
        <key>w</key><dict><key>NSStringVariableWidthRuleType</key><dict><key>20</key><string>kurz</string></dict></dict>
        </dict></plist>
        """.utf8)
    ]
  } _: { bytes, kept in
    try readTexts(bytes, "de.lproj/Localizable.stringsdict", beside: kept)
  }

  private static let binaryStrings = MutatedFormat("binary.strings") {
    let list: [String: Any] = ["k": "Text", "other": "é", "list": [1, ["k": true], "a"] as [Any]]
    return [[UInt8](try PropertyListSerialization.data(fromPropertyList: list, format: .binary, options: 0))]
  } _: { bytes, kept in
    try readTexts(bytes, "de.lproj/Localizable.strings", beside: kept)
  }

  private static func readTexts(_ bytes: [UInt8], _ path: String, beside kept: URL) throws {
    let folder = kept.deletingLastPathComponent().appending(path: "\(kept.lastPathComponent).bundle")
    let file = folder.appending(path: path)
    if !FileManager.default.fileExists(atPath: file.path) {
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    }
    try Data(bytes).write(to: file)
    let catalog = StringCatalog(resources: folder)
    guard let text = try catalog.text(for: "k", table: nil, in: LanguageChoice(locale: "de_DE")) else {
      throw NothingFound()
    }
    _ = text.text(on: .iphone)
    _ = try text.pieces(for: [PluralOperands(3), PluralOperands(1.5)], on: .iphone)
  }
}
