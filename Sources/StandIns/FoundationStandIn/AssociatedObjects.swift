// swift-format-ignore-file: AlwaysUseLowerCamelCase
// The names are those of Apple's runtime.

import Foundation

/// How an object is kept that is associated with another.
public enum objc_AssociationPolicy: UInt, Hashable, Sendable {
  /// Not at all: it is gone when nobody else has it.
  case OBJC_ASSOCIATION_ASSIGN = 0
  /// Until the other is gone.
  case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
  /// A copy of it. Nothing is copied here: values of Swift are copies already.
  case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
  /// Until the other is gone.
  case OBJC_ASSOCIATION_RETAIN = 0x301
  /// A copy of it. Nothing is copied here: values of Swift are copies already.
  case OBJC_ASSOCIATION_COPY = 0x303
}

/// Keeps a value with an object, by the address of a key; nil takes the value away.
public func objc_setAssociatedObject(
  _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
) {
  AssociatedObjects.shared.set(value, of: object as AnyObject, key: key, isWeak: policy == .OBJC_ASSOCIATION_ASSIGN)
}

/// The value that is kept with an object by the address of a key.
public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
  AssociatedObjects.shared.value(of: object as AnyObject, key: key)
}

/// Takes away all values that are kept with an object.
public func objc_removeAssociatedObjects(_ object: Any) {
  AssociatedObjects.shared.removeAll(of: object as AnyObject)
}

/// What is kept with objects, of which nothing on Linux says when they are gone.
private final class AssociatedObjects: @unchecked Sendable {
  static let shared = AssociatedObjects()

  private struct Weak {
    weak var object: AnyObject?
  }

  private struct Entry {
    /// The address alone may be that of a later object.
    let owner: Weak
    var values: [UnsafeRawPointer: Any] = [:]
  }

  private let lock = NSLock()
  private var entries: [ObjectIdentifier: Entry] = [:]
  /// So many entries there may be until those of objects that are gone are looked for.
  private var limit = 64

  func value(of object: AnyObject, key: UnsafeRawPointer) -> Any? {
    let value = lock.withLock { entry(of: object).values[key] }
    guard let weak = value as? Weak else { return value }
    return weak.object
  }

  func set(_ value: Any?, of object: AnyObject, key: UnsafeRawPointer, isWeak: Bool) {
    let kept = isWeak ? value.map { Weak(object: $0 as AnyObject) } : value
    change(of: object) { $0.values[key] = kept }
  }

  func removeAll(of object: AnyObject) { change(of: object) { $0.values = [:] } }

  private func entry(of object: AnyObject) -> Entry {
    guard let entry = entries[ObjectIdentifier(object)], entry.owner.object === object else {
      return Entry(owner: Weak(object: object))
    }
    return entry
  }

  private func change(of object: AnyObject, _ change: (inout Entry) -> Void) {
    // What goes is released behind the lock: it may have something to say in its turn.
    var gone: [Entry] = []
    lock.withLock {
      let earlier = entries[ObjectIdentifier(object)]
      var entry = entry(of: object)
      change(&entry)
      entries[ObjectIdentifier(object)] = entry.values.isEmpty ? nil : entry
      gone = (earlier.map { [$0] } ?? []) + tidy()
    }
    withExtendedLifetime(gone) {}
  }

  /// Takes out what belonged to objects that are gone.
  private func tidy() -> [Entry] {
    guard entries.count > limit else { return [] }
    let gone = entries.filter { $0.value.owner.object == nil }
    for key in gone.keys { entries[key] = nil }
    limit = max(64, 2 * entries.count)
    return Array(gone.values)
  }
}
