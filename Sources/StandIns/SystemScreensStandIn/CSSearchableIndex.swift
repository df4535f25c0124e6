// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What the device's search knows of an app: there is no search, and nothing is kept.
open class CSSearchableIndex: NSObject, @unchecked Sendable {
  public weak var indexDelegate: AnyObject?
  public init(name: String) {}
  public class func `default`() -> CSSearchableIndex { CSSearchableIndex(name: "") }
  public class func isIndexingAvailable() -> Bool { false }

  open func indexSearchableItems(_ items: [CSSearchableItem]) async throws {}
  open func deleteSearchableItems(withIdentifiers identifiers: [String]) async throws {}
  open func deleteSearchableItems(withDomainIdentifiers domainIdentifiers: [String]) async throws {}
  open func deleteAllSearchableItems() async throws {}
  open func indexSearchableItems(
    _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    completionHandler?(nil)
  }
  open func deleteSearchableItems(
    withIdentifiers identifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    completionHandler?(nil)
  }
  open func deleteSearchableItems(
    withDomainIdentifiers domainIdentifiers: [String], completionHandler: (@Sendable ((any Error)?) -> Void)?
  ) {
    completionHandler?(nil)
  }
  open func deleteAllSearchableItems(completionHandler: (@Sendable ((any Error)?) -> Void)?) {
    completionHandler?(nil)
  }
}
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
public let CSQueryContinuationActionType = "com.apple.corespotlightquery"
public let CSSearchQueryString = "kCSSearchQueryString"

open class CSSearchableItem: NSObject, @unchecked Sendable {
  public var uniqueIdentifier: String
  public var domainIdentifier: String?
  public var expirationDate: Date!
  public var attributeSet: CSSearchableItemAttributeSet
  public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
    self.uniqueIdentifier = uniqueIdentifier ?? UUID().uuidString
    self.domainIdentifier = domainIdentifier
    self.attributeSet = attributeSet
  }
}

open class CSSearchableItemAttributeSet: NSObject, @unchecked Sendable {
  public let contentType: UTType
  public var title: String?
  public var displayName: String?
  public var alternateNames: [String]?
  public var contentDescription: String?
  public var keywords: [String]?
  public var identifier: String?
  public var relatedUniqueIdentifier: String?
  public var thumbnailData: Data?
  public var thumbnailURL: URL?
  public var contentURL: URL?
  public var url: URL?
  public var artist: String?
  public var album: String?
  public var genre: String?
  public var duration: NSNumber?
  public var rating: NSNumber?
  public var contentCreationDate: Date?
  public var contentModificationDate: Date?
  public var startDate: Date?
  public var endDate: Date?
  public var dueDate: Date?
  public var path: String?
  public var subject: String?
  public var creator: String?
  public init(contentType: UTType) { self.contentType = contentType }
  public init(itemContentType: String) { contentType = .data }
}
