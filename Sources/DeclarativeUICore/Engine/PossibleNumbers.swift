import Foundation
import LayoutTree

/// Which numbers a modifier can be given.
package enum PossibleNumbers {
  /// Everything that is a number.
  case any
  /// A number with an end.
  case finite
  /// A length that may be endless.
  case notNegative
  /// A length.
  case finiteNotNegative
  /// A length that is not zero.
  case finitePositive

  package func contains(_ number: Double) -> Bool {
    switch self {
    case .any: !number.isNaN
    case .finite: number.isFinite
    case .notNegative: number >= 0
    case .finiteNotNegative: number >= 0 && number.isFinite
    case .finitePositive: number > 0 && number.isFinite
    }
  }

  /// What to give instead.
  package var wayOut: String {
    switch self {
    case .any: "give a number that is not NaN"
    case .finite: "give a finite number"
    case .notNegative: "give a number that is not negative"
    case .finiteNotNegative: "give a finite number that is not negative"
    case .finitePositive: "give a finite number that is larger than 0"
    }
  }
}

extension ProblemReporter {
  /// Reports a number with which nothing can be laid out or drawn.
  /// - Parameter call: the modifier with the number in it, as one writes it.
  package func check(_ number: CGFloat?, _ possible: PossibleNumbers, in call: @autoclosure () -> String) {
    guard let number, !possible.contains(Double(number)) else { return }
    report("\(call()) is impossible: \(possible.wayOut)")
  }

  /// Reports a path that is drawn other than it was asked for, and a line along it that is none.
  func check(_ path: Path) {
    if let problem = path.problem { report(problem) }
    if let line = path.outline { check(line) }
  }

  /// Reports a dash or a width that no line has.
  func check(_ line: StrokeStyle) {
    check(line.lineWidth, .finiteNotNegative, in: "A line with lineWidth: \(line.lineWidth)")
    check(line.miterLimit, .any, in: "A line with miterLimit: \(line.miterLimit)")
    check(line.dashPhase, .finite, in: "A line with dashPhase: \(line.dashPhase)")
    for length in line.dash { check(length, .finiteNotNegative, in: "A line with dash: \(line.dash)") }
  }

  /// Reports a fixed length of a frame that is none, such as an endless one, which people give to fill what there is.
  func check(_ length: CGFloat?, ofFixed side: String, orAtMost most: String) {
    guard let length, !length.isFinite else {
      return check(length, .finiteNotNegative, in: "frame(\(side): \(length ?? 0))")
    }
    guard length == .infinity else {
      return report("frame(\(side): \(length)) counts as no \(side): give a finite number that is not negative")
    }
    report("frame(\(side): .infinity) counts as no \(side): give frame(\(most): .infinity) to fill what is offered")
  }

  /// Reports limits of a frame that are no lengths or not in ascending order.
  func check(_ limits: FlexibleFrameRule.Limits, of axis: String) {
    let (minimum, maximum) = (limits.minimum, limits.maximum)
    // One that is infinite is none, and changes nothing where a size is offered.
    let ideal = limits.ideal == .infinity ? nil : limits.ideal
    check(minimum, .finiteNotNegative, in: "frame(min\(axis): \(minimum ?? 0))")
    check(ideal, .finiteNotNegative, in: "frame(ideal\(axis): \(ideal ?? 0))")
    check(maximum, .notNegative, in: "frame(max\(axis): \(maximum ?? 0))")
    // Comparisons with NaN, which was reported above, are false.
    let lower = max(minimum ?? -.infinity, ideal ?? -.infinity)
    guard lower > maximum ?? .infinity || minimum ?? -.infinity > ideal ?? .infinity else { return }
    let given = [("min", minimum), ("ideal", ideal), ("max", maximum)].compactMap { name, limit in
      limit.map { "\(name)\(axis): \($0)" }
    }
    let call = given.joined(separator: ", ")
    report("frame(\(call)) is impossible: give limits that do not fall from the smallest to the largest")
  }
}
