import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import PixelImages
import RandomViews
import Testing

/// Views as nobody writes them, from the view to the pixels.
///
/// A crash ends the run; the argument that was started last is the seed with which it comes again.
@MainActor @Suite struct `Any tree of views` {
  /// A fifth in debug builds, where each takes ten times as long: those in release, which continuous integration has, try all.
  #if DEBUG
    private static let treeCount = 100
  #else
    private static let treeCount = 500
  #endif
  private static let pieces = 24
  /// How often the probes of a tree may be asked: ten times what was seen at most.
  private static let mostQuestions = 3000
  private static let mostItems = 500

  /// What is wrong with the layout or the picture of a tree.
  private func trouble(_ tree: RandomTree) -> String? {
    let work = LayoutWork()
    let size = CGSize(width: 60, height: 40)
    let layout = HostedScreen(.fixed(size), safeAreaInsets: EdgeInsets(top: 4, leading: 0, bottom: 2, trailing: 0))
      .layout(tree.view(work))
    guard work.questions <= Self.mostQuestions else { return "asks \(work.questions) questions" }
    let items = Self.count(layout.drawing.items)
    guard items <= Self.mostItems else { return "draws \(items) items" }
    guard !layout.drawing.description.isEmpty else { return "has no words" }
    let picture = DrawingRenderer(scale: 1).render(layout.drawing)
    return picture.width == 60 && picture.height == 40 ? nil : "is \(picture.width) x \(picture.height) pixels"
  }

  private static func count(_ items: [DrawingItem]) -> Int {
    items.reduce(0) { sum, item in
      if case .layer(let layer) = item { return sum + 1 + count(layer.items) }
      return sum + 1
    }
  }

  @Test(arguments: 0..<20) func `is laid out and drawn without a crash and with bounded work`(seed: UInt64) async {
    await expectNoTrouble(in: Self.treeCount, of: ViewPiece.all, seed: seed)
  }

  @Test(arguments: 0..<10) func `of layers in layers is drawn in bounded memory`(seed: UInt64) async {
    await expectNoTrouble(in: Self.treeCount / 25, of: ViewPiece.layersInLayers, seed: seed)
  }

  private func expectNoTrouble(in count: Int, of pieces: [ViewPiece], seed: UInt64) async {
    var generator = SplitMix(state: seed)
    for _ in 0..<count {
      // Other tests wait for the main actor, too.
      await Task.yield()
      let tree = RandomTree(size: Self.pieces, of: pieces, using: &generator)
      guard let trouble = trouble(tree) else { continue }
      let smallest = tree.shrunk { self.trouble($0) != nil }
      Issue.record("Seed \(seed): the tree \(trouble), and so does\n\(smallest.code)")
      return
    }
  }

  @Test func `is shrunk to what matters, and printed as code`() {
    var generator = SplitMix(state: 1)
    let trees = (0..<200).map { _ in RandomTree(size: Self.pieces, using: &generator) }
    let shrunk = trees.filter { $0.code.contains("Divider()") }.map { tree in
      tree.shrunk { $0.code.contains("Divider()") }.code
    }
    #expect(shrunk.count > 10)
    #expect(Set(shrunk) == ["Divider()"])
    let padded = trees.filter { $0.code.contains(".padding(") }.map { tree in
      tree.shrunk { $0.code.contains(".padding(") }.code
    }
    #expect(Set(padded) == ["Probe()\n.padding(1.0)", "Probe()\n.padding(.leading, 1.0)"])
  }
}
