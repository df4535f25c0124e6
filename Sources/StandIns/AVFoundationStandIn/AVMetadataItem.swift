// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What files say about what is heard or seen in them: nothing is read.
open class AVMetadataItem: NSObject, @unchecked Sendable {
  public var identifier: AVMetadataIdentifier? { nil }
  public var commonKey: AVMetadataKey? { nil }
  public var key: (any NSCopying & NSObjectProtocol)? { nil }
  public var keySpace: AVMetadataKeySpace? { nil }
  public var value: (any NSCopying & NSObjectProtocol)? { nil }
  public var stringValue: String? { nil }
  public var numberValue: NSNumber? { nil }
  public var dateValue: Date? { nil }
  public var dataValue: Data? { nil }
  public func load<Value>(_ property: AVAsyncProperty<AVMetadataItem, Value>) async throws -> Value {
    property.value(of: self)
  }
  public class func metadataItems(
    from metadataItems: [AVMetadataItem], filteredByIdentifier identifier: AVMetadataIdentifier
  ) -> [AVMetadataItem] { metadataItems.filter { $0.identifier == identifier } }
}

public struct AVMetadataIdentifier: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonIdentifierTitle = AVMetadataIdentifier(rawValue: "common/title")
  public static let commonIdentifierArtist = AVMetadataIdentifier(rawValue: "common/artist")
  public static let commonIdentifierAlbumName = AVMetadataIdentifier(rawValue: "common/albumName")
  public static let commonIdentifierArtwork = AVMetadataIdentifier(rawValue: "common/artwork")
  public static let commonIdentifierCreationDate = AVMetadataIdentifier(rawValue: "common/creationDate")
}
public struct AVMetadataKey: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let commonKeyTitle = AVMetadataKey(rawValue: "title")
  public static let commonKeyArtist = AVMetadataKey(rawValue: "artist")
  public static let commonKeyAlbumName = AVMetadataKey(rawValue: "albumName")
  public static let commonKeyArtwork = AVMetadataKey(rawValue: "artwork")
  public static let commonKeyCreationDate = AVMetadataKey(rawValue: "creationDate")
}
public struct AVMetadataKeySpace: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let common = AVMetadataKeySpace(rawValue: "comn")
  public static let id3 = AVMetadataKeySpace(rawValue: "org.id3")
  public static let iTunes = AVMetadataKeySpace(rawValue: "itsk")
}
public struct AVMetadataFormat: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let id3Metadata = AVMetadataFormat(rawValue: "org.id3")
  public static let iTunesMetadata = AVMetadataFormat(rawValue: "com.apple.itunes")
}

/// What can be asked of a file, by its name.
public struct AVAsyncProperty<Root, Value>: @unchecked Sendable {
  let path: KeyPath<Root, Value>
  func value(of root: Root) -> Value { root[keyPath: path] }
}
extension AVAsyncProperty where Root: AVAsset {
  public static var duration: AVAsyncProperty<Root, CMTime> { .init(path: \.duration) }
  public static var metadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(path: \.metadata) }
  public static var commonMetadata: AVAsyncProperty<Root, [AVMetadataItem]> { .init(path: \.commonMetadata) }
  public static var isPlayable: AVAsyncProperty<Root, Bool> { .init(path: \.isPlayable) }
  public static var availableMetadataFormats: AVAsyncProperty<Root, [AVMetadataFormat]> {
    .init(path: \.availableMetadataFormats)
  }
}
extension AVAsyncProperty where Root == AVMetadataItem {
  public static var value: AVAsyncProperty<Root, (any NSCopying & NSObjectProtocol)?> { .init(path: \.value) }
  public static var stringValue: AVAsyncProperty<Root, String?> { .init(path: \.stringValue) }
  public static var numberValue: AVAsyncProperty<Root, NSNumber?> { .init(path: \.numberValue) }
  public static var dateValue: AVAsyncProperty<Root, Date?> { .init(path: \.dateValue) }
  public static var dataValue: AVAsyncProperty<Root, Data?> { .init(path: \.dataValue) }
}
extension AVAsset {
  public var metadata: [AVMetadataItem] { [] }
  public var commonMetadata: [AVMetadataItem] { [] }
  public var availableMetadataFormats: [AVMetadataFormat] { [] }
  public var isPlayable: Bool { false }
  public func metadata(forFormat format: AVMetadataFormat) -> [AVMetadataItem] { [] }
  public func loadMetadata(for format: AVMetadataFormat) async throws -> [AVMetadataItem] { [] }
}
/// An asset: its functions tell which class they are of, so that `.duration` is known of a subclass, too.
public protocol AVAsynchronousKeyValueLoading: AVAsset {}
extension AVAsset: AVAsynchronousKeyValueLoading {}
extension AVAsynchronousKeyValueLoading {
  public func load<Value>(_ property: AVAsyncProperty<Self, Value>) async throws -> Value { property.value(of: self) }
  public func load<First, Second>(
    _ first: AVAsyncProperty<Self, First>, _ second: AVAsyncProperty<Self, Second>
  ) async throws -> (First, Second) { (first.value(of: self), second.value(of: self)) }
}
