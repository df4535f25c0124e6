// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What is seen in a picture; there is none, since nothing is.
open class VNObservation: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let confidence: Float = 0
  init(nobody: Void) {}
}
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
  public let boundingBox = CGRect.zero
}
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
  public let topLeft = CGPoint.zero
  public let topRight = CGPoint.zero
  public let bottomLeft = CGPoint.zero
  public let bottomRight = CGPoint.zero
}
public final class VNFaceObservation: VNDetectedObjectObservation, @unchecked Sendable {}
public final class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
  public let symbology = VNBarcodeSymbology(rawValue: "")
  public let payloadStringValue: String? = nil
}
public final class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
  public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] { [] }
}
public final class VNRecognizedText: NSObject, @unchecked Sendable {
  public let string = ""
  public let confidence: Float = 0
  public func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? { nil }
}
public final class VNClassificationObservation: VNObservation, @unchecked Sendable {
  public let identifier = ""
}

/// A kind of code that shops print on things; the texts are not Apple's.
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let aztec = Self(rawValue: "aztec")
  public static let codabar = Self(rawValue: "codabar")
  public static let code39 = Self(rawValue: "code39")
  public static let code93 = Self(rawValue: "code93")
  public static let code128 = Self(rawValue: "code128")
  public static let dataMatrix = Self(rawValue: "dataMatrix")
  public static let ean8 = Self(rawValue: "ean8")
  public static let ean13 = Self(rawValue: "ean13")
  public static let i2of5 = Self(rawValue: "i2of5")
  public static let itf14 = Self(rawValue: "itf14")
  public static let microQR = Self(rawValue: "microQR")
  public static let pdf417 = Self(rawValue: "pdf417")
  public static let qr = Self(rawValue: "qr")
  public static let upce = Self(rawValue: "upce")
}
