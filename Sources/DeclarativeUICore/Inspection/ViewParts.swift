package import Foundation
package import LayoutTree

/// What a layer is to the view that has it, by the name of the modifier that adds it.
package enum LayerKind: String {
  case background, overlay, border, mask
  case backgroundPreferenceValue, overlayPreferenceValue
  /// Beside the view.
  case safeAreaInset
  /// Elsewhere: in a bar, in the bar of tabs, behind a row, on top of the screen.
  case toolbar, tabItem, listRowBackground, navigationDestination
  /// Nowhere.
  case accessibilityActions

  /// Whether the layer is behind the view.
  package var isBehind: Bool { self == .background || self == .backgroundPreferenceValue }

  /// Whether nothing is said of the layer but where it is.
  package var saysNothingElse: Bool { [.background, .overlay, .border, .mask].contains(self) }
}

/// A modifier with a layer behind or in front of a view.
package protocol Layering {
  var kind: LayerKind { get }
  var alignment: Alignment { get }
}

/// A modifier whose view is shown elsewhere; inspection finds it as the last child.
package struct ViewShownElsewhere: Layering, CallDescribing {
  package let kind: LayerKind
  package let call: ModifierCall
  /// Writes that the view is not shown any more; nil where a view's being there is not asked for.
  package let presentation: Binding<Bool>?

  package init(_ kind: LayerKind, _ call: ModifierCall, presentation: Binding<Bool>? = nil) {
    self.kind = kind
    self.call = call
    self.presentation = presentation
  }

  package var alignment: Alignment { .center }
}

extension ResolveContext {
  /// Whether the tree is there for tests that look into it, and no layout is made of it.
  package var isForInspection: Bool { evaluation.purpose == .inspection }

  /// The node of a view that a modifier or a view shows elsewhere, for those who look into the tree.
  @MainActor package func shownElsewhere<Shown: View>(_ view: Shown) -> Node {
    inStack(nil).at(.attachment(path: [.body])).node(Shown.self, Grouping()) { [view.resolved(in: $0)] }
  }
}

/// A background or an overlay that is a style.
package protocol BackgroundPainting {
  var paintedStyle: any ShapeStyle { get }
  /// The edges at which it grows into the unsafe area.
  var edges: Edge.Set { get }
}

extension StyledBackground: BackgroundPainting {
  var paintedStyle: any ShapeStyle { style }
}

extension StyledOverlay: BackgroundPainting {
  var paintedStyle: any ShapeStyle { style }
}

// Views that are generic over what is in them, as what they are whatever that is.

/// A horizontal stack of any views.
package protocol HStackView {
  var alignment: VerticalAlignment { get }
  var spacing: CGFloat? { get }
}
extension HStack: HStackView {}

/// A vertical stack of any views.
package protocol VStackView {
  var alignment: HorizontalAlignment { get }
  var spacing: CGFloat? { get }
}
extension VStack: VStackView {}

/// A list, a row or a grid of any views that are made when they are seen.
package protocol LazyViews {
  var spacing: CGFloat? { get }
  var pinnedViews: PinnedScrollableViews { get }
}
extension LazyHStack: LazyViews, HStackView {}
extension LazyVStack: LazyViews, VStackView {}

/// A grid with columns that grows downwards.
package protocol ColumnGrid: LazyViews {
  var alignment: HorizontalAlignment { get }
  var columns: [GridItem] { get }
}
extension LazyVGrid: ColumnGrid {}

/// A grid with rows that grows to the side.
package protocol RowGrid: LazyViews {
  var alignment: VerticalAlignment { get }
  var rows: [GridItem] { get }
}
extension LazyHGrid: RowGrid {}

/// A grid whose rows the code gives.
package protocol GridOfRows {
  var alignment: Alignment { get }
  var horizontalSpacing: CGFloat? { get }
  var verticalSpacing: CGFloat? { get }
}
extension Grid: GridOfRows {}

/// A row of such a grid.
package protocol RowOfGrid {
  var alignment: VerticalAlignment? { get }
}
extension GridRow: RowOfGrid {}

/// A stack in depth of any views.
package protocol ZStackView {
  var alignment: Alignment { get }
}
extension ZStack: ZStackView {}

/// A window into views that can be scrolled.
package protocol ScrollingView {
  var axes: Axis.Set { get }
  var showsIndicators: Bool { get }
}
extension ScrollView: ScrollingView {}

/// A picture that a closure draws.
package protocol DrawnPicture {
  var isOpaque: Bool { get }
  var colorMode: ColorRenderingMode { get }
  var rendersAsynchronously: Bool { get }
}
extension Canvas: DrawnPicture {}

/// A view that is made anew at each date of a schedule.
@MainActor
package protocol TimedView {
  /// What it is at a date.
  func view(at context: TimelineViewDefaultContext) -> any View
}
extension TimelineView: TimedView where Content: View {
  package func view(at context: TimelineViewDefaultContext) -> any View { content(context) }
}

/// A picture from the network.
@MainActor
package protocol LoadedPicture {
  var url: URL? { get }
  var scale: CGFloat { get }
  var transaction: Transaction { get }
  /// What is shown in a phase of loading.
  func view(in phase: AsyncImagePhase) -> any View
}
extension AsyncImage: LoadedPicture {
  package func view(in phase: AsyncImagePhase) -> any View { content(phase) }
}
