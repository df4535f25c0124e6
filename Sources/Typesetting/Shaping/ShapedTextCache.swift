import Synchronization
import UnicodeAlgorithms

/// The texts that a library has shaped, so that views that ask for sizes again and again shape once.
///
/// Two generations: when the recent one is full it becomes the earlier one, of which what is asked for again is taken over,
/// and the rest is forgotten. So the words that thousands of rows have in common stay, and what each has for itself goes.
final class ShapedTextCache: Sendable {
  /// The limits of a generation: some 10 MB of shaped text.
  static let textLimit = 512
  private static let scalarLimit = 1 << 16

  private struct Generation {
    var texts: [ShapingKey: ParagraphCore] = [:]
    var scalarCount = 0
  }

  private struct Contents {
    var recent = Generation()
    var earlier = Generation()

    mutating func insert(_ core: ParagraphCore, for key: ShapingKey) {
      let scalarCount = core.text.shaper.characters.scalars.count
      if recent.texts.count >= textLimit || recent.scalarCount + scalarCount > scalarLimit {
        swap(&recent, &earlier)
        // As many will come again; to make room for them step by step would move them all several times.
        recent.texts.removeAll(keepingCapacity: true)
        recent.scalarCount = 0
      }
      if recent.texts.updateValue(core, forKey: key) == nil { recent.scalarCount += scalarCount }
    }
  }

  private let contents = Mutex(Contents())

  /// The text for a key, from memory or made now.
  func core(for key: ShapingKey, make: () -> ParagraphCore) -> ParagraphCore {
    let known = contents.withLock { contents -> ParagraphCore? in
      if let recent = contents.recent.texts[key] { return recent }
      guard let earlier = contents.earlier.texts[key] else { return nil }
      contents.insert(earlier, for: key)
      return earlier
    }
    if let known { return known }
    let core = make()
    contents.withLock { $0.insert(core, for: key) }
    return core
  }
}

/// What a shaped text depends on, besides the library: its runs but for their colours.
struct ShapingKey: Hashable, Sendable {
  let runs: [TextRun]
  /// The direction of paragraphs without any letter.
  let fallback: BidiLevel
  /// Different for nearly all keys that are not equal: a dictionary compares a key with several.
  private let fingerprint: Int

  init(_ runs: [TextRun], isRightToLeft: Bool = false) {
    self.runs = runs
    fallback = isRightToLeft ? .rightToLeft : .leftToRight
    var hasher = Hasher()
    for run in runs {
      var text = run.text
      text.withUTF8 { hasher.combine(bytes: UnsafeRawBufferPointer($0)) }
      hasher.combine(run.font)
      hasher.combine(run.tracking)
      if run.baselineOffset != 0 { hasher.combine(run.baselineOffset) }
      if run.isMarked { hasher.combine(run.attachmentWidth) }
    }
    hasher.combine(fallback)
    fingerprint = hasher.finalize()
  }

  // Texts are compared by their bytes. To the standard library a letter with a mark equals the two composed; they may have
  // different glyphs, and the first one to be shaped would decide about the other.
  static func == (left: ShapingKey, right: ShapingKey) -> Bool {
    guard left.fingerprint == right.fingerprint, left.fallback == right.fallback, left.runs.count == right.runs.count
    else { return false }
    for index in 0..<left.runs.count where !left.runs[index].isShaped(like: right.runs[index]) { return false }
    return true
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(fingerprint)
  }
}

extension String {
  /// Whether both have the same bytes in UTF-8; compared in memory where they lie in one piece, as they mostly do.
  fileprivate func hasSameBytes(as other: String) -> Bool {
    let areSame = utf8.withContiguousStorageIfAvailable { bytes in
      other.utf8.withContiguousStorageIfAvailable { bytes.elementsEqual($0) }
    }
    return (areSame ?? nil) ?? utf8.elementsEqual(other.utf8)
  }
}

extension TextRun {
  /// Whether the run has the glyphs of another one.
  fileprivate func isShaped(like other: TextRun) -> Bool {
    font == other.font && tracking == other.tracking && baselineOffset == other.baselineOffset
      && isMarked == other.isMarked && attachmentWidth == other.attachmentWidth && text.hasSameBytes(as: other.text)
  }

  /// The run with 0 for sizes and distances that no text can have.
  var withUsableSizes: TextRun {
    var usable = self
    if !(font.size > 0 && font.size < 1e6) { usable.font.size = 0 }
    if !(abs(font.leading) < 1e6) { usable.font.leading = 0 }
    if !(abs(tracking) < 1e6) { usable.tracking = 0 }
    if !(abs(baselineOffset) < 1e6) { usable.baselineOffset = 0 }
    if let width = attachmentWidth, !(abs(width) < 1e6) { usable.attachmentWidth = 0 }
    return usable
  }
}
