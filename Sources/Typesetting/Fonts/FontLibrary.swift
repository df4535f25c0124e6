import Typefaces

/// The faces that a text may be set in: families, the system family, and the order of fall-back.
///
/// A library is a value: adding a font makes another one. Texts that were shaped before are remembered by the library,
/// so keep one instead of making equal ones again and again.
public struct FontLibrary: Sendable {
  let storage: FontLibraryStorage

  init(_ storage: FontLibraryStorage) {
    self.storage = storage
  }

  /// A library of some faces.
  /// - Parameters:
  ///   - faces: the faces in the order of fall-back.
  ///   - systemFamily: the family of texts that ask for none, set with the metrics and the tracking of iOS.
  public init(faces: [FontFace], systemFamily: String) {
    self.init(FontLibraryStorage(faces: faces, systemFamily: systemFamily))
  }

  /// The faces in the order of fall-back.
  public var faces: [FontFace] { storage.faces }

  /// The names of the families, each once.
  public var families: [String] {
    var seen = Set<String>()
    return faces.map(\.family).filter { seen.insert($0).inserted }
  }

  /// The library with another face, the last in the order of fall-back.
  public func adding(_ face: FontFace) -> FontLibrary {
    FontLibrary(faces: faces + [face], systemFamily: storage.systemFamily)
  }

  /// The library with a face read from a font file, the last in the order of fall-back.
  public func adding(fontFile: String, index: Int = 0) throws(FontError) -> FontLibrary {
    adding(try FontFace(file: fontFile, index: index))
  }

  /// The library with a face read from the bytes of a font file, the last in the order of fall-back.
  /// - Parameters:
  ///   - fontBytes: the bytes of a font file.
  ///   - index: which of the faces of a collection, from 0.
  ///   - name: what errors call the font.
  public func adding(fontBytes: [UInt8], index: Int = 0, name: String = "font") throws(FontError) -> FontLibrary {
    adding(try FontFace(bytes: fontBytes, index: index, name: name))
  }

  /// The nearest face of the family that is asked for, or nil for a family that the library lacks.
  ///
  /// Weights are matched as in CSS: see `FontMatching`. Nothing is slanted or emboldened artificially.
  package func face(for font: FontDescriptor) -> FontFace? {
    let family = font.family ?? storage.systemFamily
    if let found = storage.face(named: family, weight: font.weight, isItalic: font.isItalic) { return found }
    return FontMatching.nearest(
      in: faces.filter { $0.family == family }, weight: font.weight, isItalic: font.isItalic)
  }

  /// The face that a name means by itself, where the name is not that of a family whose weights are asked for: PostScript's
  /// name of a face, its full name, or the family of fonts that an app brings along.
  package func face(named name: String) -> FontFace? { storage.face(named: name) }

  /// The vertical figures of a font in points; for a family that the library lacks those of the system family.
  ///
  /// The system family has the figures of iOS, other families their own. The leading of the descriptor is added.
  package func metrics(for font: FontDescriptor) -> FontMetrics {
    storage.metrics(for: font)
  }

  /// Where a font has the lines along a text; nil in a library without faces.
  package func lines(for font: FontDescriptor) -> TextLineFigures? {
    storage.chain(for: font).textFaces.first.map { TextLineFigures($0, size: font.size) }
  }

  /// Whether there is a family for a design.
  package func hasFamily(for design: FontDesign) -> Bool {
    design.family.map(storage.designFamilies.contains) ?? true
  }

  /// Whether the family for a design has slanted faces.
  package func hasItalics(for design: FontDesign) -> Bool {
    let family = design.family ?? storage.systemFamily
    return faces.contains { $0.family == family && $0.isItalic }
  }
}

extension FontLibrary {
  /// The fonts that come with Stills: Inter as the system family, Noto Sans for Arabic, Hebrew, Thai, Devanagari and
  /// symbols, Noto Color Emoji, and for the designs of the system family Noto Serif, Stills Rounded and Noto Sans Mono.
  ///
  /// Each file is read when a text first needs it.
  public static let bundled = FontLibrary(
    faces: BundledFonts.all.map { FontFace($0) }, systemFamily: BundledFonts.systemFamily)
}
