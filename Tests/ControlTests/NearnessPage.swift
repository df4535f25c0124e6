import DeclarativeUI
import Foundation

/// The article "How near to iOS", made of the table of what is known.
enum NearnessPage {
  static let path = "Sources/ViewSnapshotTesting/ViewSnapshotTesting.docc/HowNear.md"

  static func text(of all: [Nearness] = Nearness.all) -> String {
    var lines = [
      "# How near to iOS", "",
      "What is known of how iOS draws its controls, lists and bars, and where that comes from.", "",
      "## Overview", "",
      "Each line names what is drawn, which of its figures, colours or ways it is about, and for which design of iOS "
        + "(`SystemDesign`). This page is made of the tables beside the code; a test fails when it is not.",
    ]
    for evidence in Nearness.Evidence.allCases {
      let known = all.filter { $0.evidence == evidence }
      lines += ["", "## \(evidence.title)", "", evidence.explanation, ""]
      lines += known.isEmpty ? ["Nothing."] : table(of: known)
    }
    return lines.joined(separator: "\n") + "\n"
  }

  private static func table(of known: [Nearness]) -> [String] {
    ["| What | Of it | iOS |", "| --- | --- | --- |"]
      + known.map { line in
        let designs = line.designs.map { $0 == .iOS18 ? "15 to 18" : "26" }.joined(separator: ", ")
        return "| `\(line.element)` | \(line.aspect) | \(designs) |"
      }
  }
}

extension Nearness.Evidence {
  fileprivate var title: String {
    switch self {
    case .measured: "Measured"
    case .read: "Read by others"
    case .known: "Generally known"
    case .guessed: "Guessed"
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .measured: "On pictures of iOS, and held by tests within a pixel."
    case .read: "Off a running system, by somebody who published it; it was not measured here."
    case .known: "From Apple's documentation or from experience; it was not measured here."
    case .guessed: "No source was found: expect pictures of iOS to differ."
    }
  }
}
