public import Foundation

/// Where contents come to rest.
public protocol ScrollTargetBehavior {
  /// What is known of the scroll view.
  typealias TargetContext = ScrollTargetBehaviorContext

  /// Changes where contents come to rest; never called here, where they stay where fingers leave them.
  func updateTarget(_ target: inout ScrollTarget, context: TargetContext)
}

/// Where contents come to rest, in points.
public struct ScrollTarget: Hashable, Sendable {
  /// What will be seen of the contents.
  public var rect: CGRect
  /// Which point of it is where the scroll view has the same point.
  public var anchor: UnitPoint?
}

/// What is known of a scroll view whose contents come to rest.
public struct ScrollTargetBehaviorContext: Sendable {
  /// Where they would come to rest.
  public let originalTarget: ScrollTarget
  /// The sizes of the contents and of the scroll view in points.
  public let contentSize, containerSize: CGSize
  /// Along which axes they move.
  public let axes: Axis.Set
}

/// At multiples of the scroll view's size.
public struct PagingScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// Creates the behaviour.
  public init() {}

  /// Never called: contents stay where fingers leave them.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

/// At the views of a `scrollTargetLayout()`.
public struct ViewAlignedScrollTargetBehavior: ScrollTargetBehavior, Sendable {
  /// How many views one movement passes.
  public struct LimitBehavior: Hashable, Sendable {
    private let name: String

    /// As is usual.
    public static let automatic = LimitBehavior(name: "automatic")
    /// A few.
    public static let always = LimitBehavior(name: "always")
    /// Any number.
    public static let never = LimitBehavior(name: "never")
    /// One at most.
    public static let alwaysByOne = LimitBehavior(name: "alwaysByOne")
    /// A few.
    public static let alwaysByFew = LimitBehavior(name: "alwaysByFew")
  }

  /// Creates the behaviour.
  public init(limitBehavior: LimitBehavior = .automatic) {}

  /// Never called: contents stay where fingers leave them.
  public func updateTarget(_ target: inout ScrollTarget, context: TargetContext) {}
}

extension ScrollTargetBehavior where Self == PagingScrollTargetBehavior {
  /// At multiples of the scroll view's size.
  public static var paging: PagingScrollTargetBehavior { PagingScrollTargetBehavior() }
}

extension ScrollTargetBehavior where Self == ViewAlignedScrollTargetBehavior {
  /// At the views of a `scrollTargetLayout()`.
  public static var viewAligned: ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior() }

  /// At the views of a `scrollTargetLayout()`.
  public static func viewAligned(
    limitBehavior: ViewAlignedScrollTargetBehavior.LimitBehavior
  ) -> ViewAlignedScrollTargetBehavior { ViewAlignedScrollTargetBehavior(limitBehavior: limitBehavior) }
}
