import DeclarativeUI
import DrawingRenderer
import Drawings
import Foundation
import LayoutTree
import PixelImages
import RandomViews
import Testing

/// What a random view is made from, and what changes in it.
@Observable private final class Branch {
  let kind: Int
  let children: [Branch]
  var number = 1
  var isOn = false
  /// The children that are there, in their order.
  var order: [Int]

  init(size: Int, using generator: inout some RandomNumberGenerator) {
    kind =
      size <= 1 ? Int.random(in: 0..<BranchView.leafCount, using: &generator) : .random(in: 0..<30, using: &generator)
    let count = size <= 1 ? 0 : Int.random(in: 2...3, using: &generator)
    children = (0..<count).map { _ in Branch(size: (size - 1) / count, using: &generator) }
    order = Array(0..<count)
  }

  /// The branch and all branches on it.
  var all: [Branch] { [self] + children.flatMap(\.all) }

  func change(using generator: inout some RandomNumberGenerator) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0: number = Int.random(in: 0..<4, using: &generator)
    case 1: isOn.toggle()
    case 2:
      order = Array(
        (0..<children.count).shuffled(using: &generator).dropFirst(Int.random(in: 0...1, using: &generator)))
    default: number += 1
    }
  }
}

private enum Sum: PreferenceKey {
  static var defaultValue: Int { 0 }
  static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

/// A view of a branch; what it reads depends on the branch's kind.
private struct BranchView: View {
  nonisolated static let leafCount = 5
  let branch: Branch

  var body: some View {
    switch branch.kind {
    case 0: Text("\(branch.number)")
    case 1: Inherited(text: "\(branch.number)")
    case 2: Color.red.frame(width: CGFloat(branch.number), height: 3)
    case 3: Text("told").preference(key: Sum.self, value: branch.number)
    case 4: Button("\(branch.number)") {}
    default: container
    }
  }

  @ViewBuilder private var container: some View {
    switch branch.kind {
    case 5: VStack(spacing: CGFloat(branch.number)) { several }
    case 6: HStack { several }
    case 7: ZStack { several }
    case 8: Group { several }.padding(CGFloat(branch.number))
    case 9: several.background { first }
    case 10: several.overlay(alignment: branch.isOn ? .leading : .bottom) { last }
    case 11: if branch.isOn { first } else { last }
    case 12: first.modifier(Framing(isOn: branch.isOn))
    case 13: several.font(branch.isOn ? .body : .caption)
    case 14: several.disabled(branch.isOn)
    case 15: first.id(branch.number)
    case 16: AnyView(branch.isOn ? AnyView(first) : AnyView(VStack { last }))
    case 17: several.overlayPreferenceValue(Sum.self) { Text("\($0)") }
    case 18: Card { several }.buttonStyle(Look(isOn: branch.isOn))
    case 19...28: placed
    default: optional.frame(width: branch.isOn ? 30 : nil)
    }
  }

  /// What is evaluated, chosen or left out by where it stands.
  @ViewBuilder private var placed: some View {
    switch branch.kind {
    case 19:
      GeometryReader { proxy in
        Text("\(Int(proxy.size.width)) at \(Int(proxy.frame(in: .global).minX))")
        several
      }
    case 20: Measured { several }
    case 21: ScrollView(branch.isOn ? .vertical : .horizontal) { several }.defaultScrollAnchor(.bottom)
    case 22: ScrollView { LazyVStack(spacing: CGFloat(branch.number)) { several } }
    case 23: LazyVGrid(columns: [GridItem(), GridItem(.adaptive(minimum: CGFloat(5 + branch.number)))]) { several }
    case 24:
      Grid {
        GridRow { several }
        GridRow { first.gridCellColumns(branch.number + 1) }
      }
    case 25: ViewThatFits { several }
    case 26: (branch.isOn ? AnyLayout(HStackLayout()) : AnyLayout(ZStackLayout(alignment: .top))) { several }
    case 27: several.safeAreaInset(edge: branch.isOn ? .top : .bottom) { last }
    default: Diagonal(step: CGFloat(branch.number)) { several }
    }
  }

  @ViewBuilder private var optional: some View {
    if branch.isOn { first }
    last
  }

  private var several: some View {
    ForEach(branch.order, id: \.self) { BranchView(branch: branch.children[$0]) }
  }

