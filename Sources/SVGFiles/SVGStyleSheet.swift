import Foundation
import TextFormats

/// The rules of a file's `style` elements, as far as their selectors are an element, a class, a name or everything.
struct SVGStyleSheet {
  private struct Rule {
    let selector: Selector
    let declarations: [(name: String, value: String)]
  }

  /// In ascending order of what counts more.
  private enum Selector: Hashable {
    case all
    case element(String)
    case `class`(String)
    case id(String)

    var weight: Int {
      switch self {
      case .all: 0
      case .element: 1
      case .class: 2
      case .id: 3
      }
    }

    func matches(_ element: String, _ classes: [Substring], _ id: String?) -> Bool {
      switch self {
      case .all: true
      case .element(let name): name == element
      case .class(let name): classes.contains { $0 == name }
      case .id(let name): name == id
      }
    }
  }

  private var rules: [Rule] = []
  private(set) var problems: [String] = []

  init(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    while let open = rest.firstIndex(of: "{") {
      let end = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let declarations = Self.declarations(rest[rest.index(after: open)..<end])
      for selector in rest[..<open].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        if let selector = Self.selector(name) {
          rules.append(Rule(selector: selector, declarations: declarations))
        } else {
          problems.append(SVGError.undrawn("What the rule \(name.quoted) of a <style> says").description)
        }
      }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
    // Of equal rules the later one counts; sorting keeps their order.
    rules = rules.enumerated().sorted { ($0.1.selector.weight, $0.0) < ($1.1.selector.weight, $1.0) }.map(\.1)
  }

  /// The attributes of an element, those that rules and its own `style` give it in the place of others.
  func attributes(of element: SVGElement) -> [String: String] {
    var attributes = element.attributes
    if !rules.isEmpty {
      let classes = (attributes["class"] ?? "").split(whereSeparator: \.isWhitespace)
      for rule in rules where rule.selector.matches(element.name, classes, attributes["id"]) {
        for (name, value) in rule.declarations { attributes[name] = value }
      }
    }
    for (name, value) in Self.declarations(element.attributes["style"]?[...] ?? "") { attributes[name] = value }
    return attributes
  }

  private static func declarations(_ text: Substring) -> [(name: String, value: String)] {
    text.split(separator: ";").compactMap { declaration in
      let parts = declaration.split(separator: ":", maxSplits: 1).map {
        $0.trimmingCharacters(in: .whitespacesAndNewlines)
      }
      guard parts.count == 2 else { return nil }
      return (parts[0], parts[1].replacingOccurrences(of: "!important", with: "").trimmingCharacters(in: .whitespaces))
    }
  }

  private static func selector(_ text: String) -> Selector? {
    let name = String(text.drop { ".#".contains($0) })
    guard text == "*" || !name.isEmpty && name.allSatisfy({ $0.isLetter || $0.isNumber || "-_".contains($0) }) else {
      return nil
    }
    if text == "*" { return .all }
    if text == name { return .element(name) }
    return text == "." + name ? .class(name) : text == "#" + name ? .id(name) : nil
  }

  private static func withoutComments(_ text: String) -> String {
    let parts = text.components(separatedBy: "/*")
    return parts[0]
      + parts.dropFirst().map { $0.components(separatedBy: "*/").dropFirst().joined(separator: "*/") }.joined()
  }
}
