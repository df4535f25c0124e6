/// Texts that are shown one after the other, as `+` joins them.
///
/// Thousands of `+` are as many of these in each other. So they are compared and let go of in loops: each in the other, they
/// would take more than the stack has.
final class JoinedTexts: Equatable, Sendable {
  // Written when nobody else has the object.
  private nonisolated(unsafe) var own: [Text]

  init(_ texts: [Text]) {
    own = texts
  }

  /// The texts, of which some may be joined ones.
  var texts: [Text] { own }

  /// The texts, with those of joined ones without modifiers of their own in their places.
  var flattened: [Text] {
    var (flat, pending) = ([Text](), Array(own.reversed()))
    while let text = pending.popLast() {
      if case .joined(let inner) = text.storage, text.modifiers.isEmpty {
        pending += inner.own.reversed()
      } else {
        flat.append(text)
      }
    }
    return flat
  }

  static func == (left: JoinedTexts, right: JoinedTexts) -> Bool {
    var pending = [(left, right)]
    while let (left, right) = pending.popLast() {
      if left === right { continue }
      guard left.own.count == right.own.count else { return false }
      for (text, other) in zip(left.own, right.own) {
        guard text.modifiers == other.modifiers else { return false }
        if case .joined(let inner) = text.storage, case .joined(let otherInner) = other.storage {
          pending.append((inner, otherInner))
        } else if text.storage != other.storage {
          return false
        }
      }
    }
    return true
  }

  deinit {
    var pending = takeInner()
    while var joined = pending.popLast() {
      if isKnownUniquelyReferenced(&joined) { pending += joined.takeInner() }
    }
  }

  /// Gives away the joined texts inside.
  private func takeInner() -> [JoinedTexts] {
    defer { own = [] }
    return own.compactMap { text in
      if case .joined(let inner) = text.storage { inner } else { nil }
    }
  }
}
