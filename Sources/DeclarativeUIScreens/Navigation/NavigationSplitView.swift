import Foundation
import LayoutTree

/// Columns, each of which leads to the next: side by side where there is room, and a stack where there is little.
///
/// Where there is little room, the selection of a list leads to the next column, and going back takes it away.
/// - Remark: in iOS 26 the first column floats on glass, with the widths that UIKit's split views have; which columns are
///   seen follows the width of the screen. In iOS 18 columns of 320 points stand side by side, or lie in front of the last one
///   where the screen is higher than wide. That a selection from the start shows the next column is generally known.
@MainActor @preconcurrency
public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View> {
  private nonisolated(unsafe) let visibility: Binding<NavigationSplitViewVisibility>?
  private nonisolated(unsafe) let compactColumn: Binding<NavigationSplitViewColumn>?
  private nonisolated(unsafe) let sidebar: Sidebar
  private nonisolated(unsafe) let content: Content?
  private nonisolated(unsafe) let detail: Detail

  private nonisolated init(
    _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
    _ sidebar: Sidebar, _ content: Content?, _ detail: Detail
  ) {
    self.visibility = visibility
    self.compactColumn = compactColumn
    self.sidebar = sidebar
    self.content = content
    self.detail = detail
  }
}

/// Columns of any views, for those who look into them.
package protocol SplitView {
  /// The first column.
  var sidebarView: any View { get }
  /// The column between them; nil where there are two.
  var contentView: (any View)? { get }
  /// The last column.
  var detailView: any View { get }
}

extension NavigationSplitView: SplitView {
  package nonisolated var sidebarView: any View { sidebar }
  package nonisolated var contentView: (any View)? { content }
  package nonisolated var detailView: any View { detail }
}

extension NavigationSplitView {
  /// Creates three columns.
  public nonisolated init(
    @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, nil, sidebar(), content(), detail())
  }

  /// Creates three columns, of which a binding says which are seen.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), content(), detail())
  }

  /// Creates three columns, of which a binding says which one is seen where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), content(), detail())
  }

  /// Creates three columns, of which bindings say which are seen.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), content(), detail())
  }
}

extension NavigationSplitView where Content == EmptyView {
  /// Creates two columns.
  public nonisolated init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
    self.init(nil, nil, sidebar(), nil, detail())
  }

  /// Creates two columns, of which a binding says which are seen.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, nil, sidebar(), nil, detail())
  }

  /// Creates two columns, of which a binding says which one is seen where there is little room.
  public nonisolated init(
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(nil, preferredCompactColumn, sidebar(), nil, detail())
  }

  /// Creates two columns, of which bindings say which are seen.
  public nonisolated init(
    columnVisibility: Binding<NavigationSplitViewVisibility>,
    preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
    @ViewBuilder detail: () -> Detail
  ) {
    self.init(columnVisibility, preferredCompactColumn, sidebar(), nil, detail())
  }
}

extension NavigationSplitView: View {
  /// The columns.
  public var body: some View {
    SplitColumns(
      visibility: visibility, compactColumn: compactColumn, sidebar: sidebar, content: content, detail: detail)
  }
}

/// Which columns lead to which.
@MainActor
final class SplitLinks {
  weak var content: NavigationMemory?
  weak var detail: NavigationMemory?
  let sidebarSelection = ColumnSelection()
  let contentSelection = ColumnSelection()

  nonisolated init() {}
}

/// What a column is for.
enum SplitColumnRole {
  case sidebar, content, detail
  /// The only one that is seen.
  case alone
}

/// One column: a stack of its own, whose links lead to the next column.
struct SplitColumn<Root: View>: View, PrimitiveView {
  typealias Body = Never

  let root: Root
  let role: SplitColumnRole
  let links: SplitLinks

  func resolve(in context: ResolveContext) -> Node {
    let node = NavigationMemory.node(of: Self.self, path: nil, in: context) { root.resolved(in: $0) }
    guard let memory = node.memory as? NavigationMemory else { return node }
    memory.column = role
    switch role {
    case .sidebar: memory.leadsTo = { [links] in links.content ?? links.detail }
    case .content:
      links.content = memory
      memory.leadsTo = { [links] in links.detail }
    case .detail: links.detail = memory
    case .alone: memory.leadsTo = nil
    }
    return node
  }
}

/// Which columns are seen.
public struct NavigationSplitViewVisibility: Hashable, Codable, Sendable {
  private let name: String

  /// As is usual on the device.
  public static let automatic = NavigationSplitViewVisibility(name: "automatic")
  /// All of them.
  public static let all = NavigationSplitViewVisibility(name: "all")
  /// The last two.
  public static let doubleColumn = NavigationSplitViewVisibility(name: "doubleColumn")
  /// The last one.
  public static let detailOnly = NavigationSplitViewVisibility(name: "detailOnly")
}

/// One of the columns.
public struct NavigationSplitViewColumn: Hashable, Sendable {
  private let name: String

  /// The first one.
  public static let sidebar = NavigationSplitViewColumn(name: "sidebar")
  /// The one between.
  public static let content = NavigationSplitViewColumn(name: "content")
  /// The last one.
  public static let detail = NavigationSplitViewColumn(name: "detail")
}