  private var first: BranchView { BranchView(branch: branch.children[0]) }
  private var last: BranchView { BranchView(branch: branch.children[branch.children.count - 1]) }
}

/// Shows how wide it was measured to be.
private struct Measured<Content: View>: View {
  let content: Content
  @State private var width: CGFloat = 0

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View {
    ZStack {
      VStack { content }.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
      Color.blue.frame(width: min(width, 20), height: 1)
    }
  }
}

/// Views each a step to the right of and below the one before.
private struct Diagonal: Layout {
  let step: CGFloat

  func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
    subviews.enumerated().reduce(.zero) { size, next in
      let view = next.element.sizeThatFits(proposal)
      let start = CGFloat(next.offset) * step
      return CGSize(width: max(size.width, start + view.width), height: max(size.height, start + view.height))
    }
  }

  func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
    for (index, view) in subviews.enumerated() {
      let start = CGFloat(index) * step
      view.place(at: CGPoint(x: bounds.minX + start, y: bounds.minY + start), proposal: proposal)
    }
  }
}

private struct Inherited: View {
  let text: String
  @Environment(\.isEnabled) private var isEnabled

  init(text: String) {
    self.text = text
  }

  var body: some View { Text(isEnabled ? text : "disabled") }
}

private struct Framing: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn { content.border(.blue) } else { content }
  }
}

private struct Look: ButtonStyle {
  let isOn: Bool

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding(isOn ? 4 : 0)
  }
}

private struct Card<Content: View>: View {
  let content: Content

  init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }

  var body: some View { content.padding(2) }
}

/// Views that change at random, brought up to date bit by bit, beside others that are evaluated from the start.
@MainActor @Suite struct `A living tree of views` {
  private static let changesPerTree = 50
  /// A fifth in debug builds, as of the trees that do not live.
  #if DEBUG
    private static let treesPerSeed = 4
  #else
    private static let treesPerSeed = 20
  #endif
  private let screen = HostedScreen(.fixed(CGSize(width: 80, height: 60)), hasBackground: false)

  /// The nodes below one, of which a lazy container's are only those that another tree has, too.
  ///
  /// What was seen once in a lazy container stays, so that more may be there than from the start.
  private func outline(_ node: Node, beside fresh: Node?, depth: Int = 0) -> [String] {
    let others = fresh?.children ?? []
    var children = node.children
    if node.memory is any LazyElements {
      let steps = Set(others.map(\.step))
      children = children.filter { steps.contains($0.step) }
    }
    return ["\(depth) \(node.type) \(node.step)"]
      + children.flatMap { child in
        outline(child, beside: others.first { $0.step == child.step }, depth: depth + 1)
      }
  }

  @Test(arguments: 0..<10) func `is after any changes what it would be from the start`(seed: UInt64) async {
    var generator = SplitMix(state: seed)
    for _ in 0..<Self.treesPerSeed {
      let root = Branch(size: 12, using: &generator)
      let branches = root.all
      let living = LivingView(BranchView(branch: root))
      for change in 0..<Self.changesPerTree {
        // Other tests wait for the main actor, too.
        await Task.yield()
        branches.randomElement(using: &generator)?.change(using: &generator)
        if change % 3 == 2 { continue }
        let view = BranchView(branch: root)
        let (updated, fresh) = (living.layout(on: screen), screen.layout(view, for: .life))
        // A picture makes less of what is not seen, so that lengths are estimated otherwise; what is seen is the same.
        guard
          updated.drawing != fresh.drawing || updated.drawing != screen.layout(view).drawing
            || outline(updated.root, beside: fresh.root) != outline(fresh.root, beside: fresh.root)
            || updated.placed.nodes.map(\.frame) != fresh.placed.nodes.map(\.frame)
            || updated.problems != fresh.problems || updated.placed.staleSizes != []
        else {
          if change % 25 == 0 { expectEqualPixels(updated, fresh) }
          continue
        }
        Issue.record("Seed \(seed): updated\n\(updated.drawing)\nfrom the start\n\(fresh.drawing)")
        return
      }
    }
  }

  private func expectEqualPixels(_ updated: HostedLayout, _ fresh: HostedLayout) {
    let renderer = DrawingRenderer(scale: 1)
    #expect(renderer.render(updated.drawing) == renderer.render(fresh.drawing))
  }
}
