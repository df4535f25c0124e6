extension Nearness {
  /// What is known of pickers, menus and what groups controls.
  static let pickers: [Nearness] = []
}
