import DeclarativeUI

extension Nearness {
  /// What is known of the order in which views are told of their life.
  ///
  /// Read: a log of SwiftUI on macOS 27, published with the program that made it (mburger89/MetalUI,
  /// docs/probes/swiftui-lifecycle.swift), a log on iOS (android.benigumo.com, 2024-03-28), and what programs on iOS that
  /// depend on it say beside their code.
  static let life: [Nearness] = among + acrossScreens + heard

  /// What VoiceOver is told, as the pictures of AccessibilitySnapshot have it.
  private static let heard: [Nearness] = [
    Nearness("accessibilityActions", "the last one of the code is offered first", .measured),
    Nearness("accessibilityElement", "combine: labels joined by commas, values and hints beside them", .measured),
    Nearness("accessibilityElement", "combine: without the own name of a symbol beside other labels", .measured),
    Nearness("accessibilityElement", "own names of symbols in the labels of controls", .unknown),
    Nearness("Section", "header in a list: a heading on iOS; here it is a text", .measured),
    Nearness("List", "elements are as large as their rows on iOS; here as what is in them", .measured),
    Nearness(
      "TextField", "on iOS its kind and how it is edited are said, and no prompt beside what is in it; not so here",
      .measured),
    Nearness("accessibilityAction", "several modifiers of one view: in the order of the code", .unknown),
  ]

