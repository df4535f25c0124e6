public import Foundation

/// Coordinates what several programs do with a file: there is but one, which may at once.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How a file is to be read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Without what others have not yet written.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// What a link leads to.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// What is known of the file alone.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
    /// To be sent elsewhere.
    public static let forUploading = ReadingOptions(rawValue: 8)
  }

  /// How a file is to be written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The options as bits.
    public let rawValue: UInt
    /// Creates options from their bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// It is to be deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It is to be moved.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// What others have is to be written first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// It is to be replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only what is known of the file is to be written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Creates a coordinator.
  /// - Parameter filePresenter: who shows the file, who is told nothing.
  public init(filePresenter: (any NSFilePresenter)? = nil) {}

  /// Reads at once.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor reader: (URL) -> Void
  ) { reader(url) }

  /// Writes at once.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [], error outError: UnsafeMutablePointer<NSError?>?,
    byAccessor writer: (URL) -> Void
  ) { writer(url) }

  /// Does nothing: there is nothing to wait for.
  open func cancel() {}
  /// Nobody shows a file.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {}
  /// Nobody shows a file.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {}
}

/// What shows a file and would be told of its changes.
public protocol NSFilePresenter: NSObjectProtocol {
  /// Where the file is.
  var presentedItemURL: URL? { get }
  /// Where it would be told.
  var presentedItemOperationQueue: OperationQueue { get }
  /// The file has changed: never told.
  func presentedItemDidChange()
}

extension NSFilePresenter {
  /// Does nothing.
  public func presentedItemDidChange() {}
}
