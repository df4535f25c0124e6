package import Drawings
import LayoutValues

/// Makes drawing items of what was placed, from back to front.
///
/// Nothing is placed, measured or told to anybody here: the pass can be left out where nobody looks at the picture.
package final class PaintingPass {
  package private(set) var items: [DrawingItem] = []
  /// Where to report what cannot be drawn as it was asked for.
  package let problems: ProblemLog
  /// What happens to each leaf that is added, the outermost first.
  private var effects: [DrawnLayer.Effect] = []
  /// What shapes are told of the innermost container around them; nil outside of containers.
  package private(set) var container: Any?

  package init(problems: ProblemLog) {
    self.problems = problems
  }

  /// Adds a leaf.
  package func add(_ item: DrawingItem) {
    add([item])
  }

  /// Adds items that the effects around them take for one leaf.
  package func add(_ leaf: [DrawingItem]) {
    items += effects.reversed().reduce(leaf) { items, effect in [.layer(DrawnLayer(effect, items: items))] }
  }

  /// What steps paint by themselves, without what is around them.
  func items(of steps: [PaintStep]) -> [DrawingItem] {
    apart { paint(steps) }
  }

  func paint(_ steps: [PaintStep]) {
    var index = steps.startIndex
    paint(steps, from: &index)
  }

  /// Paints up to the end of the scope that the index lies in, or of everything.
  private func paint(_ steps: [PaintStep], from index: inout Int) {
    while index < steps.endIndex {
      let step = steps[index]
      index += 1
      switch step {
      case .box(let box, let frame, let proposal): box.rule.paint(box, in: frame, proposal: proposal, during: self)
      case .other(let paint): paint(self)
      case .begin(let scope): paint(scope, of: steps, from: &index)
      case .end: return
      }
    }
  }

  private func paint(_ scope: PaintScope, of steps: [PaintStep], from index: inout Int) {
    switch scope {
    case .leaves(let effect):
      effects.append(effect)
      paint(steps, from: &index)
      effects.removeLast()
    case .group(let effect):
      addGroup(effect, apart { paint(steps, from: &index) })
    case .masked:
      index += 1
      let mask = apart { paint(steps, from: &index) }
      addGroup(.masked(by: mask), apart { paint(steps, from: &index) })
    case .mask: preconditionFailure("A mask is painted by what it masks")
    case .container(let container):
      let outer = self.container
      self.container = container
      paint(steps, from: &index)
      self.container = outer
    }
  }

  /// What is painted by itself.
  private func apart(_ paint: () -> Void) -> [DrawingItem] {
    let (below, outer) = (items, effects)
    (items, effects) = ([], [])
    paint()
    let inside = items
    (items, effects) = (below, outer)
    return inside
  }

  /// Makes one leaf of everything that `paint` adds; of nothing no leaf is made.
  func group(_ paint: () -> Void) { addGroup(nil, apart(paint)) }

  private func addGroup(_ effect: DrawnLayer.Effect?, _ inside: [DrawingItem]) {
    guard !inside.isEmpty else { return }
    add(effect.map { [.layer(DrawnLayer($0, items: inside))] } ?? inside)
  }
}

extension PlacedTree {
  /// What is seen of the layout, from back to front.
  /// - Parameter problems: where to report what cannot be drawn as it was asked for.
  package func painted(reporting problems: ProblemLog) -> [DrawingItem] {
    let pass = PaintingPass(problems: problems)
    pass.paint(paintSteps)
    return pass.items
  }
}
