// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there. No picture is ever taken, since no device is found.

public import Dispatch
public import Foundation

extension AVCaptureDevice {
  public enum FlashMode: Int, Hashable, Sendable { case off, on, auto }
  public enum FocusMode: Int, Hashable, Sendable { case locked, autoFocus, continuousAutoFocus }
  public enum ExposureMode: Int, Hashable, Sendable { case locked, autoExpose, continuousAutoExposure, custom }
  public enum WhiteBalanceMode: Int, Hashable, Sendable { case locked, autoWhiteBalance, continuousAutoWhiteBalance }
  public struct WhiteBalanceGains: Equatable, Sendable {
    public var redGain, greenGain, blueGain: Float
    public init(redGain: Float = 1, greenGain: Float = 1, blueGain: Float = 1) {
      (self.redGain, self.greenGain, self.blueGain) = (redGain, greenGain, blueGain)
    }
  }
  public struct WhiteBalanceTemperatureAndTintValues: Equatable, Sendable {
    public var temperature, tint: Float
    public init(temperature: Float = 0, tint: Float = 0) { (self.temperature, self.tint) = (temperature, tint) }
  }
  /// What a camera can do: this one nothing.
  open class Format: NSObject, @unchecked Sendable {
    public var minISO: Float { 0 }
    public var maxISO: Float { 0 }
    public var minExposureDuration: CMTime { .invalid }
    public var maxExposureDuration: CMTime { .invalid }
    public var videoMaxZoomFactor: CGFloat { 1 }
    public var videoFieldOfView: Float { 0 }
    public var videoSupportedFrameRateRanges: [AVFrameRateRange] { [] }
  }
  public class DiscoverySession: NSObject {
    public var devices: [AVCaptureDevice] { [] }
    public init(deviceTypes: [DeviceType], mediaType: AVMediaType?, position: Position) {}
  }
  public static let currentISO: Float = Float.greatestFiniteMagnitude
  public static var currentExposureDuration: CMTime { .invalid }
  public static let currentLensPosition: Float = Float.greatestFiniteMagnitude
  public static var currentWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }

  public var formats: [Format] { [] }
  public var hasFlash: Bool { false }
  public var isFlashAvailable: Bool { false }
  public var isTorchAvailable: Bool { false }
  public var torchLevel: Float { 0 }
  public var iso: Float { 0 }
  public var exposureDuration: CMTime { .invalid }
  public var exposureTargetBias: Float { 0 }
  public var exposureTargetOffset: Float { 0 }
  public var minExposureTargetBias: Float { 0 }
  public var maxExposureTargetBias: Float { 0 }
  public var lensPosition: Float { 0 }
  public var lensAperture: Float { 0 }
  public var minAvailableVideoZoomFactor: CGFloat { 1 }
  public var maxAvailableVideoZoomFactor: CGFloat { 1 }
  public var virtualDeviceSwitchOverVideoZoomFactors: [NSNumber] { [] }
  public var isFocusPointOfInterestSupported: Bool { false }
  public var isExposurePointOfInterestSupported: Bool { false }
  public var deviceWhiteBalanceGains: WhiteBalanceGains { WhiteBalanceGains() }
  public var maxWhiteBalanceGain: Float { 1 }
  public func isFocusModeSupported(_ focusMode: FocusMode) -> Bool { false }
  public func isExposureModeSupported(_ exposureMode: ExposureMode) -> Bool { false }
  public func isWhiteBalanceModeSupported(_ whiteBalanceMode: WhiteBalanceMode) -> Bool { false }
  public func isTorchModeSupported(_ torchMode: TorchMode) -> Bool { false }
  public func setTorchModeOn(level torchLevel: Float) throws {}
  public func ramp(toVideoZoomFactor factor: CGFloat, withRate rate: Float) {}
  public func setExposureTargetBias(_ bias: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  public func setExposureModeCustom(
    duration: CMTime, iso ISO: Float, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  public func setFocusModeLocked(lensPosition: Float, completionHandler handler: ((CMTime) -> Void)? = nil) {}
  public func setWhiteBalanceModeLocked(
    with whiteBalanceGains: WhiteBalanceGains, completionHandler handler: ((CMTime) -> Void)? = nil
  ) {}
  public func deviceWhiteBalanceGains(for values: WhiteBalanceTemperatureAndTintValues) -> WhiteBalanceGains {
    WhiteBalanceGains()
  }
  public func temperatureAndTintValues(for gains: WhiteBalanceGains) -> WhiteBalanceTemperatureAndTintValues {
    WhiteBalanceTemperatureAndTintValues()
  }
}
open class AVFrameRateRange: NSObject {
  public var minFrameRate: Double { 0 }
  public var maxFrameRate: Double { 0 }
}

public struct AVVideoCodecType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let h264 = AVVideoCodecType(rawValue: "avc1")
  public static let hevc = AVVideoCodecType(rawValue: "hvc1")
  public static let jpeg = AVVideoCodecType(rawValue: "jpeg")
}
public let AVVideoCodecKey = "AVVideoCodecKey"
public let AVVideoWidthKey = "AVVideoWidthKey"
public let AVVideoHeightKey = "AVVideoHeightKey"

