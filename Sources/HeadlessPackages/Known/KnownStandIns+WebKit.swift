extension KnownStandIns {
  static let webKit = """
    import UIKit
    #if canImport(FoundationNetworking)
      import FoundationNetworking
    #endif

    open class WKNavigation: NSObject {}
    open class WKPreferences: NSObject { open var javaScriptEnabled = true }
    public enum WKUserScriptInjectionTime: Int { case atDocumentStart, atDocumentEnd }
    open class WKUserScript: NSObject {
      public init(
        source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
      ) {}
    }
    @MainActor open class WKScriptMessage: NSObject {
      open var body: Any { "" }
      open var name: String { "" }
      open weak var webView: WKWebView? { nil }
    }
    @MainActor public protocol WKScriptMessageHandler: NSObjectProtocol {
      func userContentController(
        _ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
    }
    open class WKBackForwardListItem: NSObject {
      open var url: URL { URL(fileURLWithPath: "/") }
      open var title: String? { nil }
    }
    open class WKBackForwardList: NSObject {
      open var currentItem: WKBackForwardListItem? { nil }
      open var backItem: WKBackForwardListItem? { nil }
      open var forwardItem: WKBackForwardListItem? { nil }
      open var backList: [WKBackForwardListItem] { [] }
      open var forwardList: [WKBackForwardListItem] { [] }
    }
    open class WKWindowFeatures: NSObject {}
    @MainActor open class WKWebsiteDataStore: NSObject {
      private static let only = WKWebsiteDataStore()
      open class func `default`() -> WKWebsiteDataStore { only }
      open class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
      nonisolated open class func allWebsiteDataTypes() -> Set<String> { [] }
      open var httpCookieStore: WKHTTPCookieStore { WKHTTPCookieStore() }
      open func removeData(
        ofTypes dataTypes: Set<String>, modifiedSince date: Date,
        completionHandler: @escaping () -> Void
      ) { completionHandler() }
    }
    public enum WKNavigationResponsePolicy: Int { case cancel, allow, download }
    @MainActor open class WKNavigationResponse: NSObject {
      open var isForMainFrame: Bool { true }
      open var canShowMIMEType: Bool { true }
    }
    open class WKProcessPool: NSObject {}
    @MainActor open class WKHTTPCookieStore: NSObject {
      open func getAllCookies(_ completionHandler: @escaping ([HTTPCookie]) -> Void) {
        completionHandler([])
      }
      open func setCookie(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
      }
      open func delete(_ cookie: HTTPCookie, completionHandler: (() -> Void)? = nil) {
        completionHandler?()
      }
    }
    @MainActor open class WKSecurityOrigin: NSObject {
      open var `protocol`: String { "" }
      open var host: String { "" }
      open var port: Int { 0 }
    }
    public enum WKMediaCaptureType: Int { case camera, microphone, cameraAndMicrophone }
    public enum WKPermissionDecision: Int { case prompt, grant, deny }
    @MainActor open class WKWebpagePreferences: NSObject {
      public enum ContentMode: Int { case recommended, mobile, desktop }
      open var preferredContentMode = ContentMode.recommended
      open var allowsContentJavaScript = true
    }
    @MainActor open class WKContextMenuElementInfo: NSObject { open var linkURL: URL? { nil } }
    @MainActor public protocol WKDownloadDelegate: NSObjectProtocol {
      func downloadDidFinish(_ download: WKDownload)
      func download(_ download: WKDownload, didFailWithError error: any Error, resumeData: Data?)
    }
    extension WKDownloadDelegate {
      public func downloadDidFinish(_ download: WKDownload) {}
      public func download(
        _ download: WKDownload, didFailWithError error: any Error, resumeData: Data?
      ) {}
    }
    @MainActor open class WKDownload: NSObject {
      open weak var delegate: (any WKDownloadDelegate)?
      open weak var webView: WKWebView? { nil }
      open func cancel(_ completionHandler: ((Data?) -> Void)? = nil) { completionHandler?(nil) }
    }
    @MainActor open class WKFrameInfo: NSObject {
      open var isMainFrame: Bool { true }
      open var securityOrigin: WKSecurityOrigin { WKSecurityOrigin() }
      open weak var webView: WKWebView? { nil }
    }

    @MainActor open class WKUserContentController: NSObject {
      open func addUserScript(_ userScript: WKUserScript) {}
      open func removeAllUserScripts() {}
      open func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
      open func removeScriptMessageHandler(forName name: String) {}
    }

    @MainActor open class WKWebViewConfiguration: NSObject {
      open var preferences = WKPreferences()
      open var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
      open var processPool = WKProcessPool()
      open var userContentController = WKUserContentController()
      open var allowsInlineMediaPlayback = false
      open var websiteDataStore: WKWebsiteDataStore {
        get { .default() }
        set {}
      }
      open var applicationNameForUserAgent: String?
      open var suppressesIncrementalRendering = false
      open var dataDetectorTypes: [Int] = []
    }

    public enum WKNavigationType: Int { case linkActivated, formSubmitted, backForward, reload, formResubmitted, other = -1 }
    public enum WKNavigationActionPolicy: Int { case cancel, allow }

    @MainActor open class WKNavigationAction: NSObject {
      open var navigationType: WKNavigationType { .other }
      open var targetFrame: WKFrameInfo? { nil }
    }

    @MainActor public protocol WKUIDelegate: NSObjectProtocol {
      func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView?
    }
    extension WKUIDelegate {
      public func webView(
        _ webView: WKWebView, createWebViewWith configuration: WKWebViewConfiguration,
        for navigationAction: WKNavigationAction, windowFeatures: WKWindowFeatures
      ) -> WKWebView? { nil }
    }

    @MainActor public protocol WKNavigationDelegate: NSObjectProtocol {
      func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
      func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
      func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void)
    }

    extension WKNavigationDelegate {
      public func webView(
        _ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!
      ) {}
      public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
      public func webView(
        _ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error
      ) {}
      public func webView(
        _ webView: WKWebView, decidePolicyFor navigationAction: WKNavigationAction,
        decisionHandler: @escaping (WKNavigationActionPolicy) -> Void
      ) { decisionHandler(.allow) }
    }

    open class WKWebView: UIView {
      public let configuration: WKWebViewConfiguration
      public let scrollView = UIScrollView()
      open weak var navigationDelegate: (any WKNavigationDelegate)?
      open weak var uiDelegate: (any WKUIDelegate)?
      open private(set) var url: URL?
      open var title: String? { nil }
      open var isLoading: Bool { false }
      open var estimatedProgress: Double { 0 }
      open var canGoBack: Bool { false }
      open var canGoForward: Bool { false }
      open var allowsBackForwardNavigationGestures = false
      open var allowsLinkPreview = true
      open var customUserAgent: String?
      open var isInspectable = false
      open var backForwardList: WKBackForwardList { WKBackForwardList() }

      public init(frame: CGRect, configuration: WKWebViewConfiguration) {
        self.configuration = configuration
        super.init(frame: frame)
        scrollView.frame = bounds
        scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(scrollView)
      }

      public override convenience init(frame: CGRect) {
        self.init(frame: frame, configuration: WKWebViewConfiguration())
      }

      public required init?(coder: NSCoder) {
        configuration = WKWebViewConfiguration()
        super.init(coder: coder)
        addSubview(scrollView)
      }

      @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        nil
      }
      @discardableResult open func loadFileURL(
        _ URL: URL, allowingReadAccessTo readAccessURL: URL
      ) -> WKNavigation? { nil }
      @discardableResult open func reload() -> WKNavigation? { nil }
      @discardableResult open func goBack() -> WKNavigation? { nil }
      @discardableResult open func goForward() -> WKNavigation? { nil }
      open func stopLoading() {}
      open func evaluateJavaScript(
        _ javaScriptString: String, completionHandler: ((Any?, (any Error)?) -> Void)? = nil
      ) { completionHandler?(nil, nil) }
    }

    extension WKWebView {
      @discardableResult public func load(_ request: URLRequest) -> WKNavigation? { nil }
    }

    extension WKNavigationAction {
      public var request: URLRequest { URLRequest(url: URL(fileURLWithPath: "/")) }
    }

    """
}
