// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple.

public import Foundation

/// A set of objects, which forgets those that are gone where it holds them weakly: what models keep their observers in.
///
/// - Remark: a class of its own, which neither archives nor bridges. Objects are the same where they are one object, however
///   they compare.
public final class NSHashTable<ObjectType: AnyObject>: NSObject {
  /// How objects are held and compared.
  public struct Options: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Held, as an array holds them.
    public static var strongMemory: Options { [] }
    /// Not held.
    public static var weakMemory: Options { Options(rawValue: 5) }
    /// Compared as one object or another, as all are here.
    public static var objectPointerPersonality: Options { Options(rawValue: 512) }
  }

  private struct Entry {
    weak var reference: AnyObject?
    var held: AnyObject?
  }

  private var entries: [Entry] = []
  private let isWeak: Bool

  /// An empty set.
  public init(options: Options, capacity initialCapacity: Int = 0) { isWeak = options.contains(.weakMemory) }

  /// An empty set that holds its objects.
  public override convenience init() { self.init(options: .strongMemory) }

  /// An empty set that does not hold its objects.
  public class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

  /// The objects that are left, in the order in which they were added.
  ///
  /// - Remark: the order is not known of Apple's.
  public var allObjects: [ObjectType] { entries.compactMap { $0.reference as? ObjectType } }
  /// How many objects are left.
  public var count: Int { allObjects.count }
  /// One of them.
  public var anyObject: ObjectType? { allObjects.first }

  /// Adds an object, once.
  public func add(_ object: ObjectType?) {
    entries.removeAll { $0.reference == nil }
    guard let object, !contains(object) else { return }
    entries.append(Entry(reference: object, held: isWeak ? nil : object))
  }

  /// Whether an object was added.
  public func contains(_ anObject: ObjectType?) -> Bool {
    anObject.map { object in entries.contains { $0.reference === object } } ?? false
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) { entries.removeAll { $0.reference == nil || $0.reference === object } }
  /// Removes all.
  public func removeAllObjects() { entries = [] }
}
