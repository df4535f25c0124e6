/// The header of a section in a list.
struct ListHeader<Content: View>: View, InspectionTransparent {
  let content: Content
  /// Whether the section is unfolded; nil where people cannot fold it.
  let isExpanded: Binding<Bool>?
  @Environment(\.systemDesign) private var design
  @Environment(\.listAppearance) private var appearance
  @Environment(\.headerProminence) private var prominence
  @Environment(\.rareTextStyleIfAny) private var rare
  @Environment(\.hasForeground) private var hasForeground

  var body: some View {
    // Of types that depend on a generic one, the runtime makes modified views anew each time.
    @_specialize(where Content == Text)
    get {
      if Content.self != EmptyView.self {
        styled.transformEnvironment(\.self) { environment in
          environment.isInListRow = false
          environment.linksAreRows = false
          if isUppercase, rare?.saysTextCase != true { environment.textCase = .uppercase }
        }
      }
    }
  }

  @ViewBuilder private var styled: some View {
    if let isExpanded, appearance == .sidebar || appearance == .sidebarColumn {
      Button {
        isExpanded.wrappedValue.toggle()
      } label: {
        HStack {
          text
          Spacer()
          Image(systemName: "chevron.right").font(.footnote.weight(.semibold))
            .flipsForRightToLeftLayoutDirection(true).rotationEffect(
              .degrees(isExpanded.wrappedValue ? 90 : 0), anchor: UnitPoint(x: 0.6, y: 0.5)
            )
            // Measured on the bar of tabs at the side.
            .foregroundStyle(isInPanel ? AnyShapeStyle(Color(.label)) : AnyShapeStyle(TintShapeStyle()))
        }
      }
      .buttonStyle(.plain)
    } else {
      text
    }
  }

  private var text: some View {
    // Measured: grey and as large as a footnote in iOS 18, a grey headline in iOS 26; in the style that somebody has given
    // the list.
    content.font(font)
      .modifier(
        ForegroundModifier(
          styles: hasForeground ? [] : [AnyShapeStyle(Color(isProminent ? .label : .secondaryLabel))], isUsual: true))
  }

  /// Measured: headers in a column that floats are grey, as those of sections on cards, and not as bold.
  private var isInPanel: Bool { appearance == .sidebarColumn && design == .iOS26 }

  private var isProminent: Bool {
    if prominence == .increased { return true }
    return switch appearance {
    case .sidebar, .plain, .inset, .besideSidebar: true
    case .sidebarColumn: design == .iOS18
    case .grouped, .insetGrouped: false
    }
  }

  private var isUppercase: Bool { design == .iOS18 && !isProminent }

  private var font: Font {
    if prominence == .increased || appearance == .sidebar || appearance == .sidebarColumn && design == .iOS18 {
      return .title3.weight(.semibold)
    }
    if isInPanel { return .body.weight(.medium) }
    return design == .iOS26 || isProminent ? .headline : .footnote
  }
}

/// The footer of a section in a list.
struct ListFooter<Content: View>: View, InspectionTransparent {
  let content: Content
  @Environment(\.hasForeground) private var hasForeground

  var body: some View {
    // Of types that depend on a generic one, the runtime makes modified views anew each time.
    @_specialize(where Content == EmptyView)
    @_specialize(where Content == Text)
    get {
      if Content.self != EmptyView.self {
        // Measured: its lines are two points tighter than those of other footnotes.
        content.font(.footnote.leading(.tight))
          .modifier(
            ForegroundModifier(styles: hasForeground ? [] : [AnyShapeStyle(Color(.secondaryLabel))], isUsual: true)
          )
          .transformEnvironment(\.self) { environment in
            environment.isInListRow = false
            environment.linksAreRows = false
            environment.keepsOrphans = true
          }
      }
    }
  }
}
