// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import Foundation

open class SKPayment: NSObject, @unchecked Sendable {
  public let productIdentifier: String
  public var quantity: Int { 1 }
  public var applicationUsername: String? { nil }
  public init(product: SKProduct) { productIdentifier = product.productIdentifier }
}
open class SKMutablePayment: SKPayment, @unchecked Sendable {}

public enum SKPaymentTransactionState: Int, Hashable, Sendable {
  case purchasing, purchased, failed, restored, deferred
}

/// What became of a payment; nothing is ever paid, so that there is none.
open class SKPaymentTransaction: NSObject, @unchecked Sendable {
  public let payment: SKPayment
  public var transactionState: SKPaymentTransactionState { .failed }
  public var transactionIdentifier: String? { nil }
  public var transactionDate: Date? { nil }
  public var original: SKPaymentTransaction? { nil }
  public var error: (any Error)? { nil }
  init(payment: SKPayment) { self.payment = payment }
}

/// Takes payments and tells its observers of none.
open class SKPaymentQueue: NSObject, @unchecked Sendable {
  private static let shared = SKPaymentQueue()
  public class func `default`() -> SKPaymentQueue { shared }
  public class func canMakePayments() -> Bool { false }
  public var transactions: [SKPaymentTransaction] { [] }
  public func add(_ payment: SKPayment) {}
  public func add(_ observer: any SKPaymentTransactionObserver) {}
  public func remove(_ observer: any SKPaymentTransactionObserver) {}
  public func finishTransaction(_ transaction: SKPaymentTransaction) {}
  public func restoreCompletedTransactions() {}
  public func presentCodeRedemptionSheet() {}
}
public protocol SKPaymentTransactionObserver: AnyObject {
  func paymentQueue(_ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
}

public struct SKError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case unknown, clientInvalid, paymentCancelled, paymentInvalid, paymentNotAllowed, storeProductNotAvailable
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static var paymentCancelled: Code { .paymentCancelled }
  public static var unknown: Code { .unknown }
}
