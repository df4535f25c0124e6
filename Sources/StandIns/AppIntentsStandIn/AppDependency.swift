// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

import Foundation

/// What intents and queries are given, by type and name, once an app has added it.
public final class AppDependencyManager: @unchecked Sendable {
  public static let shared = AppDependencyManager()

  private struct Key: Hashable {
    let type: ObjectIdentifier
    let name: AnyHashable?
  }
  private let lock = NSLock()
  private var makers: [Key: () -> Any] = [:]

  public init() {}

  public func add<Dependency>(
    key: AnyHashable? = nil, dependency dependencyProvider: @autoclosure @escaping @Sendable () -> Dependency
  ) {
    add(key: key) { dependencyProvider() }
  }

  public func add<Dependency>(key: AnyHashable? = nil, _ make: @escaping @Sendable () -> Dependency) {
    let place = Key(type: ObjectIdentifier(Dependency.self), name: key)
    lock.withLock { makers[place] = { make() } }
  }

  func dependency<Dependency>(_ type: Dependency.Type, _ name: AnyHashable?) -> Dependency? {
    lock.withLock { makers[Key(type: ObjectIdentifier(type), name: name)] }?() as? Dependency
  }
}

/// A dependency, as the manager has it; there must be one when it is asked for.
@propertyWrapper
public struct AppDependency<Value>: @unchecked Sendable {
  private let name: AnyHashable?
  private let manager: AppDependencyManager
  private let otherwise: (() -> Value)?

  public init(key: AnyHashable? = nil, manager: AppDependencyManager = .shared) {
    (name, self.manager, otherwise) = (key, manager, nil)
  }

  public init(
    key: AnyHashable? = nil, manager: AppDependencyManager = .shared,
    default otherwise: @autoclosure @escaping @Sendable () -> Value
  ) {
    (name, self.manager, self.otherwise) = (key, manager, otherwise)
  }

  public var wrappedValue: Value {
    if let value = manager.dependency(Value.self, name) { return value }
    if let otherwise { return otherwise() }
    preconditionFailure("Nobody has added a dependency of the type \(Value.self)")
  }
}

extension AppIntent { public typealias Dependency<Value> = AppDependency<Value> }
extension EntityQuery { public typealias Dependency<Value> = AppDependency<Value> }
