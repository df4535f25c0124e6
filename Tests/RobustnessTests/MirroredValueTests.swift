import DeclarativeUI
import Foundation
import LaidOutViews
import LayoutTree
import Testing

/// Much of what remembers something beside its place in the tree.
private struct Remembering: View {
  @State private var width: CGFloat = 0
  @State private var tab = 1

  var body: some View {
    TabView(selection: $tab) {
      NavigationStack {
        List {
          ForEach(0..<3, id: \.self) { Text("Row \($0)") }.onDelete { _ in }
        }
        .toolbar { Button("Add") {} }
        .environment(\.editMode, .constant(.active))
      }
      .tabItem { Label("Rows", systemImage: "star") }
      .tag(1)
      ScrollView {
        LazyVStack { ForEach(0..<30, id: \.self) { Text("Line \($0)") } }
        GeometryReader { Color.red.frame(width: $0.size.width / 2) }
      }
      .tabItem { Text("Lines") }
      .tag(2)
    }
    .background {
      Color.blue.onGeometryChange(for: CGFloat.self) {
        $0.size.width
      } action: {
        width = $0
      }
    }
  }
}

/// What a failed expectation does with the values in it: it looks through all that can be reached from them.
private struct Walker {
  private var seen: Set<ObjectIdentifier> = []
  private(set) var count = 0

  mutating func walk(_ value: Any, depth: Int = 0) {
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class {
      guard seen.insert(ObjectIdentifier(value as AnyObject)).inserted else { return }
    }
    count += 1
    guard depth < 60 else { return }
    for child in mirror.children { walk(child.value, depth: depth + 1) }
    if let outer = mirror.superclassMirror { for child in outer.children { walk(child.value, depth: depth + 1) } }
  }
}

@MainActor @Suite struct `A value in a failed expectation` {
  /// A layout whose host is gone, after a touch has replaced parts of its tree.
  private func orphanedLayout() throws -> HostedLayout {
    let host = ViewHost(Remembering(), size: CGSize(width: 300, height: 400))
    let layout = host.layout(on: host.ownScreen)
    try host.tap("Lines")
    _ = host.layout(on: host.ownScreen)
    return layout
  }

  private func count(from value: Any) -> Int {
    var walker = Walker()
    walker.walk(value)
    return walker.count
  }

  @Test func `is looked through after its host has gone`() throws {
    let layout = try orphanedLayout()
    #expect(count(from: layout) > 10)
    #expect(count(from: layout.root) > 1)
    #expect(count(from: layout.placed) > 10)
  }

  @Test func `is looked through after its node has left the tree`() throws {
    var nodes: [Node] = []
    var boxes: [LayoutBox] = []
    do {
      let host = ViewHost(Remembering(), size: CGSize(width: 300, height: 400))
      nodes = host.layout(on: host.ownScreen).root.descendants()
      boxes = nodes.flatMap { Array($0.boxes) }
    }
    #expect(nodes.count > 50 && boxes.count > 50)
    // The first of them is the root, without which the others have no parent.
    nodes.removeFirst(nodes.count / 2)
    #expect(count(from: nodes) >= nodes.count)
    #expect(count(from: boxes) > 50)
  }

  @Test func `names the node's type, place and children, and not the node around, which has gone`() {
    var parent: Node? = Node(Text.self, Grouping(), below: nil, at: .body)
    let child = Node(Image.self, Grouping(), below: parent, at: .position(3))
    parent = nil
    let mirror = Mirror(reflecting: child)
    #expect(mirror.children.compactMap(\.label) == ["type", "step", "children"])
    #expect(mirror.descendant("type") as? Any.Type == Image.self)
  }

  /// Where something refers to what it does not keep, those who look through values must not come.
  @Test func `does not show what refers to something without keeping it`() throws {
    let sources = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Sources").standardized
    let files = FileManager.default.enumerator(at: sources, includingPropertiesForKeys: nil)
    var unmarked: [String] = []
    for case let file as URL in files ?? .init() where file.pathExtension == "swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      let hasProperty = text.split(separator: "\n").contains { line in
        line.contains("unowned var ") || line.contains("unowned let ")
      }
      if hasProperty, !text.contains("Unmirrored"), file.lastPathComponent != "Node.swift",
        file.lastPathComponent != "LayoutBox.swift"
      {
        unmarked.append(file.lastPathComponent)
      }
    }
    #expect(unmarked == [])
  }
}
