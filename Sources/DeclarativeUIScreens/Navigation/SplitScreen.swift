import Foundation
import LayoutTree

/// What columns of a split view are, as bars and lists in them are told.
enum SplitColumnPlace {
  case sidebar, content, detail
}

/// How the columns of a split view share the screen.
enum SplitColumnsAppearance {
  case automatic, balanced, prominentDetail
}

/// Columns side by side, with what belongs to them.
struct SplitScreen: View, PrimitiveView {
  typealias Body = Never

  let parts: [(part: SplitPart, view: AnyView)]
  /// Whether the first two columns lie in front of the last one.
  let overlaps: (sidebar: Bool, content: Bool)

  func resolve(in context: ResolveContext) -> Node {
    let environment = context.environment
    let rule = SplitScreenContent(
      isFloating: environment.systemDesign == .iOS26, hasContent: parts.contains { $0.part == .content },
      overlaps: overlaps, line: environment.pixelLength, isMirrored: environment.isMirrored)
    return context.node(Self.self, rule) { inside in
      parts.map { part, view in
        let place = inside.inStack(nil).at(.attachment(path: [.identity(AnyHashable(part))]))
        return place.node(
          SplitPartContent.self, SplitPartContent(part, isMirrored: environment.isMirrored)
        ) { [view.resolved(in: $0)] }
      }
    }
  }
}

/// What columns are side by side: as wide as their views want, or as is usual.
private struct SplitScreenContent: NodeContent {
  let isFloating: Bool
  let hasContent: Bool
  let overlaps: (sidebar: Bool, content: Bool)
  let line: CGFloat
  let isMirrored: Bool

  func boxes(of node: Node) -> LayoutBoxes {
    func request(of part: SplitPart) -> ColumnWidth? {
      node.children.first { ($0.content as? SplitPartContent)?.part == part }?.preferences[ColumnWidth.self]
        as? ColumnWidth
    }
    // Read off UIKit's split views in iOS 26: 320 of two columns, 280 and 320 of three, which may shrink to 240; the last one
    // keeps 464.
    let usual = SplitColumnWidth(minimum: 240, ideal: isFloating && hasContent ? 280 : 320)
    let next = SplitColumnWidth(minimum: 240, ideal: 320)
    return SplitViewRule(
      isFloating: isFloating, sidebar: request(of: .sidebar)?.width(usual) ?? usual,
      content: request(of: .content)?.width(next) ?? next, detailMinimum: request(of: .detail)?.minimum ?? 464,
      line: line,
      sidebarOverlaps: overlaps.sidebar, contentOverlaps: overlaps.content, isMirrored: isMirrored
    ).boxes(of: node)
  }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[ColumnWidth.self] = nil
    return preferences
  }
}

/// The line between two columns.
///
/// Measured on white: #D6D6D6 in iOS 18 and #C6C6C8 in iOS 26, which has fainter lines elsewhere. In the dark it is a guess.
struct SplitLine: View {
  @Environment(\.systemDesign) private var design
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    switch (colorScheme, design) {
    case (.light, .iOS18): Color.black.opacity(0.16)
    case (.light, .iOS26): Color(red: 60 / 255, green: 60 / 255, blue: 67 / 255, opacity: 0.29)
    default: Color(.separator)
    }
  }
}

/// The background of a column that floats.
///
/// Measured on pictures of tablets: #FAFAFA over white and #1C1B20 over #15141A, a bright line a point wide at the edge, and a
/// wide shadow below. How much is blurred below it is a guess.
struct FloatingPanelBackground: View {
  @Environment(\.colorScheme) private var colorScheme

  var body: some View {
    let shape = RoundedRectangle(cornerRadius: FloatingPanel.cornerRadius, style: .continuous)
    ZStack {
      shape.fill(GlassPaint(blur: 15, isPanel: true))
        .shadow(color: .black.opacity(colorScheme == .light ? 0.088 : 0), radius: 16, y: 8.5)
      if colorScheme == .light {
        shape.strokeBorder(Color.white, lineWidth: 1)
      } else {
        shape.strokeBorder(Color.white.opacity(0.1), lineWidth: 1)
      }
    }
    .accessibilityHidden(true)
  }
}

private enum SplitColumnPlaceKey: EnvironmentKey {
  static var defaultValue: SplitColumnPlace? { nil }
}

private enum BesidePanelKey: EnvironmentKey {
  static var defaultValue: Bool { false }
}

private enum SplitColumnsAppearanceKey: EnvironmentKey {
  static var defaultValue: SplitColumnsAppearance { .automatic }
}

extension EnvironmentValues {
  /// Which column of a split view the view is in where columns stand side by side; nil elsewhere.
  var splitColumn: SplitColumnPlace? {
    get { self[SplitColumnPlaceKey.self] }
    set { self[SplitColumnPlaceKey.self] = newValue }
  }

  /// Whether the view is in the column that lies beside the first one, where that is shown and covers nothing of it.
  var isBesidePanel: Bool {
    get { self[BesidePanelKey.self] }
    set { self[BesidePanelKey.self] = newValue }
  }

  /// Whether the view is in a column that stands on a background of glass.
  var isInFloatingColumn: Bool { splitColumn == .sidebar && systemDesign == .iOS26 }

  /// How split views share the screen.
  var splitColumnsAppearance: SplitColumnsAppearance {
    get { self[SplitColumnsAppearanceKey.self] }
    set { self[SplitColumnsAppearanceKey.self] = newValue }
  }

  /// What is presented in front of the screen belongs to no column.
  mutating func leaveSplitColumn() {
    guard splitColumn != nil else { return }
    (splitColumn, sidebarToggle, columnSelection, isBesidePanel) = (nil, nil, nil, false)
    if listAppearance == .sidebarColumn || listAppearance == .besideSidebar { listAppearance = .insetGrouped }
  }
}
