public import Foundation

/// What kind of change an observer is told of.
public enum NSKeyValueChange: UInt, Sendable {
  /// A value was set: the only one that is told here.
  case setting = 1
  /// Members of a collection came, went, or were replaced.
  case insertion, removal, replacement
}

/// What an observer of a property is told of a change.
public struct NSKeyValueObservedChange<Value> {
  /// The kinds of changes.
  public typealias Kind = NSKeyValueChange
  /// What kind of change it is.
  public let kind = Kind.setting
  /// The value behind the change, if it was asked for.
  public let newValue: Value?
  /// The value before it, if it was asked for.
  public let oldValue: Value?
  /// None: no collection is observed.
  public let indexes: IndexSet? = nil
  /// No: nothing is told before it changes.
  public let isPrior = false
}

/// An observation, which ends when nobody keeps it.
public final class NSKeyValueObservation: NSObject, @unchecked Sendable {
  private let end: () -> Void

  init(end: @escaping () -> Void) { self.end = end }

  /// Ends the observation.
  public func invalidate() { end() }

  deinit { end() }
}

extension NSObjectProtocol where Self: NSObject {
  /// Tells of changes of a property.
  ///
  /// Only `UserDefaults(suiteName:)` of an adopted app tells anything.
  ///
  /// A property of defaults has changed where its value differs behind any of their changes; one of a type that cannot be
  /// compared has with each.
  public func observe<Value>(
    _ keyPath: KeyPath<Self, Value>, options: NSKeyValueObservingOptions = [],
    changeHandler: @escaping (Self, NSKeyValueObservedChange<Value>) -> Void
  ) -> NSKeyValueObservation {
    func tell(from old: Value?, to new: Value) {
      changeHandler(
        self,
        NSKeyValueObservedChange(
          newValue: options.contains(.new) ? new : nil, oldValue: options.contains(.old) ? old : nil))
    }
    var last = self[keyPath: keyPath]
    if options.contains(.initial) { tell(from: nil, to: last) }
    guard let defaults = self as? TellingDefaults else { return NSKeyValueObservation {} }
    let place = defaults.watch { [weak self] in
      guard let self, case let new = self[keyPath: keyPath], !isSame(last, new) else { return }
      tell(from: last, to: new)
      last = new
    }
    return NSKeyValueObservation { [weak defaults] in defaults?.endWatch(place) }
  }
}

private func isSame(_ left: Any, _ right: Any) -> Bool {
  func compare<Value: Equatable>(_ left: Value) -> Bool { left == right as? Value }
  return (left as? any Equatable).map { compare($0) } ?? false
}
