import LayoutTree

/// What a view is for the control or container that shows it.
package enum ControlPart {
  case label, currentValueLabel, minimumValueLabel, maximumValueLabel
  /// Those of a label, of a section, and of a dialog.
  case title, icon, header, footer, message, actions
  /// What a canvas draws by their tags.
  case symbols
  /// What is said below the label where nothing is to be seen.
  case description
  /// The first and the last column of a split view.
  case sidebar, detail

  /// The call by which tests ask for it.
  package var call: String {
    switch self {
    case .symbols: "symbolsView"
    case .label, .currentValueLabel, .minimumValueLabel, .maximumValueLabel, .sidebar, .detail: "\(self)View"
    default: "\(self)"
    }
  }
}

/// A part of what a style is given.
protocol StyledPart {
  nonisolated static var part: ControlPart { get }
}

/// A view that is a part of a control, which inspection can find.
struct PartView<Content: View>: View, PrimitiveView {
  typealias Body = Never

  let part: ControlPart
  let content: Content

  init(_ part: ControlPart, _ content: Content) {
    self.part = part
    self.content = content
  }

  func resolve(in context: ResolveContext) -> Node {
    context.node(Self.self, PartContent(part: part)) { [content.resolved(in: $0)] }
  }
}

// A part that the code does not give is none.
extension PartView: SeveralViews {}

/// What the node of a part is.
struct PartContent: NodeContent {
  let part: ControlPart
}

extension ResolveContext {
  /// The node of a view that a control has for VoiceOver only: it takes no part in the layout.
  @MainActor func undrawn(_ view: some View) -> Node {
    let overlap = OverlappingBoxes(alignment: .center, isMirrored: environment.isMirrored)
    return inStack(nil).at(.attachment(path: [])).node(UndrawnPart.self, overlap) { [view.resolved(in: $0)] }
  }
}

/// Where a control keeps what is never seen.
private enum UndrawnPart {}

/// A view that is known by its parts, whatever is between them.
protocol MadeOfParts {
  static var parts: [ControlPart] { get }
}
extension AlertCard: MadeOfParts {
  static var parts: [ControlPart] { [.title, .message, .actions] }
}
extension ConfirmationCard: MadeOfParts {
  static var parts: [ControlPart] { [.title, .message, .actions] }
}
extension Canvas: MadeOfParts {
  nonisolated static var parts: [ControlPart] { [.symbols] }
}
extension ContentUnavailableView: MadeOfParts {
  nonisolated static var parts: [ControlPart] { [.label, .description, .actions] }
}
extension Label: MadeOfParts {
  nonisolated static var parts: [ControlPart] { [.title, .icon] }
}
extension NavigationSplitView: MadeOfParts {
  nonisolated static var parts: [ControlPart] { [.sidebar, .detail] }
}
extension Section: MadeOfParts {
  static var parts: [ControlPart] { [.header, .footer] }
}
