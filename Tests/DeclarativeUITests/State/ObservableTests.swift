import DeclarativeUI
import LaidOutViews
import Testing

@Observable private final class Model {
  var name = "a"
}

private struct NameView: View {
  @Environment(Model.self) private var model
  var body: some View { Text(model.name) }
}

private struct OptionalNameView: View {
  @Environment(Model.self) private var model: Model?
  var body: some View { Text(model?.name ?? "none") }
}

private struct OwningView: View {
  @State private var model = Model()

  var body: some View {
    Text(model.name)
    EditingView(model: model)
  }
}

private struct EditingView: View {
  @Bindable var model: Model
  var body: some View { Appender(text: binding($model, \.name)) }
}

/// As packages hand bindings on, which know of their objects only that they are some.
private func binding<Object: AnyObject, Value>(
  _ object: Bindable<Object>, _ keyPath: ReferenceWritableKeyPath<Object, Value>
) -> Binding<Value> { object[dynamicMember: keyPath] }

private struct Appender: View {
  @Binding var text: String
  var body: some View { Button("append") { text += "!" } }
}

/// A view whose body makes the object that views inside fill.
private struct MakingView: View {
  let content: () -> NameView

  var body: some View {
    content().modifier(Filling(model: Model()))
  }
}

private struct Filling: ViewModifier {
  let model: Model
  func body(content: Content) -> some View { content.onAppear { model.name = "filled" }.environment(model) }
}

/// A view that makes its object of what it reads.
private struct CountingView: View {
  @State private var count = 1
  let content: () -> NameView

  var body: some View {
    let model = Model()
    model.name = "\(count)"
    return content().onAppear { count = 2 }.environment(model)
  }
}

@MainActor @Suite struct `An observable object` {
  @Test func `is read from the environment by its type`() {
    let model = Model()
    let screen = LivingScreen(NameView().environment(model))
    #expect(screen.texts == ["a"])
    model.name = "b"
    #expect(screen.texts == ["b"])
  }

  @Test func `that is missing is named, and the view's body is not asked`() {
    let layout = LaidOut(NameView()).layout
    #expect(
      layout.problems == [
        "No Model is in the environment of a view with @Environment(Model.self): give a view around it "
          + ".environment(Model(...))"
      ])
  }

  @Test func `may be missing where the property is optional`() {
    #expect(LivingScreen(OptionalNameView()).texts == ["none"])
    #expect(LivingScreen(OptionalNameView().environment(Model())).texts == ["a"])
    #expect(LivingScreen(OptionalNameView().environment(nil as Model?).environment(Model())).texts == ["none"])
  }

  @Test func `is owned by state and bound to its properties`() {
    let screen = LivingScreen(OwningView())
    screen.press()
    #expect(screen.texts == ["a!", "append"])
  }

  @Test func `that changes while a picture is made is seen changed`() {
    let model = Model()
    let screen = LivingScreen(NameView().onAppear { model.name = "appeared" }.environment(model))
    #expect(screen.texts == ["appeared"])
  }

  @Test func `that a body makes is the same while it reads nothing that changes, for a picture too`() {
    #expect(LivingScreen(Group { MakingView { NameView() } }).texts == ["filled"])
    #expect(LaidOut.texts(of: LaidOut(MakingView { NameView() }).layout) == ["filled"])
    #expect(LaidOut.texts(of: LaidOut(CountingView { NameView() }).layout) == ["2"])
  }
}
