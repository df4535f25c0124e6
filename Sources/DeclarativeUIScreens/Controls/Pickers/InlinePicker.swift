/// The options of a picker as rows of the enclosing list or menu, with a checkmark at the chosen one.
struct InlinePicker: View {
  let face: PickerFace
  let options: PickerOptions
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if isInMenu {
      PickerRows(face: face, options: options)
    } else {
      if labelsVisibility != .hidden { face.label }
      ForEach(options.all) { InlineOption(face: face, option: $0) }
    }
  }
}

/// A row that chooses its option; the chosen one has a checkmark in the tint at its end.
struct InlineOption: View {
  let face: PickerFace
  let option: PickerOption
  var afterwards: () -> Void = {}
  @Environment(\.isEnabled) private var isEnabled

  var body: some View {
    Button {
      option.choose(in: face.choice)
      afterwards()
    } label: {
      HStack {
        option.view
        Spacer(minLength: 0)
        if option.isChosen {
          Image(systemName: "checkmark").fontWeight(.semibold).foregroundStyle(.tint).padding(.trailing, 2)
            .accessibilityHidden(true)
        }
      }
      .contentShape(Rectangle())
      .modifier(ForegroundModifier(styles: isEnabled ? [] : [AnyShapeStyle(Color(.tertiaryLabel))]))
    }
    .buttonStyle(PlainButtonAppearance())
    .accessibilityAddTraits(option.isChosen ? .isSelected : [])
  }
}
