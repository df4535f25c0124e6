/// The label of a menu as a button that opens it; in another menu, a row of that.
struct MenuOpener: View {
  let configuration: MenuStyleConfiguration
  @State private var isOpen = false
  @Environment(\.isInMenu) private var isInMenu

  var body: some View {
    if isInMenu {
      SubmenuRow(label: configuration.label, isOpen: $isOpen)
        .presentsMenu(isPresented: $isOpen, header: SubmenuHeader(label: configuration.label, isOpen: $isOpen)) {
          configuration.content
        }
    } else if let action = configuration.primaryAction {
      Button(action: action) { configuration.label }
        .highPriorityGesture(LongPressGesture().onEnded { _ in isOpen = true })
        .accessibilityAction(named: "Show menu") { isOpen = true }
        .environment(\.buttonsArePartsOfControls, true)
        .presentsMenu(isPresented: $isOpen) { configuration.content }
    } else {
      Button {
        isOpen = true
      } label: {
        configuration.label
      }
      .environment(\.buttonsArePartsOfControls, true)
      .presentsMenu(isPresented: $isOpen) { configuration.content }
    }
  }
}

/// The row of a menu that opens a further one.
private struct SubmenuRow<Label: View>: View {
  let label: Label
  @Binding var isOpen: Bool

  var body: some View {
    Button {
      isOpen = true
    } label: {
      label
    }
    .environment(\.menuMark, .submenu)
    .environment(\.menuStaysOpen, true)
  }
}

/// The first row of a further menu, which closes that alone.
private struct SubmenuHeader<Label: View>: View {
  let label: Label
  @Binding var isOpen: Bool

  var body: some View {
    Button {
      isOpen = false
    } label: {
      label.fontWeight(.semibold)
    }
    .environment(\.menuMark, .openSubmenu)
    .environment(\.menuStaysOpen, true)
  }
}

extension View {
  /// The view with a menu beside it, as long as a value is true.
  func presentsMenu<Content: View>(
    isPresented: Binding<Bool>, isOfPicker: Bool = false, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    presentsMenu(isPresented: isPresented, header: EmptyView(), isOfPicker: isOfPicker, content: content)
  }

  /// The view with a menu beside it that has a first row of its own, as long as a value is true.
  func presentsMenu<Header: View, Content: View>(
    isPresented: Binding<Bool>, header: Header, isOfPicker: Bool = false, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier("menu", .menu, isPresented, nil) {
        MenuCard(header: header, content: content(), isOfPicker: isOfPicker)
      })
  }
}
