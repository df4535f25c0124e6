import Testing

/// The rules held against made-up sources: they have to find what is wrong.
@Suite struct `The layer rules` {
  private static let table = LayerTable.stills

  private static func violations(_ text: String, of target: String, file: String = "Made.swift") -> [String] {
    table.violations(inFile: "Sources/\(target)/\(file)", of: target, text: text)
  }

  @Test func `refuse every import from the same floor or a higher one`() {
    for (height, floor) in Self.table.floors.enumerated() {
      for layer in floor {
        for module in Self.table.floors[height...].flatMap(\.self).map(\.name) {
          #expect(Self.violations("import \(module)", of: layer.name).count == 1)
        }
      }
    }
  }

  @Test func `say file, line, import and rule`() {
    #expect(
      Self.violations("// A drawing.\nimport DeclarativeUI\n", of: "Drawings") == [
        """
        Sources/Drawings/Made.swift:2: import DeclarativeUI: \
        Drawings may import TextFormats, Pictures, PlaneGeometry, PixelImages, Typesetting; imports go down, never \
        sideways
        """
      ])
  }

  @Test func `name three layers at most that may import what another may not`() {
    let importers = ["B", "C", "D", "E", "F"].map { Layer($0, outside: ["Foundation"]) }
    for (count, names) in [(2, "B, C"), (3, "B, C, D"), (5, "B, C, D and 2 more")] {
      let table = LayerTable(floors: [[Layer("A")] + importers.prefix(count)])
      #expect(
        table.violations(inFile: "A.swift", of: "A", text: "import Foundation") == [
          "A.swift:1: import Foundation: A may import nothing; Foundation is for \(names)"
        ])
    }
  }

  @Test(arguments: [
    ("CFreeType", "Typesetting"), ("CFriBidi", "UnicodeAlgorithms"), ("CHarfBuzz", "Typesetting"), ("CPNG", "PNGFiles"),
    ("CLibPNG", "CPNG"),
    ("CQPDF", "PDFFiles"), ("CLibQPDF", "CQPDF"),
  ])
  func `leave each C module to its one wrapper`(module: String, wrapper: String) {
    for layer in Self.table.layers where layer.name != wrapper && layer.name != module {
      let violations = Self.violations("import \(module)", of: layer.name)
      #expect(violations.count == 1)
      #expect(violations.allSatisfy { $0.hasSuffix("the C module \(module) is wrapped by \(wrapper)") })
    }
  }

  @Test func `let a module into one file where the table names the file`() {
    #expect(Self.violations("import Foundation", of: "Typesetting").count == 1)
    #expect(Self.violations("import Foundation", of: "Typesetting", file: "Fonts/FontFace+File.swift").isEmpty)
    #expect(Self.violations("import Foundation", of: "Typesetting", file: "Fonts/OtherFontFace+File.swift").count == 1)
  }

  @Test func `refuse a target without a line`() {
    #expect(Self.violations("", of: "Novelty").count == 1)
  }

  @Test func `refuse unknown modules`() {
    #expect(Self.violations("import Surprise", of: "JokesApp").first?.hasSuffix("no layer may import Surprise") == true)
  }

  @Test func `refuse what a test target does not declare`() {
    let text = "import Testing\n@testable import Drawings\nimport PNGFiles"
    let found = Self.table.violations(inTestFile: "Tests/A.swift", declared: ["Drawings"], text: text)
    #expect(found == ["Tests/A.swift:3: import PNGFiles: Package.swift declares no such dependency of these tests"])
  }

  @Test func `refuse a line that names more than its layer imports`() {
    let table = LayerTable(floors: [[Layer("A")], [Layer("B", ["A"], outside: ["Foundation"])]])
    #expect(table.needless("B", imported: ["A", "Foundation", "Surprise"]).isEmpty)
    #expect(
      table.needless("B", imported: ["A"]) == ["LayerTable.swift: B may import Foundation, but no file of it does"])
  }

  @Test func `refuse a table whose layers depend sideways`() {
    let sideways = LayerTable(floors: [
      [Layer("A"), Layer("B", ["A"])], [Layer("C", ["A", "D"])], [Layer("D", ["B"])],
    ])
    #expect(
      sideways.violationsOfFloors() == [
        "LayerTable.swift: B may import A, which is on no lower floor",
        "LayerTable.swift: C may import D, which is on no lower floor",
      ])
  }

  @Test func `refuse a manifest that differs from the table`() {
    let table = LayerTable(floors: [[Layer("CCode")], [Layer("A", ["CCode"], outside: ["Parser"]), Layer("B")]])
    #expect(
      table.violations(of: [
        ManifestTarget("CCode"), ManifestTarget("A", dependencies: ["B", "Parser"]), ManifestTarget("New"),
        ManifestTarget("ATests", isTest: true, dependencies: ["A", "CCode"]),
        ManifestTarget("NewTests", isTest: true, dependencies: ["New", "CCode"]),
      ]) == [
        "LayerTable.swift: B is no target of Package.swift",
        "Package.swift: A depends on B, which LayerTable.swift does not let it import",
        "LayerTable.swift: A may import CCode, but Package.swift declares no such dependency",
        "Package.swift: the target New has no line in LayerTable.swift",
        "Package.swift: NewTests depends on the C module CCode, which is for its wrapper and the wrapper's tests",
      ])
  }

  @Test func `let a target depend on what comes along with what it imports`() {
    let table = LayerTable(floors: [[Layer("A")], [Layer("B", ["A"])], [Layer("C", ["B"])]])
    let targets = [
      ManifestTarget("A"), ManifestTarget("B", dependencies: ["A"]), ManifestTarget("C", dependencies: ["A", "B"]),
    ]
    #expect(
      table.violations(of: targets) == [
        "Package.swift: C depends on A, which LayerTable.swift does not let it import"
      ])
    let implicit = ImplicitDependencies(["B": ["A"]])
    #expect(table.violations(of: targets, implicit: implicit).isEmpty)
    #expect(implicit.violations(of: targets).isEmpty)
    #expect(
      implicit.violations(of: [ManifestTarget("C", dependencies: ["B"])]).map { $0.prefix(31) } == [
        "Package.swift: C uses A, which "
      ])
  }
}
