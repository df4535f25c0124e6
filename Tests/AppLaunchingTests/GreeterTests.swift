import Foundation
import PixelImages
import Testing

@testable import AppLaunching

/// What a launched app does for a test, and what is said where it does not.
@MainActor @Suite struct `A launched app` {
  private let app = Application(executable: "greeter")

  @Test func `is touched and written into, and shows what came of it`() {
    app.launch()
    #expect(app.state == .runningForeground)
    #expect(app.staticTexts["greeting"].label == "Who are you?")
    app.textFields["Name"].tap()
    app.textFields["Name"].typeText("Ann")
    #expect(app.textFields["Name"].value == "Ann")
    app.buttons["Greet"].tap()
    #expect(app.staticTexts["Hello, Ann!"].exists)
    #expect(app.switches["Loud"].value == "0")
    app.switches["Loud"].tap()
    #expect(app.switches["Loud"].value == "1")
    app.buttons["Later"].tap()
    #expect(app.staticTexts["HELLO, ANN!"].waitForExistence(timeout: 60))
    #expect(app.staticTexts["Hello, Ann!"].waitForNonExistence(timeout: 60))
    #expect(app.log == "The greeter begins with []\nThe greeter says Hello, Ann!\nThe greeter says HELLO, ANN!\n")
    app.terminate()
    #expect(app.state == .notRunning)
  }

  @Test func `has sliders and steppers that are moved`() {
    app.launchArguments = ["--values"]
    app.launch()
    #expect(app.sliders.allLabels == ["Volume"] && app.steppers.allLabels == ["Guests"])
    #expect(app.sliders["Volume"].value == "50%")
    app.sliders["Volume"].adjust(toNormalizedSliderPosition: 0.8)
    app.steppers["Guests"].increment()
    #expect(app.staticTexts["values"].label == "80 for 3")
    app.sliders["Volume"].decrement()
    app.steppers["Guests"].decrement()
    #expect(app.staticTexts["values"].label == "70 for 2")
  }

  @Test func `is drawn as the iOS that it is told`() {
    app.launch()
    let usual = app.screenshot()
    app.launchArguments = ["-SystemDesign", "iOS26"]
    app.launch()
    #expect(app.screenshot() == usual)
    app.launchArguments = ["-SystemDesign", "iOS18"]
    app.launch()
    #expect(app.screenshot() != usual)
  }

  @Test func `is found by what it consists of`() {
    app.launch()
    #expect(app.buttons.allLabels == ["Greet", "Later", "Nobody", "Hang", "Crash"])
    #expect(app.buttons.count == 5 && app.staticTexts.count == 1)
    #expect(app.buttons["Greet"].isHittable && app.buttons["Greet"].isEnabled && !app.buttons["Nobody"].isEnabled)
    #expect(!app.buttons["Greeting"].exists && !app.staticTexts["Greet"].exists)
    #expect(app.descendants["Greet"].exists)
    let handle = app.otherElements["handle"]
    let before = handle.frame
    #expect(before.size == CGSize(width: 40, height: 20) && handle.isHittable)
    handle.swipeLeft()
    #expect(app.otherElements["handle"].exists)
  }

  @Test func `is given arguments, and begins anew when it is launched again`() {
    app.launchArguments = ["--quick"]
    app.launch()
    let first = app.processIdentifier
    app.buttons["Greet"].tap()
    app.launch()
    #expect(app.processIdentifier != first)
    #expect(app.staticTexts["greeting"].label == "Who are you?")
    #expect(app.log == "The greeter begins with [\"--quick\"]\n")
  }

  @Test func `has its picture taken`() {
    app.launch()
    let picture = app.screenshot()
    #expect(picture.width == 320 && picture.height == 240)
    app.switches["Loud"].tap()
    #expect(app.screenshot() != picture)
  }

  @Test func `ends with the test, even where it hangs`() async throws {
    app.launch()
    let process = try #require(app.processIdentifier)
    app.patience = .seconds(1)
    await failures { app.buttons["Hang"].tap() }
    #expect(kill(process, 0) == 0)
    app.abandon()
    while app.state == .runningForeground { await Task.yield() }
    #expect(app.state == .notRunning)
  }

  @Test func `is one of several at once`() {
    let apps = (0..<4).map { Application(executable: "greeter", arguments: ["\($0)"]) }
    for app in apps { app.launch() }
    apps[2].terminate()
    for (number, app) in apps.enumerated() where number != 2 {
      #expect(app.log == "The greeter begins with [\"\(number)\"]\n")
      app.buttons["Greet"].tap()
      #expect(app.staticTexts["Hello, !"].exists)
    }
  }

  // MARK: What is said

  @Test func `that has crashed is named with its last output`() async {
    app.launch()
    let messages = await failures {
      app.buttons["Crash"].tap()
      app.buttons["Greet"].tap()
      #expect(!app.buttons["Greet"].exists)
    }
    #expect(messages.count == 1)
    #expect(messages.first?.hasPrefix("greeter has crashed with signal ") == true)
    #expect(messages.first?.contains("The greeter has had enough") == true)
  }

  @Test func `that hangs is named with its last output`() async throws {
    app.launch()
    // A stopped process does not answer, however fast the machine is; it runs on for a moment where the machine is busy.
    let process = try #require(app.processIdentifier)
    kill(process, SIGSTOP)
    var stop = siginfo_t()
    #expect(waitid(P_PID, id_t(process), &stop, WSTOPPED | WNOWAIT) == 0)
    app.patience = .milliseconds(50)
    let messages = await failures {
      app.buttons["Greet"].tap()
      #expect(!app.staticTexts["Hello, !"].waitForExistence(timeout: 60))
    }
    #expect(
      messages == [
        "greeter has not answered within 0.05 seconds: it hangs. Its last output:\n\nThe greeter begins with []\n"
      ])
  }

  @Test func `that ends before it is ready is named with its exit code`() async {
    app.launchArguments = ["--fail"]
    let messages = await failures { app.launch() }
    #expect(
      messages == ["greeter has ended with exit code 3. Its last output:\n\nThe greeter begins with [\"--fail\"]\n"])
  }

  @Test func `that there is not is named with the way out`() async {
    let messages = await failures { Application(executable: "grter").launch() }
    #expect(messages.count == 1)
    #expect(
      messages.first?.hasSuffix(
        "grter cannot be launched: there is no such executable. Make the test target depend on it, and build.")
        == true)
  }

  @Test func `that was not launched says so`() async {
    let messages = await failures { app.buttons["Greet"].tap() }
    #expect(messages.first == "greeter does not run: launch() it first.")
  }

  @Test func `says what it shows where something is not found, covered or not enabled`() async {
    app.launch()
    let messages = await failures {
      app.buttons["Greetings"].tap()
      app.buttons["Nobody"].tap()
      app.typeText("x")
    }
    #expect(messages.count == 3)
    #expect(
      messages.first
        == #"The app shows no button "Greetings"; there are: "Greet", "Later", "Nobody", "Hang", "Crash"."#)
    #expect(messages.dropFirst().first?.contains(#"reaches Button "Nobody", which is disabled"#) == true)
    #expect(messages.last?.hasPrefix("No field has the focus") == true)
  }
}
