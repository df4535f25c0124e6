public import DeclarativeUI

// What apps hand to the formats of predicates, `id as CVarArg`: on Apple's platforms these are objects of Foundation, which can
// be arguments of functions in C. The formats are read here, so that nothing ever asks how.

extension UUID: @retroactive CVarArg {
  /// Never asked for.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension Date: @retroactive CVarArg {
  /// Never asked for.
  public var _cVarArgEncoding: [Int] { [0] }
}

extension NSManagedObject: CVarArg {
  /// Never asked for.
  public var _cVarArgEncoding: [Int] { [0] }
}
