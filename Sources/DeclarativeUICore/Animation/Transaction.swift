/// What comes with a change: above all, how it is animated.
public struct Transaction {
  private enum AnimationKey: TransactionKey {
    static let defaultValue: Animation? = nil
  }
  private enum DisablesAnimationsKey: TransactionKey {
    static let defaultValue = false
  }
  private enum IsContinuousKey: TransactionKey {
    static let defaultValue = false
  }
  private enum TracksVelocityKey: TransactionKey {
    static let defaultValue = false
  }

  private var values: [ObjectIdentifier: Any] = [:]
  private var completions: [() -> Void] = []

  /// Creates a transaction without animation.
  public init() {}

  /// Creates a transaction with an animation.
  public init(animation: Animation?) {
    self.animation = animation
  }

  /// The value of a key.
  public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// How the change is animated; nil is not at all.
  public var animation: Animation? {
    get { self[AnimationKey.self] }
    set { self[AnimationKey.self] = newValue }
  }

  /// Whether views inside may not animate the change otherwise.
  public var disablesAnimations: Bool {
    get { self[DisablesAnimationsKey.self] }
    set { self[DisablesAnimationsKey.self] = newValue }
  }

  /// Whether more changes of the same kind follow, as while something is dragged.
  public var isContinuous: Bool {
    get { self[IsContinuousKey.self] }
    set { self[IsContinuousKey.self] = newValue }
  }

  /// Whether the velocity of the change counts for later animations.
  public var tracksVelocity: Bool {
    get { self[TracksVelocityKey.self] }
    set { self[TracksVelocityKey.self] = newValue }
  }

  /// Has something done when the animations are complete: here, at once after the changes.
  public mutating func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
  ) {
    completions.append(completion)
  }

  fileprivate func complete() {
    for completion in completions { completion() }
  }
}

/// The identity of a value in a transaction.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value

  /// The value where none was set.
  static var defaultValue: Value { get }
}

/// When an animation is complete; here both are at once.
/// - Remark: both are at once.
public struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String

  /// When the change looks complete, although a spring may still swing a little.
  public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
  /// When nothing moves any more.
  public static let removed = AnimationCompletionCriteria(name: "removed")
}

/// Makes changes that are animated; a host stands at the end of the animation.
/// - Remark: what is to be done at the end is done at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}

/// Makes changes that are animated, and does something when the animation is complete: here, at once after the changes.
/// - Remark: what is to be done at the end is done at once.
public func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  var transaction = Transaction(animation: animation)
  transaction.addAnimationCompletion(criteria: completionCriteria, completion)
  return try withTransaction(transaction, body)
}

/// Makes changes with what comes with them; they are evaluated apart from those before and after.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  // What changed before is seen by views before what changes now, and that before what changes later.
  PendingUpdates.evaluate()
  defer { PendingUpdates.evaluate() }
  let isEndless = transaction.animation?.isEndless ?? false
  let result = try isEndless ? EndlessChange.$isMade.withValue(true, operation: body) : body()
  transaction.complete()
  return result
}

/// Makes changes with one value that comes with them.
public func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
  var transaction = Transaction()
  transaction[keyPath: keyPath] = value
  return try withTransaction(transaction, body)
}

extension Binding {
  /// The binding, whose writes come with a transaction.
  public func transaction(_ transaction: Transaction) -> Binding<Value> {
    Binding(
      get: { wrappedValue },
      set: { value in
        withTransaction(transaction) {
          let written = BoundTransaction.written ?? BoundTransaction(transaction: transaction)
          BoundTransaction.$written.withValue(written) { wrappedValue = value }
        }
      })
  }

  /// The binding, whose writes are animated.
  public func animation(_ animation: Animation? = .default) -> Binding<Value> {
    transaction(Transaction(animation: animation))
  }
}

/// What comes with a change by a binding, for the one that writes it in the end.
struct BoundTransaction: @unchecked Sendable {
  @TaskLocal static var written: BoundTransaction?

  /// Only read in the call that writes.
  let transaction: Transaction
}
