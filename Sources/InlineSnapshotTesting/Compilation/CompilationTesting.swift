public import Testing

/// The compiler and the flags of
/// ``assertCompilation(compiler:flags:message:record:of:diagnostics:fileID:file:function:line:column:)``.
public struct CompilationTestingConfiguration: Sendable {
  @TaskLocal static var current: CompilationTestingConfiguration?

  /// The compiler, or nil for the outer one.
  public var compiler: SwiftCompiler?
  /// What the compiler is told, or nil for nothing besides what holds around.
  public var flags: [SwiftFlag]?

  /// Creates a configuration.
  /// - Parameters:
  ///   - compiler: the compiler, or nil for the outer one.
  ///   - flags: what the compiler is told, or nil for nothing besides what holds around.
  public init(compiler: SwiftCompiler? = nil, flags: [SwiftFlag]? = nil) {
    self.compiler = compiler
    self.flags = flags
  }

  /// This configuration inside of the one that holds around: its flags come behind, and win.
  fileprivate var scope: CompilationTestingConfiguration {
    let around = Self.current
    return CompilationTestingConfiguration(
      compiler: compiler ?? around?.compiler, flags: (around?.flags ?? []) + (flags ?? []))
  }
}

/// Sets the compiler and adds flags for all assertions about compilation in an operation.
/// - Parameters:
///   - compiler: the compiler, or nil for the outer one.
///   - flags: what comes behind the flags that hold around.
///   - operation: what runs with it.
public func withCompilationTesting<R>(
  compiler: SwiftCompiler? = nil, flags: [SwiftFlag]? = nil, operation: () throws -> R
) rethrows -> R {
  let configuration = CompilationTestingConfiguration(compiler: compiler, flags: flags).scope
  return try CompilationTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// Sets the compiler and adds flags for all assertions about compilation in an asynchronous operation.
/// - Parameters:
///   - compiler: the compiler, or nil for the outer one.
///   - flags: what comes behind the flags that hold around.
///   - isolation: the actor that the operation runs on.
///   - operation: what runs with it.
public func withCompilationTesting<R>(
  compiler: SwiftCompiler? = nil, flags: [SwiftFlag]? = nil, isolation: isolated (any Actor)? = #isolation,
  operation: () async throws -> R
) async rethrows -> R {
  let configuration = CompilationTestingConfiguration(compiler: compiler, flags: flags).scope
  return try await CompilationTestingConfiguration.$current.withValue(configuration, operation: operation)
}

/// A trait that sets the compiler and the flags of a test or a suite.
public struct CompilationTrait: SuiteTrait, TestTrait, TestScoping {
  /// Whether the tests of a suite have the trait too.
  public let isRecursive = true

  let configuration: CompilationTestingConfiguration

  /// Runs one test with the configuration.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await CompilationTestingConfiguration.$current.withValue(configuration.scope) { try await function() }
  }
}

// swift-format-ignore: NoLeadingUnderscores
/// The trait by the name that extensions of people's own give it.
public typealias _CompilationTestTrait = CompilationTrait

extension Trait where Self == CompilationTrait {
  /// Sets the compiler and adds flags.
  /// - Parameters:
  ///   - compiler: the compiler, or nil for the outer one.
  ///   - flags: what comes behind the flags that hold around.
  public static func compilation(compiler: SwiftCompiler? = nil, flags: [SwiftFlag]? = nil) -> CompilationTrait {
    .compilation(CompilationTestingConfiguration(compiler: compiler, flags: flags))
  }

  /// Sets the configuration.
  public static func compilation(_ configuration: CompilationTestingConfiguration) -> CompilationTrait {
    CompilationTrait(configuration: configuration)
  }
}
