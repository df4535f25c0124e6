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
