public import Foundation

#if canImport(Darwin)
  public import XCTest
#endif

/// A file that goes with a failure.
public struct SnapshotAttachment: Sendable {
  /// What the file shows: `difference`.
  public var name: String
  /// The extension of the file, without a dot.
  public var pathExtension: String
  /// The bytes of the file.
  public var data: Data

  /// Creates a file.
  public init(name: String, pathExtension: String, data: Data) {
    self.name = name
    self.pathExtension = pathExtension
    self.data = data
  }

  var fileName: String { pathExtension.isEmpty ? name : name + "." + pathExtension }
}

#if canImport(Darwin)
  extension SnapshotAttachment {
    /// Apple's attachments do not give their bytes back; they stay in the test report.
    init?(_ attachment: XCTAttachment) { return nil }
  }

  extension XCTAttachment {
    convenience init(_ attachment: SnapshotAttachment) {
      self.init(data: attachment.data)
      name = attachment.fileName
    }
  }
#else
  /// A file that goes with a failure, by the name that it has in Apple's XCTest.
  public struct XCTAttachment: Hashable, Sendable {
    /// What the file shows, or nil.
    public var name: String?
    /// The bytes of the file.
    public var data: Data
    /// The kind of the file: `public.png`, say.
    public var uniformTypeIdentifier: String

    /// Creates a file from bytes.
    public init(data: Data, uniformTypeIdentifier: String = "public.data") {
      self.data = data
      self.uniformTypeIdentifier = uniformTypeIdentifier
    }

    /// Creates a file from text.
    public init(string: String) {
      self.init(data: Data(string.utf8), uniformTypeIdentifier: "public.plain-text")
    }
  }

  extension SnapshotAttachment {
    init?(_ attachment: XCTAttachment) {
      let pathExtension = XCTAttachment.pathExtensions[attachment.uniformTypeIdentifier] ?? "data"
      let name = attachment.name ?? "attachment"
      self.init(
        name: name.hasSuffix("." + pathExtension) ? String(name.dropLast(pathExtension.count + 1)) : name,
        pathExtension: pathExtension, data: attachment.data)
    }
  }

  extension XCTAttachment {
    /// The kinds of files that attachments usually are.
    fileprivate static let pathExtensions = [
      "public.png": "png", "public.jpeg": "jpg", "public.plain-text": "txt", "public.utf8-plain-text": "txt",
      "public.patch-file": "diff", "public.json": "json",
    ]

    init(_ attachment: SnapshotAttachment) {
      let type = XCTAttachment.pathExtensions.filter { $0.value == attachment.pathExtension }.keys.min()
      self.init(data: attachment.data, uniformTypeIdentifier: type ?? "public.data")
      name = attachment.fileName
    }
  }
#endif
