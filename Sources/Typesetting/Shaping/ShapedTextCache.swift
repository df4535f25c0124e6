import Synchronization

/// The texts that a library has shaped, so that views that ask for sizes again and again shape once.
///
/// When it is full it forgets everything: simple, and a screen has far fewer texts than it holds.
final class ShapedTextCache: Sendable {
  /// The limits of what is remembered: some 20 MB of shaped text.
  private static let textLimit = 512
  private static let scalarLimit = 1 << 17

  private struct Contents {
    var texts: [ShapingKey: ParagraphCore] = [:]
    var scalarCount = 0
  }

  private let contents = Mutex(Contents())

  /// The text for a key, from memory or made now.
  func core(for key: ShapingKey, make: () -> ParagraphCore) -> ParagraphCore {
    if let known = contents.withLock({ $0.texts[key] }) { return known }
    let core = make()
    let scalarCount = core.text.shaper.characters.scalars.count
    contents.withLock { contents in
      if contents.texts.count >= Self.textLimit || contents.scalarCount + scalarCount > Self.scalarLimit {
        contents = Contents()
      }
      if contents.texts.updateValue(core, forKey: key) == nil { contents.scalarCount += scalarCount }
    }
    return core
  }
}
