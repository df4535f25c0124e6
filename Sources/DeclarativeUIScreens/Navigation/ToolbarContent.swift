import LayoutTree

/// What stands in the bars around a screen.
@MainActor @preconcurrency
public protocol ToolbarContent {
  /// The kind of content that describes this one.
  associatedtype Body: ToolbarContent

  /// What the content consists of.
  @ToolbarContentBuilder var body: Body { get }
}

/// Content of a bar that people may arrange.
@MainActor @preconcurrency
public protocol CustomizableToolbarContent: ToolbarContent {}

extension Never: ToolbarContent {}

extension ToolbarContent where Body == Never {
  /// Never called: bars know this content themselves.
  public var body: Never {
    preconditionFailure("\(Self.self) is known to bars themselves; it has no body to ask for")
  }
}

/// Content that bars know themselves, so that its body is never asked for.
@MainActor
protocol PrimitiveToolbarContent {
  func resolve(in context: ResolveContext) -> Node
}

extension ToolbarContent {
  /// The node of the content, with the things that stand in bars inside.
  func resolved(in context: ResolveContext) -> Node {
    if let primitive = self as? any PrimitiveToolbarContent { return primitive.resolve(in: context) }
    return context.evaluated(ToolbarBody(subject: self))
  }
}

/// The body of content of the user's.
private struct ToolbarBody<Content: ToolbarContent>: BodyOwner {
  var subject: Content

  var content: any NodeContent { Grouping() }

  func evaluate() -> Content.Body { subject.body }

  func resolve(_ body: Content.Body, in context: ResolveContext) -> [Node] {
    [body.resolved(in: context.at(.body))]
  }
}

/// Several things that stand in bars.
public struct TupleToolbarContent<T> {
  fileprivate let contents: [any ToolbarContent]

  fileprivate init(_ contents: [any ToolbarContent]) {
    self.contents = contents
  }
}

extension TupleToolbarContent: CustomizableToolbarContent {
  /// What bars know themselves has no body.
  public typealias Body = Never
}

extension TupleToolbarContent: PrimitiveToolbarContent {
  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { inside in
      contents.enumerated().map { $1.resolved(in: inside.at(.position(Int32($0)))) }
    }
  }
}

/// One of two contents of bars, or none.
public struct ConditionalToolbarContent<First: ToolbarContent, Second: ToolbarContent> {
  fileprivate enum Branch {
    case first(First)
    case second(Second)
  }

  fileprivate let branch: Branch
}

extension ConditionalToolbarContent: CustomizableToolbarContent {
  /// What bars know themselves has no body.
  public typealias Body = Never
}

extension ConditionalToolbarContent: PrimitiveToolbarContent {
  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { inside in
      switch branch {
      case .first(let content): [content.resolved(in: inside.at(.position(0)))]
      case .second(let content): [content.resolved(in: inside.at(.position(1)))]
      }
    }
  }
}

extension Optional: ToolbarContent where Wrapped: ToolbarContent {
  /// Never called: bars know this content themselves.
  public var body: Never {
    preconditionFailure("\(Self.self) is known to bars themselves; it has no body to ask for")
  }
}

extension Group: ToolbarContent, PrimitiveToolbarContent where Content: ToolbarContent {
  /// What bars know themselves has no body.
  public typealias Body = Never

  /// Creates a group of things that stand in bars.
  @_disfavoredOverload
  public nonisolated init(@ToolbarContentBuilder content: () -> Content) { self = .holding(content()) }

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }
  }
}

/// Content with another value of the environment of what stands in it.
struct ChangedToolbarContent<Content: ToolbarContent> {
  let content: Content
  let change: (inout EnvironmentValues) -> Void
}

extension ChangedToolbarContent: ToolbarContent, PrimitiveToolbarContent {
  typealias Body = Never

  func resolve(in context: ResolveContext) -> Node {
    var context = context
    change(&context.environment)
    return context.node(Self.self, Grouping()) { [content.resolved(in: $0)] }
  }
}

extension ToolbarContent {
  /// The content, shown or not.
  public nonisolated func hidden(_ hidden: Bool = true) -> some ToolbarContent {
    ChangedToolbarContent(content: self) { $0.toolbarItemIsHidden = hidden }
  }

  /// The content, which shares its background of glass with its neighbours or has none.
  public nonisolated func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
    ChangedToolbarContent(content: self) { $0.toolbarItemSharesBackground = visibility != .hidden }
  }

  /// The content as it is: no picture is taken of a transition.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func matchedTransitionSource(
    id: some Hashable, in namespace: Namespace.ID
  ) -> some ToolbarContent { self }
}

/// Makes one content of the statements of a closure.
@resultBuilder
public struct ToolbarContentBuilder {
  /// The content of a statement.
  public static func buildExpression<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The content of a closure without statements.
  public static func buildBlock() -> TupleToolbarContent<()> { TupleToolbarContent([]) }

  /// The content of a closure with one statement.
  public static func buildBlock<Content: ToolbarContent>(_ content: Content) -> Content { content }

  /// The content of a closure with several statements.
  public static func buildBlock<each Content: ToolbarContent>(
    _ content: repeat each Content
  ) -> TupleToolbarContent<(repeat each Content)> {
    var contents: [any ToolbarContent] = []
    repeat contents.append(each content)
    return TupleToolbarContent(contents)
  }

  /// The content of an `if` without an `else`.
  public static func buildIf<Content: ToolbarContent>(_ content: Content?) -> TupleToolbarContent<Content?> {
    TupleToolbarContent([content].compactMap { $0 })
  }

  /// The content of an `if` that holds.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    first: First
  ) -> ConditionalToolbarContent<First, Second> { ConditionalToolbarContent(branch: .first(first)) }

  /// The content of an `else`.
  public static func buildEither<First: ToolbarContent, Second: ToolbarContent>(
    second: Second
  ) -> ConditionalToolbarContent<First, Second> { ConditionalToolbarContent(branch: .second(second)) }

  /// The content of an `if #available`.
  public static func buildLimitedAvailability<Content: ToolbarContent>(_ content: Content) -> some ToolbarContent {
    content
  }
}
