public import Foundation

extension ButtonBorderShape: InsettableShape {
  /// The edge of a button of regular size.
  public func path(in rect: CGRect) -> Path { outline.path(in: rect) }

  /// The edge with its sides moved inwards by a distance in points.
  public func inset(by amount: CGFloat) -> some InsettableShape { outline.inset(by: amount) }

  private var outline: ButtonOutline { ButtonOutline(self, size: .regular, design: .usual) }
}

extension Shape where Self == ButtonBorderShape {
  /// The usual edge of a button.
  /// - Remark: not that of `buttonBorderShape(_:)` around the view.
  public static var buttonBorder: ButtonBorderShape { .automatic }
}
