// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What a page of the web says of itself: only what code says of it.
open class LPLinkMetadata: NSObject, @unchecked Sendable {
  public var originalURL: URL?
  public var url: URL?
  public var title: String?
  public var iconProvider: NSItemProvider?
  public var imageProvider: NSItemProvider?
  public var videoProvider: NSItemProvider?
  public var remoteVideoURL: URL?
  public override init() { super.init() }
}

/// Asks no page.
open class LPMetadataProvider: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public var shouldFetchSubresources = true
  public var timeout: TimeInterval = 30
  public func startFetchingMetadata(
    for url: URL, completionHandler: @escaping @Sendable (LPLinkMetadata?, (any Error)?) -> Void
  ) { completionHandler(nil, LPError(.metadataFetchFailed)) }
  public func startFetchingMetadata(for url: URL) async throws -> LPLinkMetadata { throw LPError(.metadataFetchFailed) }
  public func cancel() {}
}
public struct LPError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case metadataFetchFailed = 1
    case metadataFetchCancelled, metadataFetchTimedOut, metadataFetchNotAllowed
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}

/// A page in small; where it is shown among views, a labelled surface stands in for it.
open class LPLinkView: UIView {
  public var metadata = LPLinkMetadata()
  public convenience init(url: URL) {
    self.init()
    metadata.url = url
  }
  public convenience init(metadata: LPLinkMetadata) {
    self.init()
    self.metadata = metadata
  }
}
