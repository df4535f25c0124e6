import Foundation
import Testing
import ViewSnapshotTesting

@MainActor @Suite struct `Layers in layers` {
  private func problem(_ depth: Int, _ wrap: (AnyView) -> any View) -> String? {
    func erase(_ view: some View) -> AnyView { AnyView(view) }
    let view = (0..<depth).reduce(AnyView(Color.red.frame(width: 4, height: 4))) { view, _ in erase(wrap(view)) }
    return verifySnapshot(
      of: view, as: .image(traits: UITraitCollection(displayScale: 1)), named: "deep", record: .never,
      snapshotDirectory: FileManager.default.temporaryDirectory.path)
  }

  @Test func `are drawn as deep as they can be laid out, and one deeper ends in words`() throws {
    let tooDeep = try #require(problem(2000) { $0.opacity(0.99) })
    let limit = try #require(tooDeep.firstMatch(of: #/has room for ([0-9]+)/#).flatMap { Int($0.output.1) })
    let wraps: [(AnyView) -> any View] = [
      { $0.opacity(0.99) }, { $0.clipShape(Circle()) }, { $0.shadow(radius: 0) }, { view in ZStack { view } },
    ]
    for wrap in wraps {
      // The frame and the colour are nodes, too.
      #expect(problem(limit - 20, wrap)?.hasPrefix("No reference was found on disk.") == true)
      #expect(problem(limit, wrap)?.contains("nested too deep") == true)
    }
  }
}
