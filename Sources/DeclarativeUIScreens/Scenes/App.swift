import Foundation

/// A program of scenes.
///
/// Here it compiles, and nothing runs it: there are no windows. Its views are what pictures are taken of.
@MainActor @preconcurrency
public protocol App {
  /// The kind of scene that the program consists of.
  associatedtype Body: Scene

  /// What the program consists of.
  @SceneBuilder var body: Body { get }

  /// Creates the program.
  init()
}

extension App {
  /// Says that no program runs here, and ends with exit code 1.
  public static func main() {
    FileHandle.standardError.write(
      Data(
        """
        \(Self.self) cannot run here: DeclarativeUI has no windows and draws views in tests only. Take pictures of its \
        views with assertSnapshot(of: ..., as: .image), or run it where there is SwiftUI.

        """.utf8))
    exit(1)
  }
}

/// A part of a program, such as a window.
@MainActor @preconcurrency
public protocol Scene {
  /// The kind of scene that describes this one.
  associatedtype Body: Scene

  /// What the scene consists of.
  @SceneBuilder var body: Body { get }
}

extension Never: Scene {}

extension Scene where Body == Never {
  /// Never called: nothing shows scenes here.
  public var body: Never {
    preconditionFailure("\(Self.self) has no body to ask for")
  }
}

/// Makes one scene from the statements of a closure.
@resultBuilder
public struct SceneBuilder {
  /// The scene of a statement.
  public static func buildExpression<Content: Scene>(_ content: Content) -> Content { content }

  /// The scene of a closure with one statement.
  public static func buildBlock<Content: Scene>(_ content: Content) -> Content { content }

  /// The scenes of a closure with several statements.
  public static func buildBlock<each Content: Scene>(
    _ content: repeat each Content
  ) -> TupleScene<(repeat each Content)> {
    TupleScene(value: (repeat each content))
  }

  /// The scene of an `if` without an `else`.
  public static func buildOptional<Content: Scene>(_ content: Content?) -> OptionalScene<Content> {
    OptionalScene(content: content)
  }

  /// The scene of an `if #available`.
  public static func buildLimitedAvailability<Content: Scene>(_ content: Content) -> Content { content }
}

/// Several scenes of a program.
/// - Remark: several scenes in a builder.
public struct TupleScene<T> {
  let value: T
}

extension TupleScene: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}

/// A scene that may be missing.
/// - Remark: what `if` becomes in a builder of scenes.
public struct OptionalScene<Content: Scene> {
  let content: Content?
}

extension OptionalScene: Scene {
  /// A primitive scene has no body.
  public typealias Body = Never
}
