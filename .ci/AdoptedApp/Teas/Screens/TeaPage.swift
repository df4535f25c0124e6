import SwiftUI
import WebKit

/// A view of UIKit among views: a surface stands in for it.
struct TeaPage: UIViewRepresentable {
  let address: URL

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView()
    view.navigationDelegate = context.coordinator
    view.addGestureRecognizer(
      UITapGestureRecognizer(target: context.coordinator, action: #selector(Coordinator.touched)))
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    view.load(URLRequest(url: address))
  }

  final class Coordinator: NSObject, WKNavigationDelegate {
    private let page: TeaPage

    init(_ page: TeaPage) { self.page = page }

    @objc func touched() {}

    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  }
}
