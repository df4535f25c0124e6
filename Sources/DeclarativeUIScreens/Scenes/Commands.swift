/// Menus of a program, and what its keys do.
///
/// - Remark: they are in no picture. An iPhone has them for a keyboard that is connected, and an iPad in a bar that is pulled
///   down; nothing here presses their keys.
@MainActor @preconcurrency
public protocol Commands {
  /// The kind of menus that describe these.
  associatedtype Body: Commands

  /// What the menus are.
  @CommandsBuilder var body: Body { get }
}

extension Never: Commands {}

extension Commands where Body == Never {
  /// It is never asked for.
  public var body: Never { preconditionFailure("\(Self.self) has no body to ask for") }
}

/// No menus.
public struct EmptyCommands: Commands {
  /// It is never asked for.
  public typealias Body = Never

  /// Creates no menus.
  public nonisolated init() {}
}

/// Makes menus of the statements of a closure.
@MainActor @preconcurrency
@resultBuilder
public struct CommandsBuilder {
  /// Takes a statement as it is.
  public static func buildExpression<Content: Commands>(_ content: Content) -> Content { content }

  /// Takes all statements together.
  public static func buildBlock<each Content: Commands>(_ content: repeat each Content) -> some Commands {
    EmptyCommands()
  }

  /// Takes a statement that is there under a condition.
  public static func buildIf<Content: Commands>(_ content: Content?) -> some Commands { EmptyCommands() }

  /// Takes the first of two.
  public static func buildEither<First: Commands>(first: First) -> EmptyCommands { EmptyCommands() }

  /// Takes the second of two.
  public static func buildEither<Second: Commands>(second: Second) -> EmptyCommands { EmptyCommands() }

  /// Takes a statement that not all systems have.
  public static func buildLimitedAvailability<Content: Commands>(_ content: Content) -> some Commands {
    EmptyCommands()
  }
}

extension Scene {
  /// Adds menus to those of the program.
  /// - Remark: they are in no picture.
  public nonisolated func commands<Content: Commands>(@CommandsBuilder content: @MainActor () -> Content) -> some Scene
  {
    self
  }

  /// Puts menus in the place of those that the scene brings along.
  /// - Remark: they are in no picture.
  public nonisolated func commandsReplaced<Content: Commands>(
    @CommandsBuilder content: @MainActor () -> Content
  ) -> some Scene { self }
}
