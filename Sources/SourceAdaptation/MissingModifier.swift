/// The modifier that views do not have, as a compiler's error names it.
enum MissingModifier {
  /// Controls and containers: all that their members return is views.
  ///
  /// Of others, such as `Text`, `Image` and shapes, a member may as well return a value.
  private static let views: Set<String> = [
    "Button", "ColorPicker", "ControlGroup", "DatePicker", "DisclosureGroup", "ForEach", "Form", "Gauge",
    "GeometryReader", "Grid", "GridRow", "Group", "GroupBox", "HStack", "Label", "LabeledContent", "LazyHGrid",
    "LazyHStack", "LazyVGrid", "LazyVStack", "Link", "List", "Menu", "ModifiedContent", "ModifierContent",
    "MultiDatePicker",
    "NavigationLink", "NavigationSplitView", "NavigationStack", "NavigationView", "Picker", "ProgressView",
    "ScrollView", "ScrollViewReader", "Section", "SecureField", "ShareLink", "Slider", "Stepper", "TabView",
    "Table", "TextEditor", "TextField", "Toggle", "VStack", "ViewThatFits", "ZStack", "some View",
  ]

  /// The modifier's name; nil where the error says something else, or it is not known what the call returns.
  /// - Parameter message: the error's words, such as `value of type 'TextField<Text>' has no member 'introspect'`.
  static func name(in message: String) -> String? {
    var parts = message.split(separator: "'", omittingEmptySubsequences: false)
    // What a modifier is handed, `value of type 'Shade.Content' (aka 'ModifierContent<Shade>') has no member 'glow'`.
    if parts.count >= 6, parts[0] == "value of type ", parts[2] == " (aka ", parts[4].hasPrefix(")") {
      parts = [parts[0], parts[3], parts[4].dropFirst(), parts[5]] + parts[6...]
    }
    guard parts.count >= 4, parts[0] == "value of type ", parts[2] == " has no member " else { return nil }
    let type = parts[1].prefix { $0 != "<" }
    return views.contains(String(type)) ? String(parts[3]) : nil
  }
}
