import Foundation
import TextFormats

/// The rules of a file's `style` elements, as far as their selectors are an element, a class, a name or everything.
struct SVGStyleSheet {
  /// What a rule says of the elements that it selects.
  private typealias Declarations = [(name: String, value: String)]

  private enum Selector: Hashable {
    case all
    case element(String)
    case `class`(String)
    case id(String)
  }

  /// By what they select, each with its number in the order of the sheet.
  private var rules: [Selector: [(number: Int, declarations: Declarations)]] = [:]
  private(set) var problems: [String] = []

  init(_ text: String) {
    var rest = Self.withoutComments(text)[...]
    var count = 0
    while let open = rest.firstIndex(of: "{") {
      let end = rest[open...].firstIndex(of: "}") ?? rest.endIndex
      let declarations = Self.declarations(rest[rest.index(after: open)..<end])
      for selector in rest[..<open].split(separator: ",") {
        let name = selector.trimmingCharacters(in: .whitespacesAndNewlines)
        if let selector = Self.selector(name) {
          rules[selector, default: []].append((number: count, declarations: declarations))
          count += 1
        } else {
          problems.append(SVGError.undrawn("What the rule \(name.quoted) of a <style> says").description)
        }
      }
      rest = end < rest.endIndex ? rest[rest.index(after: end)...] : ""
    }
  }

  /// Gives elements the attributes that rules and their own `style` give them in the place of others.
  /// - Throws: `SVGError` where the rules say too much of too many elements.
  func apply(to elements: [SVGElement]) throws(SVGError) {
    var rest = SVGLimits.declarations
    for element in elements {
      let own = Self.declarations(element.attributes["style"]?[...] ?? "")
      let rules = selecting(element)
      rest -= rules.reduce(0) { $0 + $1.count }
      guard rest >= 0 else {
        throw SVGError(
          "its style sheets say more than \(SVGLimits.declarations) things of its elements, at the latest of its element "
            + "<\(element.name)>")
      }
      for (name, value) in (rules + [own]).joined() { element.attributes[name] = value }
    }
  }

  /// What the rules say of an element, in ascending order of what counts more; of equal rules the later one counts.
  private func selecting(_ element: SVGElement) -> [Declarations] {
    if rules.isEmpty { return [] }
    let classes = Set((element.attributes["class"] ?? "").split(whereSeparator: \.isWhitespace))
    let ofClasses = classes.flatMap { rules[.class(String($0))] ?? [] }.sorted { $0.number < $1.number }
    let ofName = element.attributes["id"].flatMap { rules[.id($0)] } ?? []
    var all = rules[.all] ?? []
    all += rules[.element(element.name)] ?? []
    all += ofClasses
    all += ofName
    return all.map(\.declarations)
  }

  private static func declarations(_ text: Substring) -> Declarations {
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
