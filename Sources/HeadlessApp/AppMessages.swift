package import Foundation

/// What a test asks of an app.
package enum AppRequest: Codable, Sendable {
  /// What is on the screen.
  case elements
  case tap(CGPoint)
  case press(CGPoint, seconds: Double)
  case drag(from: CGPoint, to: CGPoint)
  case type(String)
  /// Drags the thumb of a slider to a place between 0 and 1.
  case adjust(label: String, position: Double)
  /// Makes a value larger or smaller by a step.
  case step(label: String, up: Bool)
  /// A picture of the screen.
  case picture
}

/// What an app answers.
package struct AppReply: Codable, Sendable {
  package var elements: [AppElement] = []
  /// The picture as a PNG file.
  package var picture: Data?
  /// Why what was asked for could not be done.
  package var refusal: String?
  /// What the app itself has found wrong since the last answer, a sentence each.
  package var problems: [String] = []

  package init() {}
}

/// Something on an app's screen.
package struct AppElement: Codable, Hashable, Sendable {
  /// What kind of thing it is.
  package enum Kind: String, Codable, Sendable {
    case button, staticText, image, `switch`, textField, slider, stepper, other
  }

  package var kind: Kind
  package var identifier: String?
  package var label: String
  package var value: String?
  /// In points from the screen's top left corner.
  package var frame: CGRect
  /// Where a touch is meant to come down: in the middle, or on the switch of a toggle.
  package var touchPoint: CGPoint
  package var isEnabled: Bool
  /// Whether a touch there reaches it.
  package var isHittable: Bool

  package init(
    kind: Kind, identifier: String?, label: String, value: String?, frame: CGRect, touchPoint: CGPoint,
    isEnabled: Bool, isHittable: Bool
  ) {
    self.kind = kind
    self.identifier = identifier
    self.label = label
    self.value = value
    self.frame = frame
    self.touchPoint = touchPoint
    self.isEnabled = isEnabled
    self.isHittable = isHittable
  }
}

/// How an app and the test that has launched it find each other.
package enum AppConnection {
  /// Set in the environment of an app that a test has launched, whose standard input is a socket then.
  package static let variable = "STILLS_LAUNCHED_APP"
}
