// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
public import PixelImages

/// A picture that filters are asked for: it is what it was made of, and a filter makes none.
open class CIImage: NSObject, @unchecked Sendable {
  let picture: CGImage?
  public var extent: CGRect {
    picture.map { CGRect(x: 0, y: 0, width: $0.width, height: $0.height) } ?? .zero
  }
  public var cgImage: CGImage? { picture }

  public init(cgImage image: CGImage) { picture = image }
  public convenience init?(image: UIImage) {
    guard let picture = image.cgImage else { return nil }
    self.init(cgImage: picture)
  }
  public convenience init?(data: Data) {
    guard let image = UIImage(data: data) else { return nil }
    self.init(image: image)
  }
  public init(color: CIColor) { picture = nil }
  public func transformed(by matrix: CGAffineTransform) -> CIImage { self }
  public func cropped(to rect: CGRect) -> CIImage { self }
  public func clampedToExtent() -> CIImage { self }
  public func applyingFilter(_ name: String, parameters: [String: Any] = [:]) -> CIImage { self }
  public func applyingGaussianBlur(sigma: Double) -> CIImage { self }
  public func composited(over dest: CIImage) -> CIImage { self }
  public func settingAlphaOne(in extent: CGRect) -> CIImage { self }
  public func samplingNearest() -> CIImage { self }
}

open class CIColor: NSObject, @unchecked Sendable {
  public let red, green, blue, alpha: CGFloat
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat = 1) {
    (self.red, self.green, self.blue, self.alpha) = (red, green, blue, alpha)
  }
  /// The amounts of a colour of UIKit, as they are in light mode where it has two.
  public convenience init(color: UIColor) {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    _ = color.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    self.init(red: red, green: green, blue: blue, alpha: alpha)
  }
  public var numberOfComponents: Int { 4 }
  /// The amounts with as many digits as they need, and six at most.
  public var stringRepresentation: String {
    [red, green, blue, alpha].map { String(format: "%g", Double($0)) }.joined(separator: " ")
  }
  public static let red = CIColor(red: 1, green: 0, blue: 0)
  public static let green = CIColor(red: 0, green: 1, blue: 0)
  public static let blue = CIColor(red: 0, green: 0, blue: 1)
  public static let black = CIColor(red: 0, green: 0, blue: 0)
  public static let white = CIColor(red: 1, green: 1, blue: 1)
  public static let clear = CIColor(red: 0, green: 0, blue: 0, alpha: 0)
}

open class CIVector: NSObject {
  public let x, y, z, w: CGFloat
  public init(x: CGFloat, y: CGFloat = 0, z: CGFloat = 0, w: CGFloat = 0) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
  public convenience init(cgRect rect: CGRect) {
    self.init(x: rect.minX, y: rect.minY, z: rect.width, w: rect.height)
  }
}

public struct CIContextOption: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let useSoftwareRenderer = CIContextOption(rawValue: "useSoftwareRenderer")
  public static let workingColorSpace = CIContextOption(rawValue: "workingColorSpace")
  public static let cacheIntermediates = CIContextOption(rawValue: "cacheIntermediates")
  public static let priorityRequestLow = CIContextOption(rawValue: "priorityRequestLow")
}

open class CIContext: NSObject, @unchecked Sendable {
  public init(options: [CIContextOption: Any]? = nil) {}
  /// The picture that the given one was made of, as it is; none of one that a filter would have made.
  public func createCGImage(_ image: CIImage, from rect: CGRect) -> CGImage? { image.picture }
}

