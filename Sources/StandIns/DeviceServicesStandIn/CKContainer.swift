// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What an app has at Apple's servers: nobody is signed in, and nothing is sent or found.
open class CKContainer: NSObject, @unchecked Sendable {
  public let containerIdentifier: String?
  public let privateCloudDatabase = CKDatabase()
  public let publicCloudDatabase = CKDatabase()
  public let sharedCloudDatabase = CKDatabase()
  public init(identifier containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
  public class func `default`() -> CKContainer { CKContainer(identifier: "iCloud.default") }

  open func accountStatus() async throws -> CKAccountStatus { .noAccount }
  open func accountStatus(completionHandler: @escaping @Sendable (CKAccountStatus, (any Error)?) -> Void) {
    completionHandler(.noAccount, nil)
  }
  open func userRecordID() async throws -> CKRecord.ID { throw CKError(.notAuthenticated) }
  open func fetchUserRecordID(completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
}
public enum CKAccountStatus: Int, Hashable, Sendable {
  case couldNotDetermine, available, restricted, noAccount, temporarilyUnavailable
}
extension Notification.Name {
  public static let CKAccountChanged = Notification.Name("CKAccountChanged")
}

/// Records at Apple's servers, where nobody is signed in.
open class CKDatabase: NSObject, @unchecked Sendable {
  public enum Scope: Int, Hashable, Sendable { case `public` = 1, `private`, shared }

  @discardableResult
  open func save(_ record: CKRecord) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func save(_ record: CKRecord, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  @discardableResult
  open func save(_ zone: CKRecordZone) async throws -> CKRecordZone { throw CKError(.notAuthenticated) }
  open func record(for recordID: CKRecord.ID) async throws -> CKRecord { throw CKError(.notAuthenticated) }
  open func fetch(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  @discardableResult
  open func deleteRecord(withID recordID: CKRecord.ID) async throws -> CKRecord.ID {
    throw CKError(.notAuthenticated)
  }
  open func delete(
    withRecordID recordID: CKRecord.ID, completionHandler: @escaping @Sendable (CKRecord.ID?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
  open func records(
    matching query: CKQuery, inZoneWith zoneID: CKRecordZone.ID? = nil, desiredKeys: [String]? = nil,
    resultsLimit: Int = 0
  ) async throws -> (
    matchResults: [(CKRecord.ID, Result<CKRecord, any Error>)], queryCursor: CKQueryOperation.Cursor?
  ) {
    throw CKError(.notAuthenticated)
  }
  open func perform(
    _ query: CKQuery, inZoneWith zoneID: CKRecordZone.ID?,
    completionHandler: @escaping @Sendable ([CKRecord]?, (any Error)?) -> Void
  ) {
    completionHandler(nil, CKError(.notAuthenticated))
  }
}
open class CKQuery: NSObject, @unchecked Sendable {
  public let recordType: CKRecord.RecordType
  public let predicate: NSPredicate
  public var sortDescriptors: [NSSortDescriptor]?
  public init(recordType: CKRecord.RecordType, predicate: NSPredicate) {
    self.recordType = recordType
    self.predicate = predicate
  }
}
open class CKQueryOperation: NSObject, @unchecked Sendable {
  public final class Cursor: NSObject, @unchecked Sendable {}
}

public struct CKError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
    case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
    case serverRecordChanged = 14, serverRejectedRequest, assetFileNotFound, assetFileModified, incompatibleVersion
    case constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed, zoneBusy, badDatabase
    case quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants, alreadyShared
    case referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost
    case assetNotAvailable, accountTemporarilyUnavailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public var serverRecord: CKRecord? { nil }
  public var clientRecord: CKRecord? { nil }
  public var retryAfterSeconds: Double? { nil }
  public var partialErrorsByItemID: [AnyHashable: any Error]? { nil }
  public static let notAuthenticated = Code.notAuthenticated
  public static let networkUnavailable = Code.networkUnavailable
  public static let networkFailure = Code.networkFailure
  public static let unknownItem = Code.unknownItem
  public static let zoneNotFound = Code.zoneNotFound
  public static let serverRecordChanged = Code.serverRecordChanged
  public static let quotaExceeded = Code.quotaExceeded
}
