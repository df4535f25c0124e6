import Typesetting

/// What may be done with a text that does not fit, before it is cut.
///
/// How finely iOS searches is not known; here in 64 steps. It is tightened first, then made smaller.
package struct TextFit: Hashable {
  /// Whether letters may stand closer together.
  ///
  /// By as much as AppKit's documentation says of its own texts: 5 % of the letters' widths, which are about half an em. On a
  /// picture of iOS the letters of a title that was cut stand 0.02 em closer.
  package var allowsTightening: Bool
  /// How small the text may be, as a share of its size.
  package var minimumScaleFactor: Double

  private static let largestTightening = 0.05 / 2
  private static let steps = 64

  /// Creates what may be done; nil where that is nothing.
  package init?(allowsTightening: Bool, minimumScaleFactor: Double) {
    guard allowsTightening || minimumScaleFactor < 1 else { return nil }
    self.allowsTightening = allowsTightening
    self.minimumScaleFactor = max(minimumScaleFactor, 0)
  }

  /// The runs, changed as little as is enough for them to fit, or as much as is allowed.
  func fitted(_ runs: [TextRun], fits: ([TextRun]) -> Bool) -> [TextRun] {
    if fits(runs) { return runs }
    var runs = runs
    if allowsTightening {
      let (tightened, isEnough) = leastChange(fits) { share in
        runs.map { $0.tightened(by: share * Self.largestTightening) }
      }
      if isEnough { return tightened }
      runs = tightened
    }
    guard minimumScaleFactor < 1 else { return runs }
    return leastChange(fits) { share in runs.map { $0.scaled(by: 1 - share * (1 - minimumScaleFactor)) } }.runs
  }

  /// The runs with the smallest share of a change that lets them fit, or with all of it.
  private func leastChange(
    _ fits: ([TextRun]) -> Bool, _ changed: (Double) -> [TextRun]
  ) -> (runs: [TextRun], isEnough: Bool) {
    let most = changed(1)
    guard fits(most) else { return (most, false) }
    var (tooFew, enough) = (0, Self.steps)
    while enough - tooFew > 1 {
      let middle = (tooFew + enough) / 2
      if fits(changed(Double(middle) / Double(Self.steps))) { enough = middle } else { tooFew = middle }
    }
    return (changed(Double(enough) / Double(Self.steps)), true)
  }
}

extension TextRun {
  /// The run with less space after each character.
  /// - Parameter share: of the em.
  fileprivate func tightened(by share: Double) -> TextRun {
    var run = self
    run.tracking -= share * font.size
    return run
  }

  /// The run with everything smaller that is measured in points.
  fileprivate func scaled(by factor: Double) -> TextRun {
    var run = self
    run.font.size *= factor
    run.font.leading *= factor
    run.tracking *= factor
    run.baselineOffset *= factor
    run.attachmentWidth = attachmentWidth.map { $0 * factor }
    return run
  }
}
