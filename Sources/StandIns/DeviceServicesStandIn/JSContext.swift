// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Runs nothing that is written in JavaScript: every value is undefined.
open class JSContext: NSObject, @unchecked Sendable {
  public var exception: JSValue!
  public var exceptionHandler: ((JSContext?, JSValue?) -> Void)!
  public var name: String!
  public var isInspectable = false
  public let virtualMachine: JSVirtualMachine!
  public var globalObject: JSValue! { JSValue(undefinedIn: self) }
  public override init() {
    virtualMachine = JSVirtualMachine()
    super.init()
  }
  public init!(virtualMachine: JSVirtualMachine!) { self.virtualMachine = virtualMachine }
  open class func current() -> JSContext! { nil }
  @discardableResult
  public func evaluateScript(_ script: String!) -> JSValue! { JSValue(undefinedIn: self) }
  @discardableResult
  public func evaluateScript(_ script: String!, withSourceURL sourceURL: URL!) -> JSValue! {
    JSValue(undefinedIn: self)
  }
  public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: self) }
  public func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
  public subscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: self) }
}
open class JSVirtualMachine: NSObject, @unchecked Sendable {}

/// A value of JavaScript: of an object of Swift, or undefined.
open class JSValue: NSObject, @unchecked Sendable {
  public let context: JSContext!
  private let object: Any?
  public init!(object value: Any!, in context: JSContext!) { (object, self.context) = (value, context) }
  public init!(undefinedIn context: JSContext!) { (object, self.context) = (nil, context) }
  public init!(nullIn context: JSContext!) { (object, self.context) = (NSNull(), context) }
  public var isUndefined: Bool { object == nil }
  public var isNull: Bool { object is NSNull }
  public var isBoolean: Bool { object is Bool }
  public var isNumber: Bool { object is Double || object is Int }
  public var isString: Bool { object is String }
  public var isArray: Bool { object is [Any] }
  public var isObject: Bool { object is [String: Any] }
  public func toObject() -> Any! { object }
  public func toBool() -> Bool { object as? Bool ?? false }
  public func toDouble() -> Double { object as? Double ?? (object as? Int).map(Double.init) ?? .nan }
  public func toInt32() -> Int32 { Int32(truncatingIfNeeded: object as? Int ?? 0) }
  public func toNumber() -> NSNumber! { NSNumber(value: toDouble()) }
  public func toString() -> String! { object.map { "\($0)" } ?? "undefined" }
  public func toDate() -> Date! { object as? Date }
  public func toArray() -> [Any]! { object as? [Any] }
  public func toDictionary() -> [AnyHashable: Any]! { object as? [AnyHashable: Any] }
  public func hasProperty(_ property: Any!) -> Bool { false }
  public func forProperty(_ property: Any!) -> JSValue! { JSValue(undefinedIn: context) }
  public func objectForKeyedSubscript(_ key: Any!) -> JSValue! { JSValue(undefinedIn: context) }
  public func setObject(_ object: Any!, forKeyedSubscript key: Any!) {}
  @discardableResult
  public func call(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: context) }
  @discardableResult
  public func invokeMethod(_ method: String!, withArguments arguments: [Any]!) -> JSValue! {
    JSValue(undefinedIn: context)
  }
  @discardableResult
  public func construct(withArguments arguments: [Any]!) -> JSValue! { JSValue(undefinedIn: context) }
}
public protocol JSExport {}
