import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@testable import DeclarativeUICore

/// Notes how far down the stack reaches where a layout asks it.
private struct Plumb: Shape {
  final class Line {
    var lowest = UInt.max
  }

  nonisolated(unsafe) let line: Line

  func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    note()
    return CGSize(width: 10, height: 10)
  }

  func path(in rect: CGRect) -> DeclarativeUI.Path {
    note()
    return Path(rect)
  }

  private func note() {
    var mark: UInt8 = 0
    line.lowest = min(line.lowest, withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) })
  }
}

/// Contains itself, and again below.
private struct Mirrors: View {
  var body: some View {
    VStack {
      AnyView(Mirrors())
      AnyView(Mirrors())
    }
  }
}

@MainActor @Suite struct `Views in views` {
  private static let wrappers: [(String, @MainActor (AnyView) -> any View)] = [
    ("a column", { view in VStack { view } }),
    (
      "a row of three",
      { view in
        HStack {
          view; Color.red; Spacer()
        }
      }
    ),
    (
      "a pile",
      { view in
        ZStack(alignment: .topLeading) {
          view; view
        }
      }
    ),
    ("a frame", { view in view.frame(minWidth: 5, maxWidth: .infinity, alignment: .topLeading) }),
    ("a fixed frame", { view in view.frame(width: 5, alignment: .bottom) }),
    ("padding", { view in view.padding(1) }),
    ("a background", { view in view.background(.red) }),
    ("an overlay", { view in Color.red.overlay { view } }),
    ("a ratio", { view in view.aspectRatio(contentMode: .fill) }),
    ("a position", { view in view.position(x: 1, y: 1) }),
    ("a guide", { view in view.alignmentGuide(.leading) { $0[.leading] + 1 } }),
    ("an opacity", { view in view.opacity(0.5) }),
    ("a clip", { view in view.clipShape(Circle()) }),
    ("a shadow", { view in view.shadow(radius: 1) }),
    ("an ignored safe area", { view in view.ignoresSafeArea() }),
  ]

  private func nested(_ depth: Int, in wrap: (AnyView) -> any View, _ innermost: some View = Color.red) -> AnyView {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    return (0..<depth).reduce(AnyView(innermost)) { view, _ in erase(wrap(view)) }
  }

  @Test func `need no more of the stack for each node than is reckoned with`() {
    for (name, wrap) in Self.wrappers {
      func lowest(_ depth: Int) -> UInt {
        let plumb = Plumb(line: Plumb.Line())
        _ = LaidOut(HStack(alignment: .top) { nested(depth, in: wrap, plumb) })
        return plumb.line.lowest
      }
      // A pile of two doubles what it contains, so it is not made deep.
      let perNode = (Int(lowest(2)) - Int(lowest(8))) / 6
      #expect(perNode > 0, "\(name)")
      #expect(perNode <= StackRoom.bytesPerNode, "\(name) needs \(perNode) bytes")
    }
  }

  @Test func `are named with their depth where the layout has no room for them`() throws {
    let shallow = LaidOut(nested(300, in: { $0.padding(0) }))
    #expect(shallow.layout.problems == [])
    let deep = LaidOut(nested(1000, in: { $0.padding(0).frame(minWidth: 0) }))
    let problem = try #require(deep.layout.problems.first)
    #expect(
      problem.hasPrefix(
        "The views are nested too deep: 2001 stacks and modifiers lie in each other, and the stack of this thread has room "
          + "for "))
    #expect(problem.hasSuffix(". Nest fewer views in each other"))
    #expect(deep.layout.problems.count == 1)
    #expect(deep.items.first?.name == "Missing image")
  }

  @Test func `that contain themselves are named, and evaluated until the stack ends and no longer`() throws {
    let layout = LaidOut(Mirrors()).layout
    let problem = try #require(layout.problems.first)
    #expect(
      problem.firstMatch(
        of:
          #/^The views are nested too deep: [0-9]+ lie in each other, the last ones in the body of Mirrors, which may /#
      )
        != nil)
    #expect(layout.problems.count == 1)
  }

  @Test(arguments: [512 << 10, 1 << 20, 64 << 20]) func `have the room of the thread's own stack`(size: Int) async {
    let count = await withCheckedContinuation { continuation in
      let thread = Thread { continuation.resume(returning: StackRoom().nodeCount) }
      thread.stackSize = size
      thread.start()
    }
    // What is kept free, and what the thread's own functions take.
    let expected = (size - (192 << 10)) / StackRoom.bytesPerNode
    #expect(count >= expected - (64 << 10) / StackRoom.bytesPerNode)
    // A new thread may be given the stack of one that has ended, which glibc allows to be four times as large.
    #expect(count <= 4 * size / StackRoom.bytesPerNode)
  }
}
