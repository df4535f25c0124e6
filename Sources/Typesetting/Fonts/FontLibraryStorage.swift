import Typefaces
import Synchronization

/// The faces of a library and what was found out about them so far.
final class FontLibraryStorage: Sendable {
  let faces: [FontFace]
  let systemFamily: String
  let shapedTexts = ShapedTextCache()
  let harfBuzz = HarfBuzzShaper()
  /// The families for designs that are among the faces, which no other text falls back to.
  let designFamilies: Set<String>
  private let colorFaces: [FontFace]
  private let chains = Mutex<[ChainKey: FontChain]>([:])
  private let widened = Mutex<[WidenedKey: FontFace]>([:])
  private let latestInsertion = Mutex<Insertion?>(nil)

  init(faces: [FontFace], systemFamily: String) {
    self.faces = faces
    self.systemFamily = systemFamily
    colorFaces = faces.filter(\.hasColorImages)
    let designs = Set(BundledFonts.designs.map(\.family))
    designFamilies = designs.intersection(faces.map(\.family))
  }

  /// The faces that a text in a font may use, in order.
  func chain(for font: FontDescriptor) -> FontChain {
    let key = ChainKey(
      family: font.family, weight: font.weight, isItalic: font.isItalic, design: font.design,
      width: font.design == .default ? font.width : font.design.width(atSize: font.size))
    return chains.withLock { known in
      if let chain = known[key] { return chain }
      let chain = makeChain(key)
      // What is missing may be registered later.
      if chain.missingFamily == nil { known[key] = chain }
      return chain
    }
  }

  /// The text for a key, from memory or shaped now.
  func core(for key: ShapingKey) -> ParagraphCore {
    let core = shapedTexts.core(for: key) { shaped(key) }
    // What was missing may have been registered since.
    return core.text.missingFamilies.contains { face(named: $0) != nil } ? shaped(key) : core
  }

  private func shaped(_ key: ShapingKey) -> ParagraphCore {
    ParagraphCore(ShapedText(key.runs, fallback: key.fallback, library: self))
  }

  /// The characters of an insertion, shaped like a run.
  ///
  /// The latest one is remembered apart from the texts: each text of a screen, mostly in the same font, is asked how small
  /// it can be, and that is as small as its ellipsis.
  func inserted(_ kind: LineInsertion.Kind, like run: ShapedText.Run) -> ShapedText {
    let known = latestInsertion.withLock { latest -> ShapedText? in
      guard let latest, latest.kind == kind, latest.font == run.font else { return nil }
      return latest.tracking == run.tracking ? latest.text : nil
    }
    if let known { return known }
    let text = core(for: ShapingKey([TextRun(kind.characters, font: run.font, tracking: run.tracking)])).text
    latestInsertion.withLock { $0 = Insertion(kind: kind, font: run.font, tracking: run.tracking, text: text) }
    return text
  }

  private struct Insertion {
    var kind: LineInsertion.Kind
    var font: FontDescriptor
    var tracking: Double
    var text: ShapedText
  }

  func metrics(for font: FontDescriptor) -> FontMetrics {
    chain(for: font).metrics(size: font.size, leading: font.leading)
  }

  private struct ChainKey: Hashable {
    var family: String?
    var weight: FontWeight
    var isItalic: Bool
    var design: FontDesign
    var width: FontWidth
  }

  private struct WidenedKey: Hashable {
    var face: FontFace
    var width: FontWidth
  }

  /// The face of a family in another width; nil for the usual one and for pictures.
  private func widened(_ key: ChainKey, in name: String) -> FontFace? {
    guard key.width != .standard else { return nil }
    let family = faces.filter { $0.family == name && !$0.hasColorImages }
    guard let face = key.width.nearest(in: family, weight: key.weight, isItalic: key.isItalic) else { return nil }
    return widened.withLock { known in
      let key = WidenedKey(face: face, width: key.width)
      if let face = known[key] { return face }
      let widened = FontFace(face, width: key.width)
      known[key] = widened
      return widened
    }
  }

  /// The face that a name means by itself: one of the fonts that an app brings along, or one of the library's by PostScript's
  /// name or its full name; nil for a family of the library.
  func face(named name: String) -> FontFace? {
    let isAdded = faces.contains { $0.names != nil && $0.family == name }
    if isAdded { return nil }
    if let face = RegisteredFonts.face(named: name) { return face }
    if faces.contains(where: { $0.family == name }) { return nil }
    return faces.first { $0.names?.means(name) == true }
  }

  /// The face that a name means, in another weight or slant where its family has that.
  func face(named name: String, weight: FontWeight, isItalic: Bool) -> FontFace? {
    guard let face = face(named: name) else { return nil }
    if face.weight == weight, face.isItalic == isItalic { return face }
    let relatives = (RegisteredFonts.faces + faces).filter { face.isRelated(to: $0) }
    return FontMatching.nearest(in: relatives, weight: weight, isItalic: isItalic)
  }

