import DeclarativeUI
import Drawings
import Foundation
import PixelImages
import LaidOutViews
import Testing

// Names that views of iOS 13 to 15 have, and those of UIKit that come along with SwiftUI.

/// A type with the name of one of SwiftUI's.
private struct Text: SwiftUI.View {
  let words: String

  var body: some SwiftUI.View { SwiftUI.Text(words).foregroundColor(SwiftUI.Color.red) }
}

// What Xcode writes for an asset catalogue.
extension ImageResource {
  fileprivate static let sample = ImageResource(name: "sample", bundle: .main)
}
extension ColorResource {
  fileprivate static let sample = ColorResource(name: "sample", bundle: .main)
}

private struct SizedByCategory: View {
  @Environment(\.sizeCategory) private var sizeCategory

  var body: some View {
    SwiftUI.Text(sizeCategory.isAccessibilityCategory ? "large" : sizeCategory < .large ? "small" : "\(sizeCategory)")
  }
}

@MainActor @Suite struct `An older name` {
  private func texts(_ view: some View) -> [String] { LaidOut(view).items.map(\.name) }

  @Test func `of the module tells its types from one's own`() {
    let laidOut = LaidOut(Text(words: "red"))
    #expect(laidOut.items.map(\.name) == ["red"])
    #expect(laidOut.colors == LaidOut(SwiftUI.Text("red").foregroundColor(.red)).colors)
  }

  @Test func `of the text size is the newer one's`() {
    #expect(texts(SizedByCategory()) == ["large"])
    #expect(texts(SizedByCategory().environment(\.sizeCategory, .small)) == ["small"])
    #expect(texts(SizedByCategory().dynamicTypeSize(.accessibility2)) == ["large"])
    #expect(texts(SizedByCategory().dynamicTypeSize(.xLarge)) == ["extraLarge"])
    var environment = EnvironmentValues()
    for (category, size) in zip(ContentSizeCategory.allCases, DynamicTypeSize.allCases) {
      environment.sizeCategory = category
      #expect(environment.dynamicTypeSize == size)
      #expect(environment.sizeCategory == category)
      #expect(ContentSizeCategory(UIContentSizeCategory(size)) == category)
      #expect(DynamicTypeSize(UIContentSizeCategory(size)) == size)
    }
    #expect(ContentSizeCategory(.unspecified) == nil)
    #expect(DynamicTypeSize(UIContentSizeCategory.unspecified) == nil)
  }

  @Test func `of an appearance is the environment's`() {
    #expect(LaidOut(Color.primary.colorScheme(.dark)).colors == [.white])
  }

  @Test func `of a font is UIKit's`() {
    func font(_ font: Font) -> String { LaidOut(SwiftUI.Text("a").font(font)).layout.drawing.description }
    #expect(font(Font(UIFont.systemFont(ofSize: 20))) == font(.system(size: 20)))
    #expect(font(Font(UIFont.systemFont(ofSize: 20, weight: .heavy))) == font(.system(size: 20, weight: .heavy)))
    #expect(font(Font(UIFont.boldSystemFont(ofSize: 9))) == font(.system(size: 9, weight: .bold)))
    #expect(font(Font(UIFont.preferredFont(forTextStyle: .headline))) == font(.system(size: 17, weight: .semibold)))
    #expect(UIFont.preferredFont(forTextStyle: .title1).lineHeight == 34)
    #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 17)
    let traits = UITraitCollection(preferredContentSizeCategory: .accessibilityExtraExtraExtraLarge)
    #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: traits).pointSize == 53)
    #expect(UIFont.systemFont(ofSize: 17).withSize(12) == .systemFont(ofSize: 12))
    #expect(UIFont.monospacedDigitSystemFont(ofSize: 8, weight: .bold).pointSize == 8)
    #expect(abs(UIFont.systemFont(ofSize: 20).lineHeight - 23.87) < 0.01)
  }

  @Test func `of a colour is Core Graphics'`() {
    let color = CGColor(red: 1, green: 0.5, blue: 0, alpha: 0.25)
    #expect(color.components == [1, 0.5, 0, 0.25])
    #expect(color.alpha == 0.25 && color.numberOfComponents == 4)
    #expect(UIColor(cgColor: color).cgColor == color)
    #expect(LaidOut(Color(cgColor: color)).colors == LaidOut(Color(red: 1, green: 0.5, blue: 0, opacity: 0.25)).colors)
    #expect(Color.white.cgColor == CGColor(gray: 1, alpha: 1))
    #expect(UIColor(Color(red: 0, green: 0.2, blue: 0)).cgColor == CGColor(srgbRed: 0, green: 0.2, blue: 0, alpha: 1))
  }

