import LayoutTree

/// Puts things into the bars around a screen; without such bars none of it is evaluated.
private struct ToolbarModifier<Bar: ToolbarContent>: PrimitiveModifier, NodeContent, Layering {
  let bar: Bar
  var id: String?

  var kind: LayerKind { .toolbar }
  var alignment: Alignment { .center }

  var call: ModifierCall { ModifierCall("toolbar", ["id": id]) }

  func boxes(of node: Node) -> LayoutBoxes { node.children[0].boxes }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { inside in
      let view = content.resolved(in: inside)
      guard inside.environment.hasBars || inside.isForInspection else { return [view] }
      return [
        view, inside.inStack(nil).at(.attachment(path: [])).node(Bar.self, Grouping()) { [bar.resolved(in: $0)] },
      ]
    }
  }
}

extension View {
  /// The view with other views in the bar above the screen.
  public nonisolated func toolbar<Content: View>(@ViewBuilder content: () -> Content) -> some View {
    modifier(ToolbarModifier(bar: ToolbarItemGroup(placement: .automatic, content: content)))
  }

  /// The view with things in the bars around the screen.
  public nonisolated func toolbar<Content: ToolbarContent>(
    @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(bar: content()))
  }

  /// The view with things in the bars around the screen that people may arrange.
  public nonisolated func toolbar<Content: ToolbarContent>(
    id: String, @ToolbarContentBuilder content: () -> Content
  ) -> some View {
    modifier(ToolbarModifier(bar: content(), id: id))
  }

  /// The view with buttons in the bar above the screen, by the name that SwiftUI had first.
  public nonisolated func navigationBarItems<L: View, T: View>(leading: L, trailing: T) -> some View {
    toolbar {
      ToolbarItem(placement: .navigationBarLeading) { leading }
      ToolbarItem(placement: .navigationBarTrailing) { trailing }
    }
  }

  /// The view with a button at the beginning of the bar above the screen, by the name that SwiftUI had first.
  public nonisolated func navigationBarItems<L: View>(leading: L) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarLeading) { leading } }
  }

  /// The view with a button at the end of the bar above the screen, by the name that SwiftUI had first.
  public nonisolated func navigationBarItems<T: View>(trailing: T) -> some View {
    toolbar { ToolbarItem(placement: .navigationBarTrailing) { trailing } }
  }

  /// The view with a menu behind the title of the bar.
  public nonisolated func toolbarTitleMenu<C: View>(@ViewBuilder content: () -> C) -> some View {
    modifier(ToolbarModifier(bar: ToolbarTitleMenu(content: content)))
  }
}

extension View {
  private nonisolated func bars(
    _ bars: [ToolbarPlacement], _ name: String, _ value: Any?, _ change: @escaping (inout BarRequests.Bar) -> Void
  ) -> some View {
    barRequest(name, ["": value, "for": bars.isEmpty ? nil : bars]) { requests in
      for bar in bars.isEmpty ? [.automatic] : bars { change(&requests[bar]) }
    }
  }

  /// The view, around whose screen bars are seen or not.
  public nonisolated func toolbar(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars, "toolbar", visibility) { $0.visibility = visibility }
  }

  /// The view, around whose screen bars are seen or not.
  public nonisolated func toolbarVisibility(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars, "toolbarVisibility", visibility) { $0.visibility = visibility }
  }

  /// The view, whose bar lacks something that it has of its own.
  public nonisolated func toolbar(removing defaultItemKind: ToolbarDefaultItemKind?) -> some View {
    barRequest("toolbar", ["removing": defaultItemKind]) { requests in
      requests.removesTitle = defaultItemKind == .title
      requests.removesSidebarToggle = defaultItemKind == .sidebarToggle
      requests.removesSearch = defaultItemKind == .search
    }
  }

  /// The view with a style behind bars, which is seen where a bar has a background.
  public nonisolated func toolbarBackground<S: ShapeStyle>(_ style: S, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars, "toolbarBackground", style) { $0.background = AnyShapeStyle(style) }
  }

  /// The view, whose bars have a background always, never, or where contents are below them.
  public nonisolated func toolbarBackground(_ visibility: Visibility, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars, "toolbarBackground", visibility) { $0.backgroundVisibility = visibility }
  }

  /// The view, whose bars have a background always, never, or where contents are below them.
  public nonisolated func toolbarBackgroundVisibility(
    _ visibility: Visibility, for bars: ToolbarPlacement...
  ) -> some View {
    self.bars(bars, "toolbarBackgroundVisibility", visibility) { $0.backgroundVisibility = visibility }
  }

  /// The view with bars in an appearance; nil is that of the screen.
  public nonisolated func toolbarColorScheme(_ colorScheme: ColorScheme?, for bars: ToolbarPlacement...) -> some View {
    self.bars(bars, "toolbarColorScheme", colorScheme) { $0.colorScheme = .some(colorScheme) }
  }

  /// The view, whose bar is for something.
  ///
  /// On tablets the title of `.browser` and `.editor` stands at the beginning of the bar, and what is done more rarely in its
  /// middle. The button that leads back from an `.editor` has no title, on phones, too.
  public nonisolated func toolbarRole(_ role: ToolbarRole) -> some View {
    barRequest("toolbarRole", ["": role]) { $0.role = role }
  }

  /// The view, whose bar shows its title large or small.
  public nonisolated func toolbarTitleDisplayMode(_ mode: ToolbarTitleDisplayMode) -> some View {
    barRequest("toolbarTitleDisplayMode", ["": mode]) { $0.displayMode = mode }
  }
}

/// A bar around a screen.
public enum ToolbarPlacement: Hashable, Sendable {
  case automatic, bottomBar, navigationBar, tabBar, bottomOrnament, windowToolbar
}

/// What a bar has of its own.
public enum ToolbarDefaultItemKind: Hashable, Sendable {
  case sidebarToggle, title, search
}

/// What a bar is for.
public enum ToolbarRole: Hashable, Sendable {
  case automatic, navigationStack, browser, editor
}

/// How large a bar shows a title.
public enum ToolbarTitleDisplayMode: Hashable, Sendable {
  case automatic, inline, large, inlineLarge
}

/// Where in which bar something stands.
public enum ToolbarItemPlacement: Hashable, Sendable {
  case automatic, principal, navigation, primaryAction, secondaryAction, status
  case confirmationAction, cancellationAction, destructiveAction
  case keyboard, topBarLeading, topBarTrailing, bottomBar, navigationBarLeading, navigationBarTrailing, bottomOrnament
  case title, largeTitle, subtitle, largeSubtitle
  case accessoryBar(id: String)
}
