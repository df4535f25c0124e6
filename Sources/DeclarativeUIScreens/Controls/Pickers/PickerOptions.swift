import LayoutTree

/// One of the options of a picker.
struct PickerOption: Identifiable {
  let id: Subview.ID
  /// The value that choosing it writes; nil of a view that is no option.
  let value: AnyHashable?
  let view: Subview
  let isChosen: Bool
}

/// Options that stand below one header.
struct PickerSection: Identifiable {
  let id: Int
  var headers: [Subview] = []
  var footers: [Subview] = []
  var options: [PickerOption] = []
}

/// The options of a picker, as its content lists them.
struct PickerOptions {
  private(set) var sections: [PickerSection] = []

  init(_ subviews: SubviewsCollection, of choice: PickerChoice) {
    var section: SectionPlace?
    for subview in subviews {
      let place = subview.containerValues.section
      if sections.isEmpty || place?.path != section?.path { sections.append(PickerSection(id: sections.count)) }
      section = place
      let last = sections.count - 1
      switch place?.part {
      case .header: sections[last].headers.append(subview)
      case .footer: sections[last].footers.append(subview)
      case .content, nil:
        let tags = [subview.containerValues.tag, subview.id.element].compactMap(\.self)
        let value = tags.lazy.compactMap(choice.value).first
        sections[last].options.append(
          PickerOption(id: subview.id, value: value, view: subview, isChosen: value != nil && value == choice.chosen))
      }
    }
  }

  /// All options in their order.
  var all: [PickerOption] { sections.flatMap(\.options) }

  var chosen: PickerOption? { all.first(where: \.isChosen) }
}

extension Subview.ID {
  /// The identity that the innermost `ForEach` gives the view; nil outside of one.
  var element: AnyHashable? {
    for step in path.reversed() {
      if case .element(let id) = step { return id }
    }
    return nil
  }
}
