// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Dispatch
public import Foundation

public struct AVMediaType: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let video = AVMediaType(rawValue: "vide")
  public static let audio = AVMediaType(rawValue: "soun")
}
public enum AVAuthorizationStatus: Int, Hashable, Sendable { case notDetermined, restricted, denied, authorized }

/// No camera.
open class AVCaptureDevice: NSObject, @unchecked Sendable {
  public enum Position: Int, Hashable, Sendable { case unspecified, back, front }
  public struct DeviceType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let builtInWideAngleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInWideAngleCamera")
    public static let builtInUltraWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInUltraWideCamera")
    public static let builtInTelephotoCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTelephotoCamera")
    public static let builtInDualCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualCamera")
    public static let builtInDualWideCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInDualWideCamera")
    public static let builtInTripleCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTripleCamera")
    public static let builtInTrueDepthCamera = DeviceType(rawValue: "AVCaptureDeviceTypeBuiltInTrueDepthCamera")
    public static let microphone = DeviceType(rawValue: "AVCaptureDeviceTypeMicrophone")
  }
  public enum TorchMode: Int, Hashable, Sendable { case off, on, auto }
  public var hasTorch: Bool { false }
  public var torchMode = TorchMode.off
  public class func `default`(for mediaType: AVMediaType) -> AVCaptureDevice? { nil }
  public class func `default`(_ type: DeviceType, for mediaType: AVMediaType?, position: Position) -> AVCaptureDevice? {
    nil
  }
  public class func authorizationStatus(for mediaType: AVMediaType) -> AVAuthorizationStatus { .notDetermined }
  public class func requestAccess(for mediaType: AVMediaType) async -> Bool { false }
  public class func requestAccess(for mediaType: AVMediaType, completionHandler: @escaping @Sendable (Bool) -> Void) {
    completionHandler(false)
  }
  public func lockForConfiguration() throws {}
  public func unlockForConfiguration() {}
  // How it takes pictures, where it is one.
  public var position: Position { .unspecified }
  public var deviceType: DeviceType { .builtInWideAngleCamera }
  public var uniqueID: String { "" }
  public var localizedName: String { "" }
  public var focusMode = FocusMode.locked
  public var focusPointOfInterest = CGPoint(x: 0.5, y: 0.5)
  public var exposureMode = ExposureMode.locked
  public var exposurePointOfInterest = CGPoint(x: 0.5, y: 0.5)
  public var whiteBalanceMode = WhiteBalanceMode.locked
  public var videoZoomFactor: CGFloat = 1
  public var activeFormat = Format()
  public var activeVideoMinFrameDuration = CMTime.invalid
  public var activeVideoMaxFrameDuration = CMTime.invalid
  public var isSubjectAreaChangeMonitoringEnabled = false
}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}
open class AVCaptureOutput: NSObject {
  public var connections: [AVCaptureConnection] { [] }
  public func connection(with mediaType: AVMediaType) -> AVCaptureConnection? { nil }
}
open class AVCaptureConnection: NSObject {
  public var isEnabled = true
  public var isVideoOrientationSupported: Bool { false }
  public var videoOrientation = AVCaptureVideoOrientation.portrait
  public var isVideoMirroringSupported: Bool { false }
  public var isVideoMirrored = false
  public var automaticallyAdjustsVideoMirroring = true
  public var isVideoStabilizationSupported: Bool { false }
  public var videoRotationAngle: CGFloat = 0
  public func isVideoRotationAngleSupported(_ videoRotationAngle: CGFloat) -> Bool { false }
}
public enum AVCaptureVideoOrientation: Int, Hashable, Sendable {
  case portrait = 1
  case portraitUpsideDown, landscapeRight, landscapeLeft
}
open class AVCaptureMetadataOutput: AVCaptureOutput {
  public var metadataObjectTypes: [AVMetadataObject.ObjectType]! = []
  public override init() { super.init() }
  public func setMetadataObjectsDelegate(
    _ delegate: (any AVCaptureMetadataOutputObjectsDelegate)?, queue: DispatchQueue?
  ) {}
}
public protocol AVCaptureMetadataOutputObjectsDelegate: AnyObject {
  func metadataOutput(
    _ output: AVCaptureMetadataOutput, didOutput metadataObjects: [AVMetadataObject],
    from connection: AVCaptureConnection)
}
open class AVMetadataObject: NSObject {
  public struct ObjectType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let qr = ObjectType(rawValue: "org.iso.QRCode")
    public static let ean13 = ObjectType(rawValue: "org.gs1.EAN-13")
  }
  public var type: ObjectType { .qr }
}
open class AVMetadataMachineReadableCodeObject: AVMetadataObject { public var stringValue: String? { nil } }
open class AVCaptureSession: NSObject, @unchecked Sendable {
  public struct Preset: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let high = Preset(rawValue: "AVCaptureSessionPresetHigh")
    public static let medium = Preset(rawValue: "AVCaptureSessionPresetMedium")
    public static let low = Preset(rawValue: "AVCaptureSessionPresetLow")
    public static let photo = Preset(rawValue: "AVCaptureSessionPresetPhoto")
    public static let hd1280x720 = Preset(rawValue: "AVCaptureSessionPreset1280x720")
    public static let hd1920x1080 = Preset(rawValue: "AVCaptureSessionPreset1920x1080")
    public static let hd4K3840x2160 = Preset(rawValue: "AVCaptureSessionPreset3840x2160")
    public static let inputPriority = Preset(rawValue: "AVCaptureSessionPresetInputPriority")
  }
  public var sessionPreset = Preset.high
  public var isRunning: Bool { false }
  public private(set) var inputs: [AVCaptureInput] = []
  public private(set) var outputs: [AVCaptureOutput] = []
  public override init() { super.init() }
  public func canAddInput(_ input: AVCaptureInput) -> Bool { true }
  public func addInput(_ input: AVCaptureInput) { inputs.append(input) }
  public func removeInput(_ input: AVCaptureInput) { inputs.removeAll { $0 === input } }
  public func canAddOutput(_ output: AVCaptureOutput) -> Bool { true }
  public func addOutput(_ output: AVCaptureOutput) { outputs.append(output) }
  public func removeOutput(_ output: AVCaptureOutput) { outputs.removeAll { $0 === output } }
  public func canSetSessionPreset(_ preset: Preset) -> Bool { true }
  public var isInterrupted: Bool { false }
  public func beginConfiguration() {}
  public func commitConfiguration() {}
  public func startRunning() {}
  public func stopRunning() {}
}
public struct AVLayerVideoGravity: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let resize = AVLayerVideoGravity(rawValue: "resize")
  public static let resizeAspect = AVLayerVideoGravity(rawValue: "resizeAspect")
  public static let resizeAspectFill = AVLayerVideoGravity(rawValue: "resizeAspectFill")
}
