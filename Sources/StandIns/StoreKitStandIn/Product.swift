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

  public let id: String
  public let type: ProductType
  public let displayName: String
  public let description: String
  public let price: Decimal
  public let displayPrice: String
  public let subscription: SubscriptionInfo?
  public var isFamilyShareable: Bool { false }
  public var priceFormatStyle: Decimal.FormatStyle.Currency { .currency(code: "USD") }
  public var subscriptionPeriodFormatStyle: SubscriptionPeriod.Style { SubscriptionPeriod.Style() }
  public var subscriptionPeriodUnitFormatStyle: SubscriptionPeriod.Unit.Style { SubscriptionPeriod.Unit.Style() }

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

  /// None: nothing has been bought.
  public var currentEntitlement: VerificationResult<Transaction>? { get async { nil } }
  /// None: nothing has been bought.
  public var latestTransaction: VerificationResult<Transaction>? { get async { nil } }

  /// Buys nothing.
  public func purchase(options: Set<PurchaseOption> = []) async throws -> PurchaseResult { .userCancelled }
}

public enum VerificationResult<SignedType> {
  public enum VerificationError: Error, Hashable, Sendable { case invalidSignature, revokedCertificate }
  case unverified(SignedType, VerificationError)
  case verified(SignedType)
  /// Empty: nobody signed it.
  public var jwsRepresentation: String { "" }
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
