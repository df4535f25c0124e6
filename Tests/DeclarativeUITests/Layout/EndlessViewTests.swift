import DeclarativeUI
import Foundation
import LayoutTree
import LaidOutViews
import Testing

@MainActor @Suite struct `An endless view` {
  private let size = CGSize(width: 300, height: 100)

  @Test func `in a column beside another view makes the column fill the width`() {
    for alignment in [HorizontalAlignment.leading, .center, .trailing] {
      let row = LaidOut(
        HStack(spacing: 0) {
          VStack(alignment: alignment, spacing: 0) {
            HStack(spacing: 0) {
              Box(30, 10); Spacer(); Box(20, 10)
            }
            Box(40, 10)
          }
          Box(50, 10)
        }, in: size)
      let x: CGFloat = alignment == .leading ? 0 : alignment == .center ? 105 : 210
      #expect(row.frames == [rect(0, 40, 30, 10), rect(230, 40, 20, 10), rect(x, 50, 40, 10), rect(250, 45, 50, 10)])
    }
  }

  @Test func `alone in a column makes it fill the width`() {
    let row = LaidOut(
      HStack {
        VStack {
          HStack {
            Text("a"); Spacer(); Text("b")
          }
        }
        Text("c")
      }, in: size)
    #expect(row.frame("a")?.minX == 0)
    #expect(row.frame("c")?.maxX == 300)
    #expect(row.frame("b").map { $0.maxX + 8 } == row.frame("c")?.minX)
  }

  @Test func `fills the width wherever it stands`() {
    func check(_ view: some View, _ line: SourceLocation = #_sourceLocation) {
      let row = LaidOut(
        HStack(spacing: 0) {
          view; Box(50, 10)
        }, in: size)
      #expect(row.frames.map(\.width).max() == 250, sourceLocation: line)
      #expect(row.frames.last?.minX == 250, sourceLocation: line)
    }
    let endless = Color.red.frame(height: 10)
    check(VStack { endless })
    check(
      VStack(alignment: .trailing) {
        endless; Box(10, 10)
      })
    check(
      ZStack {
        endless; Box(10, 10)
      })
    check(
      ZStack(alignment: .bottomTrailing) {
        endless; Box(10, 10)
      })
    check(
      ZStack(alignment: .trailingFirstTextBaseline) {
        endless; Text("A")
      })
    check(VStack { endless }.frame(maxWidth: .infinity))
    check(VStack { endless }.frame(maxWidth: .infinity, alignment: .trailing))
    check(endless.frame(minWidth: 10, alignment: .trailing).background(alignment: .trailing) { Box(10, 10) }.padding(0))
    check(
      VStack {
        VStack {
          endless; Box(10, 10)
        }; Box(10, 10)
      }.overlay { Color.blue })
    check(
      VStack(alignment: .trailing) {
        endless.alignmentGuide(.trailing) { $0.width - $0.width / 2 }; Box(10, 10)
      })
  }

