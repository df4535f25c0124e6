import UnicodeAlgorithms

/// Divides a text into items: finds a face for every character.
struct Itemizer {
  private let characters: TextCharacters
  private let levels: BidiLevels
  private let harfBuzz: HarfBuzzShaper
  private(set) var items: [TextItem] = []
  private(set) var problems: [CharacterProblem] = []
  private var knownProblems = Set<CharacterProblem>()
  private var script = RunningScript()

  init(_ characters: TextCharacters, levels: BidiLevels, harfBuzz: HarfBuzzShaper) {
    self.characters = characters
    self.levels = levels
    self.harfBuzz = harfBuzz
  }

  /// Adds the character that stands for something that is no text.
  mutating func appendAttachment(_ scalars: Range<Int>, width: Double, chain: FontChain, font: FontDescriptor) {
    guard let face = chain.textFaces.first else { return report(scalars, .missing) }
    add(
      TextItem(
        kind: .attachment(width: width), scalars: scalars, face: face, script: .common,
        level: levels[scalars.lowerBound],
        size: font.size, tracking: 0))
  }

  /// Adds characters of one font.
  mutating func append(_ scalars: Range<Int>, chain: FontChain, font: FontDescriptor, tracking: Double) {
    // A library without faces draws nothing at all, and says so.
    guard let firstFace = chain.textFaces.first else { return report(scalars, .missing) }
    let isSystem = chain.isSystem && font.design.hasSystemWidths
    let isTracked = isSystem || chain.isSystem && font.design == .monospaced
    let systemTracking = isTracked ? SystemTracking.tracking(font, face: firstFace) : 0
    let features = isSystem ? font.features.union(.systemContext) : font.features
    var start = scalars.lowerBound
    while start < scalars.upperBound {
      var item = TextItem(
        kind: .text, scalars: start..<start + 1, face: firstFace, script: .common, level: levels[start],
        size: font.size, tracking: tracking + systemTracking, features: features)
      if !choosePlain(&item, upTo: end(ofCase: start, in: scalars, font.features), percentFace: chain.percentFace) {
        while item.scalars.upperBound < scalars.upperBound, !characters.starts[item.scalars.upperBound] {
          item.scalars = start..<item.scalars.upperBound + 1
        }
        choose(&item, chain)
        if item.face !== firstFace || item.kind == .missing {
          (item.tracking, item.features) = (tracking, font.features)
        }
      }
      if !font.features.isDisjoint(with: .smallCaps) { SmallCapitals.replace(in: &item, of: characters.scalars) }
      start = item.scalars.upperBound
      add(item)
    }
  }

  /// Where the letters of one case end that begin at a place, in a font that draws the cases in different ways.
  private func end(ofCase start: Int, in scalars: Range<Int>, _ features: FontFeatures) -> Int {
    if features.isDisjoint(with: .smallCaps) { return scalars.upperBound }
    let first = SmallCapitals.feature(for: characters.scalars[start])
    return scalars.dropFirst(start - scalars.lowerBound).first {
      SmallCapitals.feature(for: characters.scalars[$0]) != first
    } ?? scalars.upperBound
  }

  /// Finds the script of as many characters from the item's start as are ASCII and in its face, and have one script.
  ///
  /// Nearly all characters of nearly all texts: they are no emoji, have no marks and are in no other face. False where the
  /// first character is another one.
  /// - Parameter percentFace: the face for per cent signs, which are items of their own; nil where they are no others.
  private mutating func choosePlain(_ item: inout TextItem, upTo limit: Int, percentFace: FontFace?) -> Bool {
    let characters = characters
    // The face is asked last: its file is not to be read for a line end or an emoji.
    guard levels.isLeftToRight, characters.isPlain(item.scalars.lowerBound, before: limit) else { return false }
    let drawn = item.face.plainCharacters
    var (end, limit) = (item.scalars.lowerBound, limit)
    if let percentFace, characters.scalars[end] == "%" { (item.face, limit) = (percentFace, end + 1) }
    while end < limit, characters.isPlain(end, before: limit), drawn.contains(characters.scalars[end]) {
      var next = script
      let found = next.script(of: characters.scalars[end], level: item.level)
      if end > item.scalars.lowerBound, found != item.script { break }
      if end > item.scalars.lowerBound, percentFace != nil, characters.scalars[end] == "%" { break }
      script = next
      item.script = found
      end += 1
    }
    guard end > item.scalars.lowerBound else { return false }
    item.scalars = item.scalars.lowerBound..<end
    return true
  }

  /// Finds kind, face and script of an item that is one character.
  private mutating func choose(_ item: inout TextItem, _ chain: FontChain) {
    let first = characters.scalars[item.scalars.lowerBound]
    if let control = ControlCharacter.kind(of: first) {
      item.kind = control
      return
    }
    let isEmoji = EmojiPresentation.isEmoji(characters.scalars[item.scalars])
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
    let isComplete = characters.scalars[item.scalars].allSatisfy { scalar in
      (isPart ? face.harfBuzz.glyph(for: scalar) != nil : face.draws(scalar))
        || CharacterProperties(scalar).isDefaultIgnorable
    }
    if isComplete { return true }
    // A mark that the face lacks may be part of a composed glyph that it has.
    guard item.scalars.count > 1, !face.hasColorImages, face.isFor(characters.scalars[item.scalars.lowerBound]) else {
      return false
    }
    return harfBuzz.shape(characters.scalars, item.scalars, face: face.harfBuzz, script: .latin) { glyphs in
      !glyphs.contains { $0.glyph == 0 }
    }
  }

  private mutating func add(_ item: TextItem) {
    guard let last = items.indices.last, items[last].continues(with: item) else { return items.append(item) }
    items[last].scalars = items[last].scalars.lowerBound..<item.scalars.upperBound
    items[last].script = item.script
  }
}

extension Itemizer {
  /// Reports emoji that the face draws in parts, flags that it does not know, and pictures that are damaged.
  /// - Parameter cells: all cells of the text and one for its end.
  mutating func reportIncompleteEmoji(in items: [ShapedItem], cells: [TextCell]) {
    for item in items where item.item.kind == .emoji {
      for cell in item.cells {
        let scalars = cells[cell].firstScalar..<cells[cell + 1].firstScalar
        if let problem = emojiProblem(scalars, item.item.face) { report(scalars, problem) }
      }
    }
  }

  /// What is wrong with an emoji as a face draws it, or nil for one picture that is the whole emoji.
  private func emojiProblem(_ scalars: Range<Int>, _ face: FontFace) -> CharacterProblem.Kind? {
    let first = face.harfBuzz.glyph(for: characters.scalars[scalars.lowerBound])
    let parts = characters.scalars[scalars].count { !EmojiPresentation.isSelector($0) }
    let glyphs =
      parts == 1
      ? [first].compactMap(\.self)
      : harfBuzz.shape(characters.scalars, scalars, face: face.harfBuzz, script: .common) { $0.map(\.glyph) }
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
      if EmojiProperties(of: characters.scalars[item.scalars.lowerBound]).contains(.emoji) {
        report(item.scalars, .drawnAsPicture)
      }
    default: break
    }
  }

  private mutating func report(_ scalars: Range<Int>, _ kind: CharacterProblem.Kind) {
    var view = String.UnicodeScalarView()
    view.append(contentsOf: characters.scalars[scalars])
    // What the standard library calls a character: `Character` can be nothing else.
    for character in String(view) {
      let problem = CharacterProblem(character, kind)
      if knownProblems.insert(problem).inserted { problems.append(problem) }
    }
  }
}
