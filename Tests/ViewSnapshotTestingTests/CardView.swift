import DeclarativeUI

/// The view that the tests here draw.
struct CardView: View {
  var title = "UDP"
  var color = Color.yellow
  var spacing: CGFloat = 4

  var body: some View {
    VStack(spacing: spacing) {
      Text(title)
      color.frame(width: 30, height: 10)
    }
    .padding(4)
  }
}
