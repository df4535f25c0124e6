import Foundation

/// A bar whose background programs set in UIKit's words.
@MainActor
protocol CustomizedBar {
  var customStandard: UIBarAppearance? { get }
  var customAtEdge: UIBarAppearance? { get }
  var customImage: UIImage? { get }
  /// The colour behind the background, which is always there.
  var customBehind: UIColor? { get }
  var barTintColor: UIColor? { get }
  var isTranslucent: Bool { get }
  var shadowImage: UIImage? { get }
}

extension CustomizedBar {
  /// The background where contents are below the bar; nil where nothing was said of it.
  var backgroundOverContents: UIKitBarBackground? {
    if let customStandard { return UIKitBarBackground(customStandard).over(customBehind) }
    return isCustomizedByOlderNames ? older.over(customBehind) : nil
  }

  /// The background where no contents are below the bar; nil where nothing was said of it.
  ///
  /// What is said of a bar in general has no background there, as since iOS 15, nor what is said by the older names.
  var backgroundAtEdge: UIKitBarBackground? {
    if let customAtEdge { return UIKitBarBackground(customAtEdge).over(customBehind) }
    return customBehind.map { UIKitBarBackground(behind: $0, hasMaterial: false, line: .none) }
  }

  private var isCustomizedByOlderNames: Bool {
    customBehind != nil || barTintColor != nil || !isTranslucent || customImage != nil || shadowImage != nil
  }

  /// A picture takes the place of the usual background, and then a line without pixels is none.
  private var older: UIKitBarBackground {
    UIKitBarBackground(
      hasMaterial: isTranslucent && customImage == nil && barTintColor == nil,
      color: barTintColor ?? (isTranslucent || customImage != nil ? nil : .systemBackground), image: customImage,
      line: customImage != nil && shadowImage?.hasPixels == false ? .none : .usual)
  }
}

/// The background of a bar in UIKit's words.
struct UIKitBarBackground {
  var behind: UIColor?
  var hasMaterial: Bool
  var color: UIColor?
  var image: UIImage?
  var line: UIBarAppearance.Line
}

extension UIKitBarBackground {
  @MainActor init(_ appearance: UIBarAppearance) {
    self.init(
      hasMaterial: appearance.hasMaterial, color: appearance.backgroundColor, image: appearance.backgroundImage,
      line: appearance.shadowImage?.hasPixels == false ? .none : appearance.line)
  }

  fileprivate func over(_ behind: UIColor?) -> UIKitBarBackground {
    var background = self
    background.behind = behind
    return background
  }
}

/// Draws such a background.
struct CustomBarBackground: View {
  let background: UIKitBarBackground
  /// Where the line is.
  let edge: VerticalEdge
  @Environment(\.pixelLength) private var pixel
  @Environment(\.colorScheme) private var scheme

  init(background: UIKitBarBackground, edge: VerticalEdge) {
    self.background = background
    self.edge = edge
  }

  var body: some View {
    ZStack {
      if let behind = background.behind { Rectangle().fill(Color(behind)) }
      if background.hasMaterial { Rectangle().fill(BarMaterial()) }
      if let color = background.color { Rectangle().fill(Color(color)) }
      if let image = background.image, image.hasPixels { Image(uiImage: image).resizable() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: edge == .bottom ? .bottom : .top) {
      if let line { Rectangle().fill(line).frame(height: pixel) }
    }
  }

  private var line: Color? {
    switch background.line {
    case .usual: BarBackground.lineColor(scheme)
    case .none: nil
    case .color(let color): Color(color)
    }
  }
}

/// The font and the colour of a title in UIKit's words.
struct TitleAppearance {
  var font: Font?
  var color: Color?

  /// - Remark: other attributes change nothing here.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = (attributes?[.font] as? UIFont).map { Font($0) }
    color = (attributes?[.foregroundColor] as? UIColor).map { Color($0) }
  }

  /// What is not said is as in another look.
  func or(_ other: TitleAppearance) -> TitleAppearance {
    var both = self
    both.font = font ?? other.font
    both.color = color ?? other.color
    return both
  }
}

extension Text {
  /// The text in a font, and in the colour that UIKit was told.
  func told(_ appearance: TitleAppearance, or font: Font) -> Text {
    let text = self.font(appearance.font ?? font)
    return appearance.color.map { text.foregroundColor($0) } ?? text
  }
}

extension UIImage {
  /// Whether there is anything to be drawn.
  fileprivate var hasPixels: Bool { size.width > 0 && size.height > 0 }
}
