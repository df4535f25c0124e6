/// A button that says what is chosen and opens a menu of the options.
///
/// Outside of rows the label is not seen. That the button has the room of a button with a border around it is known of iOS 16
/// and later; the symbol's font and distance are known of them, too. None of it was measured.
struct MenuPicker: View {
  let face: PickerFace
  let options: PickerOptions
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.labelsVisibility) private var labelsVisibility

  var body: some View {
    if isInMenu {
      Menu {
        PickerRows(face: face, options: options)
      } label: {
        face.label
      }
      // Known: options stay in the order of the code wherever a menu opens, unless something else is asked for.
      .transformEnvironment(\.menuOrder) { order in
        if order == .automatic { order = .fixed }
      }
    } else if isInRow, labelsVisibility != .hidden {
      described(
        Button {
          isOpen = true
        } label: {
          PickerRow(face: face, value: PickerValue(face: face, options: options), isMenu: true)
        }
        .buttonStyle(UnfadedButtonAppearance())
        // The menu stands at the end of the row.
        .background(alignment: .trailing) {
          Spacer().frame(width: 1).presentsMenu(isPresented: $isOpen, isOfPicker: true) {
            PickerRows(face: face, options: options)
          }
        })
    } else {
      described(
        Button {
          isOpen = true
        } label: {
          PickerValue(face: face, options: options)
        }
        .environment(\.buttonsArePartsOfControls, true)
        .presentsMenu(isPresented: $isOpen, isOfPicker: true) { PickerRows(face: face, options: options) })
    }
  }

  /// What VoiceOver hears: the label, and the chosen option as the value.
  private func described(_ button: some View) -> some View {
    button.modifier(PickerDescription(title: face.title, value: options.chosen?.view.words))
  }
}

/// The accessibility label and value of a picker.
struct PickerDescription: ViewModifier {
  let title: String?
  let value: String?

  func body(content: Content) -> some View {
    if let title, let value {
      content.accessibilityLabel(Text(verbatim: title)).accessibilityValue(Text(verbatim: value))
    } else {
      content
    }
  }
}

/// The label of a picker in a row, and its value at the end.
///
/// Of a menu that is disabled the value is half as strong, and the label as strong as ever: a guess after one picture, which
/// seems to be of iOS 27.
/// - Remark: that the value is below the label at sizes of text for accessibility is a guess, as for `LabeledContent`.
struct PickerRow<Value: View>: View {
  let face: PickerFace
  let value: Value
  /// Whether the value opens a menu: then it is in the tint that somebody has set.
  let isMenu: Bool
  @Environment(\.isEnabled) private var isEnabled
  @Environment(\.dynamicTypeSize) private var size
  @Environment(\.tintScope) private var tint

  init(face: PickerFace, value: Value, isMenu: Bool) {
    self.face = face
    self.value = value
    self.isMenu = isMenu
  }

  var body: some View {
    if size.isAccessibilitySize {
      VStack(alignment: .leading, spacing: 4) {
        label
        shownValue
      }
    } else {
      HStack(spacing: 0) {
        label
        Spacer(minLength: 8)
        shownValue
      }
    }
  }

  @ViewBuilder private var lines: some View {
    if face.title == nil { TitleLines(label: face.label) } else { face.label }
  }

  private var label: some View {
    lines.modifier(ForegroundModifier(styles: isEnabled || isMenu ? [] : [AnyShapeStyle(Color(.tertiaryLabel))]))
  }

  private var shownValue: some View {
    let isTinted = isEnabled && isMenu && tint != nil
    let grey = Color(isEnabled ? .secondaryLabel : .tertiaryLabel)
    return value.modifier(
      ForegroundModifier(styles: [isTinted ? AnyShapeStyle(TintShapeStyle()) : AnyShapeStyle(grey)]))
  }
}

/// The label of a button that is disabled as strong as that of others.
private struct UnfadedButtonAppearance: ButtonStyle, Hashable {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(configuration.isPressed ? 0.75 : 1)
  }
}

/// What is chosen in a picker, with the symbol of a menu.
struct PickerValue: View {
  let face: PickerFace
  let options: PickerOptions
  @Environment(\.isInListRow) private var isInRow
  @Environment(\.menuIndicatorVisibility) private var indicator

  var body: some View {
    HStack(spacing: 4.5) {
      ChosenValue(face: face, options: options).labelStyle(MenuValueAppearance())
      if indicator != .hidden {
        Image(systemName: "chevron.up.chevron.down").font(.footnote.weight(.semibold)).accessibilityHidden(true)
      }
    }
    .padding(.horizontal, isInRow ? 0 : 12).padding(.vertical, isInRow ? 0 : 7)
  }
}

/// A label that is chosen: its picture is large and close to the title, as measured in iOS 17.
private struct MenuValueAppearance: LabelStyle {
  func makeBody(configuration: Configuration) -> some View {
    HStack(spacing: 0) {
      configuration.icon.imageScale(.large).accessibilityHidden(true)
      configuration.title
    }
  }
}

/// What is chosen in a picker.
struct ChosenValue: View {
  let face: PickerFace
  let options: PickerOptions

  var body: some View {
    if let label = face.currentValueLabel {
      label
    } else if let chosen = options.chosen {
      chosen.view
    }
  }
}

/// The options of a picker as rows of a menu.
struct PickerRows: View {
  let face: PickerFace
  let options: PickerOptions

  var body: some View {
    ForEach(options.sections) { section in
      Section {
        ForEach(section.options) { option in
          if option.value == nil {
            option.view
          } else {
            Button {
              option.choose(in: face.choice)
            } label: {
              option.view
            }
            .environment(\.menuMark, option.isChosen ? .check : .none)
            .accessibilityAddTraits(option.isChosen ? .isSelected : [])
          }
        }
      } header: {
        ForEach(section.headers) { $0 }
      } footer: {
        ForEach(section.footers) { $0 }
      }
    }
  }
}
