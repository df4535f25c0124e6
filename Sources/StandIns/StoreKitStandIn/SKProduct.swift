// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

// The first StoreKit, which apps from before iOS 15 use.

/// Something to buy, which only a shop knows: there is none, so that no request finds any.
open class SKProduct: NSObject, @unchecked Sendable {
  public enum PeriodUnit: UInt, Hashable, Sendable { case day, week, month, year }
  public var productIdentifier: String { "" }
  public var localizedTitle: String { "" }
  public var localizedDescription: String { "" }
  public var price: NSDecimalNumber { 0 }
  public var priceLocale: Locale { Locale(identifier: "en_US") }
  public var isFamilyShareable: Bool { false }
  public var subscriptionGroupIdentifier: String? { nil }
  public var subscriptionPeriod: SKProductSubscriptionPeriod? { nil }
  public override init() { super.init() }
}
open class SKProductSubscriptionPeriod: NSObject, @unchecked Sendable {
  public var numberOfUnits: Int { 1 }
  public var unit: SKProduct.PeriodUnit { .month }
}

/// Asks nobody: its delegate is told only that it is done.
open class SKRequest: NSObject, @unchecked Sendable {
  public weak var delegate: (any SKRequestDelegate)?
  public func start() { delegate?.requestDidFinish(self) }
  public func cancel() {}
}
public protocol SKRequestDelegate: AnyObject {
  func requestDidFinish(_ request: SKRequest)
  func request(_ request: SKRequest, didFailWithError error: any Error)
}
extension SKRequestDelegate {
  public func requestDidFinish(_ request: SKRequest) {}
  public func request(_ request: SKRequest, didFailWithError error: any Error) {}
}

/// Finds no product: all that it asks for is said to be unknown.
open class SKProductsRequest: SKRequest, @unchecked Sendable {
  private let identifiers: Set<String>
  public init(productIdentifiers: Set<String>) { identifiers = productIdentifiers }
  public override func start() {
    (delegate as? any SKProductsRequestDelegate)?.productsRequest(
      self, didReceive: SKProductsResponse(invalidProductIdentifiers: identifiers.sorted()))
    super.start()
  }
}
public protocol SKProductsRequestDelegate: SKRequestDelegate {
  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
}
open class SKProductsResponse: NSObject, @unchecked Sendable {
  public let products: [SKProduct] = []
  public let invalidProductIdentifiers: [String]
  init(invalidProductIdentifiers: [String]) { self.invalidProductIdentifiers = invalidProductIdentifiers }
}
open class SKReceiptRefreshRequest: SKRequest, @unchecked Sendable {
  public override init() { super.init() }
}
