import Foundation

/// How much room a button with a border has around its label.
///
/// Regular: measured on pictures of iOS 18.5 and 26.2 ("Delete" in a body font is 73.3 x 34.33, a symbol 40.67 wide). The other
/// sizes are those of UIKit's buttons in iOS 26.1, read by somebody else; that iOS 18 has the same, and what `extraLarge` has,
/// is guessed.
///
/// Corners of rectangles grow with the height: 8.9 points at a height of 49.33, 9.9 at 57, measured on pictures of iOS 17 and
/// 18; on that line 34.33 have 7, which is generally known.
struct ButtonMetrics: Equatable {
  /// Left and right of the label, and above and below it, in points.
  let horizontal, vertical: CGFloat
  /// The font of a label that has none; nil is that of texts.
  let font: Font?
  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontal, vertical, font) = (10, 5, .subheadline)
    case .regular: (horizontal, vertical, font) = (12, 7, nil)
    case .large: (horizontal, vertical, font) = (20, 15, nil)
    case .extraLarge: (horizontal, vertical, font) = (24, 18, nil)
    }
  }

  /// The radius of a rectangle's corners in points.
  static func cornerRadius(ofHeight height: CGFloat) -> CGFloat {
    max(7 + (height - 34 - 1.0 / 3) * 0.129, 5)
  }
}

/// The edge of a button: what `buttonBorderShape` asks for.
struct ButtonOutline: InsettableShape {
  enum Kind: Hashable {
    /// Buttons have a continuous capsule; glass and parts of other controls a circular one, which was not measured.
    case capsule(RoundedCornerStyle)
    case circle
    /// A rectangle without a radius has that of its height.
    case rectangle(radius: CGFloat?)
  }

  let kind: Kind
  private var amount: CGFloat = 0

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The outline of a button; in iOS 26 all are capsules, before only small ones (which was not measured).
  ///
  /// Measured on a prominent button of iOS 26, 44 points high: a continuous capsule, which reaches 1.53 times its radius along
  /// the button. That capsules before iOS 26 are continuous, too, is guessed.
  init(
    _ shape: ButtonBorderShape, size: ControlSize, design: SystemDesign, capsules: RoundedCornerStyle = .continuous
  ) {
    switch shape.kind {
    case .automatic where design == .iOS26 || size == .mini || size == .small:
      self.init(.capsule(capsules))
    case .capsule: self.init(.capsule(capsules))
    case .circle: self.init(.circle)
    case .automatic, .roundedRectangle: self.init(.rectangle(radius: shape.radius))
    }
  }

  func path(in rect: CGRect) -> Path {
    func path(_ shape: some InsettableShape) -> Path { shape.inset(by: amount).path(in: rect) }
    return switch kind {
    case .capsule(let style): path(Capsule(style: style))
    case .circle: path(Circle())
    case .rectangle(let radius):
      path(RoundedRectangle(cornerRadius: radius ?? ButtonMetrics.cornerRadius(ofHeight: rect.height)))
    }
  }

  func inset(by amount: CGFloat) -> ButtonOutline {
    var outline = self
    outline.amount += amount
    return outline
  }
}

extension ButtonOutline: ShapeNaming {
  var drawnName: String {
    switch kind {
    case .capsule: "Capsule"
    case .circle: "Circle"
    case .rectangle: "RoundedRectangle"
    }
  }
}
