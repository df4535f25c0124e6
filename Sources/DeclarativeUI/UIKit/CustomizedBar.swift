import Foundation

/// A bar whose ground programs set in UIKit's words.
@MainActor
protocol CustomizedBar {
  var customStandard: UIBarAppearance? { get }
  var customAtEdge: UIBarAppearance? { get }
  var customImage: UIImage? { get }
  /// The colour behind the ground, which is always there.
  var customBehind: UIColor? { get }
  var barTintColor: UIColor? { get }
  var isTranslucent: Bool { get }
  var shadowImage: UIImage? { get }
}

extension CustomizedBar {
  /// The ground where contents are below the bar; nil where nothing was said of it.
  var groundOverContents: CustomBarGround? {
    if let customStandard { return CustomBarGround(customStandard).over(customBehind) }
    return isCustomizedByOlderNames ? older.over(customBehind) : nil
  }

  /// The ground where no contents are below the bar; nil where nothing was said of it.
  ///
  /// What is said of a bar in general has no ground there, as since iOS 15, nor what is said by the older names.
  var groundAtEdge: CustomBarGround? {
    if let customAtEdge { return CustomBarGround(customAtEdge).over(customBehind) }
    return customBehind.map { CustomBarGround(behind: $0, hasMaterial: false, line: .none) }
  }

  private var isCustomizedByOlderNames: Bool {
    customBehind != nil || barTintColor != nil || !isTranslucent || customImage != nil || shadowImage != nil
  }

  /// A picture takes the place of the usual ground, and then a line without pixels is none.
  private var older: CustomBarGround {
    CustomBarGround(
      hasMaterial: isTranslucent && customImage == nil && barTintColor == nil,
      color: barTintColor ?? (isTranslucent || customImage != nil ? nil : .systemBackground), image: customImage,
      line: customImage != nil && shadowImage?.hasPixels == false ? .none : .usual)
  }
}

/// The ground of a bar in UIKit's words.
struct CustomBarGround {
  var behind: UIColor?
  var hasMaterial: Bool
  var color: UIColor?
  var image: UIImage?
  var line: UIBarAppearance.Line
}

extension CustomBarGround {
  @MainActor init(_ appearance: UIBarAppearance) {
    self.init(
      hasMaterial: appearance.hasMaterial, color: appearance.backgroundColor, image: appearance.backgroundImage,
      line: appearance.shadowImage?.hasPixels == false ? .none : appearance.line)
  }

  fileprivate func over(_ behind: UIColor?) -> CustomBarGround {
    var ground = self
    ground.behind = behind
    return ground
  }
}

/// Draws such a ground.
struct CustomBarBackground: View {
  let ground: CustomBarGround
  /// Where the line is.
  let edge: VerticalEdge
  @Environment(\.pixelLength) private var pixel
  @Environment(\.colorScheme) private var scheme

  init(ground: CustomBarGround, edge: VerticalEdge) {
    self.ground = ground
    self.edge = edge
  }

  var body: some View {
    ZStack {
      if let behind = ground.behind { Rectangle().fill(Color(behind)) }
      if ground.hasMaterial { Rectangle().fill(BarMaterial()) }
      if let color = ground.color { Rectangle().fill(Color(color)) }
      if let image = ground.image, image.hasPixels { Image(uiImage: image).resizable() }
    }
    .frame(maxWidth: .infinity, maxHeight: .infinity)
    .overlay(alignment: edge == .bottom ? .bottom : .top) {
      if let line { Rectangle().fill(line).frame(height: pixel) }
    }
  }

  private var line: Color? {
    switch ground.line {
    case .usual: BarGround.lineColor(scheme)
    case .none: nil
    case .color(let color): Color(color)
    }
  }
}

/// The font and the colour of a title in UIKit's words.
struct TitleLook {
  var font: Font?
  var color: Color?

  /// - Remark: other attributes change nothing here.
  init(_ attributes: [NSAttributedString.Key: Any]?) {
    font = (attributes?[.font] as? UIFont).map { Font($0) }
    color = (attributes?[.foregroundColor] as? UIColor).map { Color($0) }
  }

  /// What is not said is as in another look.
  func or(_ other: TitleLook) -> TitleLook {
    var both = self
    both.font = font ?? other.font
    both.color = color ?? other.color
    return both
  }
}

extension Text {
  /// The text in a font, and in the colour that UIKit was told.
  func told(_ look: TitleLook, or font: Font) -> Text {
    let text = self.font(look.font ?? font)
    return look.color.map { text.foregroundColor($0) } ?? text
  }
}

extension UIImage {
  /// Whether there is anything to be drawn.
  fileprivate var hasPixels: Bool { size.width > 0 && size.height > 0 }
}
