// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What a contact is asked for.
public protocol CNKeyDescriptor {}
extension String: CNKeyDescriptor {}
extension NSString: CNKeyDescriptor {}

public let CNContactIdentifierKey = "identifier"
public let CNContactTypeKey = "contactType"
public let CNContactNamePrefixKey = "namePrefix"
public let CNContactGivenNameKey = "givenName"
public let CNContactMiddleNameKey = "middleName"
public let CNContactFamilyNameKey = "familyName"
public let CNContactNicknameKey = "nickname"
public let CNContactOrganizationNameKey = "organizationName"
public let CNContactJobTitleKey = "jobTitle"
public let CNContactNoteKey = "note"
public let CNContactBirthdayKey = "birthday"
public let CNContactPhoneNumbersKey = "phoneNumbers"
public let CNContactEmailAddressesKey = "emailAddresses"
public let CNContactPostalAddressesKey = "postalAddresses"
public let CNContactUrlAddressesKey = "urlAddresses"
public let CNContactImageDataKey = "imageData"
public let CNContactImageDataAvailableKey = "imageDataAvailable"
public let CNContactThumbnailImageDataKey = "thumbnailImageData"

public let CNLabelHome = "_$!<Home>!$_"
public let CNLabelWork = "_$!<Work>!$_"
public let CNLabelOther = "_$!<Other>!$_"
public let CNLabelPhoneNumberMobile = "_$!<Mobile>!$_"
public let CNLabelPhoneNumberiPhone = "iPhone"
public let CNLabelPhoneNumberMain = "_$!<Main>!$_"
public let CNLabelEmailiCloud = "iCloud"

/// A number or an address, with what it is for.
public final class CNLabeledValue<ValueType: NSObject>: NSObject, @unchecked Sendable {
  public let identifier = UUID().uuidString
  public let label: String?
  public let value: ValueType
  public init(label: String?, value: ValueType) {
    self.label = label
    self.value = value
  }
  /// The label in English: what stands between the marks of the system's own ones.
  public class func localizedString(forLabel label: String) -> String {
    guard label.hasPrefix("_$!<"), label.hasSuffix(">!$_") else { return label }
    return label.dropFirst(4).dropLast(4).lowercased()
  }
}

public final class CNPhoneNumber: NSObject, @unchecked Sendable {
  public let stringValue: String
  public init(stringValue string: String) { stringValue = string }
  public override func isEqual(_ object: Any?) -> Bool { (object as? Self)?.stringValue == stringValue }
  public override var hash: Int { stringValue.hashValue }
}

open class CNPostalAddress: NSObject, @unchecked Sendable {
  public internal(set) var street = ""
  public internal(set) var city = ""
  public internal(set) var state = ""
  public internal(set) var postalCode = ""
  public internal(set) var country = ""
  public internal(set) var isoCountryCode = ""
  public override init() { super.init() }
}
public enum CNPostalAddressFormatterStyle: Int, Hashable, Sendable { case mailingAddress }
/// Writes addresses on lines, in the order of the United States.
/// - Remark: that order for every country.
open class CNPostalAddressFormatter: NSObject {
  public var style = CNPostalAddressFormatterStyle.mailingAddress
  public override init() { super.init() }
  open class func string(from address: CNPostalAddress, style: CNPostalAddressFormatterStyle) -> String {
    let place = [address.city, address.state, address.postalCode].filter { !$0.isEmpty }.joined(separator: " ")
    return [address.street, place, address.country].filter { !$0.isEmpty }.joined(separator: "\n")
  }
  open func string(from address: CNPostalAddress) -> String { Self.string(from: address, style: style) }
}
open class CNMutablePostalAddress: CNPostalAddress, @unchecked Sendable {
  public override init() { super.init() }
  public override var street: String {
    get { super.street }
    set { super.street = newValue }
  }
  public override var city: String {
    get { super.city }
    set { super.city = newValue }
  }
  public override var state: String {
    get { super.state }
    set { super.state = newValue }
  }
  public override var postalCode: String {
    get { super.postalCode }
    set { super.postalCode = newValue }
  }
  public override var country: String {
    get { super.country }
    set { super.country = newValue }
  }
  public override var isoCountryCode: String {
    get { super.isoCountryCode }
    set { super.isoCountryCode = newValue }
  }
}

/// A person's name in the order of English.
open class CNContactFormatter: NSObject, @unchecked Sendable {
  public var style = CNContactFormatterStyle.fullName
  public class func descriptorForRequiredKeys(for style: CNContactFormatterStyle) -> any CNKeyDescriptor { "" }
  public class func string(from contact: CNContact, style: CNContactFormatterStyle) -> String? {
    let names = [contact.namePrefix, contact.givenName, contact.middleName, contact.familyName]
    let name = names.filter { !$0.isEmpty }.joined(separator: " ")
    let shown = name.isEmpty ? contact.organizationName : name
    return shown.isEmpty ? nil : shown
  }
  open func string(from contact: CNContact) -> String? { Self.string(from: contact, style: style) }
}
public enum CNContactFormatterStyle: Int, Hashable, Sendable { case fullName, phoneticFullName }
