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
}
