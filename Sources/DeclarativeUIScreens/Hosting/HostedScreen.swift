import Drawings
package import Foundation
import LayoutTree
import PixelImages
import PlaneGeometry

/// The screen on which a view is laid out.
package struct HostedScreen {
  /// How large the screen is.
  package enum Extent: Hashable, Sendable {
    /// A size in points.
    case fixed(CGSize)
    /// What the view takes when it is offered something; it is then laid out in that size.
    case fittingIn(ProposedViewSize)
    /// What the view takes when it is offered something.
    case proposed(ProposedViewSize)
    /// What the view takes when it is offered something before it appears; it is then laid out in that size.
    case fittingBeforeAppearing(ProposedViewSize)
    /// What the view took before it appeared.
    case fitted(CGSize)

    /// What the view takes when it is asked for its ideal size; it is then laid out in that size.
    package static let fitting = Extent.fittingIn(.unspecified)
  }

  /// How large the screen is.
  package var extent: Extent
  /// What bars and the screen's corners cover, in points.
  package var safeAreaInsets: EdgeInsets
  /// What the view inherits.
  package var environment: EnvironmentValues
  /// Whether the screen has its own colour behind the view: white, and black in the dark appearance.
  package var hasBackground: Bool
  /// What is behind the view instead of the screen's own colour, or nil for that.
  package var backgroundColor: Color?
  /// What the system draws over the view.
  package var parts: ScreenParts = []
  /// The size of the phone's whole screen, which a navigation takes where it is asked how small it can be.
  package var phoneSize = HostDevice.Figures.phone.size
  /// The pixels a point of the phone's screen, for which a view is asked for its size before it appears; nil is as many as here.
  package var phoneScale: CGFloat?
  /// What bars and the screen's corners cover without the keyboard, where that is shown.
  package var partsSafeArea: EdgeInsets?

  /// Creates a screen.
  package init(
    _ extent: Extent, safeAreaInsets: EdgeInsets = EdgeInsets(), environment: EnvironmentValues = EnvironmentValues(),
    hasBackground: Bool = true
  ) {
    self.extent = extent
    self.safeAreaInsets = safeAreaInsets
    self.environment = environment
    self.hasBackground = hasBackground
  }

  /// Lays out a view that appears for this layout only.
  @MainActor
  package func layout(_ view: some View, for purpose: EvaluationPurpose = .picture) -> HostedLayout {
    let living = LivingView(view, for: purpose)
    return living.layout(on: living.measured(self))
  }

  /// The tree of a view on this screen.
  @MainActor
  func resolve(_ view: some View, in context: ResolveContext) -> Node {
    // Several views without a container stand in a column, one directly below the other.
    let column = StackRule(
      .vertical, guide: HorizontalAlignment.center.key, spacing: 0, isMirrored: context.environment.isMirrored)
    return context.node(HostedScreen.self, Column(stack: column)) { [view.resolved(in: $0)] }
  }

  /// Places the root of a layout in the middle of the safe area, and what is in front of it and behind.
  /// - Parameters:
  ///   - scheme: the appearance in which it was evaluated.
  ///   - problem: why its views may not be at rest.
  @MainActor
  func place(
    _ root: Node, scheme: ColorScheme, _ evaluation: Evaluation, problem: String?
  ) -> HostedLayout {
    let log = ProblemLog()
    (evaluation.problems + [problem].compactMap(\.self)).forEach(log.report)
    let laidOut = checked(root, evaluation, log)
    let box = laidOut.boxes[0]
    let (size, proposal) = sizeAndProposal(for: box)
    let bounds = CGRect(origin: .zero, size: size)
    let insets = safeAreaInsets
    let (left, right) =
      environment.isMirrored ? (insets.trailing, insets.leading) : (insets.leading, insets.trailing)
    let safeArea = CGRect(
      x: left, y: insets.top, width: size.width - left - right, height: size.height - insets.vertical)
    let pass = PlacingPass(
      bounds: bounds, safeArea: safeArea, keyboard: keyboard(above: safeArea, on: size), problems: log)
    if hasBackground { pass.paint { $0.add(background(bounds, scheme: scheme, $0.problems)) } }
    if let surface = (laidOut.preferences[ContainerBackground.self] as? ContainerBackground)?.surface {
      pass.withSurface(surface, touchable: .null, bounds: bounds, safeArea: bounds, clippedTo: Path(bounds).contours) {
        for box in surface.childBoxes { pass.place(box, proposal: ProposedViewSize(size)) }
      }
    }
    evaluation.screenSize.move(to: PlacedGeometry(frame: safeArea, safeAreaInsets: insets))
    pass.place(box, proposal: proposal)
    let front = placePresentations(of: laidOut.preferences, during: pass, size: size, safeArea: safeArea, scheme, log)
    let presented = (laidOut.preferences[Presentations.self] as? Presentations)?.places.first
    if let parts = systemParts(on: size, scheme, isOnBlack: presented?.recedes ?? false) {
      pass.paint { parts.drawing.items.forEach($0.add) }
    }
    pass.tellWhatIsSeen()
    // What is evaluated when it is placed reports its own.
    if evaluation.needsLayout { evaluation.problems.forEach(log.report) }
    return HostedLayout(
      HostedPicture(of: pass.placed, size: size, reporting: log, evaluation), colorScheme: scheme, root: laidOut,
      front: front ?? laidOut)
  }

  /// Where the keyboard ends the safe area; nil where it is not shown.
  private func keyboard(above safeArea: CGRect, on size: CGSize) -> PlacingSurface.Keyboard? {
    guard environment.isKeyboardShown, let partsSafeArea else { return nil }
    return PlacingSurface.Keyboard(top: safeArea.maxY, bottomWithout: size.height - partsSafeArea.bottom)
  }

  /// The root of a layout, or a crossed box in its place where the stack has no room to lay it out, which is reported.
  @MainActor
  private func checked(_ root: Node, _ evaluation: Evaluation, _ log: ProblemLog) -> Node {
    if !evaluation.isTooDeep {
      guard let problem = evaluation.roomProblem(forDepth: root.boxes[0].depth) else { return root }
      log.report(problem)
    }
    let missing = Node(HostedScreen.self, MissingImageRule(isResizable: false), below: nil, at: .body)
    missing.complete(with: [])
    return missing
  }

  private func sizeAndProposal(for root: LayoutBox) -> (CGSize, ProposedViewSize) {
    switch extent {
    case .fixed(let size), .fitted(let size): return (size, ProposedViewSize(size).inset(by: safeAreaInsets))
    case .proposed(let proposal):
      return (size(around: root.size(for: proposal)), proposal)
    case .fittingIn(let proposal), .fittingBeforeAppearing(let proposal):
      let view = root.size(for: proposal)
      return (size(around: view), ProposedViewSize(view))
    }
  }

  /// The size of the screen around a view that fills its safe area.
  func size(around view: CGSize) -> CGSize {
    CGSize(width: view.width + safeAreaInsets.horizontal, height: view.height + safeAreaInsets.vertical)
  }

  private func background(_ bounds: CGRect, scheme: ColorScheme, _ log: ProblemLog) -> DrawingItem {
    let color = backgroundColor ?? Color(.systemBackground)
    var inside = environment
    inside.colorScheme = scheme
    let amounts = color.amounts(in: inside)
    if amounts == nil {
      log.report("The colour \(color.inCode) behind the screen is in no asset catalogue, so there is none behind it")
    }
    return .shape(
      DrawnShape(
        name: "Background", frame: Rect(bounds), path: Path(bounds).contours, style: .fill(.nonZero),
        paint: .color(amounts?.rgba ?? .clear)))
  }
}
