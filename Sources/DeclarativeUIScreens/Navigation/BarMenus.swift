import LayoutTree

/// The rows of a menu of a bar, whose views are the business of the screen below.
private struct BarMenuRows: View, PrimitiveView {
  typealias Body = Never

  let place: ToolbarPlace

  func resolve(in context: ResolveContext) -> Node {
    guard let menu = place.menu else { return context.node(Self.self, Grouping()) }
    var inside = context
    inside.environment = menu.environment
    inside.environment.enterMenu()
    inside.environment.dialog = context.environment.dialog
    inside.environment.menuColumns = context.environment.menuColumns
    inside.environment.colorScheme = context.environment.colorScheme
    return inside.evaluated(ViewSlotBody(subject: menu.slot, nodeType: Self.self))
  }
}

/// The button of a bar that opens the menu of what is done more rarely.
struct OverflowMenu: View {
  let places: [ToolbarPlace]
  @Environment(\.systemDesign) private var design

  init(places: [ToolbarPlace]) {
    self.places = places
  }

  var body: some View {
    Menu {
      ForEach(places.indices, id: \.self) { BarMenuRows(place: places[$0]) }
    } label: {
      Label("More", systemImage: design == .iOS26 ? "ellipsis" : "ellipsis.circle")
    }
    .font(.system(size: 17, weight: design == .iOS26 ? .medium : .regular))
    .imageScale(.large)
    .labelStyle(.iconOnly)
    .environment(\.barRole, BarRole(isProminent: false))
    .buttonStyle(BarButtonStyle())
  }
}

/// The title in a bar, which opens a menu.
struct TitleMenu: View {
  let title: InlineTitle
  let place: ToolbarPlace

  var body: some View {
    Menu {
      BarMenuRows(place: place)
    } label: {
      title
    }
    .buttonStyle(.plain)
  }
}
