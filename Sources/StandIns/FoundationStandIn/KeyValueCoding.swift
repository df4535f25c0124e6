public import Foundation

extension NSObject {
  /// The value of a stored property with a name; nil where there is none.
  ///
  /// Objective-C finds properties by their names and ends a program for those that are not there. Here the stored ones are
  /// found that a class and those above it have, and computed ones never; user defaults tell what they keep.
  @_disfavoredOverload
  public func value(forKey key: String) -> Any? {
    if let defaults = self as? UserDefaults { return defaults.object(forKey: key) }
    var mirror: Mirror? = Mirror(reflecting: self)
    while let current = mirror {
      // A wrapper's own property and one that is watched have an underscore before their names.
      let child = current.children.first { $0.label == key || $0.label == "_" + key }
      if let value = child?.value { return value }
      mirror = current.superclassMirror
    }
    return nil
  }

  /// As `value(forKey:)`, along properties that points separate.
  @_disfavoredOverload
  public func value(forKeyPath keyPath: String) -> Any? {
    var found: Any? = self
    for key in keyPath.split(separator: ".") { found = (found as? NSObject)?.value(forKey: String(key)) }
    return found
  }

  /// Sets what user defaults keep, of which nil removes it, and nothing else: no property is found by its name to be set.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKey key: String) { (self as? UserDefaults)?.set(value, forKey: key) }

  /// Sets nothing: no property is found by its name to be set.
  @_disfavoredOverload
  public func setValue(_ value: Any?, forKeyPath keyPath: String) {}
}
