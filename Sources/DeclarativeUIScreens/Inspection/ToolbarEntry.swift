/// A thing in a bar or several, as the code gives it.
package protocol ToolbarEntry {
  /// The name by which people's arrangement of the bar knows it; nil where it has none.
  var id: String? { get }
  /// Where it stands.
  var placement: ToolbarItemPlacement { get }
  /// Whether it is there before people arrange the bar.
  var showsByDefault: Bool { get }
}

extension ToolbarItem: ToolbarEntry {}

extension ToolbarItemGroup: ToolbarEntry {
  package var id: String? { nil }
  package var showsByDefault: Bool { true }
}
