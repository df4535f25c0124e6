import LayoutTree

/// What a picker consists of.
struct PickerParts {
  let label: any View
  let currentValueLabel: (any View)?
  let content: any View
  let choice: PickerChoice

  init<Content: View>(label: any View, currentValueLabel: (any View)?, content: Content, selection: PickerChoice) {
    self.label = label
    self.currentValueLabel = currentValueLabel
    self.content = content
    choice = selection
  }
}

/// A picker in the appearance of its environment.
struct StyledPicker: View, PrimitiveView {
  typealias Body = Never

  let parts: PickerParts

  func resolve(in context: ResolveContext) -> Node {
    let appearance = resolvedAppearance(in: context.environment)
    let isRows = appearance == .inline && (context.environment.isInListRow || context.environment.isInMenu)
    if context.isListing, !isRows { return ListedView.node(of: self, in: context) }
    let title = ViewWords.of(parts.label, in: context.environment)
    return context.node(StyledPicker.self, Grouping()) { inside in
      let label = inside.at(.position(0)).node(PickerLabels.self, PickerLabels())
      let labels = ControlSlots.kept(at: label, parts.label, parts.currentValueLabel ?? EmptyView())
      if inside.evaluation.purpose == .inspection {
        let content = PickerContent(slot: ViewSlot(parts.content))
        return [
          PickerLabel(slot: labels[0]).resolved(in: inside.at(.position(0))),
          content.resolved(in: inside.at(.position(1))),
        ]
      }
      let picker = PickerFace(
        appearance: appearance, title: title, label: PickerLabel(slot: labels[0]),
        currentValueLabel: parts.currentValueLabel.map { _ in PickerLabel(slot: labels[1]) }, choice: parts.choice)
      return [label, Self.listed(parts.content, picker).resolved(in: inside.at(.position(1)))]
    }
  }

  private func resolvedAppearance(in environment: EnvironmentValues) -> PickerAppearance {
    switch environment.pickerAppearance {
    case .automatic: environment.isInMenu ? .inline : .menu
    case .inline where !environment.isInMenu && !environment.isInListRow: .wheel
    case let appearance: appearance
    }
  }

  @MainActor private static func listed(_ content: any View, _ face: PickerFace) -> any View {
    func open<Content: View>(_ content: Content) -> any View {
      Group(subviews: content) { OfferedOptions(face: face, options: PickerOptions($0, of: face.choice)) }
    }
    return open(content)
  }
}

/// Several rows where the options are rows of the list around.
extension StyledPicker: SeveralViews {}
extension Picker: SeveralViews {}

/// What a picker remembers: its labels.
private struct PickerLabels: NodeContent {
  func boxes(of node: Node) -> LayoutBoxes { [] }
}

/// A label of a picker, where its appearance puts it.
struct PickerLabel: SlotPart {
  typealias Body = Never
  let slot: ViewSlot
}

/// The options of a picker, for inspection only.
struct PickerContent: SlotPart {
  typealias Body = Never
  let slot: ViewSlot
}

/// What the looks of a picker are given, besides the options.
struct PickerFace {
  let appearance: PickerAppearance
  /// What the label says; nil where that is not known.
  let title: String?
  let label: PickerLabel
  /// What shows the option that is chosen; nil is the option's own view.
  let currentValueLabel: PickerLabel?
  let choice: PickerChoice
}

/// The options of a picker in an appearance.
private struct OfferedOptions: View {
  let face: PickerFace
  let options: PickerOptions

  var body: some View {
    switch face.appearance {
    case .automatic, .menu: MenuPicker(face: face, options: options)
    case .inline: InlinePicker(face: face, options: options)
    case .segmented, .palette: SegmentedPicker(face: face, options: options)
    case .wheel: WheelPicker(face: face, options: options)
    case .navigationLink: LinkPicker(face: face, options: options)
    }
  }
}

extension PickerOption {
  /// Chooses the option.
  func choose(in choice: PickerChoice) {
    if let value { choice.choose(value) }
  }
}
