import DeclarativeUI
import DrawingRenderer
import Foundation
import PixelImages
import RandomViews
import Testing

/// Views as nobody writes them, drawn and touched.
///
/// A crash ends the run; the argument that was started last is the seed with which it comes again. 10,000 trees:
/// `STILLS_RANDOM_TREES=10000 swift test --filter RobustnessTests`.
@MainActor @Suite struct `Any tree of views that is touched` {
  private nonisolated static let seedCount = 10
  private nonisolated static let treesPerSeed =
    (ProcessInfo.processInfo.environment["STILLS_RANDOM_TREES"].flatMap(Int.init) ?? 500) / seedCount
  private static let pieces = 24

  @Test(arguments: 0..<UInt64(seedCount)) func `is drawn, and refuses touches in words`(seed: UInt64) async {
    var generator = SplitMix(state: 1_000_000 + seed)
    for _ in 0..<Self.treesPerSeed {
      // Other tests wait for the main actor, too.
      await Task.yield()
      let tree = RandomTree(size: Self.pieces, using: &generator)
      let touches = (0..<6).map { _ in RandomTouch(using: &generator) }
      guard let trouble = trouble(tree, touches) else { continue }
      let smallest = tree.shrunk { self.trouble($0, touches) != nil }
      Issue.record("Seed \(seed): the tree \(trouble), and so does\n\(smallest.code)\nwith \(touches)")
      return
    }
  }

  /// What is wrong with a tree while it is touched.
  private func trouble(_ tree: RandomTree, _ touches: [RandomTouch]) -> String? {
    let size = CGSize(width: 60, height: 40)
    let host = ViewHost(
      tree.view(LayoutWork()), size: size, safeAreaInsets: EdgeInsets(top: 4, leading: 0, bottom: 2, trailing: 0))
    for touch in touches {
      do {
        try touch.perform(on: host)
      } catch {
        guard let refusal = error as? TouchError, refusal.description.count > 10 else {
          return "refuses a touch by \(error)"
        }
      }
    }
    let picture = DrawingRenderer(scale: 1).render(host.layout(on: host.ownScreen).drawing)
    return picture.width == 60 && picture.height == 40 ? nil : "is \(picture.width) x \(picture.height) pixels"
  }
}

/// Something that a test may do to a view, with usual and unusual numbers.
private struct RandomTouch {
  private let kind: Int
  private let start, end: CGPoint

  init(using generator: inout some RandomNumberGenerator) {
    func number() -> CGFloat {
      let unusual: [CGFloat] = [.nan, .infinity, -.infinity, .greatestFiniteMagnitude, -1, 1e9]
      return Int.random(in: 0..<12, using: &generator) == 0
        ? unusual.randomElement(using: &generator) ?? 0 : CGFloat.random(in: 0..<60, using: &generator)
    }
    kind = Int.random(in: 0..<12, using: &generator)
    start = CGPoint(x: number(), y: number())
    end = CGPoint(x: number(), y: number())
  }

  @MainActor func perform(on host: some Touchable) throws {
    let distance = CGSize(width: end.x - start.x, height: end.y - start.y)
    switch kind {
    case 0, 1, 2: try host.tap(at: start)
    case 3: try host.longPress(at: start)
    case 4: try host.drag(from: start, to: end)
    case 5: try host.scroll(by: distance)
    case 6: try host.scroll(to: .bottom)
    case 7: try host.swipe(.up)
    case 8: try host.tap("a")
    case 9: try host.scroll(to: "a", anchor: UnitPoint(x: start.x, y: start.y))
    case 10: try host.toggle("a")
    default: try host.type("b")
    }
  }
}
