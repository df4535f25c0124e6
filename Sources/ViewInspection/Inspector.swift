import DeclarativeUI

/// What ViewInspector's own tests take of its insides: values and names of types; how SwiftUI's views lie in memory is no
/// matter here.
public enum Inspector {
  /// A value as one of a type.
  /// - Throws: `InspectionError.typeMismatch` where it is of another one.
  public static func cast<T>(value: Any, type: T.Type) throws -> T {
    guard let wanted = value as? T else {
      throw InspectionError.typeMismatch(
        factual: nameInCode(of: Swift.type(of: value)), expected: nameInCode(of: T.self))
    }
    return wanted
  }

  /// The name of a value's type, without its module.
  public static func typeName(value: Any) -> String { nameInCode(of: Swift.type(of: value)) }

  /// The name of a type, without its module.
  public static func typeName(type: Any.Type) -> String { nameInCode(of: type) }
}
