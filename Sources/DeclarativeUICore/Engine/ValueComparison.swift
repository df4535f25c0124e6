import Foundation
@_spi(Reflection) import Swift

/// Compares values of views: a view whose value is equal to that of before need not be evaluated again.
///
/// Plain data is compared as it lies in memory, other types by `Equatable`, objects by their identity, everything else
/// field by field. Functions are never equal, but for a picture, where a closure equals itself. How a type is compared is
/// found out once.
@MainActor
package enum ValueComparison {
  private typealias Comparison = (UnsafeRawPointer, UnsafeRawPointer) -> Bool

  /// Those of the types that stand in most views are known, and need no search.
  private static var comparisons: [ObjectIdentifier: Comparison] = [
    ObjectIdentifier(Bool.self): bySight(Bool.self), ObjectIdentifier(Int.self): bySight(Int.self),
    ObjectIdentifier(UInt8.self): bySight(UInt8.self), ObjectIdentifier(UInt32.self): bySight(UInt32.self),
    ObjectIdentifier(Double.self): bySight(Double.self), ObjectIdentifier(Float.self): bySight(Float.self),
    ObjectIdentifier(CGFloat.self): bySight(CGFloat.self), ObjectIdentifier(String.self): byEquality(String.self),
    ObjectIdentifier(Text.self): byEquality(Text.self),
    ObjectIdentifier(Localization.self): byEquality(Localization.self),
    ObjectIdentifier(AnyShapeStyle?.self): byEquality(AnyShapeStyle?.self),
    ObjectIdentifier(StrokeStyle.self): byEquality(StrokeStyle.self),
  ]

  private static var functionsEqualThemselves = false

  /// Does something while a function is equal to itself: the same code with the same object of what it has captured.
  ///
  /// For pictures, where the whole tree is met again after a change: closures that nobody made anew are the same.
  static func takingFunctionsAsTheyLie<Result>(_ evaluate: () -> Result) -> Result {
    let before = functionsEqualThemselves
    functionsEqualThemselves = true
    defer { functionsEqualThemselves = before }
    return evaluate()
  }

  /// Whether two values are the same for those who see them.
  package static func areEqual<Value>(_ a: Value, _ b: Value) -> Bool {
    withUnsafePointer(to: a) { a in
      withUnsafePointer(to: b) { b in comparison(of: Value.self)(a, b) }
    }
  }

  private static func comparison<Value>(of type: Value.Type) -> Comparison {
    if let known = comparisons[ObjectIdentifier(type)] { return known }
    // Types may contain themselves by way of existential types and arrays only, which are found out when they are met.
    let found = findComparison(of: type)
    comparisons[ObjectIdentifier(type)] = found
    return found
  }

  /// Asks for few protocols: each is looked for among all conformances of the process, which takes a twentieth of a
  /// millisecond, and most types have none of them.
  private static func findComparison<Value>(of type: Value.Type) -> Comparison {
    switch Kind(of: type) {
    case .unknown: return { _, _ in false }
    case .function:
      let isSame = bySight(type)
      return { a, b in functionsEqualThemselves && isSame(a, b) }
    case .object, .plainData: return bySight(type)
    case .existential:
      return isReference(type) ? bySight(type) : { a, b in areEqualInside(value(type, at: a), value(type, at: b)) }
    case .fields:
      if let type = type as? any ComparedByItself.Type { return byItself(type) }
      if !_isPOD(type), let type = type as? any Equatable.Type { return byEquality(type) }
      return byFields(of: type)
    case .optional:
      if !_isPOD(type), let optional = type as? any OptionalValue.Type, optional.holdsObject { return bySight(type) }
      return byCases(type)
    case .cases: return byCases(type)
    }
  }

  private static func byCases<Value>(_ type: Value.Type) -> Comparison {
    // A byte has no room for anything that does not count, as more of them have behind a shorter case.
    if MemoryLayout<Value>.size <= 1, _isPOD(type) { return bySight(type) }
    if let type = type as? any Equatable.Type { return byEquality(type) }
    if _isPOD(type) { return bySight(type) }
    return { a, b in areEqualCases(value(type, at: a), value(type, at: b)) }
  }

  private enum Kind {
    case plainData, fields, cases, optional, object, existential, function, unknown

    var isExistential: Bool { if case .existential = self { true } else { false } }

    init<Value>(of type: Value.Type) {
      var kind = Kind.existential
      _ = _forEachField(of: Holder<Value>.self) { _, _, _, found in
        kind =
          switch found {
          case .struct, .tuple: .fields
          case .enum: .cases
          case .optional: .optional
          case .class, .foreignClass, .objcClassWrapper: .object
          case .function: .function
          case .existential: .existential
          default: _isPOD(type) ? .plainData : .unknown
          }
        return true
      }
      self = kind
    }
  }

  /// Whether values of a protocol's type are objects: others are boxed in three words, with their type.
  fileprivate static func isReference<Value>(_ type: Value.Type) -> Bool {
    type is AnyObject.Type || (Kind(of: type).isExistential && MemoryLayout<Value>.size < 4 * MemoryLayout<Int>.size)
  }

  private struct Holder<Value> {
    var value: Value
  }

  private static func byFields<Value>(of type: Value.Type) -> Comparison {
    var fields: [(offset: Int, areEqual: Comparison)] = []
    _ = _forEachField(of: type) { _, offset, type, _ in
      fields.append((offset, fieldComparison(of: type)))
      return true
    }
    if fields.isEmpty { return _isPOD(type) ? bySight(type) : { _, _ in false } }
    return { a, b in fields.allSatisfy { $0.areEqual(a + $0.offset, b + $0.offset) } }
  }

  private static func fieldComparison(of type: Any.Type) -> Comparison {
    func open<Field>(_ type: Field.Type) -> Comparison { comparison(of: type) }
    return _openExistential(type, do: open)
  }

  private static func byEquality<Value: Equatable>(_ type: Value.Type) -> Comparison {
    { a, b in value(type, at: a) == value(type, at: b) }
  }

  private static func byItself<Value: ComparedByItself>(_ type: Value.Type) -> Comparison {
    { a, b in value(type, at: a).isSame(as: value(type, at: b)) }
  }

  /// Compares values whose types are hidden.
  static func areEqualInside(_ a: Any, _ b: Any) -> Bool {
    func open<Value>(_ a: Value) -> Bool {
      guard Swift.type(of: b) == Value.self, let b = b as? Value else { return false }
      return areEqual(a, b)
    }
    return _openExistential(a, do: open)
  }

  /// Compares the cases of an enumeration that is not `Equatable`, and their values.
  private static func areEqualCases<Value>(_ a: Value, _ b: Value) -> Bool {
    let (first, second) = (Mirror(reflecting: a).children.first, Mirror(reflecting: b).children.first)
    switch (first, second) {
    case (let first?, let second?): return first.label == second.label && areEqualInside(first.value, second.value)
    // Cases without values have no other description of themselves than how they lie in memory.
    case (nil, nil):
      return withUnsafeBytes(of: a) { a in withUnsafeBytes(of: b) { b in a.elementsEqual(b) } }
    default: return false
    }
  }

  private static func value<Value>(_ type: Value.Type, at address: UnsafeRawPointer) -> Value {
    address.assumingMemoryBound(to: type).pointee
  }

  /// Compares the bytes of values, without a look at what they refer to: a weak reference may lie there, too.
  private static func bySight<Value>(_ type: Value.Type) -> Comparison {
    { a, b in memcmp(a, b, MemoryLayout<Value>.size) == 0 }
  }
}

/// A structure that compares its values itself, instead of field by field.
package protocol ComparedByItself {
  @MainActor func isSame(as other: Self) -> Bool
}

extension Array: ComparedByItself {
  package func isSame(as other: [Element]) -> Bool {
    count == other.count && zip(self, other).allSatisfy { ValueComparison.areEqual($0, $1) }
  }
}

extension Dictionary: ComparedByItself {
  package func isSame(as other: [Key: Value]) -> Bool {
    count == other.count
      && allSatisfy { key, value in other[key].map { ValueComparison.areEqual(value, $0) } ?? false }
  }
}

/// Any optional.
private protocol OptionalValue {
  /// Whether it refers to an object, or to none.
  @MainActor static var holdsObject: Bool { get }
}

extension Optional: OptionalValue {
  fileprivate static var holdsObject: Bool { ValueComparison.isReference(Wrapped.self) }
}
