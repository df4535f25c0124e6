// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// What is known of something that was bought: it is being asked for always.
public enum EntitlementTaskState<Value> {
  case loading
  case failure(any Error)
  case success(Value)

  public var value: Value? { if case .success(let value) = self { value } else { nil } }
  public func map<Other>(_ transform: (Value) async throws -> Other) async rethrows -> EntitlementTaskState<Other> {
    switch self {
    case .loading: .loading
    case .failure(let error): .failure(error)
    case .success(let value): .success(try await transform(value))
    }
  }
}
extension EntitlementTaskState: Sendable where Value: Sendable {}

extension Product {
  public struct SubscriptionRelationship: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let upgrade = SubscriptionRelationship(rawValue: 1)
    public static let downgrade = SubscriptionRelationship(rawValue: 2)
    public static let crossgrade = SubscriptionRelationship(rawValue: 4)
    public static let current = SubscriptionRelationship(rawValue: 8)
    public static let all: SubscriptionRelationship = [.upgrade, .downgrade, .crossgrade, .current]
  }
}

public enum StoreButtonKind: Hashable, Sendable {
  case automatic, cancellation, restorePurchases, redeemCode, policies, signIn
}
public enum ProductViewStyle: Hashable, Sendable { case automatic, compact, regular, large }
public enum SubscriptionStoreControlStyle: Hashable, Sendable {
  case automatic, buttons, picker, prominentPicker, compactPicker, pagedPicker, pagedProminentPicker
}
public enum SubscriptionStoreButtonLabel: Hashable, Sendable {
  case automatic, multiline, singleLine, action, price, displayName
}

// None of these changes anything: a surface stands in for what they would change, and nothing is ever bought.
extension View {
  public nonisolated func subscriptionStatusTask(
    for groupID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<[Product.SubscriptionInfo.Status]>) async -> Void
  ) -> some View { self }
  public nonisolated func currentEntitlementTask(
    for productID: String, priority: TaskPriority = .medium,
    action: @escaping (EntitlementTaskState<VerificationResult<Transaction>?>) async -> Void
  ) -> some View { self }
  public nonisolated func productViewStyle(_ style: ProductViewStyle) -> some View { self }
  public nonisolated func storeButton(_ visibility: Visibility, for kinds: StoreButtonKind...) -> some View { self }
  public nonisolated func subscriptionStoreControlStyle(_ style: SubscriptionStoreControlStyle) -> some View { self }
  public nonisolated func subscriptionStoreButtonLabel(_ label: SubscriptionStoreButtonLabel) -> some View { self }
  public nonisolated func subscriptionStoreControlIcon(
    @ViewBuilder icon: @escaping (Product, Product.SubscriptionInfo) -> some View
  ) -> some View { self }
  public nonisolated func subscriptionStorePickerItemBackground(_ style: some ShapeStyle) -> some View { self }
  public nonisolated func subscriptionStoreControlBackground(_ style: some ShapeStyle) -> some View { self }
  public nonisolated func subscriptionStorePolicyDestination(
    url: URL, for kind: SubscriptionStorePolicyKind
  ) -> some View { self }
  public nonisolated func subscriptionStoreSignInAction(_ action: (() -> Void)?) -> some View { self }
  public nonisolated func inAppPurchaseOptions(
    _ options: ((Product) async -> Set<Product.PurchaseOption>?)?
  ) -> some View { self }
}
public enum SubscriptionStorePolicyKind: Hashable, Sendable { case termsOfService, privacyPolicy }

// Behind the surface that stands in for a shop nothing is seen.
extension ContainerBackgroundPlacement {
  public static var subscriptionStore: ContainerBackgroundPlacement { .widget }
  public static var subscriptionStoreHeader: ContainerBackgroundPlacement { .widget }
  public static var subscriptionStoreFullHeight: ContainerBackgroundPlacement { .widget }
}
