import LayoutTree

/// A screen of UIKit among views.
///
/// It takes what is offered, and is made, brought up to date and drawn as on a device, in programs that import UIKit. For
/// what cannot be drawn, such as a camera, a labelled surface stands in that the picture reports, until a test says what is
/// to be drawn: `.standIn(for: CameraScreen.self) { Color.gray }`.
/// - Remark: a labelled surface of the size that is offered stands in for what cannot be drawn.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View where Body == RepresentedView {
  /// The screen of UIKit.
  associatedtype UIViewControllerType: UIViewController
  /// What hears of the screen.
  associatedtype Coordinator = Void
  /// What it is given.
  typealias Context = UIViewControllerRepresentableContext<Self>

  /// Makes the screen, once.
  func makeUIViewController(context: Context) -> UIViewControllerType
  /// Brings the screen up to date.
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  /// Called when the screen is gone.
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
  /// Makes what hears of the screen, once.
  func makeCoordinator() -> Coordinator
  /// What the screen takes of what is offered, in points; nil is all.
  func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context) -> CGSize?
}

extension UIViewControllerRepresentable {
  /// The surface that stands in.
  public var body: RepresentedView { RepresentedView(RepresentedUIViewController(representable: self)) }

  /// Does nothing.
  public static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}

  /// Takes what is offered.
  public func sizeThatFits(_ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context)
    -> CGSize?
  { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
  /// Nobody hears of the screen.
  public func makeCoordinator() {}
}

/// What a screen of UIKit is given where it stands.
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  /// What hears of the screen.
  public let coordinator: Representable.Coordinator
  /// What it inherits.
  public let environment: EnvironmentValues
  /// How changes move.
  public let transaction: Transaction
}

/// What is drawn of a screen of UIKit.
private struct RepresentedUIViewController<Representable: UIViewControllerRepresentable>: View {
  /// What was made at the place of the screen.
  private final class Made {
    var coordinator: Representable.Coordinator?
    var screen: Representable.UIViewControllerType?
  }

  let representable: Representable
  @State private var made = Made()
  @Environment(\.self) private var environment

  init(representable: Representable) { self.representable = representable }

  /// The screen of UIKit in the size that it takes.
  var body: some View {
    let (screen, context) = updated()
    var room = StandInRoom()
    room.represented = screen
    room.drawing = { screen.drawing }
    room.sizeThatFits = { [representable] in representable.sizeThatFits($0, uiViewController: screen, context: context)
    }
    return StandInSurface(of: Representable.self, "a UIViewControllerRepresentable", room: room)
      .onDisappear { Representable.dismantleUIViewController(screen, coordinator: context.coordinator) }
  }

  private func updated() -> (Representable.UIViewControllerType, Representable.Context) {
    let coordinator = made.coordinator ?? representable.makeCoordinator()
    made.coordinator = coordinator
    let context = Representable.Context(
      coordinator: coordinator, environment: environment, transaction: Transaction())
    let screen = made.screen ?? representable.makeUIViewController(context: context)
    made.screen = screen
    screen.loadViewIfNeeded()
    screen.view.enter(environment)
    representable.updateUIViewController(screen, context: context)
    return (screen, context)
  }
}
