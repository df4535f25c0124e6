/// Says which of the pixels that differ count as the same all the same; one for each way to be tolerant.
///
/// A rule sees both pictures whole, so that it can look at a pixel's neighbours, and may keep what it works out: it is
/// asked row by row, from left to right, and only about pixels that differ.
protocol ForgivingRule {
  mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool
}

/// Work on a pair that needs a rule of any type, compiled for each type: a pixel's verdict must not cost a dynamic call.
protocol RuleTask {
  associatedtype Output
  mutating func run(on pair: PixelPair, with rule: inout some ForgivingRule) -> Output
}

extension PixelTolerance {
  /// Does work with a fresh rule for this tolerance.
  func run<Task: RuleTask>(_ task: inout Task, on pair: PixelPair) -> Task.Output {
    switch self {
    case .exact: run(&task, on: pair, with: ExactRule())
    case .channelDifference(let limit): run(&task, on: pair, with: ChannelDifferenceRule(limit: Int(limit)))
    case .pixelmatch(let threshold, let countsAntialiasing):
      run(&task, on: pair, with: PixelmatchRule(threshold: threshold, countsAntialiasing: countsAntialiasing))
    case .edgeSmoothing(let colorDistance):
      run(&task, on: pair, with: EdgeSmoothingRule(colorDistance: colorDistance))
    case .perceptual(let precision): run(&task, on: pair, with: LabDistanceRule(precision: precision))
    }
  }

  private func run<Task: RuleTask>(
    _ task: inout Task, on pair: PixelPair, with rule: some ForgivingRule
  ) -> Task.Output {
    var rule = rule
    return task.run(on: pair, with: &rule)
  }

  /// Whether a pixel's verdict depends on the pixels around it.
  var dependsOnNeighbours: Bool {
    switch self {
    case .exact, .channelDifference, .perceptual: false
    case .edgeSmoothing, .pixelmatch: true
    }
  }
}
