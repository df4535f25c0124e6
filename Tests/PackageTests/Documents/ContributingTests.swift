import Testing

@Suite struct `The guide for contributors` {
  @Test func `maps every folder of sources below what it imports`() throws {
    let guide = try PackageFolder.text(of: ".github/CONTRIBUTING.md")
    let mapped = guide.matches(of: #/\n\| (`[^|]+) \|/#).flatMap { row in
      row.1.matches(of: #/`(\w+)`/#).map { String($0.1) }
    }
    // Those that wrap a C library, and the fonts, are told of in a sentence.
    let layers = LayerTable.stills.layers.filter { $0.name.wholeMatch(of: #/C[A-Z].*|Typefaces/#) == nil }
    let names = layers.map(\.name)
    for name in mapped { #expect(names.contains(name), "the map names \(name), which is no folder of sources") }
    for layer in layers {
      #expect(mapped.filter { $0 == layer.name }.count == 1, "the map needs one row for \(layer.name)")
      let above = mapped.prefix { $0 != layer.name }
      for module in layer.modules where mapped.contains(module) {
        #expect(above.contains(module), "the map has \(layer.name) above \(module), which it imports")
      }
    }
  }
}
