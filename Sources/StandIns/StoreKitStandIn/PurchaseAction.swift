// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// Buys a product, as views ask for it: nothing is bought.
public struct PurchaseAction: Sendable {
  public func callAsFunction(_ product: Product, options: Set<Product.PurchaseOption> = []) async throws
    -> Product.PurchaseResult
  { try await product.purchase(options: options) }
}

extension EnvironmentValues {
  public var purchase: PurchaseAction { PurchaseAction() }
}
