extension KnownStandIns {
  static let storeKit = #"""
    import UIKit

    open class SKProduct: NSObject {
      open var localizedTitle: String { "" }
      open var localizedDescription: String { "" }
      open var productIdentifier: String { "" }
      open var price: NSDecimalNumber { 0 }
      open var priceLocale: Locale { .current }
    }

    open class SKRequest: NSObject {
      open func start() {}
      open func cancel() {}
    }

    public protocol SKRequestDelegate: NSObjectProtocol {
      func requestDidFinish(_ request: SKRequest)
      func request(_ request: SKRequest, didFailWithError error: any Error)
    }
    extension SKRequestDelegate {
      public func requestDidFinish(_ request: SKRequest) {}
      public func request(_ request: SKRequest, didFailWithError error: any Error) {}
    }

    open class SKProductsResponse: NSObject {
      open var products: [SKProduct] { [] }
      open var invalidProductIdentifiers: [String] { [] }
    }

    public protocol SKProductsRequestDelegate: SKRequestDelegate {
      func productsRequest(_ request: SKProductsRequest, didReceive response: SKProductsResponse)
    }

    /// There is no shop: a request that is started has no answer.
    open class SKProductsRequest: SKRequest {
      open weak var delegate: (any SKProductsRequestDelegate)?
      public init(productIdentifiers: Set<String>) {}
    }

    open class SKPayment: NSObject {
      public let productIdentifier: String
      public init(product: SKProduct) { productIdentifier = product.productIdentifier }
    }

    public enum SKPaymentTransactionState: Int {
      case purchasing, purchased, failed, restored, deferred
    }

    open class SKPaymentTransaction: NSObject {
      open var transactionState: SKPaymentTransactionState { .purchasing }
      open var payment: SKPayment { SKPayment(product: SKProduct()) }
      open var error: (any Error)? { nil }
    }

    public protocol SKPaymentTransactionObserver: NSObjectProtocol {
      func paymentQueue(
        _ queue: SKPaymentQueue, updatedTransactions transactions: [SKPaymentTransaction])
    }

    open class SKPaymentQueue: NSObject, @unchecked Sendable {
      private static let only = SKPaymentQueue()
      open class func `default`() -> SKPaymentQueue { only }
      open class func canMakePayments() -> Bool { false }
      open func add(_ payment: SKPayment) {}
      open func add(_ observer: any SKPaymentTransactionObserver) {}
      open func remove(_ observer: any SKPaymentTransactionObserver) {}
      open func finishTransaction(_ transaction: SKPaymentTransaction) {}
      open func restoreCompletedTransactions() {}
    }

    @MainActor open class SKStoreReviewController: NSObject {
      open class func requestReview() {}
      open class func requestReview(in windowScene: UIWindowScene) {}
    }

    public let SKStoreProductParameterITunesItemIdentifier = "id"

    @MainActor public protocol SKStoreProductViewControllerDelegate: NSObjectProtocol {
      func productViewControllerDidFinish(_ viewController: SKStoreProductViewController)
    }

    open class SKStoreProductViewController: UIViewController {
      open weak var delegate: (any SKStoreProductViewControllerDelegate)?
      open func loadProduct(
        withParameters parameters: [String: Any], completionBlock block: ((Bool, (any Error)?) -> Void)?
      ) { block?(false, nil) }
    }

    """#
}