open class AVCapturePhotoSettings: NSObject, @unchecked Sendable {
  public let format: [String: Any]?
  public let uniqueID: Int64 = 0
  public var flashMode = AVCaptureDevice.FlashMode.off
  public var photoQualityPrioritization = AVCapturePhotoOutput.QualityPrioritization.balanced
  public var isHighResolutionPhotoEnabled = false
  public var previewPhotoFormat: [String: Any]?
  public var availablePreviewPhotoPixelFormatTypes: [UInt32] { [] }
  public var rawPhotoPixelFormatType: UInt32 { 0 }
  public override convenience init() { self.init(format: nil) }
  public init(format: [String: Any]?) { self.format = format }
  public convenience init(rawPixelFormatType: UInt32, processedFormat: [String: Any]? = nil) {
    self.init(format: processedFormat)
  }
}
open class AVCaptureResolvedPhotoSettings: NSObject { public var uniqueID: Int64 { 0 } }
open class AVCapturePhoto: NSObject {
  public var metadata: [String: Any] { [:] }
  public var isRawPhoto: Bool { false }
  public func fileDataRepresentation() -> Data? { nil }
}
public protocol AVCapturePhotoCaptureDelegate: NSObjectProtocol {
  func photoOutput(_ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings)
  func photoOutput(_ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?)
  func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings, error: (any Error)?)
}
extension AVCapturePhotoCaptureDelegate {
  public func photoOutput(
    _ output: AVCapturePhotoOutput, willCapturePhotoFor settings: AVCaptureResolvedPhotoSettings
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishProcessingPhoto photo: AVCapturePhoto, error: (any Error)?
  ) {}
  public func photoOutput(
    _ output: AVCapturePhotoOutput, didFinishCaptureFor settings: AVCaptureResolvedPhotoSettings, error: (any Error)?
  ) {}
}
open class AVCapturePhotoOutput: AVCaptureOutput {
  public enum QualityPrioritization: Int, Hashable, Sendable {
    case speed = 1
    case balanced, quality
  }
  public var isHighResolutionCaptureEnabled = false
  public var maxPhotoQualityPrioritization = QualityPrioritization.balanced
  public var isAppleProRAWSupported: Bool { false }
  public var isAppleProRAWEnabled = false
  public var isLivePhotoCaptureSupported: Bool { false }
  public var supportedFlashModes: [AVCaptureDevice.FlashMode] { [] }
  public var availablePhotoCodecTypes: [AVVideoCodecType] { [] }
  public var availableRawPhotoPixelFormatTypes: [UInt32] { [] }
  public override init() { super.init() }
  public static func isBayerRAWPixelFormat(_ pixelFormat: UInt32) -> Bool { false }
  public static func isAppleProRAWPixelFormat(_ pixelFormat: UInt32) -> Bool { false }
  public func capturePhoto(with settings: AVCapturePhotoSettings, delegate: any AVCapturePhotoCaptureDelegate) {}
}

open class AVCaptureVideoDataOutput: AVCaptureOutput {
  public var videoSettings: [String: Any]! = [:]
  public var alwaysDiscardsLateVideoFrames = true
  public override init() { super.init() }
  public func setSampleBufferDelegate(
    _ delegate: (any AVCaptureVideoDataOutputSampleBufferDelegate)?, queue: DispatchQueue?
  ) {}
}
/// What is told of frames: there are none, so that it has nothing to say here.
public protocol AVCaptureVideoDataOutputSampleBufferDelegate: NSObjectProtocol {}

open class AVCaptureFileOutput: AVCaptureOutput {
  public var isRecording: Bool { false }
  public var recordedDuration: CMTime { .zero }
  public func startRecording(
    to outputFileURL: URL, recordingDelegate delegate: any AVCaptureFileOutputRecordingDelegate
  ) {}
  public func stopRecording() {}
}
open class AVCaptureMovieFileOutput: AVCaptureFileOutput { public override init() { super.init() } }
public protocol AVCaptureFileOutputRecordingDelegate: NSObjectProtocol {
  func fileOutput(
    _ output: AVCaptureFileOutput, didFinishRecordingTo outputFileURL: URL, from connections: [AVCaptureConnection],
    error: (any Error)?)
}
