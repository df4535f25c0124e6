public import Foundation

extension View {
  private nonisolated func alert<A: View, M: View>(
    titled title: Text, _ isPresented: Binding<Bool>, actions: A, message: M
  ) -> some View {
    modifier(
      PresentingModifier("alert", .dialog, isPresented, nil) {
        AlertCard(title: title, actions: actions, message: message)
      })
  }

  /// The view with an alert in front of the screen, as long as a value is true; each of its buttons writes false.
  public nonisolated func alert<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titled: Text(titleKey), isPresented, actions: actions(), message: EmptyView())
  }

  /// The view with an alert in front of the screen, as long as a value is true; each of its buttons writes false.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titled: Text(title), isPresented, actions: actions(), message: EmptyView())
  }

  /// The view with an alert in front of the screen, as long as a value is true; each of its buttons writes false.
  public nonisolated func alert<A: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(titled: title, isPresented, actions: actions(), message: EmptyView())
  }

  /// The view with an alert and its message, as long as a value is true; each of its buttons writes false.
  public nonisolated func alert<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(titled: Text(titleKey), isPresented, actions: actions(), message: message())
  }

  /// The view with an alert and its message, as long as a value is true; each of its buttons writes false.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(titled: Text(title), isPresented, actions: actions(), message: message())
  }

  /// The view with an alert and its message, as long as a value is true; each of its buttons writes false.
  public nonisolated func alert<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, @ViewBuilder actions: () -> A,
    @ViewBuilder message: () -> M
  ) -> some View {
    alert(titled: title, isPresented, actions: actions(), message: message())
  }

  /// The view with an alert about some data, as long as a value is true and there is data.
  public nonisolated func alert<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titled: Text(titleKey), isPresented.only(if: data != nil), actions: data.map(actions), message: EmptyView())
  }

  /// The view with an alert about some data and its message, as long as a value is true and there is data.
  public nonisolated func alert<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      titled: Text(titleKey), isPresented.only(if: data != nil), actions: data.map(actions),
      message: data.map(message))
  }

  /// The view with an alert about some data, as long as a value is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titled: Text(title), isPresented.only(if: data != nil), actions: data.map(actions), message: EmptyView())
  }

  /// The view with an alert about some data and its message, as long as a value is true and there is data.
  @_disfavoredOverload
  public nonisolated func alert<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      titled: Text(title), isPresented.only(if: data != nil), actions: data.map(actions),
      message: data.map(message))
  }

  /// The view with an alert about some data, as long as a value is true and there is data.
  public nonisolated func alert<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    alert(
      titled: title, isPresented.only(if: data != nil), actions: data.map(actions), message: EmptyView())
  }

  /// The view with an alert about some data and its message, as long as a value is true and there is data.
  public nonisolated func alert<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    alert(
      titled: title, isPresented.only(if: data != nil), actions: data.map(actions),
      message: data.map(message))
  }

  /// The view with an alert that says an error, as long as a value is true and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: () -> A
  ) -> some View {
    alert(
      titled: Text(error?.errorDescription ?? ""), isPresented.only(if: error != nil), actions: actions(),
      message: EmptyView())
  }

  /// The view with an alert that says an error and a message, as long as a value is true and there is an error.
  public nonisolated func alert<E: LocalizedError, A: View, M: View>(
    isPresented: Binding<Bool>, error: E?, @ViewBuilder actions: (E) -> A,
    @ViewBuilder message: (E) -> M
  ) -> some View {
    alert(
      titled: Text(error?.errorDescription ?? ""), isPresented.only(if: error != nil), actions: error.map(actions),
      message: error.map(message))
  }

  /// The view with an alert, as long as a value is true.
  public nonisolated func alert(isPresented: Binding<Bool>, content: () -> Alert) -> some View {
    let card = isPresented.wrappedValue ? content().card : nil
    return modifier(PresentingModifier("alert", .dialog, isPresented, nil) { card })
  }

  /// The view with an alert for an item, as long as there is one.
  public nonisolated func alert<Item: Identifiable>(
    item: Binding<Item?>, content: (Item) -> Alert
  ) -> some View {
    let card = item.wrappedValue.map(content)?.card
    return modifier(PresentingModifier("alert", .dialog, item, nil) { _ in card })
  }
}

