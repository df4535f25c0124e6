// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; nothing is drawn differently for them.

public import DeclarativeUI

// Kinds of what a field is for, since iOS 17. Their values are the names that the HTML standard has for them.
extension UITextContentType {
  public static let birthdate = UITextContentType(rawValue: "bday")
  public static let birthdateDay = UITextContentType(rawValue: "bday-day")
  public static let birthdateMonth = UITextContentType(rawValue: "bday-month")
  public static let birthdateYear = UITextContentType(rawValue: "bday-year")
  public static let creditCardName = UITextContentType(rawValue: "cc-name")
  public static let creditCardGivenName = UITextContentType(rawValue: "cc-given-name")
  public static let creditCardMiddleName = UITextContentType(rawValue: "cc-additional-name")
  public static let creditCardFamilyName = UITextContentType(rawValue: "cc-family-name")
  public static let creditCardExpiration = UITextContentType(rawValue: "cc-exp")
  public static let creditCardExpirationMonth = UITextContentType(rawValue: "cc-exp-month")
  public static let creditCardExpirationYear = UITextContentType(rawValue: "cc-exp-year")
  public static let creditCardSecurityCode = UITextContentType(rawValue: "cc-csc")
  public static let creditCardType = UITextContentType(rawValue: "cc-type")
}

// What people have set that is never so on the device of a snapshot.
extension UIAccessibility {
  public static var isAssistiveTouchRunning: Bool { false }
  public static var isClosedCaptioningEnabled: Bool { false }
  public static var isGuidedAccessEnabled: Bool { false }
  public static var isMonoAudioEnabled: Bool { false }
  public static var isOnOffSwitchLabelsEnabled: Bool { false }
  public static var isSpeakScreenEnabled: Bool { false }
  public static var isSpeakSelectionEnabled: Bool { false }
}
