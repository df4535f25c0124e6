import PreviewMacros
import Testing
import ViewSnapshotTesting

@MainActor @Suite struct `Preview macros` {
  @Test func `are compared by one line, each with its name and its screen`() {
    assertPreviews(in: "PreviewMacrosTests", as: { .accessibility(on: $0) })
  }

  @Test func `make properties of the environment`() {
    var values = EnvironmentValues()
    #expect(values.swatchSize == 10 && values.swatchName == nil && values.swatchCount == 3)
    values.swatchSize = 4
    values.swatchName = "a"
    values.swatchCount += 1
    #expect(values.swatchSize == 4 && values.swatchName == "a" && values.swatchCount == 4)
  }

  @Test func `make properties of what views say to their container`() {
    var ranks: [Int] = []
    let swatches = Group {
      Swatch(color: .red).containerValue(\.swatchRank, 2)
      Swatch(color: .blue)
    }
    let view = Group(subviews: swatches) { subviews in
      let _ = ranks = subviews.map(\.containerValues.swatchRank)
      subviews
    }
    _ = ImageRenderer(content: view).uiImage
    #expect(ranks == [2, 0])
  }
}
