import SnapshotTesting
import XCTest

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

final class JokeTests: XCTestCase {
  struct Joke: Codable {
    let id: Int
    let setup: String
    var rating = 0.1
    var tags = ["b", "a"]
  }

  let joke = Joke(id: 1, setup: "UDP?")

  override func invokeTest() {
    withSnapshotTesting(record: .never, diffTool: .ksdiff) { super.invokeTest() }
  }

  func testText() {
    assertSnapshot(of: "Hello\nWorld", as: .lines)
    assertSnapshot(of: joke, as: .dump)
    assertSnapshot(of: joke, as: .json, named: "data")
    assertSnapshot(of: joke, as: .plist, named: "numbers")
    assertSnapshots(of: joke, as: ["one": .dump, "two": .description])
  }

  func testRequest() {
    var request = URLRequest(url: URL(string: "https://jokes.example/?b=2&a=1")!)
    request.httpMethod = "POST"
    request.httpBody = Data("pun=1".utf8)
    request.addValue("text/plain", forHTTPHeaderField: "Accept")
    assertSnapshot(of: request, as: .raw)
    assertSnapshot(of: request, as: .curl)
  }

  func testPullback() {
    let ids: Snapshotting<Joke, String> = Snapshotting<String, String>.lines.pullback { "\($0.id)" }
    assertSnapshot(of: joke, as: ids)
  }
}
