// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What all of somebody's devices know: what this process has written, in memory.
open class NSUbiquitousKeyValueStore: NSObject, @unchecked Sendable {
  public static let `default` = NSUbiquitousKeyValueStore()
  public static let didChangeExternallyNotification = Notification.Name(
    "NSUbiquitousKeyValueStoreDidChangeExternallyNotification")
  private let lock = NSLock()
  private var values: [String: Any] = [:]
  public override init() { super.init() }

  @discardableResult open func synchronize() -> Bool { true }
  open var dictionaryRepresentation: [String: Any] { lock.withLock { values } }
  open func object(forKey key: String) -> Any? { lock.withLock { values[key] } }
  open func removeObject(forKey key: String) { lock.withLock { values[key] = nil } }
  open func string(forKey key: String) -> String? { object(forKey: key) as? String }
  open func array(forKey key: String) -> [Any]? { object(forKey: key) as? [Any] }
  open func dictionary(forKey key: String) -> [String: Any]? { object(forKey: key) as? [String: Any] }
  open func data(forKey key: String) -> Data? { object(forKey: key) as? Data }
  open func longLong(forKey key: String) -> Int64 { object(forKey: key) as? Int64 ?? 0 }
  open func double(forKey key: String) -> Double { object(forKey: key) as? Double ?? 0 }
  open func bool(forKey key: String) -> Bool { object(forKey: key) as? Bool ?? false }

  open func set(_ anObject: Any?, forKey key: String) { lock.withLock { values[key] = anObject } }
  open func set(_ aString: String?, forKey key: String) { set(aString as Any?, forKey: key) }
  open func set(_ aData: Data?, forKey key: String) { set(aData as Any?, forKey: key) }
  open func set(_ anArray: [Any]?, forKey key: String) { set(anArray as Any?, forKey: key) }
  open func set(_ aDictionary: [String: Any]?, forKey key: String) { set(aDictionary as Any?, forKey: key) }
  open func set(_ value: Int64, forKey key: String) { set(value as Any?, forKey: key) }
  // A literal such as `0` is an integer, as to Apple's, whose methods are imported.
  @_disfavoredOverload
  open func set(_ value: Double, forKey key: String) { set(value as Any?, forKey: key) }
  open func set(_ value: Bool, forKey key: String) { set(value as Any?, forKey: key) }
}
