public import Foundation

/// Defaults that tell their observers what is set, and everybody by a notification.
///
/// Foundation's tell nobody on Linux. That something equal is set is no change for observers: a guess.
final class TellingDefaults: UserDefaults {
  private struct Observation {
    weak var observer: (any KeyValueObserving)?
    let key: String
    let options: NSKeyValueObservingOptions
    let context: UnsafeMutableRawPointer?
  }

  private let lock = NSLock()
  private var observations: [Observation] = []
  private var watches: [Int: () -> Void] = [:]
  private var watchCount = 0

  override func set(_ value: Any?, forKey defaultName: String) {
    // Foundation sets the text of an address by this method again.
    if value is URL || value is NSURL { return super.set(value, forKey: defaultName) }
    change(defaultName) { super.set(value, forKey: defaultName) }
  }

  override func removeObject(forKey defaultName: String) {
    change(defaultName) { super.removeObject(forKey: defaultName) }
  }

  func add(
    _ observer: any KeyValueObserving, of key: String, _ options: NSKeyValueObservingOptions,
    _ context: UnsafeMutableRawPointer?
  ) {
    let observation = Observation(observer: observer, key: key, options: options, context: context)
    lock.withLock { observations.append(observation) }
    if options.contains(.initial) { tell(observation, from: nil, to: object(forKey: key)) }
  }

  func remove(_ observer: NSObject, of key: String) {
    lock.withLock { observations.removeAll { $0.observer == nil || $0.observer === observer && $0.key == key } }
  }

  /// Has something asked for whatever is set; gives what ends that.
  func watch(_ body: @escaping () -> Void) -> Int {
    lock.withLock {
      watchCount += 1
      watches[watchCount] = body
      return watchCount
    }
  }

  func endWatch(_ number: Int) {
    lock.withLock { watches[number] = nil }
  }

  private func change(_ key: String, by set: () -> Void) {
    let old = object(forKey: key)
    set()
    let new = object(forKey: key)
    if !NSArray(array: old.map { [$0] } ?? []).isEqual(to: new.map { [$0] } ?? []) {
      for observation in lock.withLock({ observations }) where observation.key == key {
        tell(observation, from: old, to: new)
      }
    }
    for watch in lock.withLock({ watches.sorted { $0.key < $1.key } }) { watch.value() }
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: self)
  }

  private func tell(_ observation: Observation, from old: Any?, to new: Any?) {
    var change: [NSKeyValueChangeKey: Any] = [:]
    if observation.options.contains(.new) { change[.newKey] = new ?? NSNull() }
    if observation.options.contains(.old) { change[.oldKey] = old ?? NSNull() }
    observation.observer?.observeValue(
      forKeyPath: observation.key, of: self, change: change, context: observation.context)
  }
}

extension UserDefaults {
  /// Defaults of a name that tell what is set.
  ///
  /// Where a source says `UserDefaults(suiteName:)`, the compiler is handed this.
  public static func telling(suiteName: String?) -> UserDefaults? { TellingDefaults(suiteName: suiteName) }
}
