package import LayoutTree

/// Views that belong together, with a header and a footer.
///
/// In a list its rows share a background. Outside of lists all stand one after the other as the container around arranges them;
/// a lazy one may pin header and footer.
public struct Section<Parent, Content, Footer> {
  let header: Parent
  let content: Content
  let footer: Footer
  /// Whether its rows are shown; nil where people cannot fold it.
  var isExpanded: Binding<Bool>?
}

extension Section: View, PrimitiveView where Parent: View, Content: View, Footer: View {
  /// A primitive view has no body.
  public typealias Body = Never

  /// Creates a section with a header and a footer.
  public nonisolated init(
    @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent, @ViewBuilder footer: () -> Footer
  ) {
    self.init(header: header(), content: content(), footer: footer())
  }

  /// Creates a section with a header and a footer.
  public nonisolated init(header: Parent, footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: footer)
  }

  package func resolve(in context: ResolveContext) -> Node {
    let (environment, isExpanded) = (context.environment, isExpanded?.wrappedValue ?? true)
    let isInList = environment.isInListRow
    let section = SectionContent(
      isExpanded: isExpanded, spacing: environment.listSectionSpacing?.ofSection,
      margins: environment.listSectionMargins)
    return context.node(Self.self, section) { inside in
      var inside = inside
      let actions = inside.environment.sectionActions
      if isInList { inside.environment.leaveSection() }
      var parts = [
        inside.at(.position(0)).node(SectionPart.self, SectionPartRule(.header)) {
          [
            isInList
              ? ListHeader(content: header, isExpanded: self.isExpanded).resolved(in: $0) : header.resolved(in: $0)
          ]
        }
      ]
      if isExpanded {
        parts.append(content.resolved(in: inside.at(.position(1))))
        if isInList, let actions { parts.append(actions.resolved(in: inside.at(.position(3)))) }
      }
      parts.append(
        inside.at(.position(2)).node(SectionPart.self, SectionPartRule(.footer)) {
          [isInList ? ListFooter(content: footer).resolved(in: $0) : footer.resolved(in: $0)]
        })
      return parts
    }
  }
}

extension EnvironmentValues {
  /// Forgets what a section around asked for, which its rows do not.
  fileprivate mutating func leaveSection() {
    if listSectionSpacing != nil { listSectionSpacing = nil }
    if listSectionMargins != SectionMargins() { listSectionMargins = SectionMargins() }
    if sectionActions != nil { sectionActions = nil }
  }
}

extension ListSectionSpacing {
  fileprivate var ofSection: SectionSpacing {
    switch self {
    case .default: .usual
    case .compact: .compact
    case .custom(let points): .points(points)
    }
  }
}

/// The place of a header or a footer.
enum SectionPart: InspectionTransparent {}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section with a header.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent) {
    self.init(header: header(), content: content(), footer: EmptyView())
  }

  /// Creates a section with a header.
  public nonisolated init(header: Parent, @ViewBuilder content: () -> Content) {
    self.init(header: header, content: content(), footer: EmptyView())
  }
}

extension Section where Parent: View, Content: View, Footer == EmptyView {
  /// Creates a section that people fold and unfold by its header, in the list of a sidebar.
  public nonisolated init(
    isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content, @ViewBuilder header: () -> Parent
  ) {
    self.init(header: header(), content: content(), footer: EmptyView(), isExpanded: isExpanded)
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section that people fold and unfold by its header, in the list of a sidebar.
  public nonisolated init(
    _ titleKey: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(titleKey) }
  }

  /// Creates a section that people fold and unfold by its header, in the list of a sidebar.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(
    _ title: S, isExpanded: Binding<Bool>, @ViewBuilder content: () -> Content
  ) {
    self.init(isExpanded: isExpanded, content: content) { Text(title) }
  }
}

extension Section where Parent == EmptyView, Content: View, Footer: View {
  /// Creates a section with a footer.
  public nonisolated init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer) {
    self.init(header: EmptyView(), content: content(), footer: footer())
  }

  /// Creates a section with a footer.
  public nonisolated init(footer: Footer, @ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: footer)
  }
}

extension Section where Parent == EmptyView, Content: View, Footer == EmptyView {
  /// Creates a section without header and footer.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.init(header: EmptyView(), content: content(), footer: EmptyView())
  }
}

extension Section where Parent == Text, Content: View, Footer == EmptyView {
  /// Creates a section with a text as its header.
  public nonisolated init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
    self.init(header: Text(titleKey), content: content(), footer: EmptyView())
  }

  /// Creates a section with a text as its header.
  @_disfavoredOverload
  public nonisolated init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
    self.init(header: Text(title), content: content(), footer: EmptyView())
  }
}

extension Section: AnySection {}
extension Section: SeveralViews {}

extension Section where Parent: View, Content: View, Footer: View {
  /// The section, which people can fold by its header or not; one that they cannot fold shows its rows.
  public nonisolated func collapsible(_ collapsible: Bool) -> some View {
    var section = self
    if !collapsible { section.isExpanded = nil }
    return section
  }
}
