public import Foundation

// Foundation has neither on Linux.

/// The name by which a transformer is found.
public struct NSValueTransformerName: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates a name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// That of archives in data.
  public static let secureUnarchiveFromDataTransformerName =
    NSValueTransformerName("NSSecureUnarchiveFromDataTransformer")
}

/// Makes values of others, for stores.
/// - Remark: models keep their values as they are here, so that no store asks one.
open class ValueTransformer: NSObject {
  nonisolated(unsafe) private static var known: [NSValueTransformerName: ValueTransformer] = [:]
  private static let lock = NSLock()

  public override init() { super.init() }

  /// Names a transformer for all of the program, or forgets that of a name.
  open class func setValueTransformer(_ transformer: ValueTransformer?, forName name: NSValueTransformerName) {
    lock.withLock { known[name] = transformer }
  }

  /// The names of all transformers.
  open class func valueTransformerNames() -> [NSValueTransformerName] { lock.withLock { Array(known.keys) } }

  /// The transformer of a name; nil where there is none.
  /// - Remark: a function instead of Apple's initializer, which gives the object that was named.
  public static func named(_ name: NSValueTransformerName) -> ValueTransformer? { lock.withLock { known[name] } }

  /// The class of what it makes.
  open class func transformedValueClass() -> AnyClass { NSObject.self }

  /// Whether it makes the first value again.
  open class func allowsReverseTransformation() -> Bool { true }

  /// What it makes of a value: that itself.
  open func transformedValue(_ value: Any?) -> Any? { value }

  /// The value that another one was made of, where it can be had.
  open func reverseTransformedValue(_ value: Any?) -> Any? {
    type(of: self).allowsReverseTransformation() ? transformedValue(value) : nil
  }
}

/// Makes objects of archives.
/// - Remark: values stay as they are.
open class NSSecureUnarchiveFromDataTransformer: ValueTransformer {
  /// The classes that archives may have at their top.
  open class var allowedTopLevelClasses: [AnyClass] { [] }
}
