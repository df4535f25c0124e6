import SourceAdaptation
import Testing

@Suite struct `What is awaited of ViewInspector's inspect` {
  @Test(arguments: [
    ("try await sut.inspection.inspect { a }", "try await sut.inspection.awaitInspection { a }"),
    ("await sut.inspection.inspect(after: .zero) { a }", "await sut.inspection.awaitInspection(after: .zero) { a }"),
    ("await f(a, [b])[0]?.c!.inspect { a }", "await f(a, [b])[0]?.c!.awaitInspection { a }"),
    ("await inspection.inspect\n{ a }", "await inspection.inspect\n{ a }"),
    ("let done = sut.inspection.inspect { a }", "let done = sut.inspection.inspect { a }"),
    ("await view.inspect().text()", "await view.inspect().text()"),
    ("await f(sut.inspect { a })", "await f(sut.inspect { a })"),
  ])
  func `has a name of its own`(source: String, expected: String) {
    #expect(
      AdaptedSource("import ViewInspector\n" + source).text.hasSuffix("\n" + expected)
        && AdaptedSource(source).text == source)
  }
}