  @Test func `of a colour in the source is its amounts`() {
    let color = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1) == color)
    #expect(LaidOut(Color(#colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1))).colors == LaidOut(Color(color)).colors)
  }

  @Test func `of an asset may be a constant`() {
    let picture = LaidOut(Image(.sample)).layout.problems
    #expect(picture.count == 1)
    #expect(picture == LaidOut(Image("sample", bundle: .main)).layout.problems)
    let words: String = "a"
    let ofName = LaidOut(Label("a", image: "sample")).layout.problems
    #expect(ofName.count == 1)
    #expect(LaidOut(Label("a", image: .sample)).layout.problems == ofName)
    #expect(LaidOut(Label(words, image: .sample)).layout.problems == ofName)
    #expect(LaidOut(Button("a", image: .sample) {}).layout.problems == ofName)
    #expect(LaidOut(Button(words, image: .sample, role: .cancel) {}).layout.problems == ofName)
    let color = LaidOut(Color(.sample)).layout.problems
    #expect(color.count == 1)
    #expect(color == LaidOut(Color("sample", bundle: .main)).layout.problems)
    #expect(UIColor(resource: .sample) == UIColor(Color(.sample)))
  }

  @Test func `sets looks of UIKit`() {
    TestAppearance.$current.withValue(UIKitAppearances()) {
      UITableView.appearance().separatorStyle = .none
      UITableView.appearance().backgroundColor = .clear
      UIScrollView.appearance().bounces = false
      UITextView.appearance().backgroundColor = .clear
      UITableViewCell.appearance().selectionStyle = .none
      UINavigationBar.appearance().largeTitleTextAttributes = [
        .foregroundColor: UIColor.white, .font: UIFont.systemFont(ofSize: 3),
      ]
      UINavigationBar.appearance().setBackgroundImage(UIImage(), for: .default)
      UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
      UIPageControl.appearance().currentPageIndicatorTintColor = .black
      UISwitch.appearance().onTintColor = .green
      UITextField.appearance().clearButtonMode = .whileEditing
      let look = UINavigationBarAppearance()
      look.configureWithTransparentBackground()
      look.titleTextAttributes = [.foregroundColor: UIColor.white]
      UINavigationBar.appearance().standardAppearance = look
      let tabs = UITabBarAppearance()
      tabs.configureWithOpaqueBackground()
      UITabBar.appearance().scrollEdgeAppearance = tabs
      #expect(UITableView.appearance().backgroundColor == .clear)
    }
  }

  @Test func `of the pasteboard and the keyboard compiles`() {
    UIPasteboard.general.string = "copied"
    #expect(UIPasteboard.general.hasStrings)
    UIPasteboard.general.string = nil
    #expect(UIPasteboard.general.hasURLs == false && UIPasteboard.general.hasImages == false)
    #expect(UIResponder.keyboardWillShowNotification != UIResponder.keyboardWillHideNotification)
    #expect(!ProcessInfo.processInfo.isiOSAppOnMac && !ProcessInfo.processInfo.isMacCatalystApp)
  }

  @Test func `of what a sheet does where there is little room compiles, and a popover is drawn`() {
    let sheet = SwiftUI.Text("behind").sheet(isPresented: .constant(true)) {
      SwiftUI.Text("sheet").presentationCompactAdaptation(.fullScreenCover).presentationContentInteraction(.scrolls)
        .presentationSizing(.form)
    }
    #expect(LaidOut(sheet).layout.problems.isEmpty)
    let popover = SwiftUI.Text("behind").popover(isPresented: .constant(true)) {
      SwiftUI.Text("popover").presentationCompactAdaptation(horizontal: .popover, vertical: .sheet)
    }
    #expect(LaidOut(popover).layout.problems.isEmpty)
  }
}

@Suite struct `A formatter that Foundation has on Apple's systems` {
  @Test func `says how far a date is away`() {
    let formatter = RelativeDateTimeFormatter()
    let now = Date(timeIntervalSince1970: 1_000_000)
    #expect(formatter.localizedString(for: now.addingTimeInterval(-90_000), relativeTo: now) == "1 day ago")
    #expect(formatter.localizedString(fromTimeInterval: 7200) == "in 2 hours")
    formatter.dateTimeStyle = .named
    #expect(formatter.localizedString(for: now.addingTimeInterval(-90_000), relativeTo: now) == "yesterday")
    formatter.unitsStyle = .abbreviated
    #expect(formatter.localizedString(fromTimeInterval: 120) == "in 2m")
    formatter.unitsStyle = .short
    #expect(formatter.localizedString(fromTimeInterval: 120) == "in 2 min.")
    formatter.unitsStyle = .spellOut
    #expect(formatter.localizedString(fromTimeInterval: -120) == "two minutes ago")
    formatter.unitsStyle = .full
    formatter.locale = Locale(identifier: "de")
    #expect(formatter.localizedString(fromTimeInterval: -120) == "vor 2 Minuten")
  }

