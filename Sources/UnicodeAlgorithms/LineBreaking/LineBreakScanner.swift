/// Whether a line may or must end at a place of a text.
package enum LineBreak: UInt8, Sendable {
  case none, allowed, mandatory
}

extension LineBreak {
  /// What UAX #14 of Unicode 15.0.0 says of the place before each scalar, and of the end of the text.
  ///
  /// A line never ends at the start (LB2). LB3 says that it ends at the end of the text; that is no line end of its own
  /// here: only a line end before it starts another line.
  /// - Complexity: O(n), in one pass.
  package static func places(in scalars: [Unicode.Scalar]) -> [LineBreak] {
    var places: [LineBreak] = []
    places.reserveCapacity(scalars.count + 1)
    var scanner = LineBreakScanner()
    var lastAllowed = 0
    for scalar in scalars {
      switch scanner.advance(over: LineBreakClass(scalar)) {
      case .prohibited: places.append(.none)
      case .prohibitedAndLast:
        places[lastAllowed] = .none
        places.append(.none)
      case .allowed:
        lastAllowed = places.count
        places.append(.allowed)
      case .mandatory: places.append(.mandatory)
      }
    }
    places.append(scalars.last.map(WhiteSpace.endsLine) == true ? .mandatory : .none)
    return places
  }
}

/// Applies UAX #14 (Unicode 15.0.0) from left to right: remembers as much of the text before a place as the rules ask.
///
/// LB25 is the regular expression of the standard's section 8.2, example 7, on which its test file is based. Text in
/// scripts that need a dictionary (Thai, Lao, Khmer) breaks at spaces only, as LB1 says for want of one.
struct LineBreakScanner {
  /// What LB25 knows of the number that the text may be in.
  private enum Number {
    case outside
    /// After `NU (NU | SY | IS)*`.
    case inside
    /// After `NU (NU | SY | IS)* (CL | CP)`.
    case closed
  }

  /// The class before the place, marks folded into it; nil at the start of the text.
  private var left: LineBreakClass?
  /// The class before `left`.
  private var beforeLeft: LineBreakClass?
  /// The class before the spaces before the place, or `left` where there are none.
  private var leftOfSpaces: LineBreakClass?
  /// Whether the scalar before the place is a zero width joiner.
  private var followsJoiner = false
  /// Whether the place is after an odd number of regional indicators in a row.
  private var isInsideFlag = false
  private var number = Number.outside
  /// Whether `left` is an opening bracket after a prefix or postfix: a digit would keep the two together (LB25).
  private var opensAfterPrefix = false
  private let neighbours = LineBreakPairs.neighbours
  private let acrossSpaces = LineBreakPairs.acrossSpaces

  /// What the rules say about the place before the next scalar.
  enum Verdict {
    case prohibited
    case allowed
    case mandatory
    /// The place is within a number and so was the last one that was allowed: `PR × OP × NU`.
    case prohibitedAndLast
  }

  /// Moves over the next scalar of the text and says whether the line may end before it.
  mutating func advance(over scalar: LineBreakClass) -> Verdict {
    let isMark = scalar == .combiningMark || scalar == .zeroWidthJoiner
    defer { followsJoiner = scalar == .zeroWidthJoiner }
    if isMark, let left, !Self.refusesMarks.contains(left) { return .prohibited }  // LB9
    let right = isMark ? .alphabetic : scalar  // LB10
    let verdict = verdict(before: right)
    opensAfterPrefix =
      verdict == .allowed && follows([.prefix, .postfix]) && LineBreakClassSet.openings.contains(right)
    remember(right)
    return verdict
  }
}

extension LineBreakScanner {
  /// LB9: the classes that a mark is not part of.
  private static let refusesMarks: LineBreakClassSet = [
    .mandatoryBreak, .carriageReturn, .lineFeed, .nextLine, .space, .zeroWidthSpace,
  ]
  /// LB6: the classes that end a line.
  private static let terminators: LineBreakClassSet = [.mandatoryBreak, .carriageReturn, .lineFeed, .nextLine]

  private func verdict(before right: LineBreakClass) -> Verdict {
    guard let left, let leftOfSpaces else { return .prohibited }  // LB2
    if Self.terminators.contains(left) {
      return left == .carriageReturn && right == .lineFeed ? .prohibited : .mandatory  // LB4, LB5
    }
    if Self.refusesMarks.contains(right) { return .prohibited }  // LB6, LB7
    if leftOfSpaces == .zeroWidthSpace { return .allowed }  // LB8
    if opensAfterPrefix, right == .numeric { return .prohibitedAndLast }  // LB25
    if followsJoiner { return .prohibited }  // LB8a
    if neighbours.keeps(left, right) || left == .space && acrossSpaces.keeps(leftOfSpaces, right) {
      return .prohibited
    }
    return continuesHebrewHyphen(right) || continuesNumber(right) || continuesFlag(right) ? .prohibited : .allowed
  }

  /// LB21a: `HL (HY | BA) ×`, behind LB20.
  private func continuesHebrewHyphen(_ right: LineBreakClass) -> Bool {
    beforeLeft == .hebrewLetter && (left == .hyphen || left == .breakAfter) && right != .contingentBreak
  }

  /// LB25: what may follow a number's digits; the neighbours' table has what may precede them.
  private func continuesNumber(_ right: LineBreakClass) -> Bool {
    switch right {
    case .numeric: number == .inside
    case .prefix, .postfix: number != .outside
    default: false
    }
  }

  /// LB30a: flags are pairs of regional indicators.
  private func continuesFlag(_ right: LineBreakClass) -> Bool {
    right == .regionalIndicator && isInsideFlag
  }

  private func follows(_ classes: LineBreakClassSet) -> Bool {
    left.map(classes.contains) ?? false
  }

  private mutating func remember(_ right: LineBreakClass) {
    isInsideFlag = right == .regionalIndicator && !isInsideFlag
    number =
      switch right {
      case .numeric: .inside
      case .symbol, .infixSeparator: number == .inside ? .inside : .outside
      case .closePunctuation, .closeParenthesis: number == .inside ? .closed : .outside
      default: .outside
      }
    beforeLeft = left
    left = right
    if right != .space || leftOfSpaces == nil { leftOfSpaces = right }
  }
}
