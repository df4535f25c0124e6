/// What a Swift compiler is told: one of its options, or any arguments, which a string literal is one of.
public struct SwiftFlag: Sendable, ExpressibleByStringLiteral {
  /// The arguments on the command line.
  public var arguments: [String]

  /// Creates a flag of arguments.
  public init(arguments: [String]) { self.arguments = arguments }

  /// Creates a flag of one argument.
  public init(stringLiteral argument: String) { self.init(arguments: [argument]) }

  /// A flag of arguments.
  public static func custom(_ arguments: String...) -> SwiftFlag { SwiftFlag(arguments: arguments) }

  /// Sets the language mode: `-swift-version`.
  public static func languageMode(_ mode: LanguageMode) -> SwiftFlag { .custom("-swift-version", mode.rawValue) }

  /// Sets where declarations without an isolation are: `-default-isolation`.
  public static func defaultIsolation(_ isolation: DefaultIsolation) -> SwiftFlag {
    .custom("-default-isolation", isolation.rawValue)
  }

  /// Turns on what a later language mode has: `-enable-upcoming-feature`.
  public static func enableUpcomingFeature(_ name: String) -> SwiftFlag { .custom("-enable-upcoming-feature", name) }

  /// Turns on what is not part of the language yet: `-enable-experimental-feature`.
  public static func enableExperimentalFeature(_ name: String) -> SwiftFlag {
    .custom("-enable-experimental-feature", name)
  }

  /// Sets how strictly concurrency is checked: `-strict-concurrency`.
  public static func strictConcurrency(_ level: StrictConcurrency) -> SwiftFlag {
    .custom("-strict-concurrency=\(level.rawValue)")
  }

  /// Makes a condition of `#if` hold: `-D`.
  public static func define(_ name: String) -> SwiftFlag { .custom("-D", name) }

  /// Makes warnings errors: `-warnings-as-errors`.
  public static let warningsAsErrors: SwiftFlag = "-warnings-as-errors"

  /// Warns of what is not safe for memory: `-strict-memory-safety`.
  public static let strictMemorySafety: SwiftFlag = "-strict-memory-safety"

  /// A language mode.
  public struct LanguageMode: Sendable {
    /// Its number.
    public var rawValue: String

    /// Creates the mode of a number.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Swift 4.
    public static let v4 = LanguageMode("4")
    /// Swift 4.2.
    public static let v4_2 = LanguageMode("4.2")
    /// Swift 5.
    public static let v5 = LanguageMode("5")
    /// Swift 6.
    public static let v6 = LanguageMode("6")
  }

  /// Where declarations without an isolation are.
  public struct DefaultIsolation: Sendable {
    /// What the compiler calls it.
    public var rawValue: String

    /// Creates an isolation of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// On the main actor.
    public static let mainActor = DefaultIsolation("MainActor")
    /// On no actor.
    public static let nonisolated = DefaultIsolation("nonisolated")
  }

  /// How strictly concurrency is checked.
  public struct StrictConcurrency: Sendable {
    /// What the compiler calls it.
    public var rawValue: String

    /// Creates a level of a name.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Only where it is explicit.
    public static let minimal = StrictConcurrency("minimal")
    /// Where concurrency is adopted.
    public static let targeted = StrictConcurrency("targeted")
    /// Everywhere.
    public static let complete = StrictConcurrency("complete")
  }
}
