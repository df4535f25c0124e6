import Synchronization

/// What a view or modifier remembers at its place from one evaluation to the next.
final class ViewMemory {
  /// What its properties remember, by the places of the properties in it, in bytes.
  private var objects: [Int: AnyObject] = [:]

  /// What the property at a place remembers, made when it is first asked for.
  func object<Object: AnyObject>(at offset: Int = 0, make: () -> Object) -> Object {
    if let known = objects[offset] as? Object { return known }
    let object = make()
    objects[offset] = object
    return object
  }
}

/// A dynamic property that remembers something at the place of its view.
protocol RememberingProperty: DynamicProperty {
  /// - Parameters:
  ///   - offset: the place of the property in the view, in bytes.
  ///   - changes: where to note that views have to be evaluated again.
  mutating func remember(in memory: ViewMemory, at offset: Int, changes: ChangeNotice)
}

/// Whether something changed that views have read, so that they have to be evaluated again.
///
/// Observable objects may be changed on any thread.
final class ChangeNotice: Sendable {
  private let isNoted = Mutex(false)

  func note() {
    isNoted.withLock { $0 = true }
  }

  /// Whether something was noted since it was asked last.
  func take() -> Bool {
    isNoted.withLock { noted in
      defer { noted = false }
      return noted
    }
  }
}
