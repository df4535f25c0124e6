/// The values whose screens lie on a `NavigationStack`, of any types, the lowest first.
public struct NavigationPath {
  private(set) var values: [AnyHashable]

  /// Creates a path without screens.
  public init() {
    values = []
  }

  /// Creates a path of values.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path of values that can be stored.
  public init<S: Sequence>(_ elements: S) where S.Element: Hashable, S.Element: Codable {
    values = elements.map { AnyHashable($0) }
  }

  /// Creates a path from what was stored of one.
  public init(_ codable: CodableRepresentation) {
    values = codable.stored
  }

  init(values: [AnyHashable]) {
    self.values = values
  }

  /// How many screens there are.
  public var count: Int { values.count }

  /// Whether there is no screen but the root.
  public var isEmpty: Bool { values.isEmpty }

  /// What can be stored of the path; nil where one of its values cannot.
  public var codable: CodableRepresentation? { CodableRepresentation(values) }

  /// Puts the screen of a value on top.
  public mutating func append<V: Hashable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Puts the screen of a value that can be stored on top.
  public mutating func append<V: Hashable & Codable>(_ value: V) {
    values.append(AnyHashable(value))
  }

  /// Takes screens from the top.
  public mutating func removeLast(_ k: Int = 1) {
    values.removeLast(k)
  }
}

extension NavigationPath: Equatable {}

extension NavigationPath {
  /// A path in a form that can be stored: each value with its type.
  public struct CodableRepresentation {
    let stored: [AnyHashable]

    init(stored: [AnyHashable]) {
      self.stored = stored
    }

    fileprivate init?(_ values: [AnyHashable]) {
      guard values.allSatisfy({ $0.base is any Codable }) else { return nil }
      stored = values
    }
  }
}

extension NavigationPath.CodableRepresentation: Equatable {}
