import DeclarativeUI
import Foundation
import NearnessTables

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
    return (lines + widths(MeasuredText.all) + pictures(NearPicture.all)).joined(separator: "\n") + "\n"
  }

  /// How far the widths of letters are from those that were measured.
  static func widths(_ all: [MeasuredText]) -> [String] {
    let errors = all.map(WidthError.init)
    var lines = [
      "", "## Widths of letters", "",
      "Inter stands for the system font of iOS, and is spaced by one table of sizes and weights so that texts are as wide. "
        + "These \(all.count) texts on pictures of iPhones, from 11 to 58 points, are wider or narrower there: the root of the "
        + "mean square of the differences, and the largest one. \(WidthError.largest(errors).sentence)", "",
      "| Letters | Points | Texts | Mean | Largest | In |", "| --- | --- | --- | --- | --- | --- |",
    ]
    for group in WidthError.groups(errors) {
      let largest = WidthError.largest(group.errors)
      lines.append(
        "| \(group.name) | \(group.sizes) | \(group.errors.count) | \(WidthError.mean(group.errors)) | \(largest.percent) "
          + "| \(largest.text.text) |")
    }
    return lines
  }

  /// How far pictures of packages' own tests are from their iPhone's.
  static func pictures(_ all: [NearPicture]) -> [String] {
    let without = all.filter { $0.shapes[1] < 0.5 }.count
    let broken = all.map(\.brokenElsewhere).reduce(0, +)
    var lines = [
      "", "## Pictures of packages", "",
      "The tests of two public packages, drawn here as they are with the design before iOS 26, beside the pictures that an "
        + "iPhone's simulator has recorded for them. `.ci/nearness` measures them anew, of any package in whose folder "
        + "it finds pictures. Shapes are the shares of pixels away from text that differ by more than 12 and more than 25 of "
        + "255; texts are off by so many points, the median and the most of all rows; lines tells in how many texts they "
        + "break elsewhere. In \(without) of \(all.count) pictures less than half a percent of the shapes differs by more "
        + "than 25, and \(broken) of \(all.map(\.texts).reduce(0, +)) texts break elsewhere.",
    ]
    for library in ["SwiftClockUI", "swift-markdown-ui"] {
      lines += ["", "### \(library)", "", "| Picture | > 12 | > 25 | Texts | Off by | Lines |"]
      lines += ["| --- | --- | --- | --- | --- | --- |"]
      lines += all.filter { $0.library == library }.map { picture in
        let shapes = picture.shapes.map { String(format: "%.2f %%", $0) }.joined(separator: " | ")
        let offsets = picture.offsets.map { String(format: "%.1f", $0) }.joined(separator: ", ")
        let name = picture.name.hasSuffix(".1") ? String(picture.name.dropLast(2)) : picture.name
        let lines = picture.brokenElsewhere == 0 ? "same" : "\(picture.brokenElsewhere) elsewhere"
        return "| \(name) | \(shapes) | \(picture.texts) | \(offsets) | \(picture.texts == 0 ? "" : lines) |"
      }
    }
    return lines + ["", "What makes the difference, as far as it is known:", ""] + NearPicture.causes.map { "- \($0)" }
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
    case .unknown: "Not known"
    }
  }

  fileprivate var explanation: String {
    switch self {
    case .measured: "On pictures of iOS, and held by tests within a pixel."
    case .read: "Off a running system, by somebody who published it; it was not measured here."
    case .known: "From Apple's documentation or from experience; it was not measured here."
    case .guessed: "No source was found: expect pictures of iOS to differ."
    case .unknown: "There is more than one way that iOS may have it, and nothing says which: one had to be chosen."
    }
  }
}