  @Test func `says how far a date is away at the beginning of a sentence`() {
    let formatter = RelativeDateTimeFormatter()
    formatter.dateTimeStyle = .named
    formatter.formattingContext = .middleOfSentence
    #expect(formatter.localizedString(fromTimeInterval: -90_000) == "yesterday")
    formatter.formattingContext = .beginningOfSentence
    #expect(formatter.localizedString(fromTimeInterval: -90_000) == "Yesterday")
  }

  @Test func `writes the weeks of an amount, and nothing of months, years and what no length of time has`() {
    let formatter = DateComponentsFormatter()
    #expect(formatter.string(from: DateComponents(day: 1, hour: 1, weekOfMonth: 1)) == "8:01:00:00")
    #expect(formatter.string(from: DateComponents(month: 1, day: 1)) == nil)
    #expect(formatter.string(from: DateComponents(year: 1)) == nil)
    #expect(formatter.string(from: DateComponents(year: 0, month: 0, second: 5)) == "0:05")
    #expect(formatter.string(from: DateComponents(day: .max / 2)) == nil)
    formatter.allowedUnits = [.month]
    #expect(formatter.string(from: 65) == nil)
  }

  @Test(
    arguments: [
      ([], "0:01:05"), (.dropTrailing, "0:01:05"), (.dropLeading, "1:05"), (.default, "1:05"), (.pad, "00:01:05"),
    ] as [(DateComponentsFormatter.ZeroFormattingBehavior, String)])
  func `leaves out the first units of a clock where it is asked to`(
    behavior: DateComponentsFormatter.ZeroFormattingBehavior, clock: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute, .second]
    formatter.zeroFormattingBehavior = behavior
    #expect(formatter.string(from: 65) == clock)
  }

  @Test(
    arguments: [
      ([], "0d 1h 0m 5s", "0d 0h 1m 0s", "0d 0h 0m 0s"), (.default, "1h 5s", "1m", "0s"),
      (.dropLeading, "1h 0m 5s", "1m 0s", "0s"), (.dropMiddle, "0d 1h 5s", "0d 0h 1m 0s", "0d 0h 0m 0s"),
      (.dropTrailing, "0d 1h 0m 5s", "0d 0h 1m", "0d 0h 0m 0s"), (.dropAll, "1h 5s", "1m", "0s"),
    ] as [(DateComponentsFormatter.ZeroFormattingBehavior, String, String, String)])
  func `leaves out words for units of which there are none where it is asked to`(
    behavior: DateComponentsFormatter.ZeroFormattingBehavior, gap: String, minute: String, nothing: String
  ) {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .abbreviated
    formatter.zeroFormattingBehavior = behavior
    #expect([3605, 60, 0].map { formatter.string(from: $0) } == [gap, minute, nothing])
  }

  @Test func `writes a length of time as a clock`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.minute, .second]
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: 5) == "0:05")
    formatter.zeroFormattingBehavior = .pad
    #expect(formatter.string(from: 65) == "01:05")
    formatter.allowedUnits = [.hour, .minute, .second]
    #expect(formatter.string(from: 3725.9) == "01:02:05")
    formatter.zeroFormattingBehavior = .default
    #expect(formatter.string(from: 65) == "1:05")
    #expect(formatter.string(from: -3725) == "-1:02:05")
    #expect(formatter.string(from: DateComponents(hour: 2, minute: 3)) == "2:03:00")
    #expect(formatter.string(from: .nan) == nil)
  }

  @Test func `writes a length of time in words`() {
    let formatter = DateComponentsFormatter()
    formatter.allowedUnits = [.hour, .minute]
    formatter.unitsStyle = .abbreviated
    #expect(formatter.string(from: 3900) == "1h 5m")
    formatter.unitsStyle = .short
    #expect(formatter.string(from: 3900) == "1 hr, 5 min")
    formatter.unitsStyle = .brief
    #expect(formatter.string(from: 3900) == "1hr 5min")
    formatter.unitsStyle = .full
    #expect(formatter.string(from: 3900) == "1 hour, 5 minutes")
    #expect(formatter.string(from: 0) == "0 minutes")
    formatter.maximumUnitCount = 1
    let start = Date(timeIntervalSince1970: 0)
    #expect(formatter.string(from: start, to: start.addingTimeInterval(3900)) == "1 hour")
  }
}
