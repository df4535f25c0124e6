import SourceTokens

extension CuttableSource {
  /// What braces within a body are.
  private enum BraceKind {
    /// What is done when something happens: nothing is, where they are empty.
    case action
    /// Views, one a statement.
    case views
    case other
  }

  /// The parts of a body that returns a view, from the innermost on, that can be left out alone: what an action does, or one
  /// view, in the place of which a labelled surface is shown.
  func viewCuts(of token: Int, in declaration: SourceDeclaration) -> [DeclarationCut] {
    guard let braces = declaration.braces, braces.contains(token) else { return [] }
    let all = openings(in: braces)
    var cuts: [DeclarationCut] = []
    // From the outermost on: views are only in braces of views.
    var areViews = true
    for (number, brace) in all.enumerated() where brace <= token && source.closing(brace) >= token {
      let kind = brace == braces.lowerBound ? BraceKind.views : kind(of: brace, in: braces)
      if kind == .action {
        return [DeclarationCut(declaration: declaration.name, isBody: true, closure: number)] + cuts
      }
      guard kind == .views, areViews else {
        areViews = false
        continue
      }
      let statements = statements(in: brace)
      // All of a body is left out as such; in one that says `return`, others than that are no views.
      if number == 0, statements.count == 1 || statements.contains(where: { source.has("return", at: $0.lowerBound) }) {
        continue
      }
      guard let index = statements.firstIndex(where: { $0.contains(token) }), isView(statements[index]) else {
        continue
      }
      let cut = DeclarationCut(declaration: declaration.name, isBody: true, statement: index + 1, closure: number)
      cuts.insert(cut, at: 0)
    }
    return cuts
  }

  /// The edit of such a part.
  func viewEdit(_ cut: DeclarationCut, of declaration: SourceDeclaration, surface: String) -> SourceEdit? {
    guard let braces = declaration.braces, let number = cut.closure else { return nil }
    let all = openings(in: braces)
    guard all.indices.contains(number) else { return nil }
    let brace = all[number]
    if let statement = cut.statement {
      let statements = statements(in: brace)
      guard statements.indices.contains(statement - 1) else { return nil }
      return SourceEdit(range: source.bytes(ofTokens: statements[statement - 1]), text: surface)
    }
    let start = start(in: brace)
    guard start < source.closing(brace) else { return nil }
    let arguments = start > brace + 1 ? 0 : argumentCount(in: brace)
    let names = arguments == 0 ? "" : Array(repeating: "_", count: arguments).joined(separator: ", ") + " in"
    return SourceEdit(range: source.bytes(ofTokens: start...source.closing(brace) - 1), text: names)
  }

  private func openings(in braces: ClosedRange<Int>) -> [Int] { braces.filter { source.has("{", at: $0) } }

  /// The statements in braces, without the names of a closure's arguments.
  private func statements(in brace: Int) -> [ClosedRange<Int>] {
    source.statements(in: start(in: brace) - 1...source.closing(brace))
  }

  /// The first token in braces behind `a, b in`.
  private func start(in brace: Int) -> Int {
    var index = brace + 1
    let end = source.closing(brace)
    while index < end, index < brace + 40, !source.has("in", at: index) {
      if source.has("(", at: index) || source.has("[", at: index) {
        index = source.closing(index)
      } else if ["{", ";", "=", "."].contains(where: { source.has($0, at: index) })
        || index > brace + 1
          && source.tokens[index].startsLine
      {
        return brace + 1
      }
      index += 1
    }
    return index < end && source.has("in", at: index) && !source.has("for", at: brace + 1) ? index + 1 : brace + 1
  }

  /// How many arguments without names a closure has, by `$0` and its kind.
  private func argumentCount(in brace: Int) -> Int {
    var index = brace + 1
    var count = 0
    while index < source.closing(brace) {
      if source.has("{", at: index) { index = source.closing(index) }
      let word = source.text(index)
      if word.hasPrefix("$"), let number = Int(word.dropFirst()) { count = max(count, number + 1) }
      index += 1
    }
    return count
  }

