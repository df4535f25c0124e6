import Testing
import ViewSnapshotTesting

/// Right-to-left text in a mirrored view as pictures, beside the same view where lines run from left to right.
@MainActor
struct RightToLeftPictureTests {
  @Test(arguments: [UITraitEnvironmentLayoutDirection.rightToLeft, .leftToRight])
  func `texts keep their own order and the view is mirrored`(direction: UITraitEnvironmentLayoutDirection) {
    let traits = UITraitCollection {
      $0.displayScale = 2
      $0.layoutDirection = direction
    }
    assertSnapshot(
      of: Receipt(), as: .image(traits: traits), named: direction == .rightToLeft ? "right to left" : "left to right")
  }

  private struct Receipt: View {
    var body: some View {
      VStack(alignment: .leading, spacing: 6) {
        HStack {
          Arrow().fill(.blue).frame(width: 16, height: 14)
          Text("הזמנה 1024 (Café)").font(.headline)
          Spacer()
        }
        Text("قهوة \"Espresso\" مزدوجة، ٢ × ٣٫٥٠")
        Text("שלום לכולם, המשפט הזה נשבר, at word boundaries, לכמה שורות!").foregroundColor(.secondary)
        Text("Hello שלום עולם, hello!")
        Text("משפט ארוך שלא נכנס בשורה אחת").lineLimit(1)
      }
      .padding(12)
      .frame(width: 220)
    }
  }

  private struct Arrow: Shape {
    func path(in rect: CGRect) -> Path {
      var path = Path()
      path.move(to: CGPoint(x: rect.minX, y: rect.midY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.minY + 5))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.minY + 5))
      path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY - 5))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY - 5))
      path.addLine(to: CGPoint(x: rect.midX, y: rect.maxY))
      path.closeSubpath()
      return path
    }
  }
}
