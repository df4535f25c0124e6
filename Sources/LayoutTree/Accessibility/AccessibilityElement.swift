package import Foundation
package import LayoutValues

/// Something that VoiceOver stops at, or a group of such things.
package struct AccessibilityElement {
  /// What it is called.
  package internal(set) var label: String?
  /// The state that changes while the label stays.
  package internal(set) var value: String?
  /// What using it does.
  package internal(set) var hint: String?
  /// A name by which tests find it.
  package internal(set) var identifier: String?
  /// What it is and does.
  package internal(set) var traits: AccessibilityTraits = []
  /// The rank of a heading.
  package internal(set) var headingLevel: AccessibilityHeadingLevel?
  /// What can be done with it, in the order in which it is offered.
  package internal(set) var actions: [AccessibilityAction] = []
  /// What people may call it when they speak to it, besides its label.
  package internal(set) var inputLabels: [String] = []
  /// Details that are read on demand.
  package internal(set) var customContent: [AccessibilityCustomContent] = []
  /// Whether it can be operated by a switch; nil leaves it to the system.
  package internal(set) var respondsToUserInteraction: Bool?
  /// Where it is, in points from the screen's top left corner.
  package internal(set) var frame: CGRect
  /// What a container, at which VoiceOver does not stop, holds in order; nil for what is no container.
  package internal(set) var children: [AccessibilityElement]?
  var sortPriority = 0.0
  /// Whether the label is a symbol's own name.
  private(set) var isNamedBySymbol = false
  /// Nobody hears of it; it is kept so that nothing around makes an element of its view again.
  var isHidden = false

  init(frame: CGRect, children: [AccessibilityElement]? = nil) {
    self.frame = frame
    self.children = children
  }

  /// The elements that VoiceOver stops at in this one, in order.
  package var leaves: [AccessibilityElement] { children?.flatMap(\.leaves) ?? [self] }

  mutating func apply(_ attributes: AccessibilityAttributes) {
    if let given = attributes.label { (label, isNamedBySymbol) = (given, attributes.isNamedBySymbol) }
    value = attributes.value ?? value
    hint = attributes.hint ?? hint
    identifier = attributes.identifier ?? identifier
    traits = traits.union(attributes.addedTraits).subtracting(attributes.removedTraits)
    headingLevel = attributes.headingLevel ?? headingLevel
    sortPriority = attributes.sortPriority ?? sortPriority
    inputLabels = attributes.inputLabels ?? inputLabels
    respondsToUserInteraction = attributes.respondsToUserInteraction ?? respondsToUserInteraction
    for content in attributes.customContent {
      customContent.removeAll { $0.key == content.key }
      customContent.append(content)
    }
    add(attributes.actions)
  }

  /// Adds actions; one of a kind that is there already takes its place.
  mutating func add(_ added: [AccessibilityAction]) {
    for action in added {
      if let index = actions.firstIndex(where: { $0.kind == action.kind }) {
        actions[index] = action
      } else {
        actions.append(action)
      }
    }
  }
}

extension AccessibilityElement {
  /// One element that is what several are together.
  ///
  /// Labels, values and hints are joined. What activates the only one of them that can be activated activates the whole;
  /// where there are several, each gives an action of its name, and its label is not read with the others. Apple says that
  /// such an action "may become" a named one and that not all traits are merged, no more: which are, and in which order
  /// actions are offered, is not known. Here static texts and pictures leave their trait only to a whole of nothing else.
  ///
  /// - Parameter withoutSymbols: whether the names that symbols have by themselves are left out beside other labels: so iOS 18
  ///   and 26 have it of a symbol in `accessibilityElement(children: .combine)`. What controls make of them is not known.
  static func combining(
    _ elements: [AccessibilityElement], frame: CGRect, withoutSymbols: Bool
  ) -> AccessibilityElement {
    var parts = elements.flatMap(\.leaves)
    if withoutSymbols, parts.contains(where: { !$0.isNamedBySymbol && $0.label?.isEmpty == false }) {
      for index in parts.indices where parts[index].isNamedBySymbol { parts[index].label = nil }
    }
    let pressed = parts.filter { $0.activation != nil }
    let read = pressed.count > 1 ? parts.filter { $0.activation == nil } : parts
    func joined(_ text: (AccessibilityElement) -> String?) -> String? {
      let texts = read.compactMap(text).filter { !$0.isEmpty }
      return texts.isEmpty ? nil : texts.joined(separator: ", ")
    }
    var whole = AccessibilityElement(frame: frame)
    whole.label = joined(\.label)
    whole.value = joined(\.value)
    whole.hint = joined(\.hint)
    whole.traits = read.reduce([]) { $0.union($1.traits) }
    for trait in [AccessibilityTraits.isStaticText, .isImage] where !read.allSatisfy({ $0.traits.contains(trait) }) {
      whole.traits.remove(trait)
    }
    whole.headingLevel = read.lazy.compactMap(\.headingLevel).first
    whole.customContent = parts.flatMap(\.customContent)
    for part in parts {
      whole.add(pressed.count > 1 ? part.actionsWithNamedActivation : part.actions)
    }
    return whole
  }

  private var activation: AccessibilityAction? { actions.first { $0.kind == .activate } }

  /// The actions, of which the one without a name has that of the element.
  package var actionsWithNamedActivation: [AccessibilityAction] {
    actions.map { action in
      guard action.kind == .activate else { return action }
      return AccessibilityAction(.named(label ?? ""), perform: action.perform)
    }
  }
}

extension Sequence<AccessibilityElement> {
  /// What is heard of the elements of one container, in VoiceOver's order.
  ///
  /// The order is that of the code, from leading to trailing and from top to bottom in stacks; a larger priority comes
  /// first. Where something is modal, what is beside it is not heard of. Where SwiftUI looks at the frames besides, in a
  /// `ZStack` or after an `offset(_:)` say, is not known: here it never does.
  var inReadingOrder: [AccessibilityElement] {
    let heard = filter { !$0.isHidden }
    let modal = heard.filter { $0.traits.contains(.isModal) }
    return (modal.isEmpty ? heard : modal).enumerated().sorted { left, right in
      let (a, b) = (left.element.sortPriority, right.element.sortPriority)
      return a == b ? left.offset < right.offset : a > b
    }.map(\.element)
  }
}
