// What a keyboard is like. There is none in a picture: these modifiers exist so that view code compiles.

extension View {
  /// The view as it is: there is no keyboard in a picture.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func keyboardType(_ type: UIKeyboardType) -> some View {
    noted("keyboardType", ["": type])
  }

  /// The view as it is: nothing is proposed to be written.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func textContentType(_ textContentType: UITextContentType?) -> some View {
    noted("textContentType", ["": textContentType])
  }

  /// The view as it is: what is typed is written as it is.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?) -> some View {
    noted("textInputAutocapitalization", ["": autocapitalization])
  }

  /// The view as it is: what is typed is written as it is.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func autocapitalization(_ style: UITextAutocapitalizationType) -> some View {
    noted("autocapitalization", ["": style])
  }

  /// The view as it is: what is typed is written as it is.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func autocorrectionDisabled(_ disable: Bool = true) -> some View {
    noted("disableAutocorrection", ["": disable])
  }

  /// The view as it is: what is typed is written as it is.
  /// - Remark: accepted; changes no still picture.
  public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
    noted("disableAutocorrection", ["": disable])
  }

  /// The view as it is: there is no keyboard in a picture.
  public nonisolated func submitLabel(_ submitLabel: SubmitLabel) -> some View { self }
}

/// The kind of a keyboard, by UIKit's name.
public enum UIKeyboardType: Int, Hashable, Sendable {
  case `default`, asciiCapable, numbersAndPunctuation, URL, numberPad, phonePad, namePhonePad, emailAddress, decimalPad
  case twitter, webSearch, asciiCapableNumberPad

  /// The older name of `asciiCapable`.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}

/// What a field is for, by UIKit's name.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String

  /// Creates a kind by its name.
  public init(rawValue: String) {
    self.rawValue = rawValue
  }

  /// A whole name.
  public static let name = UITextContentType(rawValue: "name")
  /// A first name.
  public static let givenName = UITextContentType(rawValue: "given-name")
  /// A last name.
  public static let familyName = UITextContentType(rawValue: "family-name")
  /// What stands before a name, such as a title.
  public static let namePrefix = UITextContentType(rawValue: "honorific-prefix")
  /// A name between the first and the last.
  public static let middleName = UITextContentType(rawValue: "additional-name")
  /// What stands behind a name.
  public static let nameSuffix = UITextContentType(rawValue: "honorific-suffix")
  /// What somebody is at work.
  public static let jobTitle = UITextContentType(rawValue: "organization-title")
  /// Where somebody works.
  public static let organizationName = UITextContentType(rawValue: "organization")
  /// A name for other people.
  public static let nickname = UITextContentType(rawValue: "nickname")
  /// An address for electronic mail.
  public static let emailAddress = UITextContentType(rawValue: "email")
  /// A number to call.
  public static let telephoneNumber = UITextContentType(rawValue: "tel")
  /// An address of the web.
  public static let URL = UITextContentType(rawValue: "url")
  /// A whole address.
  public static let fullStreetAddress = UITextContentType(rawValue: "street-address")
  /// The first line of an address.
  public static let streetAddressLine1 = UITextContentType(rawValue: "address-line1")
  /// The second line of an address.
  public static let streetAddressLine2 = UITextContentType(rawValue: "address-line2")
  /// A state or a province.
  public static let addressState = UITextContentType(rawValue: "address-level1")
  /// A town.
  public static let addressCity = UITextContentType(rawValue: "address-level2")
  /// A postal code.
  public static let postalCode = UITextContentType(rawValue: "postal-code")
  /// A country.
  public static let countryName = UITextContentType(rawValue: "country-name")
  /// The number of a credit card.
  public static let creditCardNumber = UITextContentType(rawValue: "cc-number")
  /// The name of a user.
  public static let username = UITextContentType(rawValue: "username")
  /// A password.
  public static let password = UITextContentType(rawValue: "password")
  /// A password that is new.
  public static let newPassword = UITextContentType(rawValue: "new-password")
  /// A code that is good once.
  public static let oneTimeCode = UITextContentType(rawValue: "one-time-code")
}

/// Which letters a keyboard makes capital.
public struct TextInputAutocapitalization: Hashable, Sendable {
  private let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")
  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")
  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")
  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}

/// Which letters a keyboard makes capital, by UIKit's name.
public enum UITextAutocapitalizationType: Int, Hashable, Sendable {
  case none, words, sentences, allCharacters
}

/// What stands on the key that submits.
public struct SubmitLabel: Hashable, Sendable {
  private let name: String

  /// "Done".
  public static let done = SubmitLabel(name: "done")
  /// "Go".
  public static let go = SubmitLabel(name: "go")
  /// "Send".
  public static let send = SubmitLabel(name: "send")
  /// "Join".
  public static let join = SubmitLabel(name: "join")
  /// "Route".
  public static let route = SubmitLabel(name: "route")
  /// "Search".
  public static let search = SubmitLabel(name: "search")
  /// "Return".
  public static let `return` = SubmitLabel(name: "return")
  /// "Next".
  public static let next = SubmitLabel(name: "next")
  /// "Continue".
  public static let `continue` = SubmitLabel(name: "continue")
}

// What the system writes and proposes. In a picture it does neither.
extension View {
  /// The view as it is: nobody lets the system write.
  public nonisolated func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { self }

  /// The view as it is: nobody lets the system write.
  public nonisolated func writingToolsAffordanceVisibility(_ visibility: Visibility) -> some View { self }

  /// The view as it is: nothing is proposed.
  public nonisolated func textInputCompletion(_ completion: String) -> some View { self }

  /// The view as it is: nothing is proposed.
  public nonisolated func textInputSuggestions<S: View>(@ViewBuilder _ suggestions: () -> S) -> some View { self }

  /// The view as it is: there is no keyboard.
  public nonisolated func textInputFormattingControlVisibility(
    _ visibility: Visibility, for placement: TextInputFormattingControlPlacement.Set
  ) -> some View { self }

  /// The view as it is: nobody writes by hand.
  public nonisolated func handwritingPrefersInlineEditing(_ prefers: Bool = true) -> some View { self }
}

/// How the system helps people write.
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let automatic = WritingToolsBehavior(name: "automatic")
  /// In the text.
  public static let complete = WritingToolsBehavior(name: "complete")
  /// Beside the text.
  public static let limited = WritingToolsBehavior(name: "limited")
  /// Not at all.
  public static let disabled = WritingToolsBehavior(name: "disabled")
}

/// Where the buttons are by which people set the look of a text.
public enum TextInputFormattingControlPlacement: Hashable, Sendable {
  /// Several such places.
  public struct Set: OptionSet, Hashable, Sendable {
    /// One bit a place.
    public let rawValue: Int

    /// Creates a set from its bits.
    public init(rawValue: Int) {
      self.rawValue = rawValue
    }

    /// Above the keyboard.
    public static let inputAssistant = Set(rawValue: 1 << 0)
    /// In the menu over a text.
    public static let contextMenu = Set(rawValue: 1 << 1)
    /// Everywhere.
    public static let all: Set = [.inputAssistant, .contextMenu]
  }
}
