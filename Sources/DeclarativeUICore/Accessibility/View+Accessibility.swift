package import LayoutTree

// What is said about a view to VoiceOver. No picture shows any of it: the attributes are kept in the tree,
// where accessibility snapshots and inspection find them.

extension View {
  /// The accessibility label of the view, instead of its own text.
  public nonisolated func accessibilityLabel(
    _ label: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled) { $0.label = label.words })
  }

  /// The accessibility label of the view, instead of its own text.
  public nonisolated func accessibilityLabel(
    _ labelKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(labelKey), isEnabled: isEnabled)
  }

  /// The accessibility label of the view, instead of its own text.
  @_disfavoredOverload
  public nonisolated func accessibilityLabel<S: StringProtocol>(
    _ label: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(Text(label), isEnabled: isEnabled)
  }
}

extension View {
  /// The accessibility value of the view, which changes while its label stays.
  public nonisolated func accessibilityValue(
    _ valueDescription: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled) { $0.value = valueDescription.words })
  }

  /// The accessibility value of the view, which changes while its label stays.
  public nonisolated func accessibilityValue(
    _ valueKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(valueKey), isEnabled: isEnabled)
  }

  /// The accessibility value of the view, which changes while its label stays.
  @_disfavoredOverload
  public nonisolated func accessibilityValue<S: StringProtocol>(
    _ value: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(Text(value), isEnabled: isEnabled)
  }
}

extension View {
  /// The accessibility hint: what using the view does.
  public nonisolated func accessibilityHint(
    _ hint: Text, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled) { $0.hint = hint.words })
  }

  /// The accessibility hint: what using the view does.
  public nonisolated func accessibilityHint(
    _ hintKey: LocalizedStringKey, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hintKey), isEnabled: isEnabled)
  }

  /// The accessibility hint: what using the view does.
  @_disfavoredOverload
  public nonisolated func accessibilityHint<S: StringProtocol>(
    _ hint: S, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(Text(hint), isEnabled: isEnabled)
  }
}

extension View {
  /// What people may call the view when they speak to it; the first one counts most.
  public nonisolated func accessibilityInputLabels(
    _ inputLabels: [Text], isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled) { $0.inputLabels = inputLabels.map(\.words) })
  }

  /// What people may call the view when they speak to it; the first one counts most.
  public nonisolated func accessibilityInputLabels(
    _ inputLabelKeys: [LocalizedStringKey], isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabelKeys.map { Text($0) }, isEnabled: isEnabled)
  }

  /// What people may call the view when they speak to it; the first one counts most.
  @_disfavoredOverload
  public nonisolated func accessibilityInputLabels<S: StringProtocol>(
    _ inputLabels: [S], isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels.map { Text($0) }, isEnabled: isEnabled)
  }
}

extension View {
  /// The view, hidden from VoiceOver; it is still drawn.
  ///
  /// What a view around has hidden stays hidden.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier(isEnabled, ModifierCall("accessibilityHidden", ["": hidden])) {
        $0.isHidden = hidden
      })
  }

  /// The view with more traits.
  public nonisolated func accessibilityAddTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.addedTraits = traits })
  }

  /// The view without some traits.
  public nonisolated func accessibilityRemoveTraits(
    _ traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.removedTraits = traits })
  }

  /// The view as a heading of a rank.
  ///
  /// Whether SwiftUI gives it the trait of a heading, too, is not known; here it does.
  public nonisolated func accessibilityHeading(
    _ level: AccessibilityHeadingLevel
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(
      AccessibilityAttachmentModifier {
        $0.headingLevel = level
        $0.addedTraits = .isHeader
      })
  }

  /// The view, earlier than others of its container where the priority is larger; without one it is 0.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier { $0.sortPriority = sortPriority })
  }

  /// The view as one element, or as a container of the elements inside.
  public nonisolated func accessibilityElement(children: AccessibilityChildBehavior = .ignore) -> some View {
    modifier(AccessibilityAttachmentModifier { $0.children = children })
  }

  /// Whether the view can be operated by a switch.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true, isEnabled: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    modifier(AccessibilityAttachmentModifier(isEnabled) { $0.respondsToUserInteraction = respondsToUserInteraction })
  }

  /// The view as it is: no screen has inverted colours here.
  public nonisolated func accessibilityIgnoresInvertColors(_ active: Bool = true) -> some View { self }
}

