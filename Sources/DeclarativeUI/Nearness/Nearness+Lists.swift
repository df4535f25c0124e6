extension Nearness {
  /// What is known of lists and forms.
  static let lists: [Nearness] = []
}