  /// Whether a statement is a view that another one can stand in for.
  private func isView(_ statement: ClosedRange<Int>) -> Bool {
    let first = source.text(statement.lowerBound)
    return !["let", "var", "guard", "for", "case", "default", "return", "defer", "func", "@ViewBuilder"].contains(first)
      && !first.hasPrefix("#")
  }

  // MARK: What braces are of

  private func kind(of brace: Int, in braces: ClosedRange<Int>) -> BraceKind {
    if source.has("else", at: brace - 1) { return .views }
    if source.has(":", at: brace - 1) { return kind(ofLabel: source.text(brace - 2)) }
    var name = brace - 1
    var hasAction = false
    if source.has(")", at: name) {
      guard let opening = braces.last(where: { source.has("(", at: $0) && source.closing($0) == brace - 1 }) else {
        return .other
      }
      hasAction = (opening..<brace).contains { source.has("action", at: $0) && source.has(":", at: $0 + 1) }
      name = opening - 1
    }
    guard name > braces.lowerBound, source.tokens[name].kind == .word else {
      return kind(ofCondition: brace, in: braces)
    }
    let word = source.text(name)
    if word == "Button" { return hasAction ? .views : .action }
    if Self.containers.contains(word) || source.has(".", at: name - 1) && Self.viewModifiers.contains(word) {
      return .views
    }
    if word == "Task" || source.has(".", at: name - 1) && Self.actionModifiers.contains(word) { return .action }
    return kind(ofCondition: brace, in: braces)
  }

  private func kind(ofLabel label: String) -> BraceKind {
    if Self.actionLabels.contains(label) { return .action }
    return Self.viewLabels.contains(label) ? .views : .other
  }

  /// Braces behind `if`, whose condition has none but in parentheses.
  private func kind(ofCondition brace: Int, in braces: ClosedRange<Int>) -> BraceKind {
    var index = brace - 1
    while index > braces.lowerBound, !source.has("{", at: index), !source.has("}", at: index) {
      if source.has("if", at: index) { return .views }
      if source.has(")", at: index) {
        index = braces.last { source.has("(", at: $0) && source.closing($0) == index } ?? braces.lowerBound
      }
      index -= 1
    }
    return .other
  }

  private static let containers: Set<String> = [
    "VStack", "HStack", "ZStack", "LazyVStack", "LazyHStack", "LazyVGrid", "LazyHGrid", "Grid", "GridRow", "List",
    "Form",
    "Section", "Group", "ScrollView", "ForEach", "NavigationStack", "NavigationView", "NavigationSplitView", "TabView",
    "GeometryReader", "ScrollViewReader", "Menu", "Picker", "LabeledContent", "DisclosureGroup", "GroupBox",
    "ControlGroup", "ViewThatFits", "ContentUnavailableView", "NavigationLink", "TimelineView", "GlassEffectContainer",
  ]
  private static let viewModifiers: Set<String> = [
    "overlay", "background", "sheet", "fullScreenCover", "popover", "safeAreaInset", "contextMenu", "swipeActions",
    "confirmationDialog", "navigationDestination", "tabItem", "mask", "safeAreaBar",
  ]
  private static let actionModifiers: Set<String> = [
    "task", "onAppear", "onDisappear", "onChange", "onReceive", "onTapGesture", "onLongPressGesture", "refreshable",
    "onSubmit", "onOpenURL", "onContinueUserActivity", "onDelete", "onMove", "onHover", "onPreferenceChange",
    "fileImporter", "fileExporter", "onEnded", "onChanged",
  ]
  private static let actionLabels: Set<String> = [
    "action", "perform", "onDismiss", "onCompletion", "onEditingChanged", "onCommit", "onRequest", "primaryAction",
  ]
  private static let viewLabels: Set<String> = [
    "label", "content", "header", "footer", "destination", "placeholder", "message", "actions", "sidebar", "detail",
    "title", "icon", "description",
  ]
}
