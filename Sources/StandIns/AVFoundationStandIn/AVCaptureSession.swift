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
  public struct DeviceType: Hashable, Sendable { public static let builtInWideAngleCamera = DeviceType() }
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
}
open class AVCaptureInput: NSObject {}
open class AVCaptureDeviceInput: AVCaptureInput {
  public let device: AVCaptureDevice
  public init(device: AVCaptureDevice) throws { self.device = device }
}
open class AVCaptureOutput: NSObject {}
open class AVCaptureConnection: NSObject {}
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
  public struct Preset: Hashable, Sendable {
    public static let high = Preset()
    public static let photo = Preset()
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
