import DeclarativeUI
import Foundation
import FoundationNetworking
import LaidOutViews
import Testing
import UIKitStandIn
import WebKitStandIn

/// A view of UIKit as apps have it.
private struct Page: UIViewRepresentable {
  final class Coordinator: NSObject, WKNavigationDelegate {
    let page: Page
    init(_ page: Page) { self.page = page }
    func webView(_ webView: WKWebView, didFinish navigation: WKNavigation!) {}
  }

  let address: URL
  @Binding var count: Int

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  func makeUIView(context: Context) -> WKWebView {
    let view = WKWebView(frame: .zero, configuration: WKWebViewConfiguration())
    view.navigationDelegate = context.coordinator
    view.scrollView.isScrollEnabled = false
    return view
  }

  func updateUIView(_ view: WKWebView, context: Context) {
    if view.url != address { view.load(URLRequest(url: address)) }
  }
}

/// A label whose priorities a test chooses.
private struct Words: UIViewRepresentable {
  var hugging = UILayoutPriority.defaultLow
  var resistance = UILayoutPriority.defaultHigh

  func makeUIView(context: UIViewRepresentableContext<Words>) -> some UIView {
    let view = Fixed()
    view.backgroundColor = .red
    view.setContentHuggingPriority(hugging, for: .horizontal)
    view.setContentHuggingPriority(hugging, for: .vertical)
    view.setContentCompressionResistancePriority(resistance, for: .horizontal)
    return view
  }

  func updateUIView(_ uiView: UIViewType, context: Context) {}

  final class Fixed: UIView {
    override var intrinsicContentSize: CGSize { CGSize(width: 60, height: 30) }
  }
}

private struct Switch: UIViewRepresentable {
  func makeUIView(context: Context) -> UISwitch { UISwitch() }
  func updateUIView(_ uiView: UISwitch, context: Context) {}
}

private struct Pressed: UIViewRepresentable {
  let control: UISwitch
  func makeUIView(context: Context) -> UISwitch { control }
  func updateUIView(_ uiView: UISwitch, context: Context) {}
}

private struct Counted: UIViewRepresentable {
  final class Log {
    var words: [String] = []
  }

  let log: Log
  let title: String
  @Environment(\.layoutDirection) private var direction

  func makeUIView(context: Context) -> UILabel {
    log.words.append("make \(context.environment.colorScheme) \(direction)")
    let label = UILabel()
    label.backgroundColor = .red
    return label
  }

  func updateUIView(_ label: UILabel, context: Context) {
    label.text = title
    log.words.append("update \(title)")
  }

  func sizeThatFits(_ proposal: ProposedViewSize, uiView: UILabel, context: Context) -> CGSize? {
    uiView.text == "b" ? CGSize(width: 10, height: 20) : nil
  }

  static func dismantleUIView(_ uiView: UILabel, coordinator: ()) {}
}

private struct Camera: UIViewControllerRepresentable {
  @Environment(\.dismiss) private var dismiss

  func makeUIViewController(context: Context) -> UIImagePickerController {
    let picker = UIImagePickerController()
    picker.delegate = context.coordinator
    picker.sourceType = UIImagePickerController.isSourceTypeAvailable(.camera) ? .camera : .photoLibrary
    return picker
  }

  func updateUIViewController(_ picker: UIImagePickerController, context: Context) {}

  func makeCoordinator() -> Coordinator { Coordinator(self) }

  final class Coordinator: NSObject, UINavigationControllerDelegate, UIImagePickerControllerDelegate {
    private let parent: Camera
    init(_ parent: Camera) { self.parent = parent }
    func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { parent.dismiss() }
  }
}

private struct Screen: View {
  @State private var count = 0
  let address = URL(filePath: "/a")

  var body: some View {
    VStack(spacing: 0) {
      Box(20, 20)
      Page(address: address, count: $count)
    }
  }
}

@MainActor @Suite struct `A view of UIKit among views` {
  /// The extents of the surface.
  private func size(_ view: some View, in size: CGSize = CGSize(width: 100, height: 100)) -> CGSize? {
    LaidOut(view, in: size).frames.first?.size
  }

  @Test func `is a labelled surface of the size that is offered, and reported`() {
    let laidOut = LaidOut(Screen(), in: CGSize(width: 100, height: 100))
    #expect(laidOut.frames[1] == rect(0, 20, 100, 80))
    #expect(laidOut.frames("Page").count == 1)
    #expect(
      laidOut.layout.problems == [
        "Page is a UIViewRepresentable and cannot be drawn: a labelled surface stands in for it. Say what is to be drawn: "
          + ".standIn(for: Page.self) { … } on a view around it, or as a trait of the test or its suite"
      ])
  }

  @Test func `has no label where that does not fit`() {
    let small = LaidOut(Camera().frame(width: 20, height: 12))
    #expect(small.frames("Camera").isEmpty && small.frames.first?.size == CGSize(width: 20, height: 12))
  }

  @Test(arguments: [
    (UILayoutPriority.defaultLow, UILayoutPriority.defaultHigh, CGFloat(100), CGFloat(100)),
    (.defaultHigh, .defaultHigh, 100, 60), (.required, .required, 40, 60), (.required, .defaultLow, 40, 40),
    (.defaultLow, .defaultHigh, 40, 60),
  ])
  func `grows and shrinks by its priorities`(
    hugging: UILayoutPriority, resistance: UILayoutPriority, offered: CGFloat, expected: CGFloat
  ) {
    let view = Words(hugging: hugging, resistance: resistance)
    #expect(size(view, in: CGSize(width: offered, height: 100))?.width == expected)
    #expect(size(view.fixedSize()) == CGSize(width: 60, height: 30))
  }

  @Test func `is no larger than a switch is, beside which all is free`() {
    let room = CGSize(width: 200, height: 50)
    let row = LaidOut(
      HStack(spacing: 8) {
        ElasticBox(width: 0...300); Switch()
      }, in: room)
    let size = ViewHost(Toggle("", isOn: .constant(true)).labelsHidden()).idealSize
    #expect(row.frames.first?.width == 192 - size.width)
  }

  @Test func `is disabled in disabled views, and enabled again with them`() {
    let control = UISwitch()
    let living = LivingView(Pressed(control: control).disabled(true))
    let screen = HostedScreen(.fixed(CGSize(width: 100, height: 50)), hasBackground: false)
    _ = living.layout(on: screen)
    #expect(!control.isEnabled)
    living.rootView = Pressed(control: control).disabled(false)
    _ = living.layout(on: screen)
    #expect(control.isEnabled)
  }

  @Test func `is made once, brought up to date and asked for its size`() {
    let log = Counted.Log()
    let living = LivingView(Counted(log: log, title: "a"))
    let screen = HostedScreen(.fixed(CGSize(width: 50, height: 50)), hasBackground: false)
    _ = living.layout(on: screen)
    #expect(log.words == ["make light leftToRight", "update a"])
    living.rootView = Counted(log: log, title: "b")
    let layout = living.layout(on: screen)
    #expect(log.words == ["make light leftToRight", "update a", "update b"])
    #expect(LaidOut(layout).frames.first?.size == CGSize(width: 10, height: 20))
  }

  @Test func `of a screen takes all that is offered`() {
    let laidOut = LaidOut(Camera())
    #expect(laidOut.frames.first == rect(0, 0, 100, 100))
    #expect(laidOut.layout.problems.first?.hasPrefix("Camera is a UIViewControllerRepresentable and") == true)
  }
}
