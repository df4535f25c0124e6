package import LayoutTree

/// The views that are shown at a moment, for tests that appearance into them.
@MainActor
package struct ViewTree {
  /// The node of the screen, below which the views are.
  package let root: Node
  /// What could not be done as the views ask for.
  package let problems: [String]
  /// Whether a host shows the views, which does what they ask for.
  private let isHosted: Bool

  /// The views of a finished layout.
  package init(_ layout: HostedLayout) {
    isHosted = true
    root = layout.root
    problems = layout.placingProblems
  }

  /// A view that is not on any screen: nothing that it asks to be done when it appears is done.
  ///
  /// The view of a host keeps its state and its environment: what is inside of it is evaluated beside the host.
  package init(of view: some View) {
    isHosted = false
    let evaluation = Evaluation(for: .inspection)
    evaluation.begin()
    evaluation.update(in: EnvironmentValues()) { HostedScreen(.fitting).resolve(view, in: $0) }
    root = evaluation.root ?? Node(HostedScreen.self, Grouping(), below: nil, at: .body)
    problems = evaluation.problems
  }

  /// The outermost view; nil where the views were too many to look at.
  package var element: ViewElement? { ViewElement(rootOf: root, problems: problems, isHosted: isHosted) }
}

extension ViewHost {
  /// The views after all that has changed was evaluated, where the latest picture shows them.
  package var viewTree: ViewTree { ViewTree(currentLayout()) }
}
