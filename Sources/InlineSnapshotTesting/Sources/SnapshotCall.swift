/// A call with inline snapshots: its closures, and the changes that give them other texts.
struct SnapshotCall {
  private let call: SourceCall
  private let layout: SourceLayout
  /// The place of the opening parenthesis or brace.
  private let start: Int

  init(_ call: SourceCall, at start: Int, in layout: SourceLayout) {
    self.call = call
    self.layout = layout
    self.start = start
  }

  /// Where the closure of a snapshot is, or would be.
  enum Place: Equatable {
    /// An argument between the parentheses, by its index.
    case argument(Int)
    /// The closure behind the parentheses.
    case first
    /// One of the closures with labels behind that, by its index.
    case labelled(Int)
  }

  private var arguments: [SourceCall.Argument] { call.arguments }
  private var first: Range<Int>? { call.trailingClosures.first?.range }
  private var labelled: [SourceCall.TrailingClosure] { Array(call.trailingClosures.dropFirst()) }

  /// The closures between the parentheses that no other argument follows.
  private var lastArguments: Range<Int> {
    let count = arguments.reversed().prefix(while: \.isClosure).count
    return arguments.count - count..<arguments.count
  }

  /// Finds the closure of a snapshot: by its label, else by the number of closures before it.
  func place(of site: SnapshotSite) -> Place {
    let isLabelled = { (label: SourceCall.Labelled?) in label.map { site.isLabelled($0.text) } == true }
    if let index = labelled.firstIndex(where: { isLabelled($0.label) }) { return .labelled(index) }
    if let index = arguments.firstIndex(where: { isLabelled($0.label) && $0.isClosure }) { return .argument(index) }
    let index = lastArguments.lowerBound + site.offset
    if lastArguments.contains(index), site.hasClosure { return .argument(index) }
    let behind = index - arguments.count
    return behind <= 0 ? .first : .labelled(behind - 1)
  }
  /// The closure of a snapshot, or nil where the call has none there.
  func closure(of site: SnapshotSite) -> Range<Int>? {
    switch place(of: site) {
    case .argument(let index): return arguments[index].isClosure ? arguments[index].value : nil
    case .first: return first
    case .labelled(let index):
      if labelled.indices.contains(index) { return labelled[index].range }
      // Helpers that count a closure too many have one only.
      return labelled.isEmpty && site.hasClosure ? first : nil
    }
  }

  /// The changes for all snapshots of the call.
  func edits(for entries: [SnapshotEntry]) throws(SourceProblem) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var hasFirst = first != nil
    for entry in entries.sorted(by: { $0.site.offset < $1.site.offset }) {
      guard let text = entry.text else {
        edits += removal(of: entry.site)
        continue
      }
      let place = place(of: entry.site)
      if entry.site.hasClosure, let closure = closure(of: entry.site) {
        edits += replacement(of: closure, at: place, entry.site, text)
      } else if !hasFirst {
        edits.append(firstClosure(text))
        hasFirst = true
      } else if case .labelled(let index) = place, !isTaken(index, for: entry.site) {
        edits.append(labelledClosure(entry.site.label, text, at: index))
      } else {
        throw .noPlace(label: entry.site.label)
      }
    }
    return edits
  }

  /// Whether a closure with the label is there, though the call gave none: then it is another parameter's.
  private func isTaken(_ index: Int, for site: SnapshotSite) -> Bool {
    labelled.indices.contains(index) && labelled[index].label.map { site.isLabelled($0.text) } == true
  }

  private func replacement(
    of closure: Range<Int>, at place: Place, _ site: SnapshotSite, _ text: String
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var indentation = layout.indentation(at: start)
    var label: SourceCall.Labelled?
    switch place {
    case .argument(let index):
      label = arguments[index].label
      indentation = layout.indentation(at: arguments[index].whole.lowerBound)
    case .labelled(let index) where labelled.indices.contains(index): label = labelled[index].label
    default: break
    }
    if let label, site.oldLabels.contains(label.text) { edits.append(SourceEdit(label.range, site.label)) }
    edits.append(SourceEdit(closure, layout.closure(text, indentation: indentation)))
    return edits
  }

  /// The closure behind the parentheses, which go where they are empty.
  private func firstClosure(_ text: String) -> SourceEdit {
    let closure = " " + layout.closure(text, indentation: layout.indentation(at: start))
    guard let end = call.parenthesesEnd else { return SourceEdit(start..<start, closure) }
    // A comment may be all that is between them.
    return SourceEdit((end - start == 2 ? start : end)..<end, closure)
  }

  private func labelledClosure(_ label: String, _ text: String, at index: Int) -> SourceEdit {
    let before = call.trailingClosures.prefix(index + 1).last?.range.upperBound
    let end = before ?? call.parenthesesEnd ?? start
    let closure = layout.closure(text, indentation: layout.indentation(at: start))
    return SourceEdit(end..<end, " \(label): \(closure)")
  }

  private func removal(of site: SnapshotSite) -> [SourceEdit] {
    guard let closure = closure(of: site) else { return [] }
    switch place(of: site) {
    case .argument(let index): return [removal(ofArgument: index)]
    case .labelled(let index) where labelled.indices.contains(index):
      return [SourceEdit(call.trailingClosures[index].range.upperBound..<closure.upperBound, "")]
    default:
      if let next = labelled.first {
        // The next one takes its place, where closures have no label.
        return [SourceEdit(closure.lowerBound..<next.range.lowerBound, "")]
      }
      let end = call.parenthesesEnd ?? call.calledEnd
      return [SourceEdit(end..<closure.upperBound, call.parenthesesEnd == nil ? "()" : "")]
    }
  }

  private func removal(ofArgument index: Int) -> SourceEdit {
    let argument = arguments[index]
    if index > 0 {
      return SourceEdit(arguments[index - 1].value.upperBound..<argument.value.upperBound, "")
    }
    let end = arguments.count > 1 ? arguments[1].whole.lowerBound : argument.whole.upperBound
    return SourceEdit(argument.whole.lowerBound..<end, "")
  }
}
