public import Foundation

/// What an observer is told of a change besides.
public struct NSKeyValueChangeKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public let rawValue: String

  /// Creates a key by its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The value behind the change.
  public static let newKey = NSKeyValueChangeKey(rawValue: "new")
  /// The value before it.
  public static let oldKey = NSKeyValueChangeKey(rawValue: "old")
  /// What kind of change it is; never told here.
  public static let kindKey = NSKeyValueChangeKey(rawValue: "kind")
  /// Which members of a collection changed; never told here.
  public static let indexesKey = NSKeyValueChangeKey(rawValue: "indexes")
  /// Whether the change is still to come; never told here.
  public static let notificationIsPriorKey = NSKeyValueChangeKey(rawValue: "notificationIsPrior")
}

/// What an observer asks to be told.
public struct NSKeyValueObservingOptions: OptionSet, Sendable {
  /// The options as bits.
  public let rawValue: UInt

  /// Creates options from their bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The value behind the change.
  public static let new = NSKeyValueObservingOptions(rawValue: 1)
  /// The value before it.
  public static let old = NSKeyValueObservingOptions(rawValue: 2)
  /// The value as it is, at once.
  public static let initial = NSKeyValueObservingOptions(rawValue: 4)
  /// Also before the change; never told here.
  public static let prior = NSKeyValueObservingOptions(rawValue: 8)
}

/// A class whose objects are told of changes.
///
/// The compiler is handed this for a class of an app that overrides the method, since `NSObject` has no such method on Linux.
public protocol KeyValueObserving: NSObject {
  /// Tells of a change.
  func observeValue(
    forKeyPath keyPath: String?, of object: Any?, change: [NSKeyValueChangeKey: Any]?, context: UnsafeMutableRawPointer?
  )
}

extension NSObject {
  /// Has an observer told of what is set for a key.
  ///
  /// Only `UserDefaults(suiteName:)` of an adopted app tells anything.
  public func addObserver(
    _ observer: NSObject, forKeyPath keyPath: String, options: NSKeyValueObservingOptions = [],
    context: UnsafeMutableRawPointer?
  ) {
    guard let observer = observer as? any KeyValueObserving else { return }
    (self as? TellingDefaults)?.add(observer, of: keyPath, options, context)
  }

  /// Ends that.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String) {
    (self as? TellingDefaults)?.remove(observer, of: keyPath)
  }

  /// Ends that, whatever the context is.
  public func removeObserver(_ observer: NSObject, forKeyPath keyPath: String, context: UnsafeMutableRawPointer?) {
    removeObserver(observer, forKeyPath: keyPath)
  }
}
