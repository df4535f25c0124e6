import Foundation
import StoreKitStandIn
import Testing

/// Keeps what a shop answers.
private final class Customer: NSObject, SKProductsRequestDelegate, SKPaymentTransactionObserver {
  var unknown: [String] = []
  var products: [SKProduct] = []
  var isDone = false
  var paid = 0

  func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse) {
    unknown = response.invalidProductIdentifiers
    products = response.products
  }

  func requestDidFinish(_ request: SKRequest) { isDone = true }

  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction]) { paid += 1 }
}

@Suite struct `A shop of the first StoreKit` {
  @Test func `knows no product`() {
    let customer = Customer()
    let request = SKProductsRequest(productIdentifiers: ["tea", "cup"])
    request.delegate = customer
    request.start()
    #expect(customer.unknown == ["cup", "tea"] && customer.products.isEmpty && customer.isDone)
  }

  @Test func `sells nothing`() {
    let customer = Customer()
    let queue = SKPaymentQueue.default()
    queue.add(customer)
    queue.add(SKPayment(product: SKProduct()))
    #expect(customer.paid == 0 && queue.transactions.isEmpty && !SKPaymentQueue.canMakePayments())
  }
}
