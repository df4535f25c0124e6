// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
public import ImageIOStandIn
public import PixelImages

public typealias VNRequestCompletionHandler = (VNRequest, (any Error)?) -> Void

/// What is to be seen in a picture: nothing ever is.
open class VNRequest: NSObject, @unchecked Sendable {
  private let completionHandler: VNRequestCompletionHandler?
  public init(completionHandler: VNRequestCompletionHandler? = nil) { self.completionHandler = completionHandler }
  public var preferBackgroundProcessing = false
  public var revision = 1
  open func cancel() {}
  fileprivate func perform() { completionHandler?(self, nil) }
}
open class VNImageBasedRequest: VNRequest, @unchecked Sendable {
  public var regionOfInterest = CGRect(x: 0, y: 0, width: 1, height: 1)
}
open class VNDetectBarcodesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var symbologies: [VNBarcodeSymbology] = []
  public var results: [VNBarcodeObservation]? { [] }
  public func supportedSymbologies() throws -> [VNBarcodeSymbology] { [] }
}
open class VNRecognizeTextRequest: VNImageBasedRequest, @unchecked Sendable {
  public var recognitionLevel = VNRequestTextRecognitionLevel.accurate
  public var recognitionLanguages: [String] = []
  public var customWords: [String] = []
  public var usesLanguageCorrection = true
  public var automaticallyDetectsLanguage = false
  public var minimumTextHeight: Float = 0
  public var results: [VNRecognizedTextObservation]? { [] }
  public func supportedRecognitionLanguages() throws -> [String] { [] }
}
public enum VNRequestTextRecognitionLevel: Int, Hashable, Sendable { case accurate, fast }
open class VNDetectFaceRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNFaceObservation]? { [] }
}
open class VNDetectRectanglesRequest: VNImageBasedRequest, @unchecked Sendable {
  public var minimumAspectRatio: Float = 0.5
  public var maximumAspectRatio: Float = 1
  public var minimumSize: Float = 0.2
  public var minimumConfidence: Float = 0
  public var maximumObservations = 1
  public var results: [VNRectangleObservation]? { [] }
}
open class VNClassifyImageRequest: VNImageBasedRequest, @unchecked Sendable {
  public var results: [VNClassificationObservation]? { [] }
}

/// Looks at a picture, and sees nothing in it.
open class VNImageRequestHandler: NSObject, @unchecked Sendable {
  public init(cgImage image: CGImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    cgImage image: CGImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(ciImage image: CIImage, options: [VNImageOption: Any] = [:]) {}
  public init(
    ciImage image: CIImage, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(data imageData: Data, options: [VNImageOption: Any] = [:]) {}
  public init(
    data imageData: Data, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  public init(url imageURL: URL, options: [VNImageOption: Any] = [:]) {}
  public init(
    url imageURL: URL, orientation: CGImagePropertyOrientation, options: [VNImageOption: Any] = [:]
  ) {}
  /// Tells each request that it is done.
  open func perform(_ requests: [VNRequest]) throws { for request in requests { request.perform() } }
}
public struct VNImageOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let properties = VNImageOption(rawValue: "properties")
  public static let cameraIntrinsics = VNImageOption(rawValue: "cameraIntrinsics")
  public static let ciContext = VNImageOption(rawValue: "ciContext")
}
