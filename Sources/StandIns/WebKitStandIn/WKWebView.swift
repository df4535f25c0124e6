// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
public import FoundationNetworking

/// A web page of UIKit that loads nothing.
open class WKWebView: UIView {
  public let configuration: WKWebViewConfiguration
  public weak var navigationDelegate: (any WKNavigationDelegate)?
  public weak var uiDelegate: (any WKUIDelegate)?
  public let scrollView = UIScrollView()
  public private(set) var url: URL?
  public var title: String? { nil }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }
  public var canGoBack: Bool { false }
  public var canGoForward: Bool { false }
  public var customUserAgent: String?
  public var allowsBackForwardNavigationGestures = false
  public var allowsLinkPreview = true
  public var isInspectable = false
  public var underPageBackgroundColor: UIColor!

  public init(frame: CGRect, configuration: WKWebViewConfiguration) {
    self.configuration = configuration
    super.init(frame: frame)
  }
  public override init(frame: CGRect) {
    configuration = WKWebViewConfiguration()
    super.init(frame: frame)
  }
  public required init?(coder: NSCoder) {
    configuration = WKWebViewConfiguration()
    super.init(coder: coder)
  }

  @discardableResult open func load(_ request: URLRequest) -> WKNavigation? {
    url = request.url
    return nil
  }
  @discardableResult open func load(
    _ data: Data, mimeType MIMEType: String, characterEncodingName: String, baseURL: URL
  ) -> WKNavigation? {
    url = baseURL
    return nil
  }
  @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
    url = baseURL
    return nil
  }
  @discardableResult open func loadFileURL(_ URL: URL, allowingReadAccessTo readAccessURL: URL) -> WKNavigation? {
    url = URL
    return nil
  }
  @discardableResult open func reload() -> WKNavigation? { nil }
  @discardableResult open func goBack() -> WKNavigation? { nil }
  @discardableResult open func goForward() -> WKNavigation? { nil }
  open func stopLoading() {}
  open func evaluateJavaScript(
    _ javaScriptString: String, completionHandler: (@MainActor (Any?, (any Error)?) -> Void)? = nil
  ) {
    completionHandler?(nil, nil)
  }
}

open class WKWebViewConfiguration: NSObject, @unchecked Sendable {
  public var userContentController = WKUserContentController()
  public var preferences = WKPreferences()
  public var defaultWebpagePreferences: WKWebpagePreferences! = WKWebpagePreferences()
  public var websiteDataStore = WKWebsiteDataStore.default()
  public var processPool = WKProcessPool()
  public var allowsInlineMediaPlayback = false
  public var allowsPictureInPictureMediaPlayback = true
  public var mediaTypesRequiringUserActionForPlayback: WKAudiovisualMediaTypes = []
  public var applicationNameForUserAgent: String?
  public var suppressesIncrementalRendering = false
  public override init() { super.init() }
}
public struct WKAudiovisualMediaTypes: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let audio = WKAudiovisualMediaTypes(rawValue: 1)
  public static let video = WKAudiovisualMediaTypes(rawValue: 2)
  public static let all: WKAudiovisualMediaTypes = [.audio, .video]
}
open class WKProcessPool: NSObject, @unchecked Sendable { public override init() { super.init() } }
open class WKPreferences: NSObject, @unchecked Sendable {
  public var javaScriptEnabled = true
  public var javaScriptCanOpenWindowsAutomatically = false
  public override init() { super.init() }
}
open class WKWebpagePreferences: NSObject, @unchecked Sendable {
  public enum ContentMode: Int, Hashable, Sendable { case recommended, mobile, desktop }
  public var allowsContentJavaScript = true
  public var preferredContentMode = ContentMode.recommended
  public override init() { super.init() }
}
open class WKWebsiteDataStore: NSObject, @unchecked Sendable {
  public class func `default`() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public class func nonPersistent() -> WKWebsiteDataStore { WKWebsiteDataStore() }
  public class func allWebsiteDataTypes() -> Set<String> { [] }
}
open class WKUserContentController: NSObject, @unchecked Sendable {
  public private(set) var userScripts: [WKUserScript] = []
  public override init() { super.init() }
  public func addUserScript(_ userScript: WKUserScript) { userScripts.append(userScript) }
  public func removeAllUserScripts() { userScripts = [] }
  public func add(_ scriptMessageHandler: any WKScriptMessageHandler, name: String) {}
  public func removeScriptMessageHandler(forName name: String) {}
}
public enum WKUserScriptInjectionTime: Int, Hashable, Sendable { case atDocumentStart, atDocumentEnd }
open class WKUserScript: NSObject, @unchecked Sendable {
  public let source: String
  public init(source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool) { self.source = source }
}
open class WKScriptMessage: NSObject {
  public var body: Any { "" }
  public var name: String { "" }
}
@MainActor @preconcurrency
public protocol WKScriptMessageHandler: AnyObject {
  func userContentController(_ userContentController: WKUserContentController, didReceive message: WKScriptMessage)
}
open class WKNavigation: NSObject {}
public enum WKNavigationType: Int, Hashable, Sendable {
  case linkActivated, formSubmitted, backForward, reload, formResubmitted
  case other = -1
}
open class WKNavigationAction: NSObject {
  public var request: URLRequest { URLRequest(url: URL(filePath: "/")) }
  public var navigationType: WKNavigationType { .other }
  public var targetFrame: WKFrameInfo? { nil }
}
open class WKFrameInfo: NSObject { public var isMainFrame: Bool { true } }
open class WKWindowFeatures: NSObject {}
open class WKNavigationResponse: NSObject { public var response: URLResponse? { nil } }
public enum WKNavigationActionPolicy: Int, Hashable, Sendable { case cancel, allow, download }
public enum WKNavigationResponsePolicy: Int, Hashable, Sendable { case cancel, allow, download }

@MainActor @preconcurrency
public protocol WKNavigationDelegate: AnyObject {
  func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!)
  func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error)
}
extension WKNavigationDelegate {
  public func webView(_ webView: WKWebView, didStartProvisionalNavigation navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didCommit navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  public func webView(_ webView: WKWebView, didFail navigation: WKNavigation!, withError error: any Error) {}
}
@MainActor @preconcurrency
public protocol WKUIDelegate: AnyObject {}
