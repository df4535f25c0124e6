/// Divides a text into items: finds a face for every character.
struct Itemizer {
  private let library: FontLibraryStorage
  private let shaper: ItemShaper
  private let levels: BidiLevels
  private(set) var items: [TextItem] = []
  private(set) var missingCharacters: [Character] = []
  private var knownMissing = Set<Character>()
  private var script = RunningScript()

  init(library: FontLibraryStorage, shaper: ItemShaper, levels: BidiLevels) {
    self.library = library
    self.shaper = shaper
    self.levels = levels
  }

  /// Adds characters of one font.
  mutating func append(_ scalars: Range<Int>, font: FontDescriptor, tracking: Double) {
    let chain = library.chain(for: font)
    // A library without faces draws nothing at all, and says so.
    guard let firstFace = chain.textFaces.first else { return report(scalars) }
    let systemTracking = chain.isSystem ? SystemTracking.tracking(size: font.size, weight: font.weight) : 0
    var start = scalars.lowerBound
    while start < scalars.upperBound {
      var end = start + 1
      while end < scalars.upperBound, !shaper.startsCharacter[end] { end += 1 }
      var item = TextItem(
        kind: .text, scalars: start..<end, face: firstFace, script: .common, level: levels[start], size: font.size,
        tracking: tracking)
      choose(&item, chain)
      if item.face === firstFace, item.kind != .missing { item.tracking += systemTracking }
      add(item)
      start = end
    }
  }

  /// Finds kind, face and script of an item that is one character.
  private mutating func choose(_ item: inout TextItem, _ chain: FontChain) {
    let first = shaper.scalars[item.scalars.lowerBound]
    if let control = ControlCharacter.kind(of: first) {
      item.kind = control
      return
    }
    let isEmoji = EmojiPresentation.isEmoji(shaper.scalars[item.scalars])
    let faces = isEmoji ? chain.emojiFaces : chain.textFaces
    guard let face = faces.first(where: { hasGlyphs($0, item, isEmoji) }) else { return chooseBox(&item) }
    item.face = face
    item.kind = face.hasColorImages && (isEmoji || face.hasImage(of: first)) ? .emoji : .text
    item.script = item.kind == .text ? script.script(of: first, level: item.level) : .common
  }

  private mutating func chooseBox(_ item: inout TextItem) {
    report(item.scalars)
    item.kind = .missing
  }

  /// Whether a face draws all of a character, as it is or composed.
  private func hasGlyphs(_ face: FontFace, _ item: TextItem, _ isEmoji: Bool) -> Bool {
    // Parts of emoji need no pictures of their own: the digit of a keycap has none.
    let isPart = isEmoji && face.hasColorImages
    let isComplete = shaper.scalars[item.scalars].allSatisfy { scalar in
      (isPart ? face.harfBuzz.glyph(for: scalar) != nil : face.draws(scalar))
        || scalar.properties.isDefaultIgnorableCodePoint
    }
    if isComplete { return true }
    // A mark that the face lacks may be part of a composed glyph that it has.
    guard item.scalars.count > 1, !face.hasColorImages, face.isFor(shaper.scalars[item.scalars.lowerBound]) else {
      return false
    }
    let shaped = HarfBuzzShaper.shape(shaper.scalars, item.scalars, face: face.harfBuzz, script: .latin)
    return !shaped.contains { $0.glyph == 0 }
  }

  private mutating func report(_ scalars: Range<Int>) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: shaper.scalars[scalars])
    for character in String(view) where knownMissing.insert(character).inserted {
      missingCharacters.append(character)
    }
  }

  /// Reports emoji that the face draws in parts, such as a family that it has no picture of, and flags it does not know.
  mutating func reportIncompleteEmoji(in items: [ShapedItem]) {
    for item in items where item.item.kind == .emoji {
      for cell in item.cells {
        let isBox = item.glyphs[cell.glyphs].contains { $0.glyph == 0 }
        let isUnknownFlag = item.glyphs[cell.glyphs].contains { $0.glyph == item.item.face.unknownFlag }
        if cell.glyphs.count > 1 || isUnknownFlag || isBox { report(cell.scalars) }
      }
    }
  }

  private mutating func add(_ item: TextItem) {
    guard let last = items.last, last.continues(with: item) else { return items.append(item) }
    items[items.count - 1].scalars = last.scalars.lowerBound..<item.scalars.upperBound
    items[items.count - 1].script = item.script
  }
}
