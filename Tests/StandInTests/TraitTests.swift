import DeclarativeUI
import Foundation
import LaidOutViews
import Testing
import UIKitStandIn

/// A view of UIKit among views.
private struct Shown: UIViewRepresentable {
  let area: UIView

  func makeUIView(context: Context) -> UIView { area }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// Leaves something free around its text.
private final class Badge: UILabel {
  override func drawText(in rect: CGRect) {
    super.drawText(in: rect.inset(by: UIEdgeInsets(top: 1, left: 20, bottom: 41, right: 3)))
  }
}

/// Chooses its font by the text size, as older code does.
private final class Heading: UIView {
  let words = UILabel()
  private(set) var told: [UIContentSizeCategory?] = []

  override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    told.append(previousTraitCollection?.preferredContentSizeCategory)
    words.font = .preferredFont(forTextStyle: .body, compatibleWith: traitCollection)
  }
}

@MainActor @Suite struct `Traits in views of UIKit` {
  private func laidOut(_ area: UIView, _ size: DynamicTypeSize = .large, _ scheme: ColorScheme = .light) -> LaidOut {
    LaidOut(Shown(area: area), in: CGSize(width: 300, height: 100)) {
      ($0.dynamicTypeSize, $0.colorScheme) = (size, scheme)
    }
  }

  @Test func `are told before it is drawn, and when they are others`() {
    let heading = Heading(frame: .zero)
    heading.words.text = "Words"
    heading.words.frame = CGRect(x: 0, y: 0, width: 300, height: 100)
    heading.addSubview(heading.words)
    #expect(heading.traitCollection.preferredContentSizeCategory == .large)
    #expect(heading.traitCollection.displayScale > 0)
    _ = laidOut(heading)
    _ = laidOut(heading)
    #expect(heading.told == [nil] && heading.words.font.pointSize == 17)
    _ = laidOut(heading, .xLarge)
    #expect(heading.told == [nil, .large] && heading.words.font.pointSize == 19)
    #expect(heading.words.traitCollection.preferredContentSizeCategory == .extraLarge)
    // What is its own stays as it is.
    heading.overrideUserInterfaceStyle = .dark
    _ = laidOut(heading, .xLarge)
    _ = laidOut(heading, .xLarge, .dark)
    #expect(heading.told == [nil, .large, .extraLarge] && heading.traitCollection.userInterfaceStyle == .dark)
  }

  @Test func `are told to who has registered for one of them`() {
    let view = UIView()
    var told = 0
    let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (_: UIView, old) in
      if old.userInterfaceStyle == .light { told += 1 }
    }
    _ = laidOut(view)
    _ = laidOut(view, .xLarge)
    #expect(told == 0)
    _ = laidOut(view, .xLarge, .dark)
    #expect(told == 1 && view.traitCollection.userInterfaceStyle == .dark)
    view.unregisterForTraitChanges(registration)
    _ = laidOut(view)
    _ = laidOut(view, .large, .dark)
    #expect(told == 1)
  }

  @Test func `make labels as large as the reader wants that follow it`() {
    func width(_ font: UIFont, follows: Bool, _ size: DynamicTypeSize) -> CGFloat {
      let label = UILabel()
      (label.text, label.font, label.adjustsFontForContentSizeCategory) = ("Words", font, follows)
      return laidOut(label, size).frame("Words")?.width ?? 0
    }
    let body = UIFont.preferredFont(forTextStyle: .body)
    #expect(width(body, follows: false, .accessibility3) == width(body, follows: true, .large))
    // 40 and 17 points: Apple's table.
    let large = width(body, follows: true, .accessibility3)
    #expect(abs(large / width(body, follows: true, .large) - 40 / 17) < 0.1)
    let scaled = UIFontMetrics(forTextStyle: .body).scaledFont(for: .systemFont(ofSize: 10))
    #expect(width(scaled, follows: true, .accessibility3) > 1.5 * width(scaled, follows: true, .large))
    let fixed = UIFont.systemFont(ofSize: 10)
    #expect(width(fixed, follows: true, .accessibility3) == width(fixed, follows: true, .large))
  }

  @Test func `have lines as far apart as their text style says`() {
    let label = UILabel()
    (label.text, label.numberOfLines) = ("One\nTwo", 0)
    label.font = .preferredFont(forTextStyle: .footnote)
    let styled = label.sizeThatFits(CGSize(width: 300, height: 0)).height
    label.font = .systemFont(ofSize: 13)
    // 18 points a line, and 15.5 of a font that is of no style; whole pixels of the height of a text may be half a point.
    #expect(abs(styled - label.sizeThatFits(CGSize(width: 300, height: 0)).height - 2.5) < 0.6)
  }

  @Test func `leave the text of a label where its class draws it`() {
    let badge = Badge()
    (badge.text, badge.frame) = ("Words", CGRect(x: 0, y: 0, width: 300, height: 100))
    let usual = UILabel()
    (usual.text, usual.frame) = ("Words", badge.frame)
    let outer = UIView()
    outer.addSubview(badge)
    outer.addSubview(usual)
    let frames = laidOut(outer).frames("Words")
    // 20 points farther right, and in the middle of 58 points from 1 on instead of 100.
    #expect(frames.count == 2 && frames[0].minX == frames[1].minX + 20 && frames[0].midY == frames[1].midY - 20)
  }
}
