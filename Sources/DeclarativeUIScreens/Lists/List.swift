import LayoutTree

/// Rows that scroll, in sections.
@MainActor @preconcurrency
public struct List<SelectionValue: Hashable, Content: View> {
  nonisolated(unsafe) let selection: ListSelection?
  nonisolated(unsafe) let content: Content

  nonisolated init(_ selection: ListSelection?, _ content: Content) {
    self.selection = selection
    self.content = content
  }
}

extension List: View {
  /// The rows in a scroll view, on the background of the list's look.
  public var body: some View { ListBody(selection: selection, content: content) }
}

extension List {
  /// Creates a list in which one row may be selected.
  public nonisolated init(selection: Binding<SelectionValue?>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection.of(selection), content())
  }

  /// Creates a list in which rows may be selected.
  public nonisolated init(selection: Binding<Set<SelectionValue>>?, @ViewBuilder content: () -> Content) {
    self.init(ListSelection.of(selection), content())
  }
}

extension List where SelectionValue == Never {
  /// Creates a list.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(nil, content())
  }
}

/// Controls in rows, in sections.
@MainActor @preconcurrency
public struct Form<Content: View> {
  nonisolated(unsafe) let content: Content

  /// Creates a form.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Form where Content == FormStyleConfiguration.Content {
  /// Creates a form from what a style is given, in the style around that one.
  public nonisolated init(_ configuration: FormStyleConfiguration) {
    content = configuration.content
  }
}

extension Form: View {
  /// The form in the style of its environment.
  public var body: some View { StyledForm(content: content) }
}

/// What lists and forms are: a scroll view of rows in front of a background.
struct ListBody<Content: View>: View, InspectionTransparent {
  let selection: ListSelection?
  let content: Content
  private var host = HostEditMode()
  @State private var menus = RowMenuLink()
  @Environment(\.editMode) private var editMode
  @Environment(\.listAppearance) private var appearance
  @Environment(\.scrollOptions) private var options
  @Environment(\.scrollContentBackgroundVisibility) private var backgroundVisibility
  @Environment(\.rowMenu) private var rowMenu
  @Environment(\.splitColumn) private var column
  @Environment(\.systemDesign) private var design

  init(selection: ListSelection?, content: Content) {
    self.selection = selection
    self.content = content
  }

  var body: some View {
    let mode = editMode ?? host.binding
    let rows = EditedRows(
      selection: selection, isEditing: mode.wrappedValue.isEditing, menus: rowMenu == nil ? nil : menus,
      rows: ListColumn(topMargin: options.marginEdges.contains(.top) ? 0 : nil, content: content))
    ListScroll {
      if let rowMenu, selection != nil { rows.modifier(RowMenuModifier(menu: rowMenu, link: menus)) } else { rows }
    }
    .environment(\.editMode, mode)
    .background {
      if backgroundVisibility != .hidden { background.ignoresSafeArea().modifier(GlassGround(isForGlass: false)) }
    }
  }

  private var background: Color {
    // A column that floats is the background itself; that it is for lists of all styles is a guess.
    if column == .sidebar, design == .iOS26 { return .clear }
    return switch appearance {
    case .plain, .inset, .besideSidebar: Color(.systemBackground)
    case .grouped, .insetGrouped, .sidebar: Color(.systemGroupedBackground)
    case .sidebarColumn: Color(.secondarySystemBackground)
    }
  }
}

/// The scroll view of a list; inspection skips it and finds the rows.
private struct ListScroll<Content: View>: View, PrimitiveView, InspectionTransparent {
  typealias Body = Never

  @ViewBuilder let content: Content

  func resolve(in context: ResolveContext) -> Node {
    ScrollView { content }.node(of: Self.self, in: context)
  }
}

/// The rows of a list, one below the other.
private struct ListColumn<Content: View>: View, PrimitiveView, InspectionTransparent {
  typealias Body = Never

  let topMargin: CGFloat?
  let content: Content

  func resolve(in context: ResolveContext) -> Node {
    let node = context.place(of: Self.self, Grouping())
    let memory = node.memory as? LazyMemory ?? LazyMemory(at: node, in: context)
    node.memory = memory
    let rule = ListRule(
      metrics: ListMetrics.of(context.environment), topMargin: topMargin, observer: memory,
      editor: context.environment.listEditor, isMirrored: context.environment.isMirrored)
    memory.container = context.environment.scrollContainer
    context.fill(node, rule) { inside in
      let rows = rows.resolved(in: inside.inStack(.vertical).lazily())
      guard let editor = inside.environment.listEditor else { return [rows] }
      return [rows, RowAccessoryViews(editor: editor).resolved(in: inside.inStack(nil).at(.attachment(path: [])))]
    }
    return node
  }

  private var rows: some View {
    content.transformEnvironment(\.self) { environment in
      environment.isInListRow = true
      environment.linksAreRows = true
      // Measured on lists and forms of four apps, iOS 16, 18 and 26: what is secondary in a row is half as strong as the
      // label, and no second colour of labels.
      environment.pushUsualForeground()
      // What is said of the list is not asked for by its sections.
      environment.listSectionSpacing = nil
    }
  }
}

private enum PartsOfControlsKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the view is in a row of a list that people edit: links lead nowhere there.
  var isRowOfEditedList: Bool { isInListRow && (editMode?.wrappedValue.isEditing ?? false) }

  /// Whether a pressed button changes the background of its row, and not its label.
  var buttonsLookLikeRows: Bool { isInListRow && (buttonStyle == nil || buttonStyle is TintedButtonAppearance) }

  /// Whether buttons take the touches of the row that they are parts of: those without a style, as known of SwiftUI.
  var buttonsTakeRows: Bool { isInListRow && buttonStyle == nil && !buttonsArePartsOfControls }

  /// Whether buttons belong to a control that consists of more, and takes its own touches only.
  var buttonsArePartsOfControls: Bool {
    get { self[PartsOfControlsKey.self] }
    set { self[PartsOfControlsKey.self] = newValue }
  }
}
