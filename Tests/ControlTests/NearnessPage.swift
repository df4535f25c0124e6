import DeclarativeUI
import Foundation
import NearnessTables

/// The article "How near to iOS", made of the table of what is known.
enum NearnessPage {
  static let path = "Sources/ViewSnapshotTesting/ViewSnapshotTesting.docc/HowNear.md"

  static func text(of all: [Nearness] = Nearness.all) -> String {
    var lines = [
      "# How near to iOS", "",
      "What is known about how iOS draws controls, lists and bars, and from which source.", "",
      "## Overview", "",
      "Each row names an element, the measures, colours or behaviour that are meant, and the designs of iOS "
        + "(`SystemDesign`) for which it holds. The page is generated from tables in the code; a test checks that.",
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
      "Inter replaces the system font of iOS, with the tracking of Apple's guidelines and, for each letter and some pairs, "
        + "how much further it leads: fitted to 45,000 letters on pictures of a dozen projects, iOS 17 to 26. Of 742 words of "
        + "11 to 17 points in four projects that a fit was not given, 3 % were off by more than half a point, and 17 % with a "
        + "tracking alone; the median is 0.11 points, and was 0.25. Of 121 words of up to 17 points on pictures that no fit was "
        + "given, the root mean square is 0.36 points in regular letters, and was 0.47. Larger letters are fitted to 292 words "
        + "of 19 to 40 points of 24 projects, iOS 15 to 26. Of 251 words whose project a fit was not given, the first letter's "
        + "middle is as far from the last one's to 0.74 points in the root mean square, and was to 0.90 with what is known of "
        + "texts; of bold ones from 26 points on, 0.38 in the median, and was 0.64. Their ink is no nearer, 0.87 points and 0.92: "
        + "letters of Apple's titles are 0.02 em narrower than Inter's, which is not drawn. Of 28 points and more in regular and "
        + "medium, few words were seen. The widths of \(all.count) texts on pictures of iPhones, from "
        + "11 to 58 points, differ as follows: the root mean square of the differences, and the largest one. "
        + "\(WidthError.largest(errors).sentence)", "",
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
      "The tests of two public packages, drawn unchanged with the design before iOS 26, compared with the pictures that an "
        + "iPhone's simulator recorded for them. `.ci/nearness` measures this for any package with such pictures. The "
        + "columns > 12 and > 25 are the shares of pixels away from text that differ by more than 12 and 25 of 255. "
        + "Off by is the distance of texts in points, the median and the largest of all rows. Lines says how many texts "
        + "break at other places. In \(without) of \(all.count) pictures less than half a percent of the shapes differs by more "
        + "than 25, and \(broken) of \(all.map(\.texts).reduce(0, +)) texts break at other places.",
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
    return lines + ["", "Known causes of the differences:", ""] + NearPicture.causes.map { "- \($0)" }
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
    case .measured: "On pictures of iOS; tests check it within a pixel."
    case .read: "Published by others who read it from a running system; not measured here."
    case .known: "From Apple's documentation or from experience; not measured here."
    case .guessed: "No source was found; expect pictures of iOS to differ."
    case .unknown: "iOS may do it in more than one way and no source says which, so one was chosen."
    }
  }
}
