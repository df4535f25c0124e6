import Foundation
import TextFormats

extension ChangeList {
  /// A command of GitHub Actions for each failure: `::error file=…,line=…::…`.
  var annotations: String {
    failures.map { change in
      let place = "file=\(Self.property(change.file)),line=\(change.line)"
      let title = "title=\(Self.property("Snapshot: \(change.summary)"))"
      return "::error \(place),\(title)::\(Self.commandText(change.message ?? change.id))\n"
    }.joined()
  }

  /// Those that still fail: neither matched nor accepted.
  private var failures: [ListedChange] { changes.filter { !["matched", "accepted"].contains($0.status) } }

  /// What a workflow command's text may hold; everything else is spelled in percent.
  private static func commandText(_ text: String) -> String {
    text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
  }

  private static func property(_ text: String) -> String {
    commandText(text).replacing(":", with: "%3A").replacing(",", with: "%2C")
  }

  /// A heading, the cautions, and a table of failures with their figures.
  var markdown: String {
    let matched = changes.count { $0.status == "matched" }
    var lines = ["### Snapshots: \(failures.count) failed, \(matched) matched", ""]
    lines += cautions.map { "> \(Self.cell($0))" } + (cautions.isEmpty ? [] : [""])
    guard !failures.isEmpty else { return lines.joined(separator: "\n") + "\n" }
    lines += ["| snapshot | test | pixels | % | place |", "| --- | --- | ---: | ---: | --- |"]
    lines += failures.map { change in
      let cells = [
        change.id, change.test ?? "", change.differingPixels?.grouped ?? change.summary,
        change.differingPercent.map { $0.inWords(.short) } ?? "", "\(change.file):\(change.line)",
      ]
      return "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text that is nothing but text in a table of Markdown.
  private static func cell(_ text: String) -> String {
    text.harmless.map { "\\`*_{}[]<>()#+!|&~".contains($0) ? "\\\($0)" : "\($0)" }.joined()
  }

  /// The assertions as test cases, each in a suite of its source file.
  var junit: String {
    let files = Dictionary(grouping: changes, by: \.file).sorted { $0.key < $1.key }
    let suites = files.map { file, changes in
      let failed = changes.count { !["matched", "accepted"].contains($0.status) }
      return "  <testsuite name=\(Self.attribute(file)) tests=\"\(changes.count)\" failures=\"\(failed)\">\n"
        + changes.map(Self.testCase).joined() + "  </testsuite>\n"
    }
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites>\n\(suites.joined())</testsuites>\n"
  }

  private static func testCase(_ change: ListedChange) -> String {
    let start =
      "    <testcase classname=\(attribute(change.test ?? change.file)) name=\(attribute(change.id)) "
      + "file=\(attribute(change.file)) line=\"\(change.line)\""
    if ["matched", "accepted"].contains(change.status) { return start + "/>\n" }
    return start + ">\n      <failure message=\(attribute(change.summary))>\(xml(change.message ?? ""))</failure>\n"
      + "    </testcase>\n"
  }

  private static func attribute(_ text: String) -> String { "\"\(xml(text).replacing("\n", with: "&#10;"))\"" }

  /// Text without what XML cannot hold.
  private static func xml(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\t": result.unicodeScalars.append(scalar)
      case _ where scalar.value < 0x20 || scalar.value == 0xFFFE || scalar.value == 0xFFFF: result += scalar.escape
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result
  }
}
