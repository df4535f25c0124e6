public import Foundation
import Observation

/// A value that `AppStorage` and `SceneStorage` can keep; SwiftUI has an initializer for each of these types instead.
/// - Remark: `Bool`, `Int`, `Double`, `String`, `URL`, `Data` and `Date`; SwiftUI has an initializer of `AppStorage`
///   for each instead.
public protocol StorableValue {
  /// The value of what was kept; nil where that is of another type.
  static func storableValue(from stored: Any) -> Self?
  /// What is kept of the value: something that `UserDefaults` can take.
  var storedForm: Any { get }
}

extension StorableValue {
  /// The value itself.
  public static func storableValue(from stored: Any) -> Self? { stored as? Self }
  /// The value itself.
  public var storedForm: Any { self }
}

extension String: StorableValue {}
extension Data: StorableValue {}
extension Date: StorableValue {}

// Foundation's numbers turn into each other where they are read, and so do those of `UserDefaults`.
extension Bool: StorableValue {
  /// The truth, or whether a number is not zero.
  public static func storableValue(from stored: Any) -> Bool? {
    stored as? Bool ?? (stored as? Int).map { $0 != 0 }
  }
}

extension Int: StorableValue {
  /// The number, where it is a whole one, or 1 for what is true.
  public static func storableValue(from stored: Any) -> Int? {
    stored as? Int ?? (stored as? Double).flatMap { Int(exactly: $0) } ?? (stored as? Bool).map { $0 ? 1 : 0 }
  }
}

extension Double: StorableValue {
  /// The number.
  public static func storableValue(from stored: Any) -> Double? {
    stored as? Double ?? (stored as? Float).map { Double($0) } ?? (stored as? Int).map { Double($0) }
  }
}

extension URL: StorableValue {
  /// The address, also of its text.
  public static func storableValue(from stored: Any) -> URL? {
    stored as? URL ?? (stored as? String).flatMap { URL(string: $0) }
  }
  /// The text of the address, which `UserDefaults` keeps whole on every system.
  public var storedForm: Any { absoluteString }
}

/// How a property's values are kept below a key: a type, because closures are never equal to each other.
protocol StoredForm<Value> {
  associatedtype Value
  /// The value of what was kept; nil where there is none of the type.
  static func value(from stored: Any) -> Value?
  /// What is kept of a value; nil where nothing is.
  static func stored(_ value: Value) -> Any?
}

/// A value is kept as it is.
enum PlainForm<Value: StorableValue>: StoredForm {
  static func value(from stored: Any) -> Value? { Value.storableValue(from: stored) }
  static func stored(_ value: Value) -> Any? { value.storedForm }
}

/// Of a value the number or text behind it is kept.
enum RawForm<Value: RawRepresentable>: StoredForm where Value.RawValue: StorableValue {
  static func value(from stored: Any) -> Value? {
    Value.RawValue.storableValue(from: stored).flatMap { Value(rawValue: $0) }
  }
  static func stored(_ value: Value) -> Any? { value.rawValue.storedForm }
}

/// Nothing is kept of nil.
enum OptionalForm<Form: StoredForm>: StoredForm {
  static func value(from stored: Any) -> Form.Value?? { .some(Form.value(from: stored)) }
  static func stored(_ value: Form.Value?) -> Any? { value.flatMap { Form.stored($0) } }
}

/// A value below a key of a store; bodies that read it are evaluated again when it changes.
final class StoredCell: Observable {
  private let registrar = ObservationRegistrar()
  private let key: String
  private let defaults: UserDefaults?
  /// What was there when it was read or written last.
  private var latest: Any?
  /// How often it was another value than before.
  private(set) var changes = 0

  init(_ key: String, in defaults: UserDefaults?) {
    self.key = key
    self.defaults = defaults
    latest = defaults?.object(forKey: key)
  }

  /// What is kept; nil where nothing is.
  var stored: Any? {
    get {
      registrar.access(self, keyPath: \.stored)
      return latest
    }
    set {
      BodyScope.current?.reportWrite(of: Swift.type(of: newValue as Any))
      defaults?.set(newValue, forKey: key)
      take(newValue)
    }
  }

  /// Takes what others have written into the defaults.
  func checkForChanges() {
    if let defaults { take(defaults.object(forKey: key)) }
  }

  private func take(_ value: Any?) {
    guard !Self.areEqual(latest, value) else { return }
    registrar.withMutation(of: self, keyPath: \.stored) { latest = value }
    changes += 1
  }

  private static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    guard let one, let other else { return one == nil && other == nil }
    return (one as? any Equatable)?.equals(other) ?? false
  }
}

/// What the views of one host have stored; nothing in it outlasts the host but what is in defaults that were given.
final class HostStorage: HostObserver {
  private struct Key: Hashable {
    /// Nil stands for the memory of the host.
    let defaults: ObjectIdentifier?
    let isOfScene: Bool
    let key: String
  }

  private var cells: [Key: StoredCell] = [:]

  /// The value that `AppStorage` keeps below a key.
  /// - Parameter defaults: where it is kept; nil for the memory of the host.
  func cell(_ key: String, in defaults: UserDefaults?) -> StoredCell {
    cell(Key(defaults: defaults.map { ObjectIdentifier($0) }, isOfScene: false, key: key), in: defaults)
  }

  /// The value that `SceneStorage` keeps below a key.
  func sceneCell(_ key: String) -> StoredCell {
    cell(Key(defaults: nil, isOfScene: true, key: key), in: nil)
  }

  private func cell(_ key: Key, in defaults: UserDefaults?) -> StoredCell {
    if let known = cells[key] { return known }
    let cell = StoredCell(key.key, in: defaults)
    cells[key] = cell
    return cell
  }

  func checkForChanges() {
    for cell in cells.values { cell.checkForChanges() }
  }
}

/// The place of a property whose value is stored.
final class StoredPlace: ChangeReason {
  private var cell: StoredCell?
  private var changes = 0

  func follow(_ cell: StoredCell) {
    guard cell !== self.cell else { return }
    (self.cell, changes) = (cell, cell.changes)
  }

  func takeChange() -> Bool {
    guard let cell else { return false }
    defer { changes = cell.changes }
    return cell.changes != changes
  }
}

/// What a stored property was declared with, and its value in a cell.
struct StoredDeclaration<Value> {
  let initialValue: Value
  let key: String
  let form: any StoredForm<Value>.Type

  func value(in cell: StoredCell?) -> Value {
    cell?.stored.flatMap { form.value(from: $0) } ?? initialValue
  }

  func write(_ value: Value, to cell: StoredCell?) {
    cell?.stored = form.stored(value)
  }

  func binding(to cell: StoredCell?) -> Binding<Value> {
    cell.map { Binding(to: $0, get: value, set: { write($1, to: $0) }) } ?? .constant(initialValue)
  }

  /// Whether both are the same value of the same key.
  func isSame(as other: StoredDeclaration) -> Bool {
    key == other.key && ((initialValue as? any Equatable)?.equals(other.initialValue) ?? false)
  }
}
