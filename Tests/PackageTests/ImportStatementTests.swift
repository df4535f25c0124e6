import Testing

@Suite struct `Import statements` {
  private static func modules(_ text: String) -> [String] {
    ImportStatement.all(in: text).map { "\($0.line) \($0.module)" }
  }

  @Test(arguments: [
    "import Drawings", "public import Drawings", "@testable import Drawings", "@_exported public import Drawings",
    "@_spi(Testing) package import Drawings", "  import struct Drawings.Drawing", "import class Drawings.Drawing",
    "import Drawings.Paint", "import `Drawings`", "import Drawings // and why", "internal\timport\tDrawings\r\n",
    "let x = 1; import Drawings", "/* one */ import Drawings",
  ])
  func `are found in every form`(text: String) {
    #expect(Self.modules(text) == ["1 Drawings"])
  }

  @Test(arguments: [
    "// import Drawings", "/* import Drawings */", "/* /* */ import Drawings */", "let text = \"import Drawings\"",
    "\"\"\"\nimport Drawings\n\"\"\"", "#\"\"\"\n\"\"\"\nimport Drawings\n\"\"\"#", "let important = Drawings()",
    "\"\"\"\n\\\"\"\"\nimport Drawings\n\"\"\"", "\"\\\"; import Drawings\"", "func `import`() {}", "",
  ])
  func `are not found where there is only talk of them`(text: String) {
    #expect(Self.modules(text) == [])
  }

  @Test func `keep their lines behind comments, texts and conditions`() {
    let text = ##"""
      /* two
         lines */
      #if canImport(Glibc)
        import Glibc
      #endif
      let text = """
        import Talk
        """
      let one = "\"", raw = #"a " and \"#
      import PixelImages; import Drawings
      """##
    #expect(Self.modules(text) == ["4 Glibc", "10 PixelImages", "10 Drawings"])
  }
}
