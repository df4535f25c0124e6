import DeclarativeUI
import LayoutTree

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
    let value = element.traits.contains(.isToggle) ? nil : element.value
    let name = [element.label, value].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ": ")
    let state = element.traits.contains(.isSelected) ? (name.isEmpty ? "Selected." : "Selected: \(name)") : name
    // What has no name is described by its hint.
    let text = state.isEmpty ? element.hint ?? "" : state
    let traits = Self.words(ofTraits: element)
    let separator = text.isEmpty || traits.isEmpty ? "" : text.hasSuffix(".") ? " " : ". "
    description = text + separator + traits.joined(separator: " ")
    hint = state.isEmpty ? nil : Self.hint(of: element)
  }

  /// The traits as they are spoken; a switch is no other button, and has its value among them.
  private static func words(ofTraits element: AccessibilityElement) -> [String] {
    let traits = element.traits
    guard traits.contains(.isToggle) else { return spokenTraits.filter { traits.contains($0.trait) }.map(\.words) }
    let states = ["1": "On.", "0": "Off.", "2": "Mixed."]
    let state = element.value.map { states[$0] ?? $0 }
    let others = spokenTraits.filter { traits.subtracting([.isNotEnabled, .isButton]).contains($0.trait) }.map(\.words)
    return (traits.contains(.isNotEnabled) ? ["Dimmed."] : [])
      + (traits.contains(.isButton) ? ["Switch Button."] : []) + (state.map { [$0] } ?? []) + others
  }

  private static func hint(of element: AccessibilityElement) -> String? {
    let hint = element.hint.flatMap { $0.isEmpty ? nil : $0 }
    guard let gesture = gesture(of: element.traits) else { return hint }
    guard let hint else { return gesture }
    return hint + (hint.hasSuffix(".") ? " " : ". ") + gesture
  }

  /// How to use what is not merely pressed; nil for anything else, and for what cannot be used.
  private static func gesture(of traits: AccessibilityTraits) -> String? {
    if traits.contains(.isNotEnabled) { return nil }
    if traits.contains(.isToggle) { return "Double tap to toggle setting." }
    return traits.contains(.isAdjustable) ? "Swipe up or down with one finger to adjust the value." : nil
  }

  private static let spokenTraits: [(trait: AccessibilityTraits, words: String)] = [
    (.isNotEnabled, "Dimmed."), (.isButton, "Button."), (.isHeader, "Heading."), (.isLink, "Link."),
    (.isAdjustable, "Adjustable."), (.isImage, "Image."), (.isSearchField, "Search Field."),
  ]
}
