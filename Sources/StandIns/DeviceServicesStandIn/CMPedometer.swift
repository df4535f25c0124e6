// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// How far somebody went, and how high: no sensor is there, and nobody is asked.
open class CMPedometer: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public class func isStepCountingAvailable() -> Bool { false }
  public class func isDistanceAvailable() -> Bool { false }
  public class func isFloorCountingAvailable() -> Bool { false }
  public class func isPaceAvailable() -> Bool { false }
  public class func isCadenceAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func queryPedometerData(from start: Date, to end: Date, withHandler handler: @escaping CMPedometerHandler) {
    handler(nil, CMSensorError())
  }
  open func startUpdates(from start: Date, withHandler handler: @escaping CMPedometerHandler) {}
  open func stopUpdates() {}
}
public typealias CMPedometerHandler = (CMPedometerData?, (any Error)?) -> Void
public enum CMAuthorizationStatus: Int, Hashable, Sendable { case notDetermined, restricted, denied, authorized }
struct CMSensorError: Error {}

open class CMPedometerData: NSObject, @unchecked Sendable {
  public var startDate: Date { .distantPast }
  public var endDate: Date { .distantPast }
  public var numberOfSteps: NSNumber { 0 }
  public var distance: NSNumber? { nil }
  public var floorsAscended: NSNumber? { nil }
  public var floorsDescended: NSNumber? { nil }
  public var currentPace: NSNumber? { nil }
  public var currentCadence: NSNumber? { nil }
}

open class CMAltimeter: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public class func isRelativeAltitudeAvailable() -> Bool { false }
  public class func isAbsoluteAltitudeAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startRelativeAltitudeUpdates(to queue: OperationQueue, withHandler handler: @escaping CMAltitudeHandler) {}
  open func stopRelativeAltitudeUpdates() {}
}
public typealias CMAltitudeHandler = (CMAltitudeData?, (any Error)?) -> Void
open class CMAltitudeData: CMLogItem, @unchecked Sendable {
  public var relativeAltitude: NSNumber { 0 }
  public var pressure: NSNumber { 0 }
}

open class CMMotionActivityManager: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public class func isActivityAvailable() -> Bool { false }
  public class func authorizationStatus() -> CMAuthorizationStatus { .notDetermined }
  open func startActivityUpdates(to queue: OperationQueue, withHandler handler: @escaping CMMotionActivityHandler) {}
  open func stopActivityUpdates() {}
  open func queryActivityStarting(
    from start: Date, to end: Date, to queue: OperationQueue,
    withHandler handler: @escaping CMMotionActivityQueryHandler
  ) {
    handler(nil, CMSensorError())
  }
}
public typealias CMMotionActivityHandler = (CMMotionActivity?) -> Void
public typealias CMMotionActivityQueryHandler = ([CMMotionActivity]?, (any Error)?) -> Void
public enum CMMotionActivityConfidence: Int, Hashable, Sendable { case low, medium, high }
open class CMMotionActivity: CMLogItem, @unchecked Sendable {
  public var confidence: CMMotionActivityConfidence { .low }
  public var startDate: Date { .distantPast }
  public var unknown: Bool { true }
  public var stationary: Bool { false }
  public var walking: Bool { false }
  public var running: Bool { false }
  public var automotive: Bool { false }
  public var cycling: Bool { false }
}