extension View {
  private nonisolated func confirmationDialog<A: View, M: View>(
    titled title: Text, _ isPresented: Binding<Bool>, _ visibility: Visibility, actions: A, message: M
  ) -> some View {
    modifier(
      PresentingModifier("confirmationDialog", .dialog, isPresented, nil) {
        ConfirmationCard(title: visibility == .visible ? title : nil, actions: actions, message: message)
      }
      .titled(DialogTitle(text: title, visibility: visibility)))
  }

  /// The view with choices at the bottom of the screen, as long as a value is true; each of them writes false.
  public nonisolated func confirmationDialog<A: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(
      titled: Text(titleKey), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// The view with choices at the bottom of the screen, as long as a value is true; each of them writes false.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(titled: Text(title), isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// The view with choices and a message at the bottom of the screen, as long as a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(titled: Text(titleKey), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// The view with choices and a message at the bottom of the screen, as long as a value is true.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(titled: Text(title), isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// The view with choices at the bottom of the screen, as long as a value is true; each of them writes false.
  public nonisolated func confirmationDialog<A: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A
  ) -> some View {
    confirmationDialog(titled: title, isPresented, titleVisibility, actions: actions(), message: EmptyView())
  }

  /// The view with choices and a message at the bottom of the screen, as long as a value is true.
  public nonisolated func confirmationDialog<A: View, M: View>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    @ViewBuilder actions: () -> A, @ViewBuilder message: () -> M
  ) -> some View {
    confirmationDialog(titled: title, isPresented, titleVisibility, actions: actions(), message: message())
  }

  /// The view with choices about some data, as long as a value is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titled: title, isPresented.only(if: data != nil), titleVisibility, actions: data.map(actions),
      message: EmptyView())
  }

  /// The view with choices about some data and a message, as long as a value is true and there is data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ title: Text, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      titled: title, isPresented.only(if: data != nil), titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }

  /// The view with choices about some data, as long as a value is true and there is data.
  public nonisolated func confirmationDialog<A: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titled: Text(titleKey), isPresented.only(if: data != nil), titleVisibility, actions: data.map(actions),
      message: EmptyView())
  }

  /// The view with choices about some data and a message, as long as a value is true and there is data.
  public nonisolated func confirmationDialog<A: View, M: View, T>(
    _ titleKey: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic,
    presenting data: T?, @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      titled: Text(titleKey), isPresented.only(if: data != nil), titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }

  /// The view with choices about some data, as long as a value is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A
  ) -> some View {
    confirmationDialog(
      titled: Text(title), isPresented.only(if: data != nil), titleVisibility, actions: data.map(actions),
      message: EmptyView())
  }

  /// The view with choices about some data and a message, as long as a value is true and there is data.
  @_disfavoredOverload
  public nonisolated func confirmationDialog<S: StringProtocol, A: View, M: View, T>(
    _ title: S, isPresented: Binding<Bool>, titleVisibility: Visibility = .automatic, presenting data: T?,
    @ViewBuilder actions: (T) -> A, @ViewBuilder message: (T) -> M
  ) -> some View {
    confirmationDialog(
      titled: Text(title), isPresented.only(if: data != nil), titleVisibility, actions: data.map(actions),
      message: data.map(message))
  }

  /// The view with choices at the bottom of the screen, as long as a value is true.
  public nonisolated func actionSheet(isPresented: Binding<Bool>, content: () -> ActionSheet) -> some View {
    let card = isPresented.wrappedValue ? content().card : nil
    return modifier(PresentingModifier("actionSheet", .dialog, isPresented, nil) { card })
  }

  /// The view with choices for an item at the bottom of the screen, as long as there is one.
  public nonisolated func actionSheet<T: Identifiable>(
    item: Binding<T?>, content: (T) -> ActionSheet
  ) -> some View {
    let card = item.wrappedValue.map(content)?.card
    return modifier(PresentingModifier("actionSheet", .dialog, item, nil) { _ in card })
  }
}

extension Binding where Value == Bool {
  /// The binding, which is false where a condition is.
  fileprivate func only(if condition: Bool) -> Binding<Bool> {
    map(AnyHashable(condition), get: { condition && wrappedValue }, set: { wrappedValue = $0 })
  }
}