  @Test(arguments: 0..<100) func `is endless for its parents too, and no size is not a number`(seed: Int) {
    var trees = RandomTrees(seed: seed)
    let tree = trees.tree(depth: 4)
    let layout = LaidOut(tree.view, in: size).layout
    defer { withExtendedLifetime(layout) {} }
    let box = layout.root.boxes[0]
    let lengths: [CGFloat?] = [nil, 0, 50, .infinity]
    for width in lengths {
      for height in lengths {
        let size = box.size(for: ProposedViewSize(width: width, height: height))
        #expect(!size.width.isNaN && !size.height.isNaN, "\(tree.name) \(size)")
        if width == .infinity, tree.isWide { #expect(size.width == .infinity, "\(tree.name)") }
        if height == .infinity, tree.isHigh { #expect(size.height == .infinity, "\(tree.name)") }
      }
    }
    for frame in LaidOut(tree.view, in: size).frames {
      #expect((frame.minX + frame.minY + frame.width + frame.height).isFinite, "\(tree.name)")
    }
  }
}

/// Views made by chance, the same in every run.
@MainActor
private struct RandomTrees {
  struct Tree {
    var name: String
    var view: AnyView
    /// Whether the view takes all the width, or the height, that it is offered.
    var isWide, isHigh: Bool
  }

  private var state: UInt64

  init(seed: Int) {
    state = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 &+ 1
  }

  private mutating func number(below limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  private mutating func pick<T>(_ values: [T]) -> T { values[number(below: values.count)] }

  mutating func tree(depth: Int) -> Tree {
    guard depth > 0, number(below: 5) > 0 else { return leaf() }
    switch number(below: 5) {
    case 0: return row(depth)
    case 1: return column(depth)
    case 2: return pile(depth)
    default: return modified(tree(depth: depth - 1))
    }
  }

  private mutating func leaf() -> Tree {
    pick([
      Tree(name: "text", view: AnyView(Text("a b")), isWide: false, isHigh: false),
      Tree(name: "box", view: AnyView(Box(7, 5)), isWide: false, isHigh: false),
      Tree(name: "color", view: AnyView(Color.red), isWide: true, isHigh: true),
      Tree(name: "wide", view: AnyView(Text("c").frame(maxWidth: .infinity)), isWide: true, isHigh: false),
      Tree(name: "high", view: AnyView(Text("d").frame(maxHeight: .infinity)), isWide: false, isHigh: true),
      Tree(name: "divider", view: AnyView(Divider().frame(maxWidth: .infinity)), isWide: true, isHigh: false),
    ])
  }

  private mutating func children(_ depth: Int) -> [Tree] {
    (0...number(below: 3)).map { _ in tree(depth: depth - 1) }
  }

  private func contents(_ trees: [Tree]) -> some View {
    ForEach(0..<trees.count) { trees[$0].view }
  }

  private mutating func row(_ depth: Int) -> Tree {
    let trees = children(depth)
    let hasSpacer = number(below: 2) == 0
    let alignment: VerticalAlignment = pick([.top, .center, .bottom, .firstTextBaseline, .lastTextBaseline])
    let view = HStack(alignment: alignment) {
      contents(trees)
      if hasSpacer { Spacer() }
    }
    return Tree(
      name: "row(\(names(trees))\(hasSpacer ? " spacer" : ""))", view: AnyView(view),
      isWide: hasSpacer || trees.contains(where: \.isWide), isHigh: trees.contains(where: \.isHigh))
  }

  private mutating func column(_ depth: Int) -> Tree {
    let trees = children(depth)
    let hasSpacer = number(below: 2) == 0
    let view = VStack(alignment: pick([.leading, .center, .trailing])) {
      contents(trees)
      if hasSpacer { Spacer() }
    }
    return Tree(
      name: "column(\(names(trees))\(hasSpacer ? " spacer" : ""))", view: AnyView(view),
      isWide: trees.contains(where: \.isWide), isHigh: hasSpacer || trees.contains(where: \.isHigh))
  }

  private mutating func pile(_ depth: Int) -> Tree {
    let trees = children(depth)
    let alignment = pick([
      Alignment.center, .topLeading, .bottomTrailing, .centerFirstTextBaseline, .centerLastTextBaseline,
      .leadingFirstTextBaseline, .leadingLastTextBaseline, .trailingFirstTextBaseline, .trailingLastTextBaseline,
    ])
    return Tree(
      name: "pile(\(names(trees)))", view: AnyView(ZStack(alignment: alignment) { contents(trees) }),
      isWide: trees.contains(where: \.isWide), isHigh: trees.contains(where: \.isHigh))
  }

  private func names(_ trees: [Tree]) -> String { trees.map(\.name).joined(separator: " ") }

  private mutating func modified(_ tree: Tree) -> Tree {
    let alignment = pick([Alignment.center, .topLeading, .bottomTrailing, .leadingLastTextBaseline])
    var tree = tree
    let view = tree.view
    switch number(below: 7) {
    case 0: tree.view = AnyView(view.padding())
    case 1:
      tree.view = AnyView(view.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: alignment))
      (tree.isWide, tree.isHigh) = (true, true)
    case 2: tree.view = AnyView(view.frame(minWidth: 20, minHeight: 10, alignment: alignment))
    case 3: tree.view = AnyView(view.background(alignment: alignment) { Color.blue })
    case 4:
      tree.view = AnyView(Box(9, 9).overlay(alignment: alignment) { view })
      (tree.isWide, tree.isHigh) = (false, false)
    case 5: tree.view = AnyView(view.alignmentGuide(.trailing) { $0.width / 2 }.alignmentGuide(.top) { $0.height })
    default: tree.view = AnyView(view.alignmentGuide(HorizontalAlignment.center) { $0.width - $0.width / 3 })
    }
    tree.name += "!"
    return tree
  }
}
