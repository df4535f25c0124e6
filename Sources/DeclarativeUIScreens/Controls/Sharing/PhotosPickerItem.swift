import Foundation

// What code says of pictures that people choose. Nobody chooses any here: these types exist so that code compiles.

/// A picture that people have chosen.
public struct PhotosPickerItem: Hashable, Sendable {
  /// In which encoding pictures are given.
  public struct EncodingDisambiguationPolicy: Hashable, Sendable {
    private let name: String

    /// As is usual.
    public static let automatic = EncodingDisambiguationPolicy(name: "automatic")
    /// As they are.
    public static let current = EncodingDisambiguationPolicy(name: "current")
    /// In one that all programs know.
    public static let compatible = EncodingDisambiguationPolicy(name: "compatible")
  }

  /// What identifies the picture in its library; nil where nothing does.
  public let itemIdentifier: String?
  /// In which forms there is the picture.
  public let supportedContentTypes: [UTType] = []

  /// Creates an item for a picture of a library.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
  }

  /// Nothing: there is no library.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? { nil }

  /// Nothing: there is no library.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    completionHandler(.success(nil))
    return Progress(totalUnitCount: 0)
  }
}

/// How pictures are chosen.
public struct PhotosPickerSelectionBehavior: Hashable, Sendable {
  private let name: String

  /// As is usual.
  public static let `default` = PhotosPickerSelectionBehavior(name: "default")
  /// In an order.
  public static let ordered = PhotosPickerSelectionBehavior(name: "ordered")
  /// While people go on to choose.
  public static let continuous = PhotosPickerSelectionBehavior(name: "continuous")
  /// In an order, while people go on to choose.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(name: "continuousAndOrdered")
}

/// Which pictures people may choose.
public struct PHPickerFilter: Hashable, Sendable {
  private let name: String

  /// Still pictures.
  public static let images = PHPickerFilter(name: "images")
  /// Moving pictures.
  public static let videos = PHPickerFilter(name: "videos")
  /// Still pictures that move for a moment.
  public static let livePhotos = PHPickerFilter(name: "livePhotos")
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(name: "screenshots")
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(name: "panoramas")

  /// What one of the filters lets through.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "any of " + subfilters.map(\.name).joined(separator: ", "))
  }

  /// What all filters let through.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter {
    PHPickerFilter(name: "all of " + subfilters.map(\.name).joined(separator: ", "))
  }

  /// What a filter does not let through.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(name: "not " + filter.name) }
}

/// A library of pictures, in which there are none.
public final class PHPhotoLibrary: Sendable {
  private static let only = PHPhotoLibrary()

  private init() {}

  /// The library.
  public static func shared() -> PHPhotoLibrary { only }
}
