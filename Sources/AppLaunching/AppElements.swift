public import Foundation
import HeadlessApp
import PNGFiles
public import PixelImages
import SnapshotTesting

extension Application {
  /// The elements of all kinds.
  public var descendants: ElementQuery { ElementQuery(self, nil) }
  /// What can be pressed.
  public var buttons: ElementQuery { ElementQuery(self, .button) }
  /// Texts.
  public var staticTexts: ElementQuery { ElementQuery(self, .staticText) }
  /// Pictures.
  public var images: ElementQuery { ElementQuery(self, .image) }
  /// What can be switched on and off.
  public var switches: ElementQuery { ElementQuery(self, .switch) }
  /// What can be written into.
  public var textFields: ElementQuery { ElementQuery(self, .textField) }
  /// What fingers move between two bounds.
  public var sliders: ElementQuery { ElementQuery(self, .slider) }
  /// What two buttons move.
  public var steppers: ElementQuery { ElementQuery(self, .stepper) }
  /// What is of no other kind: views with identifiers.
  public var otherElements: ElementQuery { ElementQuery(self, .other) }

  /// A picture of the screen, which `assertSnapshot(of:as: .image)` compares; empty where the app has gone.
  public func screenshot(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) -> Bitmap {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    let file = ask(.picture, place)?.picture
    do {
      if let file { return try PNGDecoder().decode([UInt8](file)).bitmap }
    } catch {
      fail("The picture of the app cannot be read: \(error)", at: place)
    }
    return Bitmap(width: 1, height: 1, filledWith: .clear)
  }

  /// Writes into the field that has the focus; a new line submits it.
  public func typeText(
    _ text: String,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    ask(.type(text), SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }
}

/// The elements of one kind on an app's screen, as they are when they are asked for.
@MainActor
public struct ElementQuery {
  private let application: Application
  private let kind: AppElement.Kind?

  init(_ application: Application, _ kind: AppElement.Kind?) {
    self.application = application
    self.kind = kind
  }

  /// The element of an identifier or a label.
  public subscript(name: String) -> ApplicationElement { ApplicationElement(application, kind, name: name) }

  /// The element of an identifier or a label.
  public func element(matching name: String) -> ApplicationElement { self[name] }

  /// How many there are.
  public var count: Int { found.count }

  /// Their labels, from back to front.
  public var allLabels: [String] { found.map(\.label) }

  private var found: [AppElement] { application.elements().filter { kind == nil || $0.kind == kind } }
}

/// An element of an app's screen, looked up again for each query.
@MainActor
public struct ApplicationElement {
  private let application: Application
  private let kind: AppElement.Kind?
  private let name: String

  init(_ application: Application, _ kind: AppElement.Kind?, name: String) {
    self.application = application
    self.kind = kind
    self.name = name
  }

  private var matches: [AppElement] {
    let elements = application.elements().filter { kind == nil || $0.kind == kind }
    let identified = elements.filter { $0.identifier == name }
    return identified.isEmpty ? elements.filter { $0.label == name } : identified
  }

  /// Whether it is on the screen.
  public var exists: Bool { !matches.isEmpty }

  /// Waits until it is on the screen.
  /// - Parameter timeout: for how many seconds at most.
  /// - Returns: whether it has come.
  public func waitForExistence(timeout: TimeInterval) -> Bool {
    wait(timeout) { exists }
  }

  /// Waits until it is not on the screen any more.
  /// - Returns: whether it has gone.
  public func waitForNonExistence(timeout: TimeInterval) -> Bool {
    wait(timeout) { !exists }
  }

  /// Asks again every 5 ms: the app is another process, and says nothing by itself of what has changed on its screen.
  ///
  /// It ends as soon as it is done, so that only what never comes takes the whole time, and at once where the app has ended.
  private func wait(_ timeout: TimeInterval, _ isDone: () -> Bool) -> Bool {
    let deadline = ContinuousClock.now + .seconds(timeout)
    while true {
      if isDone() { return true }
      guard application.canBeAsked, ContinuousClock.now < deadline else { return false }
      Thread.sleep(forTimeInterval: 0.005)
    }
  }

  /// Whether a touch in its middle reaches it.
  public var isHittable: Bool { matches.first?.isHittable ?? false }
  /// Whether it may be used.
  public var isEnabled: Bool { element(at: application.place)?.isEnabled ?? false }
  /// What it says.
  public var label: String { element(at: application.place)?.label ?? "" }
  /// What it holds, such as the text of a field.
  public var value: String? { element(at: application.place)?.value }
  /// Its name for tests.
  public var identifier: String { element(at: application.place)?.identifier ?? "" }
  /// Where it is, in points from the screen's top left corner.
  public var frame: CGRect { element(at: application.place)?.frame ?? .zero }

  /// Touches its middle.
  public func tap(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    touch(at: place) { .tap($0) }
  }

  /// Touches its middle for some seconds.
  public func press(
    forDuration seconds: TimeInterval,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    touch(at: place) { .press($0, seconds: seconds) }
  }

  /// Writes into it; it must have the focus, which a tap gives.
  public func typeText(
    _ text: String,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard element(at: place) != nil else { return }
    application.ask(.type(text), place)
  }

  /// Drags the thumb of the slider to a place between 0 and 1.
  public func adjust(
    toNormalizedSliderPosition position: Double,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    let place = SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column)
    guard let element = element(at: place) else { return }
    application.ask(.adjust(label: element.label, position: position), place)
  }

  /// Makes its value larger by a step, as VoiceOver does.
  public func increment(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    step(up: true, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Makes its value smaller by a step, as VoiceOver does.
  public func decrement(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    step(up: false, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func step(up: Bool, _ place: SourcePlace) {
    guard let element = element(at: place) else { return }
    application.ask(.step(label: element.label, up: up), place)
  }

  /// Drags it up by 200 points.
  public func swipeUp(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    swipe(0, -200, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Drags it down by 200 points.
  public func swipeDown(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    swipe(0, 200, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Drags it to the left by 200 points.
  public func swipeLeft(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    swipe(-200, 0, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  /// Drags it to the right by 200 points.
  public func swipeRight(
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {
    swipe(200, 0, SourcePlace(fileID: fileID, filePath: filePath, line: line, column: column))
  }

  private func swipe(_ x: CGFloat, _ y: CGFloat, _ place: SourcePlace) {
    touch(at: place) { .drag(from: $0, to: CGPoint(x: $0.x + x, y: $0.y + y)) }
  }

  private func touch(at place: SourcePlace, _ request: (CGPoint) -> AppRequest) {
    guard let element = element(at: place) else { return }
    application.ask(request(element.touchPoint), place)
  }

  /// The only element that is meant; fails the test where there is none, or where there are several.
  private func element(at place: SourcePlace) -> AppElement? {
    application.called(at: place)
    let matches = matches
    guard let first = matches.first else {
      // Who has gone has been told.
      guard application.canBeAsked else { return nil }
      let names = application.elements().filter { kind == nil || $0.kind == kind }
        .map { $0.label.isEmpty ? $0.identifier ?? "" : $0.label }
      let others = names.isEmpty ? "there is none" : "there are: " + names.map { "\"\($0)\"" }.joined(separator: ", ")
      application.fail("The app shows no \(kind?.rawValue ?? "element") \"\(name)\"; \(others).", at: place)
      return nil
    }
    if matches.count > 1 {
      application.fail(
        "The app shows \(matches.count) elements \"\(name)\". Give the one that is meant an identifier.", at: place)
    }
    return first
  }
}
