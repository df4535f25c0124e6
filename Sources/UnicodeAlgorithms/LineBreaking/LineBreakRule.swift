/// A rule of UAX #14 about two neighbouring classes.
struct LineBreakRule {
  /// The classes before the place.
  let left: LineBreakClassSet
  /// The classes after the place.
  let right: LineBreakClassSet
  /// Whether the rule allows a break at the place (÷) or prohibits it (×).
  let allowsBreak: Bool

  /// The rule `left × right`: no break.
  static func keep(_ left: LineBreakClassSet, _ right: LineBreakClassSet) -> LineBreakRule {
    LineBreakRule(left: left, right: right, allowsBreak: false)
  }

  /// The rule `left ÷ right`: a break opportunity.
  static func divide(_ left: LineBreakClassSet, _ right: LineBreakClassSet) -> LineBreakRule {
    LineBreakRule(left: left, right: right, allowsBreak: true)
  }
}

/// Rules about two classes, made ready for one look-up a pair.
struct LineBreakPairs {
  /// For each class on the left, at its raw value, the classes on the right that it keeps.
  private let kept: [LineBreakClassSet]

  /// Makes rules ready, of which the first that fits decides; a pair that none fits is divided.
  init(_ rules: [LineBreakRule]) {
    kept = LineBreakClass.allCases.map { left in
      var undecided = LineBreakClassSet.any
      var kept: LineBreakClassSet = []
      for rule in rules where rule.left.contains(left) {
        if !rule.allowsBreak { kept = kept.union(undecided.intersection(rule.right)) }
        undecided = undecided.subtracting(rule.right)
      }
      return kept
    }
  }

  /// Whether the rules prohibit a break between two classes.
  func keeps(_ left: LineBreakClass, _ right: LineBreakClass) -> Bool {
    kept[Int(left.rawValue)].contains(right)
  }

  /// The rules about direct neighbours.
  static let neighbours = LineBreakPairs(LineBreakRule.neighbours)
  /// The rules about classes with nothing but spaces in between.
  static let acrossSpaces = LineBreakPairs(LineBreakRule.acrossSpaces)
}
