import DeclarativeUI
import Foundation
import TextFormats

/// A search that has found nothing, with what it looked at.
public struct SearchFailure: Sendable {
  /// What was searched for: `Text "Save"`.
  public let wanted: String
  /// How many matches were skipped, as the search asked for.
  public let skipped: Int
  /// What is there and most like it, the nearest first.
  public let candidates: [String]
  /// The views that were looked at, one a line, those inside of others indented.
  public let tree: [String]
  /// Why views in it could not be evaluated.
  public let problems: [String]
  /// The path of the view in which was searched; empty where it is the outermost one.
  public let path: String

  /// The most lines of a tree in a message.
  private static let mostLines = 60

  @MainActor
  init(_ wanted: SearchTarget, skipped: Int, in element: ViewElement, _ relation: ViewSearch.Relation) {
    self.wanted = wanted.description
    self.skipped = skipped
    path = element.parent == nil ? "" : element.pathToRoot
    problems = element.allDescendants.contains(where: \.isUnresolved) ? element.problemsOfTree : []
    switch relation {
    case .child:
      candidates = wanted.nearest(in: element)
      tree = ViewTreeText(element, lineLimit: 100).lines
    case .parent:
      candidates = []
      tree = element.ancestors.map(\.inCode)
    }
  }

  /// What was searched for, what is most like it, and the tree.
  var description: String {
    var text = "No \(wanted) was found" + (skipped == 0 ? "" : " after \(skipped.counted("other"))")
    text += path.isEmpty ? "." : " in \(path)."
    if !candidates.isEmpty { text += " Did you mean \(candidates.joined(separator: " or "))?" }
    text += "\n\nThe search saw:\n"
    text += tree.prefix(Self.mostLines).map { "  " + $0 }.joined(separator: "\n")
    let rest = tree.count - Self.mostLines
    if rest > 0 { text += "\n  ... and \(rest.counted("more line"))" }
    return ([text] + problems).joined(separator: "\n\n")
  }
}

/// What a search looks for.
@MainActor
enum SearchTarget {
  case text(String)
  case button(String)
  case identity(String)
  case accessibilityLabel(String)
  case accessibilityIdentifier(String)
  case type(String)
  case typeContaining(String, text: String)
  case condition(String)

  nonisolated var description: String {
    switch self {
    case .text(let text): "Text \(text.quoted)"
    case .button(let title): "Button \(title.quoted)"
    case .identity(let identity): "view with the id \(identity)"
    case .accessibilityLabel(let label): "view with the accessibility label \(label.quoted)"
    case .accessibilityIdentifier(let identifier): "view with the accessibility identifier \(identifier.quoted)"
    case .type(let name): name
    case .typeContaining(let name, let text): "\(name) containing Text \(text.quoted)"
    case .condition(let name): "\(name) that satisfies the condition"
    }
  }

  /// What candidates are compared with; nil where there is nothing to compare.
  private nonisolated var text: String? {
    switch self {
    case .text(let text), .button(let text), .identity(let text), .accessibilityLabel(let text),
      .accessibilityIdentifier(let text), .type(let text), .typeContaining(_, let text):
      text
    case .condition: nil
    }
  }

  /// What is most like it, as messages write it; nothing that is mostly different.
  func nearest(in element: ViewElement) -> [String] {
    guard let text else { return [] }
    let alike = candidates(in: element).filter {
      $0 != text && $0.editDistance(to: text) <= max($0.count, text.count) / 2
    }
    return alike.nearest(to: text, count: 3).map(spelling)
  }

  /// A candidate as messages write it.
  private nonisolated func spelling(of candidate: String) -> String {
    switch self {
    case .identity, .type, .condition: candidate
    default: candidate.quoted
    }
  }

  /// What is there of the kind that is looked for, as messages write it.
  private func candidates(in element: ViewElement) -> [String] {
    element.allDescendants.flatMap { element -> [String] in
      switch self {
      case .text, .typeContaining: element.string.map { [$0] } ?? []
      case .button: element.libraryName == "Button" ? element.label?.strings() ?? [] : []
      case .identity: element.arguments("id").map(inCode)
      case .accessibilityIdentifier: element.arguments("accessibilityIdentifier").compactMap { $0 as? String }
      case .accessibilityLabel: element.arguments("accessibilityLabel").compactMap { $0 as? String }
      case .type: [element.kind.name]
      case .condition: []
      }
    }
  }
}

extension ViewElement {
  /// The views around this one, the nearest first.
  var ancestors: [ViewElement] {
    var ancestors: [ViewElement] = []
    while let parent = (ancestors.last ?? self).parent { ancestors.append(parent) }
    return ancestors
  }

  /// The view and all views that belong to it, in the order of the code.
  var allDescendants: [ViewElement] { [self] + searched.flatMap(\.allDescendants) }

  /// The views that belong to this one, with those that a picture of the network shows at other moments, and what a view of
  /// UIKit says that it stands for.
  var searched: [ViewElement] {
    if let picture = value as? any LoadedPicture {
      let phases: [(AsyncImagePhase, String)] = [
        (.empty, ".empty"), (.success(Image(systemName: "photo")), ".success()"),
        (.failure(URLError(.badServerResponse)), ".failure()"),
      ]
      let shown = isHosted ? descendants : descendants.filter { if case .child = $0.role { false } else { true } }
      return phases.compactMap { ViewElement(possible: picture.view(in: $0), by: "contentView(\($1))", below: self) }
        + shown
    }
    guard let representing = value as? any CustomInspectable else { return descendants }
    let content = ViewElement(
      possible: representing.customInspectableContent, by: "customInspectableContent()", below: self)
    return [content].compactMap(\.self) + descendants
  }

  /// The characters of a text; nil of another view.
  var string: String? { string(in: nil) }

  /// The characters of a text for people of a language, or for those that tests ask for; nil of another view.
  func string(in locale: Locale?) -> String? { libraryName == "Text" ? (value as? Text)?.string(in: locale) : nil }

  /// The texts in the view.
  func strings(in locale: Locale? = nil) -> [String] { allDescendants.compactMap { $0.string(in: locale) } }

  /// What the view's modifiers of a name were given.
  func arguments(_ name: String) -> [Any] { calls.filter { $0.name == name }.flatMap { $0.arguments.map(\.value) } }
}
