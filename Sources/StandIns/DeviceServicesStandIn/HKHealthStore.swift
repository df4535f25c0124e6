// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Somebody's health: it is there, as on a phone, nobody is asked, and nothing is found or kept.
open class HKHealthStore: NSObject, @unchecked Sendable {
  public override init() { super.init() }
  public class func isHealthDataAvailable() -> Bool { true }
  open func authorizationStatus(for type: HKObjectType) -> HKAuthorizationStatus { .notDetermined }
  open func requestAuthorization(
    toShare typesToShare: Set<HKSampleType>?, read typesToRead: Set<HKObjectType>?,
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func requestAuthorization(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws
  {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func statusForAuthorizationRequest(toShare typesToShare: Set<HKSampleType>, read typesToRead: Set<HKObjectType>)
    async throws -> HKAuthorizationRequestStatus
  {
    .shouldRequest
  }
  /// A query answers at once, that nothing was found.
  open func execute(_ query: HKQuery) { query.answer() }
  open func stop(_ query: HKQuery) {}
  open func save(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func save(_ objects: [HKObject], withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func delete(_ object: HKObject, withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func save(_ object: HKObject) async throws { throw HKError(.errorAuthorizationNotDetermined) }
  open func save(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationNotDetermined) }
  open func delete(_ object: HKObject) async throws { throw HKError(.errorAuthorizationNotDetermined) }
  open func delete(_ objects: [HKObject]) async throws { throw HKError(.errorAuthorizationNotDetermined) }
  open func enableBackgroundDelivery(
    for type: HKObjectType, frequency: HKUpdateFrequency,
    withCompletion completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    completion(false, HKError(.errorAuthorizationNotDetermined))
  }
  open func enableBackgroundDelivery(for type: HKObjectType, frequency: HKUpdateFrequency) async throws {
    throw HKError(.errorAuthorizationNotDetermined)
  }
  open func dateOfBirthComponents() throws -> DateComponents { throw HKError(.errorAuthorizationNotDetermined) }
}
public enum HKAuthorizationStatus: Int, Hashable, Sendable { case notDetermined, sharingDenied, sharingAuthorized }
public enum HKAuthorizationRequestStatus: Int, Hashable, Sendable { case unknown, shouldRequest, unnecessary }
public enum HKUpdateFrequency: Int, Hashable, Sendable { case immediate = 1, hourly, daily, weekly }

public struct HKError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknownError = 0
    case errorHealthDataUnavailable = 1
    case errorInvalidArgument = 3
    case errorAuthorizationDenied = 4
    case errorAuthorizationNotDetermined = 5
    case errorDatabaseInaccessible = 6
    case errorUserCanceled = 7
    case errorNoData = 11
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
}
