/// A dynamic property that wants the environment of its view.
protocol EnvironmentReading {
  func read(_ values: EnvironmentValues)
}
