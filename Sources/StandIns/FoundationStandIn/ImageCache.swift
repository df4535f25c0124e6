import Foundation

/// What is kept for a while, by the name of Foundation's, which takes objects alone: a picture of UIKit is a value here.
///
/// Nothing is ever thrown away but by `countLimit`, where Foundation says of no limit that it is kept.
open class NSCache<KeyType: AnyObject, ObjectType>: @unchecked Sendable {
  private let lock = NSLock()
  private var kept: [(key: KeyType, object: ObjectType)] = []

  /// A name, for nothing but itself.
  public var name = ""
  /// How many objects are kept at most; zero is as many as there are.
  public var countLimit = 0
  /// How much they cost at most, which is not counted.
  public var totalCostLimit = 0
  /// Whether contents go that were discarded; none ever are.
  public var evictsObjectsWithDiscardedContent = true

  /// Creates an empty cache.
  public init() {}

  /// The object of a key.
  open func object(forKey key: KeyType) -> ObjectType? {
    lock.withLock { kept.first { Self.isSame($0.key, key) }?.object }
  }

  /// Keeps an object in place of the key's last.
  open func setObject(_ object: ObjectType, forKey key: KeyType) { setObject(object, forKey: key, cost: 0) }

  /// Keeps an object in place of the key's last, whatever it costs.
  open func setObject(_ object: ObjectType, forKey key: KeyType, cost: Int) {
    lock.withLock {
      kept.removeAll { Self.isSame($0.key, key) }
      kept.append((key, object))
      if countLimit > 0 { kept.removeFirst(max(0, kept.count - countLimit)) }
    }
  }

  /// Forgets the object of a key.
  open func removeObject(forKey key: KeyType) { lock.withLock { kept.removeAll { Self.isSame($0.key, key) } } }

  /// Forgets all objects.
  open func removeAllObjects() { lock.withLock { kept = [] } }

  /// Objects of Foundation know themselves what equals them.
  private static func isSame(_ first: KeyType, _ second: KeyType) -> Bool {
    first === second || (first as? NSObject)?.isEqual(second) == true
  }
}
