import Foundation
import TextFormats

extension ChangeList {
  /// GitHub shows this many annotations of a step.
  private static let mostAnnotations = 10
  /// More snapshots of one cause than these are counted instead of named.
  private static let mostNames = 20

  /// Commands of GitHub Actions, `::error file=…,line=…::…`: one for each cause, the most frequent first, and no more than
  /// GitHub shows.
  var annotations: String {
    let causes = failuresByCause
    let isWhole = causes.count <= Self.mostAnnotations
    let shown = causes.prefix(isWhole ? causes.count : Self.mostAnnotations - 1)
    let rest = causes.dropFirst(shown.count).flatMap(\.self)
    return shown.map { Self.annotation(of: $0) }.joined() + (rest.isEmpty ? "" : Self.annotation(ofRest: rest))
  }

  private static func annotation(of changes: [ListedChange]) -> String {
    let first = changes[0]
    guard changes.count > 1 else {
      return annotation(at: first, "Snapshot: \(first.summary)", first.message ?? first.id)
    }
    let text = ([first.message ?? first.id, "The same happened to:"] + names(of: changes.dropFirst())).joined(
      separator: "\n")
    return annotation(at: first, "\(changes.count.grouped) snapshots: \(first.cause ?? first.summary)", text)
  }

  private static func annotation(ofRest changes: [ListedChange]) -> String {
    annotation(
      at: changes[0], "\(changes.count.counted("more snapshot"))", names(of: changes[...]).joined(separator: "\n"))
  }

  private static func names(of changes: ArraySlice<ListedChange>) -> [String] {
    let excess = changes.count - mostNames
    return changes.prefix(mostNames).map { "\($0.id): \($0.summary)" }
      + (excess > 0 ? ["and \(excess.grouped) more; the report has them all"] : [])
  }

  private static func annotation(at change: ListedChange, _ title: String, _ text: String) -> String {
    let place = "file=\(property(change.file)),line=\(change.line)"
    return "::error \(place),title=\(property(title))::\(commandText(text))\n"
  }

  /// Those that still fail, together where they share a cause: the most frequent cause first, and those without one alone.
  private var failuresByCause: [[ListedChange]] {
    var groups: [[ListedChange]] = []
    var places: [String: Int] = [:]
    for change in failures {
      if let cause = change.cause, let place = places[cause] {
        groups[place].append(change)
      } else {
        if let cause = change.cause { places[cause] = groups.count }
        groups.append([change])
      }
    }
    return groups.enumerated().sorted { ($1.element.count, $0.offset) < ($0.element.count, $1.offset) }.map(\.element)
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
    lines += [
      "| snapshot | test | pixels | % | what happened | place | picture |",
      "| --- | --- | ---: | ---: | --- | --- | --- |",
    ]
    lines += failuresByCause.flatMap(\.self).map { change in
      let cells = [
        change.id, change.test ?? "", change.differingPixels?.grouped ?? change.summary,
        change.differingPercent.map { $0.formatted(as: .short) } ?? "", change.cause ?? "",
        "\(change.file):\(change.line)",
        change.sideBySide ?? change.actual ?? "",
      ]
      return "| " + cells.map(Self.cell).joined(separator: " | ") + " |"
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// A text that is nothing but text in a table of Markdown.
  private static func cell(_ text: String) -> String {
    text.escapedForTerminal.map { "\\`*_{}[]<>()#+!|&~".contains($0) ? "\\\($0)" : "\($0)" }.joined()
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
      + attachments(of: change) + "    </testcase>\n"
  }

  /// The pictures as Jenkins and GitLab look for them: a line for each, the one first that shows all.
  private static func attachments(of change: ListedChange) -> String {
    let files = [change.sideBySide, change.difference, change.expected, change.actual].compactMap(\.self)
    guard !files.isEmpty else { return "" }
    let lines = files.map { "[[ATTACHMENT|\(xml($0))]]\n" }
    return "      <system-out>\n\(lines.joined())</system-out>\n"
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
