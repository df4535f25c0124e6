extension Nearness {
  /// What is known of bars, navigation and what is presented.
  static let bars: [Nearness] = []
}
