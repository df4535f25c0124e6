import Foundation

/// A preview for which the process ended, and what was said of that.
struct EndedPreview: Codable, Equatable {
  /// Which preview it is, and whether it was being made or drawn.
  var key: String
  /// What the runtime and its backtrace wrote.
  var output = ""
  /// After how many seconds it counted as one that does not end.
  var seconds = PreviewGuard.usualSeconds

  /// Why the process ended, in words.
  var reason: String {
    let lines = output.split(separator: "\n")
    let error = "Fatal error: "
    // What the app has written before is no reason.
    let said = lines.prefix { !$0.hasPrefix("*** ") }
    if let line = said.last(where: { $0.contains(error) }), let range = line.range(of: error) {
      let place = line[..<range.lowerBound].trimmingSuffix(": ")
      return line[range.upperBound...] + (place.isEmpty ? "" : " (\(place))")
    }
    if lines.contains(where: { $0.hasPrefix("*** Did not end") }) {
      return "It had not ended after \(Int(seconds)) seconds."
    }
    let crash = "*** Program crashed: "
    if let line = lines.first(where: { $0.hasPrefix(crash) }) {
      return line.dropFirst(crash.count).trimmingSuffix(" ***") + "."
    }
    return lines.last { $0.hasPrefix("*** Signal ") }?.dropFirst(4).trimmingSuffix(" ***") ?? "Why is not known."
  }

  /// The places in sources that were left last, the innermost first: `Card.init() at /app/Card.swift:12:3`.
  var frames: [String] {
    let lines = output.split(separator: "\n").drop { !$0.hasSuffix(" crashed:") }.dropFirst()
    // What follows the first line of ours, or an empty one behind the frames, is no code of the app.
    let own = lines.prefix { !$0.contains("PreviewSource.") && !$0.contains("assertPreviews") }.drop { $0.isEmpty }
      .prefix { !$0.isEmpty }
    let frames = own.compactMap { line -> String? in
      guard let place = line.range(of: " at /", options: .backwards),
        let image = line.range(of: " in ", options: .backwards, range: line.startIndex..<place.lowerBound),
        let number = line.range(of: "0x"), let address = line[number.upperBound...].firstIndex(of: " "),
        !line.hasSuffix("<compiler-generated>"), !line.contains("/swift-generated-sources/")
      else { return nil }
      let name = line[address..<image.lowerBound].dropFirst()
      let offset = name.range(of: " + ", options: .backwards)?.lowerBound ?? name.endIndex
      return "\(name[..<offset])\(line[place.lowerBound...])"
    }
    return Array(frames.prefix(4))
  }
}

extension Substring {
  fileprivate func trimmingSuffix(_ suffix: String) -> String {
    String(hasSuffix(suffix) ? dropLast(suffix.count) : self)
  }
}
