import SnapshotTesting
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

// Tests as people write them for pointfreeco's SnapshotTesting: Swift 5, no annotations, nothing but these imports.

// Overloads that await stand beside those that do not.

extension Snapshotting {
  func pullback<NewValue>(_ transform: @escaping (NewValue) async -> Value) -> Snapshotting<NewValue, Format> {
    asyncPullback { value in
      Async { callback in
        Task { callback(await transform(value)) }
      }
    }
  }
}

class TextSnapshotTests: XCTestCase {
  struct User: Codable {
    let id: Int
    let name: String
    var tags: Set<String> = []
    var scores: [String: Int] = [:]
  }

  class Node {
    let name: String
    var children: [Node] = []
    weak var parent: Node?
    init(_ name: String) { self.name = name }
  }

  let user = User(
    id: 1, name: "Blob", tags: ["c", "a", "b"], scores: ["z": 26, "y": 25, "a": 1, "b": 2])

  override func invokeTest() {
    withSnapshotTesting(record: .missing, diffTool: .ksdiff) {
      super.invokeTest()
    }
  }

  func testAny() {
    assertSnapshot(of: user, as: .dump)
    assertSnapshot(of: (1, "two", [3.0]), as: .description)
  }

  func testCycle() {
    let parent = Node("parent")
    let child = Node("child")
    parent.children = [child]
    child.parent = parent
    assertSnapshot(of: parent, as: .dump)
  }

  func testEncodable() {
    // A set has no order of its own in JSON.
    let user = User(id: 1, name: "Blob", scores: self.user.scores)
    assertSnapshot(of: user, as: .json)
    assertSnapshot(of: user, as: .plist)

    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    assertSnapshot(of: user, as: .json(encoder), named: "compact")
  }

  func testData() {
    assertSnapshot(of: Data([0xDE, 0xAD]), as: .data)
  }

  func testSeveralStrategies() {
    assertSnapshots(of: "hello", as: ["plain": .lines, "quoted": .dump])
    assertSnapshots(of: "hello", as: [.lines, .dump])
  }

  func testCaseIterable() {
    enum Direction: String, CaseIterable {
      case up, down, left, right
      var rotatedLeft: Direction {
        switch self {
        case .up: return .left
        case .down: return .right
        case .left: return .down
        case .right: return .up
        }
      }
    }
    assertSnapshot(of: { $0.rotatedLeft }, as: Snapshotting<Direction, String>.func(into: .description))
  }

  func testURLRequest() {
    var request = URLRequest(url: URL(string: "https://jokes.example/random?count=2&kind=pun")!)
    request.httpMethod = "PUT"
    request.addValue("gzip", forHTTPHeaderField: "Accept-Encoding")
    request.addValue("application/json", forHTTPHeaderField: "Accept")
    request.addValue("session={\"id\":\"1\"}", forHTTPHeaderField: "Cookie")
    request.httpBody = Data("{\"b\":1,\"a\":[true]}".utf8)
    assertSnapshot(of: request, as: .raw, named: "raw")
    assertSnapshot(of: request, as: .raw(pretty: true), named: "pretty")
    assertSnapshot(of: request, as: .curl, named: "curl")
    request.httpMethod = "HEAD"
    request.httpBody = nil
    assertSnapshot(of: request, as: .curl, named: "head")
  }

  func testPullback() {
    let names: Snapshotting<User, String> = Snapshotting<String, String>.lines.pullback { $0.name }
    assertSnapshot(of: user, as: names)

    assertSnapshot(of: user, as: SimplySnapshotting.lines.pullback(\User.name), named: "path")
    let awaiting = SimplySnapshotting.lines.pullback { (user: User) async -> String in
      await Task.yield()
      return user.name
    }
    assertSnapshot(of: user, as: awaiting, named: "awaited")

    let later: Snapshotting<User, String> = SimplySnapshotting.lines.asyncPullback { user in
      Async { callback in
        DispatchQueue.main.async { callback(user.name + " later") }
      }
    }
    assertSnapshot(of: user, as: later, timeout: 10)
    assertSnapshot(of: "waited", as: .wait(for: 0.01, on: .lines))
  }

  func testNewerSpelling() {
    let diffing = Diffing<Int>.diff(
      toData: { Data("\($0)".utf8) }, fromData: { Int(String(decoding: $0, as: UTF8.self)) ?? 0 },
      diffV2: { old, new in
        guard old != new else { return nil }
        return ("\(old) is not \(new)", [.data(Data("\(new - old)".utf8), name: "step.txt")])
      })
    assertSnapshot(of: 7, as: Snapshotting(pathExtension: "number", diffing: diffing))
    XCTAssertEqual(diffing.diffV2(1, 3)?.0, "1 is not 3")
    XCTAssertEqual(diffing.diffV2(1, 3)?.1, [.data(Data("2".utf8), name: "step.txt")])
    XCTAssertEqual(diffing.diff(1, 3)?.1.first?.name, "step.txt")
    XCTAssertNil(diffing.diffV2(1, 1))
    let wrapping = Diffing<Int>.diff(
      toData: diffing.toData, fromData: diffing.fromData,
      diffV2: { _, new in ("different", [.xcTest(XCTAttachment(string: "\(new)"))]) })
    XCTAssertEqual(wrapping.diffV2(1, 3)?.1, [.data(Data("3".utf8), name: "attachment.txt")])
  }

  func testOwnStrategy() {
    var reversed = Snapshotting<String, String>(
      pathExtension: "reversed",
      diffing: Diffing(
        toData: { Data($0.utf8) },
        fromData: { String(decoding: $0, as: UTF8.self) },
        diff: { old, new in
          guard old != new else { return nil }
          return ("\(old) became \(new)", [XCTAttachment(string: new)])
        }),
      asyncSnapshot: { Async(value: $0).map { String($0.reversed()) } })
    assertSnapshot(of: "abc", as: reversed)
    reversed.pathExtension = "txt"
    assertSnapshot(of: "cba", as: reversed, named: "other")
  }
}
