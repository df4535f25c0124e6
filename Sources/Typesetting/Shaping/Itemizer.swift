/// Divides a text into items: finds a face for every character.
struct Itemizer {
  private let library: FontLibraryStorage
  private let shaper: ItemShaper
  private let levels: BidiLevels
  private(set) var items: [TextItem] = []
  private(set) var problems: [CharacterProblem] = []
  private var knownProblems = Set<CharacterProblem>()
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
    guard let firstFace = chain.textFaces.first else { return report(scalars, .missing) }
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
    guard let face = face(for: item, in: isEmoji ? chain.emojiFaces : chain.textFaces, isEmoji) else {
      return chooseBox(&item)
    }
    item.face = face
    item.kind = face.hasColorImages && (isEmoji || face.hasImage(of: first)) ? .emoji : .text
    item.script = item.kind == .text ? script.script(of: first, level: item.level) : .common
    reportPresentation(of: item, isEmoji, isAskedFor: face === chain.textFaces.first)
  }

  /// The first face that draws a character; of an emoji sequence, if there is one, the first that has it as one picture.
  private func face(for item: TextItem, in faces: [FontFace], _ isEmoji: Bool) -> FontFace? {
    let candidates = faces.lazy.filter { hasGlyphs($0, item, isEmoji) }
    guard isEmoji, item.scalars.count > 1 else { return candidates.first }
    return candidates.first { emojiProblem(item.scalars, $0) == nil } ?? candidates.first
  }

  private mutating func chooseBox(_ item: inout TextItem) {
    report(item.scalars, .missing)
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

  private mutating func add(_ item: TextItem) {
    guard let last = items.last, last.continues(with: item) else { return items.append(item) }
    items[items.count - 1].scalars = last.scalars.lowerBound..<item.scalars.upperBound
    items[items.count - 1].script = item.script
  }
}

extension Itemizer {
  /// Reports emoji that the face draws in parts, flags that it does not know, and pictures that are damaged.
  mutating func reportIncompleteEmoji(in items: [ShapedItem]) {
    for item in items where item.item.kind == .emoji {
      for cell in item.cells {
        if let problem = emojiProblem(cell.scalars, item.item.face) { report(cell.scalars, problem) }
      }
    }
  }

  /// What is wrong with an emoji as a face draws it, or nil for one picture that is the whole emoji.
  private func emojiProblem(_ scalars: Range<Int>, _ face: FontFace) -> CharacterProblem.Kind? {
    let first = face.harfBuzz.glyph(for: shaper.scalars[scalars.lowerBound])
    let parts = shaper.scalars[scalars].count { !EmojiPresentation.isSelector($0) }
    let glyphs =
      parts == 1
      ? [first].compactMap(\.self)
      : HarfBuzzShaper.shape(shaper.scalars, scalars, face: face.harfBuzz, script: .common).map(\.glyph)
    if glyphs.contains(where: face.hasDamagedPicture) { return .damagedPicture }
    let pictures = glyphs.filter { face.colorImage(of: $0) != nil }
    guard let picture = pictures.first else { return .missing }
    if pictures.contains(where: { $0 == face.unknownFlag }) { return .unknownFlag }
    // Parts without pictures, such as the tags of a flag, vanish: then the picture is that of the first part alone.
    return pictures.count > 1 || parts > 1 && picture == first ? .drawnInParts : nil
  }

  /// Reports text that is drawn as a picture, and emoji that are drawn as text.
  private mutating func reportPresentation(of item: TextItem, _ isEmoji: Bool, isAskedFor: Bool) {
    switch item.kind {
    case .text where isEmoji: report(item.scalars, .drawnAsText)
    // A family of pictures that the text asks for by name is to draw pictures.
    case .emoji where !isEmoji && !isAskedFor:
      if EmojiProperties(of: shaper.scalars[item.scalars.lowerBound]).contains(.emoji) {
        report(item.scalars, .drawnAsPicture)
      }
    default: break
    }
  }

  private mutating func report(_ scalars: Range<Int>, _ kind: CharacterProblem.Kind) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: shaper.scalars[scalars])
    for character in String(view) {
      let problem = CharacterProblem(character, kind)
      if knownProblems.insert(problem).inserted { problems.append(problem) }
    }
  }
}
