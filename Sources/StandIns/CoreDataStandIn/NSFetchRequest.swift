// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What a store finds.
public protocol NSFetchRequestResult: AnyObject {}

open class NSPersistentStoreRequest: NSObject {}
open class NSPersistentStoreResult: NSObject {}

/// Which objects are looked for.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest {
  public let entityName: String?
  public var entity: NSEntityDescription?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor]?
  public var fetchLimit = 0
  public var fetchOffset = 0
  public var fetchBatchSize = 0
  public var returnsObjectsAsFaults = true
  public var includesPropertyValues = true
  public var includesSubentities = true
  public var includesPendingChanges = true
  public var returnsDistinctResults = false
  public var propertiesToFetch: [Any]?
  public var relationshipKeyPathsForPrefetching: [String]?

  override public init() { entityName = nil }
  public init(entityName: String) { self.entityName = entityName }

  public func execute() throws -> [ResultType] { [] }
}

open class NSBatchDeleteRequest: NSPersistentStoreRequest {
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) { self.fetchRequest = fetchRequest }
}
public enum NSBatchDeleteRequestResultType: UInt, Hashable, Sendable {
  case resultTypeStatusOnly, resultTypeObjectIDs, resultTypeCount
}
public let NSDeletedObjectsKey = "deleted_objects"
public let NSInsertedObjectsKey = "inserted_objects"
public let NSUpdatedObjectsKey = "updated_objects"

/// What became of a batch: whether it was done, what it deleted or how much.
open class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  public let result: Any?
  public let resultType: NSBatchDeleteRequestResultType
  init(_ deleted: [NSManagedObjectID], as type: NSBatchDeleteRequestResultType) {
    resultType = type
    switch type {
    case .resultTypeStatusOnly: result = true
    case .resultTypeObjectIDs: result = deleted
    case .resultTypeCount: result = deleted.count
    }
  }
}

extension NSSortDescriptor {
  /// Objects without a value come first.
  public convenience init<Root, Value: Comparable>(keyPath: any KeyPath<Root, Value?> & Sendable, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in
      ManagedOrder.compare(first as? Value, second as? Value)
    }
  }

  /// Values of any kind, as Apple's has it: of two that cannot be compared neither comes first.
  @_disfavoredOverload
  public convenience init<Root, Value>(keyPath: any KeyPath<Root, Value> & Sendable, ascending: Bool) {
    self.init(keyPath: keyPath, ascending: ascending) { first, second in ManagedOrder.compareAny(first, second) }
  }

  /// What `NSSortDescriptor(key:ascending:)` becomes.
  public convenience init(managedKey key: String?, ascending: Bool) {
    self.init(keyPath: \NSManagedObject.self, ascending: ascending) { first, second in
      ManagedOrder.compareAny(
        (first as? NSManagedObject)?.value(forKeyPath: key ?? ""),
        (second as? NSManagedObject)?.value(forKeyPath: key ?? ""))
    }
  }
}

/// Which of two values comes first.
enum ManagedOrder {
  static func compare<Value: Comparable>(_ first: Value?, _ second: Value?) -> ComparisonResult {
    switch (first, second) {
    case (nil, nil): .orderedSame
    case (nil, _): .orderedAscending
    case (_, nil): .orderedDescending
    case (let first?, let second?):
      first < second ? .orderedAscending : first == second ? .orderedSame : .orderedDescending
    }
  }

  static func compareAny(_ first: Any?, _ second: Any?) -> ComparisonResult {
    guard let first, let second else {
      return first == nil && second == nil ? .orderedSame : first == nil ? .orderedAscending : .orderedDescending
    }
    if let first = number(first), let second = number(second) { return compare(first, second) }
    if let first = first as? any Comparable { return open(first, second) }
    return .orderedSame
  }

  private static func open<Value: Comparable>(_ first: Value, _ second: Any) -> ComparisonResult {
    compare(first, second as? Value)
  }

  /// A number of any kind.
  static func number(_ value: Any) -> Double? {
    switch value {
    case let value as Bool: value ? 1 : 0
    case let value as any BinaryInteger: Double(value)
    case let value as any BinaryFloatingPoint: Double(value)
    case let value as Date: value.timeIntervalSinceReferenceDate
    case let value as NSNumber: value.doubleValue
    case let value as Decimal: NSDecimalNumber(decimal: value).doubleValue
    default: nil
    }
  }
}
