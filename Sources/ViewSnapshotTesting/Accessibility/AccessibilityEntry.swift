import DeclarativeUI
import Foundation
import LayoutTree
import TextFormats

/// An element or a container in a list of what VoiceOver says about a layout.
struct AccessibilityEntry {
  let element: AccessibilityElement
  /// From 1 in the order in which VoiceOver stops; nil for a container.
  let number: Int?
  /// In how many containers of the list it is.
  let depth: Int

  /// The elements in order, each container that says something before what it holds.
  static func entries(of elements: [AccessibilityElement]) -> [AccessibilityEntry] {
    var entries: [AccessibilityEntry] = []
    var count = 0
    func add(_ elements: [AccessibilityElement], depth: Int) {
      for element in elements {
        guard let children = element.children else {
          count += 1
          entries.append(AccessibilityEntry(element: element, number: count, depth: depth))
          continue
        }
        let isNamed = element.label != nil || element.identifier != nil
        if isNamed { entries.append(AccessibilityEntry(element: element, number: nil, depth: depth)) }
        add(children, depth: isNamed ? depth + 1 : depth)
      }
    }
    add(elements, depth: 0)
    return entries
  }

  /// All entries as text, a block for each.
  static func text(of entries: [AccessibilityEntry]) -> String {
    entries.isEmpty ? "There is no accessibility element here." : entries.map(\.text).joined(separator: "\n")
  }

  private var text: String {
    let indent = String(repeating: "  ", count: depth)
    let name = element.label.map(\.quoted) ?? "(no label)"
    let title = ([number.map { "\($0). \(name)" } ?? "container \(name)"] + element.traits.names).joined(
      separator: ", ")
    let details = details.map { "   \($0.name): \($0.text)" }
    return ([title] + details).map { indent + $0 }.joined(separator: "\n")
  }

  private var details: [(name: String, text: String)] {
    func words(_ number: CGFloat) -> String { Double(number).formatted(as: .short) }
    let (origin, size) = (element.frame.origin, element.frame.size)
    let frame = "(\(words(origin.x)), \(words(origin.y))) \(words(size.width)) x \(words(size.height))"
    let level = element.headingLevel.map { $0 == .unspecified ? "unspecified" : "\($0.rawValue)" }
    let details: [(String, String?)] = [
      ("value", element.value?.quoted),
      ("hint", element.hint?.quoted),
      ("heading level", level),
      ("identifier", element.identifier?.quoted),
      ("actions", list(element.actions.filter(isWorthAWord).map(\.kind.text))),
      ("input labels", list(element.inputLabels.map(\.quoted))),
      ("custom content", list(element.customContent.map(text))),
      ("responds to user interaction", element.respondsToUserInteraction.map { $0 ? "yes" : "no" }),
      ("frame", frame),
    ]
    return details.compactMap { name, text in text.map { (name, $0) } }
  }

  private func list(_ texts: [String]) -> String? { texts.isEmpty ? nil : texts.joined(separator: ", ") }

  private func text(_ content: AccessibilityCustomContent) -> String {
    "\(content.label.quoted): \(content.value.quoted)" + (content.isImportant ? " (important)" : "")
  }

  /// That a button can be activated goes without saying.
  private func isWorthAWord(_ action: AccessibilityAction) -> Bool {
    action.kind != .activate || !element.traits.contains(.isButton)
  }
}

extension AccessibilityAction.Kind {
  fileprivate var text: String {
    switch self {
    case .activate: "activate"
    case .escape: "escape"
    case .magicTap: "magic tap"
    case .increment: "increment"
    case .decrement: "decrement"
    case .named(let name): name.quoted
    }
  }
}
