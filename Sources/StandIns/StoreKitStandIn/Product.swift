// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// Something to buy; there is no shop, so that tests make products themselves.
public struct Product: Identifiable, Hashable, Sendable {
  public struct ProductType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let consumable = ProductType(rawValue: "Consumable")
    public static let nonConsumable = ProductType(rawValue: "Non-Consumable")
    public static let nonRenewable = ProductType(rawValue: "Non-Renewing Subscription")
    public static let autoRenewable = ProductType(rawValue: "Auto-Renewable Subscription")
  }
  public enum PurchaseResult: Sendable {
    case success(VerificationResult<Transaction>)
    case userCancelled, pending
  }
  public enum PurchaseError: Error, Hashable, Sendable { case productUnavailable, purchaseNotAllowed }
  public struct PurchaseOption: Hashable, Sendable {
    public static func appAccountToken(_ token: UUID) -> PurchaseOption { PurchaseOption() }
    public static func quantity(_ quantity: Int) -> PurchaseOption { PurchaseOption() }
  }
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable { case day, week, month, year }
    public let unit: Unit
    public let value: Int
    public init(value: Int, unit: Unit) { (self.value, self.unit) = (value, unit) }
  }
  public struct SubscriptionOffer: Hashable, Sendable {
    public enum PaymentMode: Hashable, Sendable { case payAsYouGo, payUpFront, freeTrial }
    public let period: SubscriptionPeriod
    public let periodCount: Int
    public let price: Decimal
    public let displayPrice: String
    public let paymentMode: PaymentMode
  }
  public struct SubscriptionInfo: Hashable, Sendable {
    public enum RenewalState: Hashable, Sendable {
      case subscribed, expired, inBillingRetryPeriod, inGracePeriod, revoked
    }
    public struct Status: Sendable { public let state: RenewalState }
    public let subscriptionGroupID: String
    public let subscriptionPeriod: SubscriptionPeriod
    public let introductoryOffer: SubscriptionOffer?
    public var status: [Status] { [] }
    public var isEligibleForIntroOffer: Bool { false }
    public init(
      subscriptionGroupID: String, subscriptionPeriod: SubscriptionPeriod, introductoryOffer: SubscriptionOffer? = nil
    ) {
      self.subscriptionGroupID = subscriptionGroupID
      self.subscriptionPeriod = subscriptionPeriod
      self.introductoryOffer = introductoryOffer
    }
  }

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let subscription: SubscriptionInfo?
  public var isFamilyShareable: Bool { false }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }

  /// A product for a test or a preview; there is no such initializer on a device.
  public init(
    id: String, type: ProductType = .nonConsumable, displayName: String, description: String = "", price: Decimal,
    displayPrice: String, subscription: SubscriptionInfo? = nil
  ) {
    self.id = id
    self.type = type
    self.displayName = displayName
    self.description = description
    self.price = price
    self.displayPrice = displayPrice
    self.subscription = subscription
  }

  /// The products of some identifiers: none, since there is no shop.
  public static func products(for identifiers: some Collection<String>) async throws -> [Product] { [] }

  /// Buys nothing.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Hashable, Sendable { case invalidSignature, revokedCertificate }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  public var unsafePayloadValue: SignedType {
    switch self {
    case .verified(let value), .unverified(let value, _): value
    }
  }
  public var payloadValue: SignedType {
    get throws {
      switch self {
      case .verified(let value): value
      case .unverified(_, let error): throw error
      }
    }
  }
}
extension VerificationResult: Sendable where SignedType: Sendable {}

public enum StoreKitError: Error, Sendable {
  case unknown, userCancelled, networkError(URLError), notAvailableInStorefront
}

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
  public var productType: Product.ProductType { .nonConsumable }
  public static var updates: Transactions { Transactions() }
  public static var all: Transactions { Transactions() }
  public static var currentEntitlements: Transactions { Transactions() }
  public static func currentEntitlement(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public static func latest(for productID: String) async -> VerificationResult<Transaction>? { nil }
  public func finish() async {}
}

public enum AppStore {
  public static var canMakePayments: Bool { false }
  public static func sync() async throws {}
  @MainActor public static func requestReview(in scene: AnyObject) {}
}
open class SKStoreReviewController: NSObject {
  public class func requestReview() {}
  public class func requestReview(in scene: AnyObject) {}
}
