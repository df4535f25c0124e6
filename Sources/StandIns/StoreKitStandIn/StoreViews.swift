// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A shop of products: a labelled surface stands in for it.
public struct StoreView: View {
  public init(ids: some Collection<String>) {}
  public var body: some View { StandInSurface(of: StoreView.self, "a view of the App Store") }
}
/// A product of a shop: a labelled surface stands in for it.
public struct ProductView: View {
  public init(id: String, prefersPromotionalIcon: Bool = false) {}
  public init(id: String, prefersPromotionalIcon: Bool = false, @ViewBuilder icon: () -> some View) {}
  public init(_ product: Product, prefersPromotionalIcon: Bool = false) {}
  public var body: some View {
    var room = StandInRoom()
    room.height = 80
    return StandInSurface(of: ProductView.self, "a view of the App Store", room: room)
  }
}
/// Subscriptions of a shop: a labelled surface stands in for them.
public struct SubscriptionStoreView: View {
  public init(groupID: String) {}
  public init(groupID: String, @ViewBuilder marketingContent: () -> some View) {}
  public init(productIDs: some Collection<String>) {}
  public init(productIDs: some Collection<String>, @ViewBuilder marketingContent: () -> some View) {}
  public init(groupID: String, visibleRelationships: Product.SubscriptionRelationship) {}
  public init(
    groupID: String, visibleRelationships: Product.SubscriptionRelationship,
    @ViewBuilder marketingContent: () -> some View
  ) {}
  public init(subscriptions: some Collection<Product>) {}
  public init(subscriptions: some Collection<Product>, @ViewBuilder marketingContent: () -> some View) {}
  public var body: some View { StandInSurface(of: SubscriptionStoreView.self, "a view of the App Store") }
}

extension View {
  public nonisolated func manageSubscriptionsSheet(isPresented: Binding<Bool>) -> some View { self }
  public nonisolated func manageSubscriptionsSheet(
    isPresented: Binding<Bool>, subscriptionGroupID: String
  ) -> some View { self }
  public nonisolated func refundRequestSheet(for transactionID: UInt64, isPresented: Binding<Bool>) -> some View {
    self
  }
  public nonisolated func refundRequestSheet(
    for transactionID: UInt64, isPresented: Binding<Bool>,
    onDismiss: ((Result<Transaction.RefundRequestStatus, Transaction.RefundRequestError>) -> Void)?
  ) -> some View { self }
  public nonisolated func offerCodeRedemption(
    isPresented: Binding<Bool>, onCompletion: @escaping (Result<Void, any Error>) -> Void = { _ in }
  ) -> some View { self }
  public nonisolated func appStoreOverlay(
    isPresented: Binding<Bool>, configuration: @escaping () -> SKOverlay.Configuration
  ) -> some View { self }
  public nonisolated func onInAppPurchaseStart(perform action: ((Product) async -> Void)?) -> some View { self }
  public nonisolated func onInAppPurchaseCompletion(
    perform action: ((Product, Result<Product.PurchaseResult, any Error>) async -> Void)?
  ) -> some View { self }
}
/// Shows what the shop has to tell, which it never has.
@MainActor public struct DisplayMessageAction {
  nonisolated init() {}
  public func callAsFunction(_ message: Message) throws {}
}
extension EnvironmentValues {
  public var displayStoreKitMessage: DisplayMessageAction { DisplayMessageAction() }
}
public enum SKOverlay {
  open class Configuration {}
  open class AppConfiguration: Configuration {
    public enum Position: Int, Sendable { case bottom, bottomRaised }
    public init(appIdentifier: String, position: Position) {}
  }
}
