// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI
public import FoundationNetworking

/// A web page: a labelled surface stands in for it.
public struct WebView: View {
  public init(url: URL?) {}
  public init(_ page: WebPage) {}

  /// A surface of the size that is offered.
  public var body: some View { StandInSurface(of: WebView.self, "a web page") }
}

/// A web page that loads nothing.
@MainActor @preconcurrency @Observable
public final class WebPage {
  public private(set) var url: URL?
  public var title: String { "" }
  public var isLoading: Bool { false }
  public var estimatedProgress: Double { 0 }

  public init() {}

  public func load(_ url: URL?) { self.url = url }
  public func load(_ request: URLRequest) { url = request.url }
  public func load(html: String, baseURL: URL) { url = baseURL }
  public func reload() {}
  public func stopLoading() {}
}
