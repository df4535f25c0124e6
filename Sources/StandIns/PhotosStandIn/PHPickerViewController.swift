// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The screen of the system in which pictures are chosen: none is.
open class PHPickerViewController: UIViewController {
  public let configuration: PHPickerConfiguration
  public weak var delegate: (any PHPickerViewControllerDelegate)?
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
public struct PHPickerConfiguration: Sendable {
  public enum SelectionBehavior: Sendable { case `default`, ordered }
  public enum AssetRepresentationMode: Sendable { case automatic, current, compatible }
  public var selectionLimit = 1
  public var filter: PHPickerFilter?
  public var selection = SelectionBehavior.default
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  public var preselectedAssetIdentifiers: [String] = []
  public init() {}
  public init(photoLibrary: PHPhotoLibrary) {}
}
public struct PHPickerResult {
  public let itemProvider: NSItemProvider
  public let assetIdentifier: String?
}

/// A library without pictures.
open class PHPhotoLibrary: NSObject, @unchecked Sendable {
  private static let only = PHPhotoLibrary()
  public class func shared() -> PHPhotoLibrary { only }
  public class func authorizationStatus(for accessLevel: PHAccessLevel = .readWrite) -> PHAuthorizationStatus {
    .notDetermined
  }
  public class func requestAuthorization(for accessLevel: PHAccessLevel) async -> PHAuthorizationStatus { .denied }
  public class func requestAuthorization(
    for accessLevel: PHAccessLevel = .readWrite, handler: @escaping @Sendable (PHAuthorizationStatus) -> Void
  ) {
    handler(.denied)
  }
  public func performChanges(_ changeBlock: @escaping @Sendable () -> Void) async throws {}
}
public enum PHAccessLevel: Int, Hashable, Sendable {
  case addOnly = 1
  case readWrite
}
public enum PHAuthorizationStatus: Int, Hashable, Sendable {
  case notDetermined, restricted, denied, authorized, limited
}
open class PHObject: NSObject, @unchecked Sendable { public var localIdentifier: String { "" } }
open class PHAsset: PHObject, @unchecked Sendable {
  public class func fetchAssets(with options: PHFetchOptions?) -> PHFetchResult<PHAsset> { PHFetchResult() }
  public class func fetchAssets(
    withLocalIdentifiers identifiers: [String], options: PHFetchOptions?
  ) -> PHFetchResult<PHAsset> { PHFetchResult() }
}
open class PHFetchOptions: NSObject {
  public var fetchLimit = 0
  public var sortDescriptors: [NSSortDescriptor]?
  public var predicate: NSPredicate?
  public override init() { super.init() }
}
open class PHFetchResult<ObjectType: AnyObject>: NSObject {
  public var count: Int { 0 }
  public var firstObject: ObjectType? { nil }
  public func enumerateObjects(_ block: (ObjectType, Int, UnsafeMutablePointer<ObjCBool>) -> Void) {}
}
open class PHAssetChangeRequest: NSObject {
  public class func creationRequestForAsset(from image: UIImage) -> PHAssetChangeRequest { PHAssetChangeRequest() }
  public class func creationRequestForAssetFromVideo(atFileURL fileURL: URL) -> PHAssetChangeRequest? { nil }
}
