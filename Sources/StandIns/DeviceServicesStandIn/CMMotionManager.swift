// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// How a device is moved: not at all, and no sensor is there.
open class CMMotionManager: NSObject, @unchecked Sendable {
  public var isDeviceMotionAvailable: Bool { false }
  public var isAccelerometerAvailable: Bool { false }
  public var isGyroAvailable: Bool { false }
  public var isMagnetometerAvailable: Bool { false }
  public var isDeviceMotionActive: Bool { false }
  public var isAccelerometerActive: Bool { false }
  public var isGyroActive: Bool { false }
  public var deviceMotionUpdateInterval: TimeInterval = 0
  public var accelerometerUpdateInterval: TimeInterval = 0
  public var gyroUpdateInterval: TimeInterval = 0
  public var deviceMotion: CMDeviceMotion? { nil }
  public var accelerometerData: CMAccelerometerData? { nil }
  public var gyroData: CMGyroData? { nil }
  public override init() { super.init() }

  open func startDeviceMotionUpdates() {}
  open func startDeviceMotionUpdates(using referenceFrame: CMAttitudeReferenceFrame) {}
  open func startDeviceMotionUpdates(to queue: OperationQueue, withHandler handler: @escaping CMDeviceMotionHandler) {}
  open func startDeviceMotionUpdates(
    using referenceFrame: CMAttitudeReferenceFrame, to queue: OperationQueue,
    withHandler handler: @escaping CMDeviceMotionHandler
  ) {}
  open func stopDeviceMotionUpdates() {}
  open func startAccelerometerUpdates() {}
  open func startAccelerometerUpdates(
    to queue: OperationQueue, withHandler handler: @escaping CMAccelerometerHandler
  ) {}
  open func stopAccelerometerUpdates() {}
  open func startGyroUpdates() {}
  open func startGyroUpdates(to queue: OperationQueue, withHandler handler: @escaping CMGyroHandler) {}
  open func stopGyroUpdates() {}
}
public typealias CMDeviceMotionHandler = (CMDeviceMotion?, (any Error)?) -> Void
public typealias CMAccelerometerHandler = (CMAccelerometerData?, (any Error)?) -> Void
public typealias CMGyroHandler = (CMGyroData?, (any Error)?) -> Void

public struct CMAttitudeReferenceFrame: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let xArbitraryZVertical = CMAttitudeReferenceFrame(rawValue: 1)
  public static let xArbitraryCorrectedZVertical = CMAttitudeReferenceFrame(rawValue: 2)
  public static let xMagneticNorthZVertical = CMAttitudeReferenceFrame(rawValue: 4)
  public static let xTrueNorthZVertical = CMAttitudeReferenceFrame(rawValue: 8)
}
public struct CMAcceleration: Hashable, Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMRotationRate: Hashable, Sendable {
  public var x = 0.0, y = 0.0, z = 0.0
  public init(x: Double = 0, y: Double = 0, z: Double = 0) { (self.x, self.y, self.z) = (x, y, z) }
}
public struct CMQuaternion: Hashable, Sendable {
  public var x = 0.0, y = 0.0, z = 0.0, w = 1.0
  public init(x: Double = 0, y: Double = 0, z: Double = 0, w: Double = 1) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }
}
open class CMLogItem: NSObject, @unchecked Sendable { public var timestamp: TimeInterval { 0 } }
open class CMAttitude: NSObject, @unchecked Sendable {
  public var roll: Double { 0 }
  public var pitch: Double { 0 }
  public var yaw: Double { 0 }
  public var quaternion: CMQuaternion { CMQuaternion() }
  open func multiply(byInverseOf attitude: CMAttitude) {}
}
open class CMDeviceMotion: CMLogItem, @unchecked Sendable {
  public var attitude: CMAttitude { CMAttitude() }
  public var rotationRate: CMRotationRate { CMRotationRate() }
  public var gravity: CMAcceleration { CMAcceleration(z: -1) }
  public var userAcceleration: CMAcceleration { CMAcceleration() }
  public var heading: Double { 0 }
}
open class CMAccelerometerData: CMLogItem, @unchecked Sendable {
  public var acceleration: CMAcceleration { CMAcceleration(z: -1) }
}
open class CMGyroData: CMLogItem, @unchecked Sendable { public var rotationRate: CMRotationRate { CMRotationRate() } }
