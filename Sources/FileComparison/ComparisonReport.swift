import ImageComparison
import PixelImages
import TextFormats

/// What a comparison found, for people and for programs.
struct ComparisonReport {
  let pairs: [PicturePair]

  /// 0 where all pictures are the same, 1 where some differ, 2 where something went wrong.
  var exitCode: Int32 {
    pairs.reduce(0) { code, pair in
      switch pair.verdict {
      case .same: code
      case .differs, .onlyExpected, .onlyActual: max(code, 1)
      case .trouble: 2
      }
    }
  }

  /// A paragraph for each pair that is not the same, and a line that counts them.
  var words: String {
    (pairs.compactMap(paragraph) + [summary].compactMap(\.self)).joined(separator: "\n\n") + "\n"
  }

  private func paragraph(_ pair: PicturePair) -> String? {
    let name = pair.name.escapedForTerminal
    switch pair.verdict {
    case .same: return pair.note.map { "\(name): \($0)" }
    case .onlyExpected: return "\(name) is missing: only \(pair.expected.escapedForTerminal) exists."
    case .onlyActual: return "\(name) is new: only \(pair.actual.escapedForTerminal) exists."
    case .trouble(let reason): return reason
    case .differs(let difference):
      let setting = ToleranceArgument.smallest(for: difference).map { "--tolerance \($0)" }
      let text = ImageDifferenceMessage(difference: difference, smallestSetting: setting).text
      let output = pair.output.map { "The difference is drawn in \($0.escapedForTerminal)." }
      return
        (["\(name) differs from \(pair.expected.escapedForTerminal)."] + [pair.note, text, output].compactMap(\.self))
        .joined(separator: "\n\n")
    }
  }

  /// Nil where two files could not be compared, of which all is said then.
  private var summary: String? {
    func count(_ isCounted: (PicturePair.Verdict) -> Bool) -> Int { pairs.count { isCounted($0.verdict) } }
    if pairs.count == 1, exitCode == 2 { return nil }
    if pairs.count == 1 { return exitCode == 0 ? "The pictures are the same." : "The pictures are not the same." }
    let counts = [
      (count { if case .same = $0 { true } else { false } }, "the same"),
      (count { if case .differs = $0 { true } else { false } }, "different"),
      (count { if case .onlyExpected = $0 { true } else { false } }, "missing"),
      (count { if case .onlyActual = $0 { true } else { false } }, "new"),
      (count { if case .trouble = $0 { true } else { false } }, "not comparable"),
    ]
    let parts = counts.filter { $0.0 > 0 }.map { "\($0.0.grouped) \($0.1)" }
    return "\(pairs.count.grouped) pictures: \(parts.joined(separator: ", "))."
  }

  /// One object with a list of all pairs.
  var json: String {
    let verdicts = ["same", "different", "trouble"]
    return JSONValue.object([
      ("verdict", .text(verdicts[Int(exitCode)])), ("pictures", .list(pairs.map(\.json))),
    ]).text + "\n"
  }
}

extension PicturePair {
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [("expected", .text(expected)), ("actual", .text(actual))]
    switch verdict {
    case .same: members.append(("verdict", .text("same")))
    case .onlyExpected: members.append(("verdict", .text("missing")))
    case .onlyActual: members.append(("verdict", .text("new")))
    case .trouble(let reason): members += [("verdict", .text("trouble")), ("reason", .text(reason))]
    case .differs(let difference): members += [("verdict", .text("different")), ("pixels", difference.json)]
    }
    if let output { members.append(("difference", .text(output))) }
    if let note { members.append(("note", .text(note))) }
    return .object(members)
  }
}

extension ImageDifference {
  /// By the names that the records of runs have for the same.
  fileprivate var json: JSONValue {
    var members: [(String, JSONValue)] = [
      ("expectedSize", .list([.number(referenceSize.width), .number(referenceSize.height)])),
      ("actualSize", .list([.number(actualSize.width), .number(actualSize.height)])),
      ("differing", .number(differentPixelCount)), ("forgiven", .number(forgivenPixelCount)),
      ("boxes", .list(clusters.map(\.json))), ("masks", .list(masks.map(\.rect.json))),
    ]
    if let largest = largestChannelDifference { members.append(("largestChannelDifference", largest.json)) }
    if let largest = largestLabDistance { members.append(("largestLabDistance", largest.json)) }
    if let setting = ToleranceArgument.smallest(for: self) { members.append(("smallestSetting", .text(setting))) }
    return .object(members)
  }
}

extension PixelRect {
  fileprivate var json: JSONValue {
    .object([("x", .number(minX)), ("y", .number(minY)), ("width", .number(width)), ("height", .number(height))])
  }
}

extension PixelDistance {
  fileprivate var json: JSONValue {
    .object([
      ("value", .decimal(value)), ("x", .number(x)), ("y", .number(y)), ("expected", .text("\(reference)")),
      ("actual", .text("\(actual)")),
    ])
  }
}

/// A value of JSON, written without Foundation, which takes longer to load than two pictures to compare.
indirect enum JSONValue {
  case text(String)
  case number(Int)
  case decimal(Double)
  case list([JSONValue])
  case object([(String, JSONValue)])

  /// The value in one line.
  var text: String {
    switch self {
    case .text(let text): JSONValue.quoted(text)
    case .number(let number): "\(number)"
    case .decimal(let number): number.formatted(as: .exact)
    case .list(let values): "[" + values.map(\.text).joined(separator: ",") + "]"
    case .object(let members):
      "{" + members.map { "\(JSONValue.quoted($0)):\($1.text)" }.joined(separator: ",") + "}"
    }
  }

  private static func quoted(_ text: String) -> String {
    var quoted = "\""
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\"": quoted += "\\\""
      case "\\": quoted += "\\\\"
      case "\n": quoted += "\\n"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F: quoted += "\\u00" + scalar.value.hexadecimal(width: 2)
      default: quoted.unicodeScalars.append(scalar)
      }
    }
    return quoted + "\""
  }
}
