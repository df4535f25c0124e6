import DeclarativeUI

/// A small screen of the usual parts, each of which a test can change.
struct OrderScreen: View {
  var total = "Total 10.00"
  var totalOffset: CGFloat = 0
  var totalWeight = Font.Weight.regular
  var buttonColor = Color(red: 40.0 / 255, green: 120.0 / 255, blue: 220.0 / 255)
  var buttonRadius: CGFloat = 8
  var buttonWidth: CGFloat = 96
  var hasDivider = true
  var hasBadge = true
  var hasShadow = true
  var iconOpacity = 1.0
  /// A slanted line, one pixel wide.
  var lineColor = Color(white: 0.3)
  var lineOffset: CGFloat = 0
  var hasLine = true
  /// A dot of one pixel, as dark as this of 255.
  var dot = 0.0

  var body: some View {
    VStack(spacing: 8) {
      HStack(spacing: 8) {
        Circle().fill(Color.green).frame(width: 24, height: 24)
        Rectangle().fill(Color.orange).frame(width: 16, height: 16).opacity(iconOpacity)
          .overlay(badge, alignment: .topTrailing)
      }
      Text(total).fontWeight(totalWeight).offset(x: totalOffset, y: 0)
      Rectangle().fill(Color(white: 0.92)).frame(width: 120, height: 0.5).opacity(hasDivider ? 1 : 0)
      RoundedRectangle(cornerRadius: buttonRadius).fill(buttonColor).frame(width: buttonWidth, height: 28)
        .shadow(color: Color.black.opacity(hasShadow ? 0.2 : 0), radius: 3)
    }
    .frame(width: 150, height: 130)
    .background(Color.white)
    .overlay(line.opacity(hasLine ? 1 : 0))
    .overlay(Color.black.opacity(dot / 255).frame(width: 0.5, height: 0.5).offset(x: 4, y: 4), alignment: .topLeading)
  }

  private var line: some View {
    Path { path in
      path.move(to: CGPoint(x: 20, y: 118 + lineOffset))
      path.addLine(to: CGPoint(x: 130, y: 124 + lineOffset))
    }
    .stroke(lineColor, lineWidth: 0.5)
  }

  private var badge: some View {
    Circle().fill(Color.red).frame(width: 4, height: 4).opacity(hasBadge ? 1 : 0).offset(x: 2, y: -2)
  }
}
