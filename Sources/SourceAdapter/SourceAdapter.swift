import Foundation
import SourceAdaptation

/// The program behind the plug-in `AdoptedSources`: adapts the sources of one target.
///
/// It is given the target's name, the files `adoption.json` and `settings.json`, the app's folder, and pairs: the path of a
/// source in that folder, and the file that is written of it. What is left out becomes an empty file.
@main
struct SourceAdapter {
  private struct Adoption: Decodable {
    struct Target: Decodable {
      struct Part: Decodable {
        var declaration: String
        var isBody: Bool
        var modifier: String?
        var statement: Int?
        var clause: Int?
        var conformance: String?
        var closure: Int?
        var attribute: String?
        var errors: [String]
      }

      var leftOut: [String: [String]]?
      var leftOutParts: [String: [Part]]?
      var isOnMainActor: Bool?
    }

    var targets: [String: Target]
    var plainTargets: [String]?
  }

  private struct Settings: Decodable {
    var imports: [String: [String]]?
    var conditions: [String: Bool]?
    var words: [String: String]?
    var leaveOut: [String]?

    var table: AdaptationTable {
      .stills.merging(AdaptationTable(imports: imports ?? [:], conditions: conditions ?? [:], words: words ?? [:]))
    }
  }

  static func main() throws {
    var arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.popFirst(), let file = arguments.popFirst(), let own = arguments.popFirst(),
      let app = arguments.popFirst()
    else { return }
    let adoption = try read(Adoption.self, at: file)
    let target = adoption?.targets[name]
    let present = Set((adoption?.targets ?? [:]).keys).union(adoption?.plainTargets ?? [])
    let settings = try read(Settings.self, at: own) ?? Settings()
    while let path = arguments.popFirst(), let output = arguments.popFirst() {
      let isLeftOut = target?.leftOut?[path] != nil || (settings.leaveOut ?? []).contains { fnmatch($0, path, 0) == 0 }
      var text = ""
      if !isLeftOut {
        let source = app + "/" + path
        text = AdaptedSource(
          try String(contentsOfFile: source, encoding: .utf8), table: settings.table,
          isOnMainActor: target?.isOnMainActor == true,
          without: (target?.leftOutParts?[path] ?? []).reduce(into: [:]) {
            let cut = DeclarationCut(
              declaration: $1.declaration, isBody: $1.isBody, modifier: $1.modifier, statement: $1.statement,
              clause: $1.clause, conformance: $1.conformance, closure: $1.closure, attribute: $1.attribute)
            $0[cut] = $1.errors.first ?? ""
          }, present: present
        ).compiled(as: source)
      }
      // What is the same keeps its date, so that nothing is compiled again for it.
      if (try? String(contentsOfFile: output, encoding: .utf8)) != text {
        try text.write(toFile: output, atomically: true, encoding: .utf8)
      }
    }
  }

  private static func read<Content: Decodable>(_ type: Content.Type, at path: String) throws -> Content? {
    try FileManager.default.contents(atPath: path).map { try JSONDecoder().decode(type, from: $0) }
  }
}
