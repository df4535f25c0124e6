import SwiftSyntax

/// A call with inline snapshots: its closures, and the changes that give them other texts.
struct SnapshotCall {
  private let call: FunctionCallExprSyntax
  private let layout: SourceLayout
  /// The place of the opening parenthesis or brace.
  private let start: Int

  init(_ call: FunctionCallExprSyntax, at start: Int, in layout: SourceLayout) {
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

  /// The closures between the parentheses that no other argument follows.
  private var lastArguments: Range<Int> {
    let count = call.arguments.reversed().prefix { $0.expression.is(ClosureExprSyntax.self) }.count
    return call.arguments.count - count..<call.arguments.count
  }

  private var labelled: [MultipleTrailingClosureElementSyntax] { Array(call.additionalTrailingClosures) }
  private var arguments: [LabeledExprSyntax] { Array(call.arguments) }

  /// Finds the closure of a snapshot: by its label, else by the number of closures before it.
  func place(of site: SnapshotSite) -> Place {
    if let index = labelled.firstIndex(where: { site.isLabelled($0.label.text) }) { return .labelled(index) }
    let isArgument = { (argument: LabeledExprSyntax) in
      argument.label.map { site.isLabelled($0.text) } == true && argument.expression.is(ClosureExprSyntax.self)
    }
    if let index = arguments.firstIndex(where: isArgument) { return .argument(index) }
    let index = lastArguments.lowerBound + site.offset
    if lastArguments.contains(index), site.hasClosure { return .argument(index) }
    let behind = index - call.arguments.count
    return behind <= 0 ? .first : .labelled(behind - 1)
  }

  /// The closure of a snapshot, or nil where the call has none there.
  func closure(of site: SnapshotSite) -> ClosureExprSyntax? {
    switch place(of: site) {
    case .argument(let index): return arguments[index].expression.as(ClosureExprSyntax.self)
    case .first: return call.trailingClosure
    case .labelled(let index):
      if labelled.indices.contains(index) { return labelled[index].closure }
      // Helpers that count a closure too many have one only.
      return labelled.isEmpty && site.hasClosure ? call.trailingClosure : nil
    }
  }

  /// The changes for all snapshots of the call.
  func edits(for entries: [SnapshotEntry]) throws(SourceProblem) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var hasFirst = call.trailingClosure != nil
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
    labelled.indices.contains(index) && site.isLabelled(labelled[index].label.text)
  }

  private func replacement(
    of closure: ClosureExprSyntax, at place: Place, _ site: SnapshotSite, _ text: String
  ) -> [SourceEdit] {
    var edits: [SourceEdit] = []
    var indentation = layout.indentation(at: start)
    var label: TokenSyntax?
    switch place {
    case .argument(let index):
      label = arguments[index].label
      indentation = layout.indentation(at: arguments[index].positionAfterSkippingLeadingTrivia.utf8Offset)
    case .labelled(let index) where labelled.indices.contains(index): label = labelled[index].label
    default: break
    }
    if let label, site.oldLabels.contains(label.text) { edits.append(SourceEdit(label.bytes, site.label)) }
    edits.append(SourceEdit(closure.bytes, layout.closure(text, indentation: indentation)))
    return edits
  }

  /// The closure behind the parentheses, which go where they are empty.
  private func firstClosure(_ text: String) -> SourceEdit {
    let closure = " " + layout.closure(text, indentation: layout.indentation(at: start))
    guard let right = call.rightParen else { return SourceEdit(start..<start, closure) }
    let end = right.bytes.upperBound
    // A comment may be all that is between them.
    return SourceEdit((end - start == 2 ? start : end)..<end, closure)
  }

  private func labelledClosure(_ label: String, _ text: String, at index: Int) -> SourceEdit {
    let before = labelled.prefix(index).last.map { $0.closure.bytes.upperBound }
    let end = before ?? call.trailingClosure?.bytes.upperBound ?? call.rightParen?.bytes.upperBound ?? start
    let closure = layout.closure(text, indentation: layout.indentation(at: start))
    return SourceEdit(end..<end, " \(label): \(closure)")
  }

  private func removal(of site: SnapshotSite) -> [SourceEdit] {
    guard let closure = closure(of: site) else { return [] }
    switch place(of: site) {
    case .argument(let index): return [removal(ofArgument: index)]
    case .labelled(let index) where labelled.indices.contains(index):
      let before = index == 0 ? call.trailingClosure?.bytes.upperBound : labelled[index - 1].closure.bytes.upperBound
      return [SourceEdit((before ?? closure.bytes.lowerBound)..<closure.bytes.upperBound, "")]
    default:
      if let next = labelled.first {
        // The next one takes its place, where closures have no label.
        return [SourceEdit(closure.bytes.lowerBound..<next.closure.bytes.lowerBound, "")]
      }
      let end = call.rightParen?.bytes.upperBound ?? call.calledExpression.bytes.upperBound
      return [SourceEdit(end..<closure.bytes.upperBound, call.rightParen == nil ? "()" : "")]
    }
  }

  private func removal(ofArgument index: Int) -> SourceEdit {
    let argument = arguments[index]
    if index > 0 {
      return SourceEdit(arguments[index - 1].expression.bytes.upperBound..<argument.expression.bytes.upperBound, "")
    }
    let end = arguments.count > 1 ? arguments[1].bytes.lowerBound : argument.bytes.upperBound
    return SourceEdit(argument.bytes.lowerBound..<end, "")
  }
}

extension SyntaxProtocol {
  /// The bytes of the source without the space and the comments around.
  var bytes: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPositionBeforeTrailingTrivia.utf8Offset
  }
}
