// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

public enum HKWorkoutSessionLocationType: Int, Sendable { case unknown = 1, indoor, outdoor }
public enum HKWorkoutSwimmingLocationType: Int, Sendable { case unknown, pool, openWater }

open class HKWorkoutConfiguration: NSObject {
  public var activityType = HKWorkoutActivityType.other
  public var locationType = HKWorkoutSessionLocationType.unknown
  public var swimmingLocationType = HKWorkoutSwimmingLocationType.unknown
  public var lapLength: HKQuantity?
}

open class HKDevice: NSObject, @unchecked Sendable {
  public let name, manufacturer, model, softwareVersion: String?
  public init(
    name: String?, manufacturer: String? = nil, model: String? = nil, hardwareVersion: String? = nil,
    firmwareVersion: String? = nil, softwareVersion: String? = nil, localIdentifier: String? = nil,
    udiDeviceIdentifier: String? = nil
  ) {
    (self.name, self.manufacturer, self.model, self.softwareVersion) = (name, manufacturer, model, softwareVersion)
  }
  open class func local() -> HKDevice { HKDevice(name: "iPhone", manufacturer: "Apple Inc.", model: "iPhone") }
}

/// Builds a training that nobody keeps: there is nobody who has allowed it.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  public let device: HKDevice?
  public let workoutConfiguration: HKWorkoutConfiguration
  public private(set) var startDate: Date?
  public private(set) var endDate: Date?
  public private(set) var metadata: [String: Any] = [:]
  public init(healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?) {
    workoutConfiguration = configuration
    self.device = device
  }
  open func beginCollection(at start: Date) async throws { throw HKError(.errorAuthorizationNotDetermined) }
  open func beginCollection(withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func endCollection(at end: Date) async throws { throw HKError(.errorAuthorizationNotDetermined) }
  open func endCollection(withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func addSamples(_ samples: [HKSample]) async throws { throw HKError(.errorAuthorizationNotDetermined) }
  open func add(_ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func addMetadata(_ metadata: [String: Any]) async throws { throw HKError(.errorAuthorizationNotDetermined) }
  open func finishWorkout() async throws -> HKWorkout? { throw HKError(.errorAuthorizationNotDetermined) }
  open func finishWorkout(completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void) {
    completion(nil, HKError(.errorAuthorizationNotDetermined))
  }
  open func discardWorkout() {}
}
