package import DeclarativeUI
import Foundation

/// A tree of views as data: it can be made at random, printed as code and made smaller.
package struct RandomTree {
  let piece: ViewPiece
  var numbers: [CGFloat]
  var children: [RandomTree]

  /// Makes a tree of at most about `size` pieces, all but the last of them among some.
  package init(size: Int, of all: [ViewPiece] = ViewPiece.all, using generator: inout some RandomNumberGenerator) {
    let pieces = size <= 1 ? ViewPiece.leaves : all
    piece = pieces.randomElement(using: &generator) ?? ViewPiece.leaves[0]
    numbers = (0..<piece.numberCount).map { _ in Self.number(using: &generator) }
    let count =
      switch piece.children {
      case .none: 0
      case .several: Int.random(in: 1...3, using: &generator)
      case .modified: 1
      case .modifiedWithContent: 2
      }
    children = (0..<count).map { _ in RandomTree(size: (size - 1) / count, of: all, using: &generator) }
  }

  private init(leaf: ViewPiece) {
    piece = leaf
    numbers = []
    children = []
  }

  /// Mostly lengths as a screen has them; each eighth is hostile.
  private static func number(using generator: inout some RandomNumberGenerator) -> CGFloat {
    let hostile: [CGFloat] = [
      .nan, .infinity, -.infinity, .greatestFiniteMagnitude, .leastNonzeroMagnitude, 1e300, -1e9, -1, 1e9,
    ]
    guard Int.random(in: 0..<8, using: &generator) == 0 else {
      return [0, 0.5, 1, 2, 3.3, 8, 20, 40].randomElement(using: &generator) ?? 1
    }
    return hostile.randomElement(using: &generator) ?? 1
  }

  @MainActor
  package func view(_ work: LayoutWork) -> AnyView {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    return erase(piece.make(numbers, children.map { $0.view(work) }, work))
  }

  /// The tree as somebody would write it.
  package var code: String {
    var numbers = numbers[...]
    let call = piece.code.reduce(into: "") { code, character in
      code += character == "#" ? numbers.popFirst().map { "\($0)" } ?? "" : String(character)
    }
    switch piece.children {
    case .none: return call
    case .several: return "\(call) {\n\(Self.indented(children.map(\.code)))\n}"
    case .modified: return "\(children[0].code)\n.\(call)"
    case .modifiedWithContent: return "\(children[0].code)\n.\(call) {\n\(Self.indented([children[1].code]))\n}"
    }
  }

  private static func indented(_ codes: [String]) -> String {
    codes.flatMap { $0.split(separator: "\n") }.map { "  " + $0 }.joined(separator: "\n")
  }

  /// The smallest tree that can be reached step by step while something stays true of it.
  package func shrunk(while isTrue: (RandomTree) -> Bool) -> RandomTree {
    var tree = self
    while let smaller = tree.smaller.first(where: isTrue) { tree = smaller }
    return tree
  }

  /// Trees with one piece less or one number that is simpler.
  private var smaller: [RandomTree] {
    var trees = children
    if piece.code != ViewPiece.leaves[0].code { trees.append(RandomTree(leaf: ViewPiece.leaves[0])) }
    for (index, child) in children.enumerated() {
      if case .several = piece.children, children.count > 1 {
        var tree = self
        tree.children.remove(at: index)
        trees.append(tree)
      }
      for smaller in child.smaller {
        var tree = self
        tree.children[index] = smaller
        trees.append(tree)
      }
    }
    for (index, number) in numbers.enumerated() where number != 1 {
      var tree = self
      tree.numbers[index] = 1
      trees.append(tree)
    }
    return trees
  }
}
