// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

public protocol Plottable {
  associatedtype PrimitivePlottable
  var primitivePlottable: PrimitivePlottable { get }
  init?(primitivePlottable: PrimitivePlottable)
}
/// A value that an axis has as it is.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {}
extension PrimitivePlottableProtocol {
  public var primitivePlottable: Self { self }
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}
extension Plottable where Self: RawRepresentable, PrimitivePlottable == RawValue {
  public var primitivePlottable: RawValue { rawValue }
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}
extension Double: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}
extension Int: PrimitivePlottableProtocol {}
extension String: PrimitivePlottableProtocol {}
extension Date: PrimitivePlottableProtocol {}
extension Decimal: PrimitivePlottableProtocol {}

/// A value of one of the kinds that an axis has.
enum PlotValue: Hashable, Sendable {
  case number(Double)
  case date(Date)
  case category(String)

  init(_ value: Any) {
    switch value {
    case let value as Date: self = .date(value)
    case let value as String: self = .category(value)
    case let value as Double: self = .number(value)
    case let value as CGFloat: self = .number(Double(value))
    case let value as Float: self = .number(Double(value))
    case let value as Decimal: self = .number(NSDecimalNumber(decimal: value).doubleValue)
    case let value as any BinaryInteger: self = .number(Double(value))
    case let value as any Plottable: self.init(ofPrimitive: value)
    case let value as any RawRepresentable: self.init(value.rawValue)
    default: self = .category(String(describing: value))
    }
  }

  private init<Value: Plottable>(ofPrimitive value: Value) {
    let primitive = value.primitivePlottable
    self = primitive is Value ? .category(String(describing: value)) : PlotValue(primitive)
  }

  /// The value in one of the types of code, nil where it is of another kind.
  func `as`<Value>(_ type: Value.Type) -> Value? {
    if let type = type as? any Plottable.Type, !(type is any PrimitivePlottableProtocol.Type) {
      return value(as: type) as? Value
    }
    switch self {
    case .date(let date): return date as? Value
    case .category(let name): return name as? Value
    case .number(let number):
      if let type = type as? any BinaryInteger.Type { return Self.integer(type, number) as? Value }
      return number as? Value ?? CGFloat(number) as? Value ?? Float(number) as? Value
        ?? (number.isFinite ? Decimal(number) as? Value : nil)
    }
  }

  private func value<Value: Plottable>(as type: Value.Type) -> Value? {
    self.as(Value.PrimitivePlottable.self).flatMap { Value(primitivePlottable: $0) }
  }

  private static func integer<Value: BinaryInteger>(_ type: Value.Type, _ number: Double) -> Value? {
    Value(exactly: number.rounded())
  }
}

/// Where a mark is along an axis: a value, or the whole day, month or the like that it is in.
struct PlotPlace {
  var value: PlotValue
  var unit: Calendar.Component?
}

/// A named value.
public struct PlottableValue<Value> {
  let place: PlotPlace
  /// The other end, where it is a range.
  var end: PlotPlace?

  private init(_ value: Value, unit: Calendar.Component? = nil, end: Value? = nil) {
    place = PlotPlace(value: PlotValue(value), unit: unit)
    self.end = end.map { PlotPlace(value: PlotValue($0)) }
  }

  public static func value(_ label: some StringProtocol, _ value: Value) -> PlottableValue { PlottableValue(value) }
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value) -> PlottableValue { PlottableValue(value) }
  public static func value(_ label: Text, _ value: Value) -> PlottableValue { PlottableValue(value) }
  public static func value(_ label: some StringProtocol, _ value: Value, unit: Calendar.Component) -> PlottableValue {
    PlottableValue(value, unit: unit)
  }
  public static func value(_ labelKey: LocalizedStringKey, _ value: Value, unit: Calendar.Component) -> PlottableValue {
    PlottableValue(value, unit: unit)
  }
  public static func value(_ label: Text, _ value: Value, unit: Calendar.Component) -> PlottableValue {
    PlottableValue(value, unit: unit)
  }
  public static func value(_ label: some StringProtocol, _ range: Range<Value>) -> PlottableValue
  where Value: Comparable { PlottableValue(range.lowerBound, end: range.upperBound) }
}