  private func makeChain(_ key: ChainKey) -> FontChain {
    let named = key.family.flatMap { face(named: $0, weight: key.weight, isItalic: key.isItalic) }
    let isMissing = named == nil && (key.family.map { name in !faces.contains { $0.family == name } } ?? false)
    let isSystem = key.family == nil || isMissing
    var families = [isSystem ? systemFamily : key.family ?? systemFamily, systemFamily]
    if isSystem, let family = key.design.family, designFamilies.contains(family) { families.insert(family, at: 0) }
    families += faces.lazy.filter { !$0.hasColorImages && !self.designFamilies.contains($0.family) }.map(\.family)
    families += colorFaces.map(\.family)
    let weight = isSystem ? key.weight.drawn : key.weight
    var seen = Set<String>()
    var textFaces = families.filter { seen.insert($0).inserted }.compactMap { family in
      FontMatching.nearest(in: faces.filter { $0.family == family }, weight: weight, isItalic: key.isItalic)
    }
    if let named { textFaces.insert(named, at: 0) }
    // What other families draw for it, such as Arabic letters and emoji, stays as wide as it is.
    if isSystem, let name = textFaces.first?.family, name == key.design.family ?? systemFamily,
      let face = widened(key, in: name)
    {
      textFaces[0] = face
    }
    return FontChain(
      textFaces: textFaces, emojiFaces: colorFaces + textFaces.filter { !$0.hasColorImages }, isSystem: isSystem,
      missingFamily: isMissing ? key.family : nil,
      percentFace: isSystem && key.design.hasSystemWidths ? textFaces.first.flatMap(FontChain.percentFace) : nil)
  }
}

/// The faces that a text in one font may use, in the order in which they are tried.
final class FontChain: Sendable {
  /// The order for ordinary characters: the face that was asked for is the first.
  let textFaces: [FontFace]
  /// The order for characters that are to be shown as emoji.
  let emojiFaces: [FontFace]
  /// Whether the first face is set with the metrics and the tracking of iOS's system font.
  let isSystem: Bool
  /// The family that was asked for and that the library lacks.
  let missingFamily: String?
  /// The face for per cent signs, where they are others than the first face has.
  let percentFace: FontFace?

  /// The face for per cent signs of the system font: Apple's is wider.
  ///
  /// Measured in semibold of 12 and 17 pt: a fifth; it is the same in other weights, as far as is known.
  fileprivate static func percentFace(_ face: FontFace) -> FontFace? {
    guard !face.hasColorImages, face.width == .standard else { return nil }
    return FontFace(face, width: FontWidth(rawValue: 1200))
  }

  init(
    textFaces: [FontFace], emojiFaces: [FontFace], isSystem: Bool, missingFamily: String?, percentFace: FontFace? = nil
  ) {
    self.percentFace = percentFace
    self.textFaces = textFaces
    self.emojiFaces = emojiFaces
    self.isSystem = isSystem
    self.missingFamily = missingFamily
  }

  /// The vertical figures of a text, with leading of its own besides the font's.
  func metrics(size: Double, leading: Double) -> FontMetrics {
    var metrics = FontMetrics.system(size: size)
    if !isSystem, let face = textFaces.first { metrics = FontMetrics(face, size: size) }
    metrics.leading += leading
    return metrics
  }
}

/// The choice of the nearest face of a family, by the rules of CSS Fonts Level 4, section 5.2.
enum FontMatching {
  /// The nearest face: slant first, then weight; of equal faces the first.
  static func nearest(in faces: [FontFace], weight: FontWeight, isItalic: Bool) -> FontFace? {
    let slanted = faces.filter { $0.isItalic == isItalic }
    let candidates = slanted.isEmpty ? faces : slanted
    return candidates.min { distance($0.weight, from: weight) < distance($1.weight, from: weight) }
  }

  /// A number that is smaller for weights that are to be preferred.
  ///
  /// Light weights look first for lighter faces, heavy ones for heavier faces; weights from 400 to 500 look up to 500
  /// first, then down, then further up.
  private static func distance(_ weight: FontWeight, from wanted: FontWeight) -> Int {
    let (have, want) = (weight.rawValue, min(max(wanted.rawValue, 1), 1000))
    let difference = abs(have - want)
    let secondChoice = 1000
    let thirdChoice = 2000
    if want < 400 { return difference + (have <= want ? 0 : secondChoice) }
    if want > 500 { return difference + (have >= want ? 0 : secondChoice) }
    if have >= want { return difference + (have <= 500 ? 0 : thirdChoice) }
    return difference + secondChoice
  }
}
