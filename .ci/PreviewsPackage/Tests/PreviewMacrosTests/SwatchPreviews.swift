import PreviewMacros

/// A coloured square for previews.
struct Swatch: View {
  var color: Color
  var name = "Swatch"
  @Environment(\.swatchSize) private var size

  var body: some View {
    color.frame(width: size, height: size).accessibilityLabel(name)
  }
}

extension EnvironmentValues {
  @Entry var swatchSize: CGFloat = 10
  @Entry var swatchName: String?
  @Entry var swatchCount = 3  // by inference
}

extension ContainerValues {
  @Entry var swatchRank = 0
}

#Preview("Red", traits: .sizeThatFitsLayout) { Swatch(color: .red, name: "Red") }

#Preview(traits: .fixedLayout(width: 20, height: 30)) {
  Swatch(color: .blue, name: "Blue")
  if true { Swatch(color: .green, name: "Green") }
}

#Preview {
  let color = Color.orange
  Swatch(color: color)
}

#Preview("State", traits: .sizeThatFitsLayout) {
  @Previewable @State var name = "Stateful"
  @Previewable @State var color: Color = .green
  Swatch(color: color, name: name)
}
