/// Says which of the pixels that differ count as the same all the same; one for each way to be tolerant.
///
/// A rule sees both pictures whole, so that it can look at a pixel's neighbours, and may keep what it works out: it is
/// asked row by row, from left to right, and only about pixels that differ.
protocol ForgivingRule {
  mutating func forgives(x: Int, y: Int, in pair: PixelPair) -> Bool
}

/// Work that needs a rule of any type, compiled for each type: a pixel's verdict must not cost a dynamic call.
protocol RuleTask {
  associatedtype Output
  func run(with rule: inout some ForgivingRule) -> Output
}

extension PixelTolerance {
  /// Does work with a fresh rule for this tolerance.
  func run<Task: RuleTask>(_ task: Task) -> Task.Output {
    switch self {
    case .exact: run(task, with: ExactRule())
    case .channelDifference(let limit): run(task, with: ChannelDifferenceRule(limit: Int(limit)))
    case .pixelmatch(let threshold, let countsAntialiasing):
      run(task, with: PixelmatchRule(threshold: threshold, countsAntialiasing: countsAntialiasing))
    case .edgeSmoothing(let colorDistance): run(task, with: EdgeSmoothingRule(colorDistance: colorDistance))
    case .perceptual(let precision): run(task, with: LabDistanceRule(precision: precision))
    }
  }

  private func run<Task: RuleTask>(_ task: Task, with rule: some ForgivingRule) -> Task.Output {
    var rule = rule
    return task.run(with: &rule)
  }
}
