import Foundation

/// How much room a button with a border has around its label.
///
/// Regular: measured on pictures of iOS 18.5 and 26.2 ("Delete" in a body font is 73.3 x 34.33, a symbol 40.67 wide). The other
/// sizes are those of UIKit's buttons in iOS 26.1, read by somebody else; that iOS 18 has the same, and what `extraLarge` has,
/// is guessed. The corners of a large one of 9 points are measured on a picture of iOS 17, beside a body of 16.
struct ButtonMetrics: Equatable {
  /// Left and right of the label, and above and below it, in points.
  let horizontal, vertical: CGFloat
  /// The font of a label that has none; nil is that of texts.
  let font: Font?
  /// The radius of a rectangle's corners in points.
  let cornerRadius: CGFloat

  init(_ size: ControlSize) {
    switch size {
    case .mini, .small: (horizontal, vertical, font, cornerRadius) = (10, 5, .subheadline, 7)
    case .regular: (horizontal, vertical, font, cornerRadius) = (12, 7, nil, 7)
    case .large: (horizontal, vertical, font, cornerRadius) = (20, 15, nil, 9)
    case .extraLarge: (horizontal, vertical, font, cornerRadius) = (24, 18, nil, 14)
    }
  }
}

/// The edge of a button: what `buttonBorderShape` asks for.
struct ButtonOutline: InsettableShape {
  enum Kind: Hashable {
    case capsule, circle, rectangle(radius: CGFloat)
  }

  let kind: Kind
  private var amount: CGFloat = 0

  init(_ kind: Kind) {
    self.kind = kind
  }

  /// The outline of a button; in iOS 26 all are capsules, before only small ones (which was not measured).
  init(_ shape: ButtonBorderShape, size: ControlSize, design: SystemDesign) {
    switch shape.kind {
    case .automatic where design == .iOS26 || size == .mini || size == .small: self.init(.capsule)
    case .capsule: self.init(.capsule)
    case .circle: self.init(.circle)
    case .automatic, .roundedRectangle:
      self.init(.rectangle(radius: shape.radius ?? ButtonMetrics(size).cornerRadius))
    }
  }

  func path(in rect: CGRect) -> Path {
    func path(_ shape: some InsettableShape) -> Path { shape.inset(by: amount).path(in: rect) }
    return switch kind {
    case .capsule: path(Capsule(style: .circular))
    case .circle: path(Circle())
    case .rectangle(let radius): path(RoundedRectangle(cornerRadius: radius))
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
