// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What was measured once, as a value.
open class HKObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]?
  init(metadata: [String: Any]?) { self.metadata = metadata }
}
open class HKSample: HKObject, @unchecked Sendable {
  public let sampleType: HKSampleType
  public let startDate: Date
  public let endDate: Date
  init(type: HKSampleType, start: Date, end: Date, metadata: [String: Any]?) {
    sampleType = type
    startDate = start
    endDate = end
    super.init(metadata: metadata)
  }
}
open class HKQuantitySample: HKSample, @unchecked Sendable {
  public let quantityType: HKQuantityType
  public let quantity: HKQuantity
  public init(
    type quantityType: HKQuantityType, quantity: HKQuantity, start startDate: Date, end endDate: Date,
    metadata: [String: Any]? = nil
  ) {
    self.quantityType = quantityType
    self.quantity = quantity
    super.init(type: quantityType, start: startDate, end: endDate, metadata: metadata)
  }
}
open class HKCategorySample: HKSample, @unchecked Sendable {
  public let categoryType: HKCategoryType
  public let value: Int
  public init(
    type: HKCategoryType, value: Int, start startDate: Date, end endDate: Date, metadata: [String: Any]? = nil
  ) {
    categoryType = type
    self.value = value
    super.init(type: type, start: startDate, end: endDate, metadata: metadata)
  }
}
public enum HKCategoryValueSleepAnalysis: Int, Hashable, Sendable {
  case inBed, asleepUnspecified, awake, asleepCore, asleepDeep, asleepREM
  public static let allAsleepValues: Set = [asleepUnspecified, asleepCore, asleepDeep, asleepREM]
  public static func predicateForSamples(equalTo values: Set<HKCategoryValueSleepAnalysis>) -> NSPredicate {
    NSPredicate(value: false)
  }
}
/// A sample that somebody has removed; there is none.
open class HKDeletedObject: NSObject, @unchecked Sendable {
  public let uuid = UUID()
  public let metadata: [String: Any]? = nil
}

open class HKWorkout: HKSample, @unchecked Sendable {
  public let workoutActivityType: HKWorkoutActivityType
  public let totalEnergyBurned: HKQuantity?
  public let totalDistance: HKQuantity?
  public let duration: TimeInterval
  public init(
    activityType workoutActivityType: HKWorkoutActivityType, start startDate: Date, end endDate: Date,
    duration: TimeInterval = 0, totalEnergyBurned: HKQuantity? = nil, totalDistance: HKQuantity? = nil,
    metadata: [String: Any]? = nil
  ) {
    self.workoutActivityType = workoutActivityType
    // None is what the two dates are apart.
    self.duration = duration == 0 ? endDate.timeIntervalSince(startDate) : duration
    self.totalEnergyBurned = totalEnergyBurned
    self.totalDistance = totalDistance
    super.init(type: HKObjectType.workoutType(), start: startDate, end: endDate, metadata: metadata)
  }
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? { nil }
}
public enum HKWorkoutActivityType: UInt, Hashable, Sendable {
  case badminton = 4, basketball = 6, boxing = 8, climbing = 9, crossTraining = 11, cycling = 13, dance = 14
  case elliptical = 16, functionalStrengthTraining = 20, golf = 21, gymnastics = 22, hiking = 24
  case martialArts = 28, mindAndBody = 29, mixedCardio = 73, rowing = 35, running = 37, soccer = 41
  case stairClimbing = 44, swimming = 46, tableTennis = 47, tennis = 48, traditionalStrengthTraining = 50
  case volleyball = 51, walking = 52, yoga = 57, coreTraining = 59, flexibility = 62
  case highIntensityIntervalTraining = 63, jumpRope = 64, pilates = 66, stairs = 68, stepTraining = 69
  case cooldown = 80, other = 3000
}
