import Synchronization

/// The faces of a library and what was found out about them so far.
final class FontLibraryStorage: Sendable {
  let faces: [FontFace]
  let systemFamily: String
  let shapedTexts = ShapedTextCache()
  let harfBuzz = HarfBuzzShaper()
  private let colorFaces: [FontFace]
  private let chains = Mutex<[ChainKey: FontChain]>([:])

  init(faces: [FontFace], systemFamily: String) {
    self.faces = faces
    self.systemFamily = systemFamily
    colorFaces = faces.filter(\.hasColorImages)
  }

  /// The faces that a text in a font may use, in order.
  func chain(for font: FontDescriptor) -> FontChain {
    let key = ChainKey(family: font.family, weight: font.weight, isItalic: font.isItalic)
    return chains.withLock { known in
      if let chain = known[key] { return chain }
      let chain = makeChain(key)
      known[key] = chain
      return chain
    }
  }

  /// The text for a key, from memory or shaped now.
  func core(for key: ShapingKey) -> ParagraphCore {
    shapedTexts.core(for: key) { ParagraphCore(ShapedText(key.runs, fallback: key.fallback, library: self)) }
  }

  func metrics(for font: FontDescriptor) -> FontMetrics {
    chain(for: font).metrics(size: font.size, leading: font.leading)
  }

  private struct ChainKey: Hashable {
    var family: String?
    var weight: FontWeight
    var isItalic: Bool
  }

  private func makeChain(_ key: ChainKey) -> FontChain {
    let isMissing = key.family.map { name in !faces.contains { $0.family == name } } ?? false
    let isSystem = key.family == nil || isMissing
    var families = [isSystem ? systemFamily : key.family ?? systemFamily, systemFamily]
    families += faces.lazy.filter { !$0.hasColorImages }.map(\.family)
    families += colorFaces.map(\.family)
    var seen = Set<String>()
    let textFaces = families.filter { seen.insert($0).inserted }.compactMap { family in
      FontMatching.nearest(in: faces.filter { $0.family == family }, weight: key.weight, isItalic: key.isItalic)
    }
    return FontChain(
      textFaces: textFaces, emojiFaces: colorFaces + textFaces.filter { !$0.hasColorImages }, isSystem: isSystem,
      missingFamily: isMissing ? key.family : nil)
  }
}
