// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Something that was bought; nothing ever was.
public struct Transaction: Identifiable, Hashable, Sendable {
  public struct Transactions: AsyncSequence, Sendable {
    public typealias Element = VerificationResult<Transaction>
    public struct AsyncIterator: AsyncIteratorProtocol {
      public mutating func next() async -> VerificationResult<Transaction>? { nil }
    }
    public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
  }

  public let id: UInt64
  public let productID: String
  public let purchaseDate: Date
  public let revocationDate: Date?
  public let expirationDate: Date?
  public var purchasedQuantity: Int { 1 }
  public var revocationReason: RevocationReason? { nil }
  public var productType: Product.ProductType { .nonConsumable }
  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var unfinished: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}

  public enum RevocationReason: Hashable, Sendable {
    case developerIssue, other
    public var localizedDescription: String { self == .developerIssue ? "Developer Issue" : "Other" }
  }
  public enum RefundRequestStatus: Hashable, Sendable { case userCancelled, success }
  public enum RefundRequestError: Error, Hashable, Sendable { case duplicateRequest, failed }
  @MainActor public func beginRefundRequest(in scene: AnyObject) async throws -> RefundRequestStatus { .userCancelled }
}

public enum AppStore {
  public static var canMakePayments: Bool { false }
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: AnyObject) {}
  @MainActor public static func showManageSubscriptions(in scene: AnyObject) async throws {}
}
open class SKStoreReviewController: NSObject {
  public class func requestReview() {}
  public class func requestReview(in scene: AnyObject) {}
}

/// The shop of a country; there is none.
public struct Storefront: Identifiable, Hashable, Sendable {
  public let id: String
  public let countryCode: String
  public static var current: Storefront? { get async { nil } }
  public static var updates: NoUpdates<Storefront> { NoUpdates() }
}

/// What the shop has to tell; it never has.
public struct Message: Hashable, Sendable {
  public struct Reason: Hashable, Sendable {
    public static let generic = Reason()
    public static let priceIncreaseConsent = Reason()
    public static let billingIssue = Reason()
  }
  public var reason: Reason { .generic }
  public static var messages: NoUpdates<Message> { NoUpdates() }
  @MainActor public func display(in scene: AnyObject) throws {}
}

/// A sequence that ends at once.
public struct NoUpdates<Element: Sendable>: AsyncSequence, Sendable {
  public struct AsyncIterator: AsyncIteratorProtocol {
    public mutating func next() async -> Element? { nil }
  }
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator() }
}
