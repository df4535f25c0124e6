import DeclarativeUI

/// An element in the words of VoiceOver, as far as they are known.
///
/// The words and their order are those that AccessibilitySnapshot found on iOS, in English: the label and, after a colon,
/// the value, "Selected: " before them, then the traits that are spoken, each with a period; the hint comes on its own.
/// VoiceOver has settings for much of it. The words of traits that are not listed here are not known, and left out.
struct SpokenElement {
  /// What is said at once.
  let description: String
  /// What is said after a pause; nil where nothing is.
  let hint: String?

  init(_ element: AccessibilityElement) {
    let name = [element.label, element.value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    let state = element.traits.contains(.isSelected) ? (name.isEmpty ? "Selected." : "Selected: \(name)") : name
    // What has no name is described by its hint.
    let text = state.isEmpty ? element.hint ?? "" : state
    let traits = Self.spokenTraits.filter { element.traits.contains($0.trait) }.map(\.words)
    let separator = text.isEmpty || traits.isEmpty ? "" : text.hasSuffix(".") ? " " : ". "
    description = text + separator + traits.joined(separator: " ")
    hint = state.isEmpty ? nil : Self.hint(of: element)
  }

  private static func hint(of element: AccessibilityElement) -> String? {
    let hint = element.hint.flatMap { $0.isEmpty ? nil : $0 }
    guard element.traits.contains(.isAdjustable), !element.traits.contains(.isNotEnabled) else { return hint }
    let gesture = "Swipe up or down with one finger to adjust the value."
    guard let hint else { return gesture }
    return hint + (hint.hasSuffix(".") ? " " : ". ") + gesture
  }

  private static let spokenTraits: [(trait: AccessibilityTraits, words: String)] = [
    (.isNotEnabled, "Dimmed."), (.isButton, "Button."), (.isHeader, "Heading."), (.isLink, "Link."),
    (.isAdjustable, "Adjustable."), (.isImage, "Image."), (.isSearchField, "Search Field."),
  ]
}
