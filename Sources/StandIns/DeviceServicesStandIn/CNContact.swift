// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Somebody of an address book, as a value.
open class CNContact: NSObject, NSCopying, Identifiable, @unchecked Sendable {
  public let id: UUID
  fileprivate var words: [String: String] = [:]
  public fileprivate(set) var contactType = CNContactType.person
  public fileprivate(set) var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] = []
  public fileprivate(set) var emailAddresses: [CNLabeledValue<NSString>] = []
  public fileprivate(set) var postalAddresses: [CNLabeledValue<CNPostalAddress>] = []
  public fileprivate(set) var urlAddresses: [CNLabeledValue<NSString>] = []
  public fileprivate(set) var birthday: DateComponents?
  public fileprivate(set) var imageData: Data?
  public var thumbnailImageData: Data? { imageData }
  public var imageDataAvailable: Bool { imageData != nil }
  public var identifier: String { id.uuidString }

  public override init() { id = UUID() }
  fileprivate init(copying other: CNContact) {
    id = other.id
    words = other.words
    contactType = other.contactType
    phoneNumbers = other.phoneNumbers
    emailAddresses = other.emailAddresses
    postalAddresses = other.postalAddresses
    urlAddresses = other.urlAddresses
    birthday = other.birthday
    imageData = other.imageData
  }
  open override func copy() -> Any { CNContact(copying: self) }
  open func copy(with zone: NSZone? = nil) -> Any { CNContact(copying: self) }
  open override func mutableCopy() -> Any { CNMutableContact(copying: self) }

  public var namePrefix: String { words[CNContactNamePrefixKey] ?? "" }
  public var givenName: String { words[CNContactGivenNameKey] ?? "" }
  public var middleName: String { words[CNContactMiddleNameKey] ?? "" }
  public var familyName: String { words[CNContactFamilyNameKey] ?? "" }
  public var nickname: String { words[CNContactNicknameKey] ?? "" }
  public var organizationName: String { words[CNContactOrganizationNameKey] ?? "" }
  public var jobTitle: String { words[CNContactJobTitleKey] ?? "" }
  public var note: String { words[CNContactNoteKey] ?? "" }
  open func isKeyAvailable(_ key: String) -> Bool { true }
  open func areKeysAvailable(_ keyDescriptors: [any CNKeyDescriptor]) -> Bool { true }

  public class func predicateForContacts(matchingName name: String) -> NSPredicate { NSPredicate(value: false) }
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    NSPredicate(value: false)
  }
}
public enum CNContactType: Int, Hashable, Sendable { case person, organization }

/// The same, which can be changed.
open class CNMutableContact: CNContact, @unchecked Sendable {
  public override init() { super.init() }
  fileprivate override init(copying other: CNContact) { super.init(copying: other) }
  public override var namePrefix: String {
    get { super.namePrefix }
    set { words[CNContactNamePrefixKey] = newValue }
  }
  public override var givenName: String {
    get { super.givenName }
    set { words[CNContactGivenNameKey] = newValue }
  }
  public override var middleName: String {
    get { super.middleName }
    set { words[CNContactMiddleNameKey] = newValue }
  }
  public override var familyName: String {
    get { super.familyName }
    set { words[CNContactFamilyNameKey] = newValue }
  }
  public override var nickname: String {
    get { super.nickname }
    set { words[CNContactNicknameKey] = newValue }
  }
  public override var organizationName: String {
    get { super.organizationName }
    set { words[CNContactOrganizationNameKey] = newValue }
  }
  public override var jobTitle: String {
    get { super.jobTitle }
    set { words[CNContactJobTitleKey] = newValue }
  }
  public override var note: String {
    get { super.note }
    set { words[CNContactNoteKey] = newValue }
  }
  public override var contactType: CNContactType {
    get { super.contactType }
    set { super.contactType = newValue }
  }
  public override var phoneNumbers: [CNLabeledValue<CNPhoneNumber>] {
    get { super.phoneNumbers }
    set { super.phoneNumbers = newValue }
  }
  public override var emailAddresses: [CNLabeledValue<NSString>] {
    get { super.emailAddresses }
    set { super.emailAddresses = newValue }
  }
  public override var postalAddresses: [CNLabeledValue<CNPostalAddress>] {
    get { super.postalAddresses }
    set { super.postalAddresses = newValue }
  }
  public override var urlAddresses: [CNLabeledValue<NSString>] {
    get { super.urlAddresses }
    set { super.urlAddresses = newValue }
  }
  public override var birthday: DateComponents? {
    get { super.birthday }
    set { super.birthday = newValue }
  }
  public override var imageData: Data? {
    get { super.imageData }
    set { super.imageData = newValue }
  }
}
