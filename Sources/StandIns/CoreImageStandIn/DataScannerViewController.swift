// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// The camera's screen that reads texts and codes: not supported, as in a simulator, and where it is shown among views, a
/// labelled surface stands in for it.
open class DataScannerViewController: UIViewController {
  public enum QualityLevel: Hashable, Sendable { case balanced, fast, accurate }
  public enum TextContentType: CaseIterable, Hashable, Sendable {
    case dateTimeDuration, emailAddress, flightNumber, fullStreetAddress, shipmentTrackingNumber, telephoneNumber, URL,
      currency
  }
  public enum ScanningUnavailable: Error, Hashable, Sendable { case unsupported, cameraRestricted }
  public struct RecognizedDataType: Hashable, Sendable {
    private let symbologies: [VNBarcodeSymbology]?
    private let languages: [String]?
    private let contentType: TextContentType?
    public static func barcode(symbologies: [VNBarcodeSymbology] = []) -> Self {
      Self(symbologies: symbologies, languages: nil, contentType: nil)
    }
    public static func text(languages: [String] = [], textContentType: TextContentType? = nil) -> Self {
      Self(symbologies: nil, languages: languages, contentType: textContentType)
    }
  }

  public class var isSupported: Bool { false }
  public class var isAvailable: Bool { false }
  public class var supportedTextRecognitionLanguages: [String] { [] }

  public let recognizedDataTypes: Set<RecognizedDataType>
  public let qualityLevel: QualityLevel
  public weak var delegate: (any DataScannerViewControllerDelegate)?
  public var regionOfInterest: CGRect?
  public var zoomFactor = 1.0
  public var isScanning: Bool { false }
  /// Nothing, and then no more.
  public var recognizedItems: AsyncStream<[RecognizedItem]> { AsyncStream { $0.finish() } }

  public init(
    recognizedDataTypes: Set<RecognizedDataType>, qualityLevel: QualityLevel = .balanced,
    recognizesMultipleItems: Bool = false, isHighFrameRateTrackingEnabled: Bool = true,
    isPinchToZoomEnabled: Bool = true, isGuidanceEnabled: Bool = true, isHighlightingEnabled: Bool = false
  ) {
    self.recognizedDataTypes = recognizedDataTypes
    self.qualityLevel = qualityLevel
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { nil }

  open func startScanning() throws { throw ScanningUnavailable.unsupported }
  open func stopScanning() {}
  open func capturePhoto() async throws -> UIImage { throw ScanningUnavailable.unsupported }
}

@MainActor public protocol DataScannerViewControllerDelegate: AnyObject {
  func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem)
  func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem])
  func dataScannerDidZoom(_ dataScanner: DataScannerViewController)
  func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable)
}
extension DataScannerViewControllerDelegate {
  public func dataScanner(_ dataScanner: DataScannerViewController, didTapOn item: RecognizedItem) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didAdd addedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didUpdate updatedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController, didRemove removedItems: [RecognizedItem], allItems: [RecognizedItem]
  ) {}
  public func dataScannerDidZoom(_ dataScanner: DataScannerViewController) {}
  public func dataScanner(
    _ dataScanner: DataScannerViewController,
    becameUnavailableWithError error: DataScannerViewController.ScanningUnavailable
  ) {}
}

/// What a camera reads; there is none.
public enum RecognizedItem: Identifiable, Sendable {
  case text(Text)
  case barcode(Barcode)

  public struct Bounds: Hashable, Sendable {
    public let topLeft, topRight, bottomRight, bottomLeft: CGPoint
  }
  public struct Text: Identifiable, Sendable {
    public let id: UUID
    public let bounds: Bounds
    public let transcript: String
    public let observation: VNRecognizedTextObservation
  }
  public struct Barcode: Identifiable, Sendable {
    public let id: UUID
    public let bounds: Bounds
    public let payloadStringValue: String?
    public let observation: VNBarcodeObservation
  }
  public var id: UUID {
    switch self {
    case .text(let text): text.id
    case .barcode(let code): code.id
    }
  }
  public var bounds: Bounds {
    switch self {
    case .text(let text): text.bounds
    case .barcode(let code): code.bounds
    }
  }
}

/// The camera's screen that photographs documents, which there is no camera for.
open class VNDocumentCameraViewController: UIViewController {
  public class var isSupported: Bool { false }
  public weak var delegate: (any VNDocumentCameraViewControllerDelegate)?
}
@MainActor public protocol VNDocumentCameraViewControllerDelegate: AnyObject {
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan)
  func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController)
  func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error)
}
extension VNDocumentCameraViewControllerDelegate {
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFinishWith scan: VNDocumentCameraScan
  ) {}
  public func documentCameraViewControllerDidCancel(_ controller: VNDocumentCameraViewController) {}
  public func documentCameraViewController(
    _ controller: VNDocumentCameraViewController, didFailWithError error: any Error
  ) {}
}
/// Photographed pages: none.
open class VNDocumentCameraScan: NSObject {
  public let pageCount = 0
  public let title = ""
  open func imageOfPage(at index: Int) -> UIImage { UIImage() }
}
