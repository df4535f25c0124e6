package import Foundation
package import LayoutValues

/// A node that takes part in layout, with the sizes and guides that it has answered.
///
/// A modifier of a group has one box for each of the group's views. A stack asks each child several times for the same
/// proposals, and its own parent does so again; a frame asks for guides of both axes. Without the memory the work would
/// grow exponentially with the depth of the tree.
package final class LayoutBox {
  /// Whose box this is.
  package unowned let node: Node
  package let children: [LayoutBox]
  package let spacing: SpacingPreferences
  package let priority: Double
  let zIndex: Double
  let hasCustomGuides: Bool
  /// Whether somebody waits to hear where this box stands, or one inside of it.
  let dependsOnPlace: Bool
  private let nesting, total: Int32
  let rule: any LayoutRule
  // Overlapping accesses are not looked for, as in `Node`.
  @exclusivity(unchecked) private var answers = SizeAnswers()
  @exclusivity(unchecked) private var guides: [(key: AlignmentKey, question: Question, place: CGFloat?)] = []

  package init(_ node: Node, _ rule: any LayoutRule, children: [LayoutBox] = []) {
    self.node = node
    self.rule = rule
    self.children = children
    spacing = rule.spacing(around: children)
    priority = rule.priority(around: children)
    zIndex = rule.zIndex(around: children)
    hasCustomGuides = rule.setsGuides || children.contains { $0.hasCustomGuides }
    dependsOnPlace = rule.dependsOnPlace || children.contains { $0.dependsOnPlace }
    nesting = children.reduce(0) { max($0, $1.nesting) } + 1
    total = children.reduce(1) { $0 + $1.total }
  }

  /// How many boxes lie in each other, this one included.
  package var depth: Int { Int(nesting) }

  /// How many boxes there are, this one and all inside of it.
  var count: Int { Int(total) }

  /// The node that the box is about, inside of all modifiers.
  package var innermostNode: Node {
    var box = self
    while box.rule.isUnary { box = box.children[0] }
    return box.node
  }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    let question = Question(proposal)
    if let size = answers[question] { return size }
    let size = rule.size(of: self, for: proposal)
    answers.append(question, size)
    return size
  }

  /// What the box remembers otherwise than its rule measures it now, a sentence for each size.
  ///
  /// A rule answers by its attributes and by what the boxes inside answer; a size that differs has another source, whose
  /// changes nobody hears of.
  var staleSizes: [String] {
    answers.all.compactMap { question, size in
      let proposal = question.proposal
      let measured = rule.size(of: self, for: proposal)
      guard measured.width.differs(from: size.width) || measured.height.differs(from: size.height) else { return nil }
      return
        "\(node.type) takes \(measured.width) x \(measured.height) where it is offered \(proposal), and remembers "
        + "\(size.width) x \(size.height): have its boxes formed again where what its size depends on changes"
    }
  }

  /// The size and the guides that the box has when it is offered `proposal`.
  package func dimensions(for proposal: ProposedViewSize) -> ViewDimensions {
    ViewDimensions(of: size(for: proposal), for: proposal, guides: self)
  }

  /// Where the view says itself that a guide is; a guide that is not a number is none.
  package func explicitGuide(_ key: AlignmentKey, proposal: ProposedViewSize) -> CGFloat? {
    guard hasCustomGuides || key.isTextBaseline else { return nil }
    let question = Question(proposal)
    for guide in guides where guide.key == key && guide.question == question { return guide.place }
    let computed = rule.explicitGuide(key, of: self, in: size(for: proposal), proposal: proposal)
    let place = computed?.isNaN == true ? nil : computed
    guides.append((key, question, place))
    return place
  }

  /// Where the box is in a rectangle of `size` when both are aligned by a pair of guides.
  ///
  /// The rectangle has no guides of its own, so that the guides' defaults hold for it.
  func offset(aligned alignment: Alignment, in size: CGSize, proposal: ProposedViewSize) -> CGPoint {
    ViewDimensions(of: size).offset(of: dimensions(for: proposal), aligned: alignment)
  }

  /// Places the box and everything in it, and has painted what is seen of it.
  package func place(at origin: CGPoint, proposal: ProposedViewSize, during pass: PlacingPass) {
    let frame = CGRect(origin: origin, size: size(for: proposal))
    pass.enter(node, in: frame)
    rule.place(self, in: frame, proposal: proposal, during: pass)
    pass.leave()
  }

  /// Places the box as a child of `frame`.
  /// - Parameter offset: the child's place in the frame, as if lines ran from left to right.
  func place(
    at offset: CGPoint, proposal: ProposedViewSize, inside frame: CGRect, isMirrored: Bool, during pass: PlacingPass
  ) {
    let width = size(for: proposal).width
    let x = isMirrored ? frame.width - offset.x - width : offset.x
    place(at: CGPoint(x: frame.minX + x, y: frame.minY + offset.y), proposal: proposal, during: pass)
  }
}

extension CGFloat {
  /// Whether this is another length, and not one that is rounded otherwise, or no number as the other one.
  fileprivate func differs(from other: CGFloat) -> Bool {
    self != other && !(isNaN && other.isNaN) && !((self - other).magnitude < 1e-6)
  }
}

/// The sizes that a box has answered with: a handful at most, so that a search is faster than hashing.
///
/// The first three lie in the box itself: a stack asks for the smallest size, the largest, and one between.
private struct SizeAnswers {
  private typealias Answer = (question: Question, size: CGSize)

  private var count: UInt8 = 0
  private var first, second, third: Answer
  private var others: [Answer] = []

  init() {
    first = (Question(.unspecified), .zero)
    (second, third) = (first, first)
  }

  subscript(question: Question) -> CGSize? {
    if count > 0, first.question == question { return first.size }
    if count > 1, second.question == question { return second.size }
    if count > 2, third.question == question { return third.size }
    for answer in others where answer.question == question { return answer.size }
    return nil
  }

  var all: [(question: Question, size: CGSize)] { [first, second, third].prefix(Int(count)) + others }

  mutating func append(_ question: Question, _ size: CGSize) {
    let answer = (question, size)
    switch count {
    case 0: first = answer
    case 1: second = answer
    case 2: third = answer
    default: return others.append(answer)
    }
    count += 1
  }
}

/// A proposal in half of the memory, because a long list has very many.
private struct Question: Equatable {
  private let width, height: UInt64

  init(_ proposal: ProposedViewSize) {
    width = Self.bits(proposal.width)
    height = Self.bits(proposal.height)
  }

  var proposal: ProposedViewSize {
    ProposedViewSize(width: Self.extent(width), height: Self.extent(height))
  }

  private static func extent(_ bits: UInt64) -> CGFloat? { bits == .max ? nil : CGFloat(Double(bitPattern: bits)) }

  /// The bits of an extent; those of no number that arithmetic brings forth for an extent that is not given.
  private static func bits(_ extent: CGFloat?) -> UInt64 {
    extent.map { Double($0).bitPattern } ?? .max
  }
}

extension Array {
  /// Visits the elements from the farthest to the nearest, each with its index; those of one depth in their order.
  func forEachByDepth(_ box: (Element) -> LayoutBox, _ visit: (Element, Int) -> Void) {
    guard contains(where: { box($0).zIndex != 0 }) else {
      for index in indices { visit(self[index], index) }
      return
    }
    let depths = map { box($0).zIndex }
    for index in indices.sorted(by: { (depths[$0], $0) < (depths[$1], $1) }) { visit(self[index], index) }
  }
}

extension LayoutBox: GuideSource {}
