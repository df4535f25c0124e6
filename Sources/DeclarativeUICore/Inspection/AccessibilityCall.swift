import LayoutTree

extension AccessibilityAttachmentModifier {
  /// The call that says what the modifier says; texts go by their characters.
  package var call: ModifierCall {
    if let saidCall { return saidCall }
    guard let said = accessibility else { return ModifierCall("accessibility") }
    if let label = said.label { return ModifierCall("accessibilityLabel", ["": label]) }
    if let value = said.value { return ModifierCall("accessibilityValue", ["": value]) }
    if let hint = said.hint { return ModifierCall("accessibilityHint", ["": hint]) }
    if let level = said.headingLevel { return ModifierCall("accessibilityHeading", ["": level]) }
    if let action = said.actions.first {
      return ModifierCall("accessibilityAction", ["": action.kind], action: action.perform)
    }
    if !said.addedTraits.isEmpty { return ModifierCall("accessibilityAddTraits", ["": said.addedTraits]) }
    if !said.removedTraits.isEmpty { return ModifierCall("accessibilityRemoveTraits", ["": said.removedTraits]) }
    if let priority = said.sortPriority { return ModifierCall("accessibilitySortPriority", ["": priority]) }
    if let children = said.children { return ModifierCall("accessibilityElement", ["children": children]) }
    if let labels = said.inputLabels {
      return ModifierCall("accessibilityInputLabels", ["": labels.joined(separator: ", ")])
    }
    if let content = said.customContent.first {
      return ModifierCall("accessibilityCustomContent", ["": content.label, "value": content.value])
    }
    if let responds = said.respondsToUserInteraction {
      return ModifierCall("accessibilityRespondsToUserInteraction", ["": responds])
    }
    return ModifierCall("accessibility")
  }
}

extension AccessibilityContentModifier {
  /// The call by which the view got another one that is not seen.
  package var call: ModifierCall { ModifierCall("accessibilityRepresentation") }
}

extension AccessibilityTraits: CodeSpelled {
  package var inCode: String {
    let own = names.map { name in
      let words = name.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
      return ".is" + words
    }
    return own.count == 1 ? own[0] : "[" + own.joined(separator: ", ") + "]"
  }
}
