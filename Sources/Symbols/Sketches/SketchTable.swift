import Synchronization

/// All sketches by their names, as `SketchReader` reads them.
enum SketchTable {
  static func has(_ name: String) -> Bool { sketches[name] != nil }

  static var names: [String] { sketches.keys.sorted() }

  static func text(of name: String) -> Substring? { sketches[name] }

  /// The marks of a sketch, which are read once; none for a name without one.
  static func marks(of name: String) -> [SketchMark] {
    if let known = read.withLock({ $0[name] }) { return known }
    guard let text = sketches[name] else { return [] }
    var reader = SketchReader(text)
    let marks = reader.marks()
    read.withLock { $0[name] = marks }
    return marks
  }

  private static let read = Mutex<[String: [SketchMark]]>([:])

  /// A line is an entry: names, `=`, marks.
  private static let sketches: [String: Substring] = SketchTexts.all.reduce(into: [:]) { sketches, text in
    for line in text.split(separator: "\n") {
      let sides = line.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { continue }
      for name in sides[0].split(separator: " ") { sketches[String(name)] = sides[1] }
    }
  }
}

/// How sketches are written: on each line names, `=` and marks, as `SketchReader` reads them.
enum SketchTexts {
  static let all = [signs, arrows, media, people, weather, text, shapes, things]
}
