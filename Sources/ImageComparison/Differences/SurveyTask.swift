import PixelImages

/// A look at all pixels of a pair, or at none where the pictures have none in common.
struct SurveyTask: RuleTask {
  let pair: PixelPair?
  let size: PixelSize

  func run(with rule: inout some ForgivingRule) -> DifferenceSurvey {
    var survey = DifferenceSurvey(size: size)
    if let pair { survey.look(at: pair, rule: &rule) }
    return survey
  }
}
