/// The declarations that a view file sees.
enum SupportedDeclarations {
  /// Those of the module that view files import, and of what comes with it.
  static func all() throws -> [Declaration] {
    try known.get()
  }

  /// Read once for all tests.
  private static let known = Result {
    try sourcesWithExported(of: "DeclarativeUI").flatMap {
      DeclarationReader.declarations(in: $0.text, path: $0.path)
    }
  }

  private static func sourcesWithExported(of target: String) throws -> [(path: String, text: String)] {
    let own = try sources(of: target)
    let exported = own.flatMap { $0.text.matches(of: #/@_exported public import (\w+)\n/#).map { String($0.1) } }
    let targets = Set(LayerTable.stills.layers.map(\.name)).intersection(exported)
    return try own + targets.sorted().flatMap(sourcesWithExported)
  }

  private static func sources(of target: String) throws -> [(path: String, text: String)] {
    try PackageFolder.files(below: "Sources/\(target)").filter { $0.hasSuffix(".swift") }
      .map { ($0, try PackageFolder.text(of: $0)) }
  }
}