/// A filter, which takes values and makes nothing.
open class CIFilter: NSObject, @unchecked Sendable {
  public let name: String
  private var values: [String: Any] = [:]
  public init?(name: String) { self.name = name }
  public convenience init?(name: String, parameters: [String: Any]?) {
    self.init(name: name)
    values = parameters ?? [:]
  }
  init(_ name: String) { self.name = name }
  public func setValue(_ value: Any?, forKey key: String) { values[key] = value }
  public func value(forKey key: String) -> Any? { values[key] }
  public func setDefaults() {}
  /// The names of the values that the filter takes, where it is one of those below.
  public var inputKeys: [String] { [kCIInputImageKey] + (Self.keys[name] ?? []) }
  private static let keys: [String: [String]] = [
    "CIGaussianBlur": [kCIInputRadiusKey], "CIBoxBlur": [kCIInputRadiusKey], "CISepiaTone": [kCIInputIntensityKey],
    "CIPixellate": [kCIInputCenterKey, kCIInputScaleKey], "CICrystallize": [kCIInputRadiusKey, kCIInputCenterKey],
    "CIVignette": [kCIInputRadiusKey, kCIInputIntensityKey], "CIEdges": [kCIInputIntensityKey],
    "CIUnsharpMask": [kCIInputRadiusKey, kCIInputIntensityKey], "CIBloom": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CIGloom": [kCIInputRadiusKey, kCIInputIntensityKey],
    "CIColorControls": [kCIInputSaturationKey, kCIInputBrightnessKey, kCIInputContrastKey],
  ]
  /// None: nothing is filtered here.
  public var outputImage: CIImage? { nil }
  public var inputImage: CIImage?
}
public let kCIInputImageKey = "inputImage"
public let kCIInputRadiusKey = "inputRadius"
public let kCIInputIntensityKey = "inputIntensity"
public let kCIInputScaleKey = "inputScale"
public let kCIInputCenterKey = "inputCenter"
public let kCIInputColorKey = "inputColor"
public let kCIInputExtentKey = "inputExtent"
public let kCIInputBrightnessKey = "inputBrightness"
public let kCIInputContrastKey = "inputContrast"
public let kCIInputSaturationKey = "inputSaturation"
public let kCIOutputImageKey = "outputImage"

// MARK: Filters by their names

public protocol CIQRCodeGenerator: CIFilter {
  var message: Data { get set }
  var correctionLevel: String { get set }
}
final class CodeGenerator: CIFilter, CIQRCodeGenerator, @unchecked Sendable {
  var message = Data()
  var correctionLevel = "M"
}
open class CIRadiusFilter: CIFilter, @unchecked Sendable {
  public var radius: Float = 10
  public var intensity: Float = 1
  public var scale: Float = 1
  public var center = CGPoint(x: 150, y: 150)
  public var color = CIColor.white
}
extension CIFilter {
  public class func qrCodeGenerator() -> any CIFilter & CIQRCodeGenerator { CodeGenerator("CIQRCodeGenerator") }
  public class func gaussianBlur() -> CIRadiusFilter { CIRadiusFilter("CIGaussianBlur") }
  public class func boxBlur() -> CIRadiusFilter { CIRadiusFilter("CIBoxBlur") }
  public class func sepiaTone() -> CIRadiusFilter { CIRadiusFilter("CISepiaTone") }
  public class func pixellate() -> CIRadiusFilter { CIRadiusFilter("CIPixellate") }
  public class func crystallize() -> CIRadiusFilter { CIRadiusFilter("CICrystallize") }
  public class func vignette() -> CIRadiusFilter { CIRadiusFilter("CIVignette") }
  public class func edges() -> CIRadiusFilter { CIRadiusFilter("CIEdges") }
  public class func unsharpMask() -> CIRadiusFilter { CIRadiusFilter("CIUnsharpMask") }
  public class func bloom() -> CIRadiusFilter { CIRadiusFilter("CIBloom") }
  public class func gloom() -> CIRadiusFilter { CIRadiusFilter("CIGloom") }
  public class func colorInvert() -> CIRadiusFilter { CIRadiusFilter("CIColorInvert") }
  public class func photoEffectNoir() -> CIRadiusFilter { CIRadiusFilter("CIPhotoEffectNoir") }
  public class func photoEffectMono() -> CIRadiusFilter { CIRadiusFilter("CIPhotoEffectMono") }
}

extension UIImage {
  /// The picture that a value of Core Image was made of; an empty one where it was made of none.
  public init(ciImage: CIImage) {
    if let picture = ciImage.picture { self.init(cgImage: picture) } else { self.init() }
  }
}
