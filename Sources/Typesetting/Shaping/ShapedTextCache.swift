import Synchronization

/// The texts that a library has shaped, so that views that ask for sizes again and again shape once.
///
/// When it is full it forgets everything: simple, and a screen has far fewer texts than its capacity.
final class ShapedTextCache: Sendable {
  private let capacity = 512
  private let texts = Mutex<[ShapingKey: ParagraphCore]>([:])

  func core(for key: ShapingKey, make: () -> ParagraphCore) -> ParagraphCore {
    if let known = texts.withLock({ $0[key] }) { return known }
    let core = make()
    texts.withLock { texts in
      if texts.count >= capacity { texts.removeAll() }
      texts[key] = core
    }
    return core
  }
}
