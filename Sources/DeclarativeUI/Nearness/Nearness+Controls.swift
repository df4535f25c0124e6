extension Nearness {
  /// What is known of buttons, switches, sliders, fields and what shows progress.
  static let controls: [Nearness] = []
}