  private static let among: [Nearness] = [
    Nearness("SwiftUISnapshotLayout", "fixed, a height of 0: what the view takes when it is offered that", .measured),
    Nearness("SwiftUISnapshotLayout", "fixed, a width of 0, and both: as a height of 0, and the ideal size", .guessed),
    Nearness(
      "SwiftUISnapshotLayout", "sizeThatFits, a simulator named: what it takes when it is offered nothing", .measured,
      in: .iOS26),
    Nearness(
      "SwiftUISnapshotLayout",
      "sizeThatFits, a simulator named: asked before the view appears, which stands in its middle", .measured,
      in: .iOS26),
    Nearness("SwiftUISnapshotLayout", "sizeThatFits: the ideal size, unlike there, where none is named", .known),
    Nearness("ScrollView", "of two axes: contents that are smaller lie in its middle", .measured, in: .iOS18),
    Nearness("ScrollView", "of two axes: contents that are smaller lie in its middle", .guessed, in: .iOS26),
    Nearness("ScrollView", "of two axes: where contents begin that are larger", .unknown),
    Nearness("HStack", "views that are equally flexible are served in their order", .measured, in: .iOS18),
    Nearness("ScaledMetric", "to whole pixels: 1 is 2.67 at accessibility4", .measured, in: .iOS18),
    Nearness("opacity", "in a picture of layers: of each view by itself, which is not drawn", .measured, in: .iOS26),
    Nearness("saturation", "in a picture of layers: no effect, which is not drawn", .measured, in: .iOS18),
    Nearness(
      "Text", "offered neither width nor height: takes none; offered 256 by 0: one line", .measured, in: .iOS26),
    Nearness(
      "Animation", "repeatForever that onAppear begins: stands at its beginning", .measured, in: .iOS26),
    Nearness(
      "MKDistanceFormatter", "without a unitStyle: 400 feet, in whole words; a part of a mile has one digit", .measured,
      in: .iOS26),
    Nearness("UIViewController", "without a size of its own: as large as the device's screen", .measured),
    Nearness("UISwitch", "among views: as large as it is, and no larger", .measured, in: .iOS26),
    Nearness("UISwitch", "among views: as large as it is, and no larger", .guessed, in: .iOS18),
    Nearness("UITextView", "without a letter: as high as one line in its font", .measured, in: .iOS26),
    Nearness("UITextView", "without a letter: as high as one line in its font", .guessed, in: .iOS18),
    Nearness("UIControl", "in disabled views: is disabled", .measured, in: .iOS18),
    Nearness("UIControl", "in disabled views: is disabled", .guessed, in: .iOS26),
    Nearness("CALayer", "one shadow of all that is in it, below all", .measured, in: .iOS18),
    Nearness("CALayer", "one shadow of all that is in it, below all", .guessed, in: .iOS26),
    Nearness("CALayer", "radius of its shadow: that of a view's", .guessed),
    Nearness(
      "UIViewController", "viewWillAppear and its kind: each twice in a picture, as swift-snapshot-testing", .read),
    Nearness(
      "UIViewController", "layout once, after all has appeared; a child's calls after those around it", .guessed),
    Nearness(
      "ViewImageConfig", "recorded by an iPhone 16 Pro: 54 above for 20 and 47, none on phones on their sides",
      .measured,
      in: .iOS18),
    Nearness("ViewImageConfig", "recorded by another iPhone with an island: the same", .measured, in: .iOS26),
    Nearness("UIScreen.main", "bounds, a simulator named: that simulator's, whichever screen is shown", .known),
    Nearness("ViewImageConfig", "without a size: as large as in the simulator's pixels", .measured, in: .iOS18),
    Nearness("ViewImageConfig", "without a size: as large as in the simulator's pixels", .guessed, in: .iOS26),
    Nearness("ViewImageConfig", "pixels that the view covers in part: the last row, drawn as empty or whole", .unknown),
    Nearness(
      "ViewImageConfig", "in the key window: the simulator's 59 or 62 above, and at the bottom what it reaches of 34",
      .measured, in: .iOS26),
    Nearness("ViewImageConfig", "in the key window, of phones without an island, on their sides: the same", .guessed),
    Nearness(
      "toolbar", "bottomBar in a hosting controller without a stack: iOS draws it, here it is not drawn", .measured,
      in: .iOS26),
    Nearness(
      "ViewImageConfig", "recorded by an iPhone without an island: 20 and 47 above stay", .measured),
    Nearness("ViewImageConfig", "texts of tablets are large, those of phones medium", .measured, in: .iOS18),
    Nearness(
      "ViewImageConfig", "iPadPro13: the safe area begins at 32, with bars and all below; 24 is drawn",
      .measured, in: .iOS26),
    Nearness("onAppear", "the inside before what is around it, the last of several views first", .read),
    Nearness("onAppear", "of a branch that goes the same way; of several branches in the order of the code", .read),
    Nearness("onAppear", "calls of one view from the inside, onChange(initial:) among them", .read),
    Nearness("onAppear", "what is new before what is gone; identity transitions the other way", .read),
    Nearness("onAppear", "of a hidden, clear or clipped view, too", .read),
    Nearness("onAppear", "of rows in sight from above: SwiftUI's order differs from run to run", .read),
    Nearness("onAppear", "around views of which none is there: not called by SwiftUI, called here", .read),
    Nearness("onChange", "from the inside and the last first, before anything appears", .read),
    Nearness("onChange", "whether before what goes at once by an identity transition", .unknown),
    Nearness("task", "begins after all has appeared, from the inside", .read),
  ]

  private static let acrossScreens: [Nearness] = [
    Nearness("NavigationStack", "push and pop: a screen appears, then the other one disappears", .read),
    Nearness("NavigationStack", "screens between those that a path leads past are told nothing", .unknown),
    Nearness("TabView", "a screen is made when its tab is chosen first, appears, and then the other disappears", .read),
    Nearness("TabView", "before iOS 18 all screens are made at once, which is not done here", .read),
    Nearness("sheet", "the screen behind is told nothing; onDisappear before onDismiss", .read),
    Nearness("fullScreenCover", "the screen that presents disappears, and appears again", .read),
    Nearness("fullScreenCover", "order: the cover appears first, and disappears last, then onDismiss", .guessed),
    Nearness("fullScreenCover", "on a sheet: the screen behind the sheet is told nothing", .unknown),
  ]
}
