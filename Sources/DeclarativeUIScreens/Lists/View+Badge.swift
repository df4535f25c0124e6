import LayoutTree

/// What a view says beside its title: in a bar of tabs, or at the end of a row.
struct Badge: PreferenceEntry {
  /// Nil where there is nothing to say.
  let label: Text?

  /// Of several views the first one counts.
  func combined(with next: any PreferenceEntry) -> any PreferenceEntry { self }
}

extension Preferences {
  /// What views inside say beside their title; nil where they say nothing.
  var badge: Text? { (self[Badge.self] as? Badge)?.label }
}

struct BadgeModifier: PrimitiveModifier, NodeContent {
  let label: Text?

  static var listRoles: ListRoles { .besides }

  var call: ModifierCall { ModifierCall("badge", ["": label]) }

  func preferences(around inside: Preferences) -> Preferences {
    var preferences = inside
    preferences[Badge.self] = Badge(label: label)
    return preferences
  }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { inside in
      guard context.environment.isInListRow, let label else { return [content.resolved(in: inside)] }
      return [BadgedRow(content: content, label: label).resolved(in: inside)]
    }
  }
}

/// A row with its badge at the end, as grey as a value there, or white on red.
/// - Remark: the distance and the grey are those of values; no picture of a badge is known. That one that stands out is on a
///   red background is known, how large that is was guessed.
private struct BadgedRow<Content: View>: View, InspectionTransparent {
  let content: Content
  let label: Text
  @Environment(\.badgeProminence) private var prominence

  var body: some View {
    HStack {
      content.modifier(BadgedContent())
      Spacer(minLength: 8)
      if prominence == .increased {
        label.foregroundStyle(.white).padding(.horizontal, 8).frame(minWidth: 24)
          .background { Capsule().fill(Color.red) }
      } else {
        label.foregroundStyle(Color(.secondaryLabel))
      }
    }
  }
}

/// What stands beside a badge: the row itself, with what it asks of its list.
private struct BadgedContent: PrimitiveModifier, NodeContent, InspectionTransparent {
  var call: ModifierCall { ModifierCall("badged") }

  static var listRoles: ListRoles { .row }

  func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

extension View {
  /// The view with a number beside its title in a bar of tabs or a row of a list; 0 is none.
  public nonisolated func badge(_ count: Int) -> some View {
    modifier(BadgeModifier(label: count == 0 ? nil : Text(verbatim: "\(count)")))
  }

  /// The view with a text beside its title in a bar of tabs or a row of a list.
  public nonisolated func badge(_ label: Text?) -> some View { modifier(BadgeModifier(label: label)) }

  /// The view with a text beside its title in a bar of tabs or a row of a list.
  public nonisolated func badge(_ key: LocalizedStringKey?) -> some View {
    modifier(BadgeModifier(label: key.map { Text($0) }))
  }

  /// The view with a text beside its title in a bar of tabs or a row of a list.
  @_disfavoredOverload
  public nonisolated func badge<S: StringProtocol>(_ label: S?) -> some View {
    modifier(BadgeModifier(label: label.map { Text($0) }))
  }
}