// The names that SwiftUI had first, and still has.
extension View {
  /// The accessibility label of the view.
  public nonisolated func accessibility(label: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityLabel(label)
  }

  /// The accessibility value of the view.
  public nonisolated func accessibility(value: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityValue(value)
  }

  /// The accessibility hint: what using the view does.
  public nonisolated func accessibility(hint: Text) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHint(hint)
  }

  /// What people may call the view when they speak to it.
  public nonisolated func accessibility(inputLabels: [Text]) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityInputLabels(inputLabels)
  }

  /// The view, hidden from VoiceOver; it is still drawn.
  public nonisolated func accessibility(hidden: Bool) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityHidden(hidden)
  }

  /// The view with an identifier by which tests find its place.
  public nonisolated func accessibility(identifier: String) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityIdentifier(identifier)
  }

  /// The view itself: what selects it in a control is its `tag`.
  public nonisolated func accessibility(selectionIdentifier: AnyHashable) -> some View { self }

  /// The view, earlier than others of its container where the priority is larger.
  public nonisolated func accessibility(
    sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilitySortPriority(sortPriority)
  }

  /// The view with the point that VoiceOver touches, in parts of its extents.
  public nonisolated func accessibility(activationPoint: UnitPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// The view with the point that VoiceOver touches, in its own coordinates.
  public nonisolated func accessibility(activationPoint: CGPoint) -> some View {
    accessibilityActivationPoint(activationPoint)
  }

  /// The view with more traits.
  public nonisolated func accessibility(
    addTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityAddTraits(traits)
  }

  /// The view without some traits.
  public nonisolated func accessibility(
    removeTraits traits: AccessibilityTraits
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibilityRemoveTraits(traits)
  }
}

/// What is said about a view to VoiceOver, by the name that functions of apps return.
/// - Remark: a view of which several things are said has several of them in each other; SwiftUI's are joined to one.
public nonisolated struct AccessibilityAttachmentModifier: ViewModifier {
  /// A primitive modifier has no body.
  public typealias Body = Never

  private var attributes = AccessibilityAttributes()
  /// The call where the attributes alone do not tell it.
  private(set) var saidCall: ModifierCall?

  /// - Parameters:
  ///   - isEnabled: whether anything is changed.
  ///   - call: the call where the attributes alone do not tell it.
  ///   - change: says what is meant.
  package init(
    _ isEnabled: Bool = true, _ call: ModifierCall? = nil, _ change: (inout AccessibilityAttributes) -> Void
  ) {
    guard isEnabled else { return }
    change(&attributes)
    saidCall = call
  }
}

extension AccessibilityAttachmentModifier: PrimitiveModifier, NodeContent {
  package var accessibility: AccessibilityAttributes? { attributes }

  package var meaning: Meaning? { attributes.identifier.map(Meaning.identifier) }

  @MainActor package func resolve(_ content: some View, in context: ResolveContext) -> Node {
    context.node(Self.self, self) { [content.resolved(in: $0)] }
  }
}

extension Text {
  /// What is heard in the place of the text and of all that is joined in it; nil where that is the text itself.
  private var ownLabel: Text? {
    modifiers.lazy.reversed().compactMap { if case .label(let label) = $0 { label } else { nil } }.first
  }

  /// What is read of the text in the language of the body that is evaluated.
  package var words: String { words(in: .ofBody) }

  /// What is read of the text: its characters without their styles.
  package func words(in environment: @autoclosure () -> EnvironmentValues) -> String {
    var words = ""
    var pending = [self]
    while let text = pending.popLast() {
      if let label = text.ownLabel {
        pending.append(label)
        continue
      }
      switch text.content(in: environment()) {
      case .string(let string): words += string
      case .image(let image): pending += image.label.map { [$0] } ?? []
      case .joined(let texts): pending += texts.reversed()
      }
    }
    return words
  }
}
