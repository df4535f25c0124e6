import LayoutTree

/// A view of UIKit among views.
///
/// It is made, brought up to date, asked for its size and drawn as on a device, in programs that import UIKit. What cannot
/// be drawn, such as a map, is a labelled surface that the picture reports, until a test says what is to be drawn:
/// `.standIn(for: MapView.self) { Color.gray }`.
/// - Remark: a surface stands in for what cannot be drawn; how far a view may grow and shrink is a guess at priorities of 750.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Body == RepresentedView {
  /// The view of UIKit.
  associatedtype UIViewType: UIView
  /// What hears of the view.
  associatedtype Coordinator = Void
  /// What it is given.
  typealias Context = UIViewRepresentableContext<Self>

  /// Makes the view, once.
  func makeUIView(context: Context) -> UIViewType
  /// Brings the view up to date.
  func updateUIView(_ uiView: UIViewType, context: Context)
  /// Called when the view is gone.
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
  /// Makes what hears of the view, once.
  func makeCoordinator() -> Coordinator
  /// What the view takes of what is offered, in points; nil leaves it to the view's own size.
  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
  /// The surface that stands in.
  public var body: RepresentedView { RepresentedView(RepresentedUIView(representable: self)) }

  /// Does nothing.
  public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}

  /// Leaves it to the view's own size.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
  /// Nobody hears of the view.
  public func makeCoordinator() {}
}

/// What a view of UIKit is given where it stands.
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  /// What hears of the view.
  public let coordinator: Representable.Coordinator
  /// What it inherits.
  public let environment: EnvironmentValues
  /// How changes move.
  public let transaction: Transaction
}

/// What is drawn of a view of UIKit.
private struct RepresentedUIView<Representable: UIViewRepresentable>: View {
  /// What was made at the place of the view.
  private final class Made {
    var coordinator: Representable.Coordinator?
    var view: Representable.UIViewType?
    var isEnabled = true
  }

  let representable: Representable
  @State private var made = Made()
  @Environment(\.self) private var environment

  init(representable: Representable) { self.representable = representable }

  /// The view of UIKit in the size that it takes.
  var body: some View {
    let (view, context) = updated()
    var room = StandInRoom(view)
    room.represented = view
    let fitting = room.sizeThatFits
    room.sizeThatFits = { [representable] in
      representable.sizeThatFits($0, uiView: view, context: context) ?? fitting?($0)
    }
    return StandInSurface(of: Representable.self, "a UIViewRepresentable", room: room)
      .onDisappear { Representable.dismantleUIView(view, coordinator: context.coordinator) }
  }

  private func updated() -> (Representable.UIViewType, Representable.Context) {
    let coordinator = made.coordinator ?? representable.makeCoordinator()
    made.coordinator = coordinator
    let context = Representable.Context(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    let view = made.view ?? representable.makeUIView(context: context)
    made.view = view
    view.enter(environment)
    // Seen on pictures of iOS 18: a control in disabled views is disabled, and draws itself so.
    if made.isEnabled != environment.isEnabled {
      made.isEnabled = environment.isEnabled
      (view as? UIControl)?.isEnabled = environment.isEnabled
    }
    representable.updateUIView(view, context: context)
    return (view, context)
  }
}

/// What is drawn of a view or a screen of UIKit that stands among views.
public struct RepresentedView: View {
  private let content: AnyView

  init(_ content: some View) { self.content = AnyView(content) }

  /// A labelled surface.
  public var body: some View { content }
}

extension StandInRoom {
  /// What a view of UIKit takes: its own size, from which it grows and shrinks as far as its priorities let it.
  @MainActor init(_ view: UIView) {
    let own = view.intrinsicContentSize
    self.init(
      width: own.width == UIView.noIntrinsicMetric ? nil : own.width,
      height: own.height == UIView.noIntrinsicMetric ? nil : own.height)
    isStretched = (Self.isStretched(view, .horizontal), Self.isStretched(view, .vertical))
    isSqueezed = (Self.isSqueezed(view, .horizontal), Self.isSqueezed(view, .vertical))
    let area = view as? any DrawnArea
    drawing = { area?.drawing }
    sizeThatFits = { area?.fittingSize(for: $0) }
  }

  @MainActor private static func isStretched(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    view.contentHuggingPriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
  }

  @MainActor private static func isSqueezed(_ view: UIView, _ axis: NSLayoutConstraint.Axis) -> Bool {
    view.contentCompressionResistancePriority(for: axis).rawValue < UILayoutPriority.defaultHigh.rawValue
  }
}
