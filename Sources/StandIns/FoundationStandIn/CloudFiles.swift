// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// A search among files in the cloud, of which there are none.
open class NSMetadataQuery: NSObject, @unchecked Sendable {
  public weak var delegate: (any NSMetadataQueryDelegate)?
  public var predicate: NSPredicate?
  public var sortDescriptors: [NSSortDescriptor] = []
  public var searchScopes: [Any] = []
  public var valueListAttributes: [String] = []
  public var notificationBatchingInterval: TimeInterval = 1
  public var operationQueue: OperationQueue?
  public private(set) var isStarted = false
  public var isGathering: Bool { false }
  public var isStopped: Bool { !isStarted }
  public var resultCount: Int { 0 }
  public var results: [Any] { [] }
  @discardableResult
  public func start() -> Bool {
    isStarted = true
    return true
  }
  public func stop() { isStarted = false }
  public func enableUpdates() {}
  public func disableUpdates() {}
  /// Never called: there is no result.
  public func result(at index: Int) -> Any { NSMetadataItem() }
}
public protocol NSMetadataQueryDelegate: AnyObject {}
open class NSMetadataItem: NSObject, @unchecked Sendable {
  public var attributes: [String] { [] }
  public func value(forAttribute key: String) -> Any? { nil }
  public func values(forAttributes keys: [String]) -> [String: Any]? { nil }
}
extension Notification.Name {
  public static let NSMetadataQueryDidStartGathering = Notification.Name("NSMetadataQueryDidStartGatheringNotification")
  public static let NSMetadataQueryGatheringProgress = Notification.Name("NSMetadataQueryGatheringProgressNotification")
  public static let NSMetadataQueryDidFinishGathering = Notification.Name(
    "NSMetadataQueryDidFinishGatheringNotification")
  public static let NSMetadataQueryDidUpdate = Notification.Name("NSMetadataQueryDidUpdateNotification")
  public static let NSUbiquityIdentityDidChange = Notification.Name("NSUbiquityIdentityDidChangeNotification")
}
public let NSMetadataQueryUbiquitousDocumentsScope = "NSMetadataQueryUbiquitousDocumentsScope"
public let NSMetadataQueryUbiquitousDataScope = "NSMetadataQueryUbiquitousDataScope"
public let NSMetadataItemFSNameKey = "kMDItemFSName"
public let NSMetadataItemURLKey = "kMDItemURL"
public let NSMetadataItemPathKey = "kMDItemPath"
public let NSMetadataItemFSSizeKey = "kMDItemFSSize"
public let NSMetadataItemDisplayNameKey = "kMDItemDisplayName"
public let NSMetadataItemFSContentChangeDateKey = "kMDItemFSContentChangeDate"
public let NSMetadataItemFSCreationDateKey = "kMDItemFSCreationDate"
public let NSMetadataUbiquitousItemDownloadingStatusKey = "NSMetadataUbiquitousItemDownloadingStatusKey"
public let NSMetadataUbiquitousItemPercentDownloadedKey = "NSMetadataUbiquitousItemPercentDownloadedKey"
public let NSMetadataUbiquitousItemDownloadingStatusCurrent = "NSMetadataUbiquitousItemDownloadingStatusCurrent"
public let NSMetadataUbiquitousItemDownloadingStatusDownloaded = "NSMetadataUbiquitousItemDownloadingStatusDownloaded"

/// Files are on the machine, and none in the cloud.
extension FileManager {
  public var ubiquityIdentityToken: (any NSCoding & NSCopying & NSObjectProtocol)? { nil }
  public func isUbiquitousItem(at url: URL) -> Bool { false }
  public func startDownloadingUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
  public func evictUbiquitousItem(at url: URL) throws { throw CocoaError(.ubiquitousFileUnavailable) }
}
public struct URLUbiquitousItemDownloadingStatus: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let notDownloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusNotDownloaded")
  public static let downloaded = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusDownloaded")
  public static let current = URLUbiquitousItemDownloadingStatus(
    rawValue: "NSURLUbiquitousItemDownloadingStatusCurrent")
}
extension URLResourceValues {
  public var ubiquitousItemDownloadingStatus: URLUbiquitousItemDownloadingStatus? { nil }
  public var ubiquitousItemIsDownloading: Bool? { nil }
  public var ubiquitousItemDownloadRequested: Bool? { nil }
}

/// What a browser opens an app with.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
