/// A link that says what is chosen and leads to a screen of the options.
struct LinkPicker: View {
  let face: PickerFace
  let options: PickerOptions

  var body: some View {
    NavigationLink {
      PickerScreen(face: face, options: options)
    } label: {
      PickerRow(face: face, value: ChosenValue(face: face, options: options), isMenu: false)
    }
    .modifier(PickerDescription(title: face.title, value: options.chosen?.view.words))
  }
}

/// The screen with the options of a picker: a tap chooses one and leads back.
private struct PickerScreen: View {
  let face: PickerFace
  let options: PickerOptions
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    List {
      ForEach(options.all) { option in InlineOption(face: face, option: option) { dismiss() } }
    }
    .navigationTitle(face.title ?? "")
  }
}
