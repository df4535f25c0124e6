// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

extension Product {
  public struct SubscriptionPeriod: Hashable, Sendable {
    public enum Unit: Hashable, Sendable {
      case day, week, month, year

      /// Writes a unit in English, in small letters; how StoreKit writes it in other languages is not imitated.
      public struct Style: Hashable, Sendable {
        public func format(_ unit: Unit) -> String { unit.localizedDescription.lowercased() }
      }
      public var localizedDescription: String {
        switch self {
        case .day: "Day"
        case .week: "Week"
        case .month: "Month"
        case .year: "Year"
        }
      }
      public func formatted(_ style: Style) -> String { style.format(self) }
    }
    public struct Style: Hashable, Sendable {
      public func format(_ period: SubscriptionPeriod) -> String {
        let unit = Unit.Style().format(period.unit)
        return period.value == 1 ? unit : "\(period.value) \(unit)s"
      }
    }
    public func formatted(_ style: Style) -> String { style.format(self) }
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
    public struct RenewalInfo: Hashable, Sendable {
      public let currentProductID: String
      public let autoRenewPreference: String?
      public let willAutoRenew: Bool
    }
    public struct Status: Sendable {
      public let state: RenewalState
      public let transaction: VerificationResult<Transaction>
      public let renewalInfo: VerificationResult<RenewalInfo>
      public static var updates: NoUpdates<Status> { NoUpdates() }
    }
    public static func status(for groupID: String) async throws -> [Status] { [] }
    public static func isEligibleForIntroOffer(for groupID: String) async -> Bool { false }
    public let subscriptionGroupID: String
    public var groupLevel: Int { 1 }
    public var groupDisplayName: String { subscriptionGroupID }
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
}
