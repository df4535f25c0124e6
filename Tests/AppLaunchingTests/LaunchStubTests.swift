import AppLaunching
import JokesApp
import ImageSnapshotTesting
import SnapshotTesting
import Testing

private typealias Response = URLSessionMock.Response
private typealias File = URLSessionMock.File

extension XCUIApplication {
  fileprivate convenience init() {
    self.init(executable: "jokes", arguments: ["app"])
  }

  fileprivate func launch(_ coordinatorStub: CoordinatorStub, with sessionMock: URLSessionMock = URLSessionMock()) {
    launchEnvironment[CoordinatorStub.identifier] = coordinatorStub.json
    launchEnvironment[URLSessionMock.identifier] = sessionMock.json
    launch()
  }
}

/// The app launched at any of its screens, with a network of the test's own.
@MainActor @Suite struct `Launch stubs` {
  private let app = XCUIApplication()

  @Test func testStart() {
    let sessionMock = URLSessionMock(
      responses: [
        .fetchJokes: [
          Response(error: .invalidResponse),
          Response(File("jokes", .json)),
          Response(File("jokes", .json)),
        ],
        .fetchJoke: [
          Response(File("joke", .json))
        ],
      ]
    )
    app.launch(.start, with: sessionMock)
    #expect(app.staticTexts["title"].label == "Jokes")
    #expect(app.staticTexts["There are no jokes today. 😢"].waitForExistence(timeout: 60))
    app.buttons["Try again"].tap()
    #expect(app.buttons["What do bits do at night?"].waitForExistence(timeout: 60))
    assertSnapshot(of: app.screenshot(), as: .image, named: "list")
    app.buttons["What do bits do at night?"].tap()
    #expect(app.staticTexts["They flip."].exists)
    app.buttons["Tell me another!"].tap()
    #expect(app.staticTexts["Somebody had pulled its plug."].waitForExistence(timeout: 60))
    app.buttons["All jokes"].tap()
    #expect(app.staticTexts["title"].exists)
  }

  @Test func testOpenJoke() {
    let joke = Joke(setup: "Where did you come in?", punchline: "Right here.")
    let sessionMock = URLSessionMock(
      responses: [
        .fetchJoke: [
          Response(File("joke", .json)),
          Response(error: .offline),
        ]
      ]
    )
    app.launch(.openJoke(joke), with: sessionMock)
    #expect(app.staticTexts["Right here."].exists)
    #expect(app.buttons["Tell me another!"].isHittable)
    assertSnapshot(of: app.screenshot(), as: .image, named: "joke")
    app.buttons["Tell me another!"].tap()
    #expect(app.staticTexts["Why was the cable cross?"].waitForExistence(timeout: 60))
    app.buttons["Tell me another!"].tap()
    #expect(
      app.staticTexts["I couldn't come up with a good joke. Can I get another try? 🤔"].waitForExistence(timeout: 60))
  }

  @Test func `that do not decode end the launch with what is wrong`() async {
    app.launchEnvironment[CoordinatorStub.identifier] = #"{"joke":{"setup":"no punchline"}}"#
    let messages = await failures { app.launch() }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("jokes has ended with exit code 1. Its last output:") == true)
    #expect(messages.first?.contains("The launch stub CoordinatorStub cannot be decoded from the environment:") == true)
    #expect(messages.first?.contains("punchline") == true)
  }

  @Test func `without a response left fail the test`() async {
    app.launch(.openJoke(Joke(setup: "a", punchline: "b")))
    let messages = await failures {
      app.buttons["Tell me another!"].tap()
      _ = app.staticTexts["I couldn't come up with a good joke. Can I get another try? 🤔"].waitForExistence(timeout: 60)
    }
    #expect(messages == ["The app has asked for fetchJoke, and URLSessionMock has no response left for it."])
  }

  @Test func `name a file that is not there`() async {
    app.launch(.start, with: URLSessionMock(responses: [.fetchJokes: [Response(File("nothing", .json))]]))
    let messages = await failures {
      _ = app.staticTexts["There are no jokes today. 😢"].waitForExistence(timeout: 60)
    }
    #expect(messages == ["There is no file nothing.json among the stubs of the app."])
  }
}
