import DeclarativeUI
import LaidOutViews
import Testing

private enum Boxes: PreviewProvider {
  static var previews: some View {
    Group {
      Box(10, 10).previewDisplayName("small").previewLayout(.sizeThatFits)
      Box(20, 20).previewInterfaceOrientation(.landscapeLeft)
    }
    .padding(5)
  }
}

@MainActor @Suite struct `Previews of a provider as tools list them` {
  @Test func `are those of its groups, with what they want`() {
    let previews = Boxes._allPreviews
    #expect(previews.map(\.id) == [0, 1] && previews.map(\.displayName) == ["small", nil])
    #expect(previews.map(\.layout) == [.sizeThatFits, .device])
    #expect(previews.map(\.interfaceOrientation) == [.portrait, .landscapeLeft])
    #expect(previews.map { LaidOut($0.content.fixedSize()).frame?.width } == [10, 20])
  }
}
