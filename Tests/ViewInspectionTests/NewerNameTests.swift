import DeclarativeUI
import Foundation
import LayoutValues
import Testing
import ViewInspection

/// What later versions of ViewInspector have tests call, each by the rule that it stands for.
@MainActor @Suite struct `A name that newer tests bring along` {
  @Test func `is that of each part of what is shown where nothing is to be seen`() throws {
    let view = HStack {
      ContentUnavailableView {
        Text("none")
      } description: {
        Text("at all")
      } actions: {
        Button("Add") {}
      }
    }
    #expect(try view.inspect().hStack().contentUnavailableView(0).labelView().text().string() == "none")
    #expect(try view.inspect().find(text: "none").pathToRoot == "hStack().contentUnavailableView(0).labelView().text()")
    let description = try view.inspect().find(text: "at all")
    #expect(description.pathToRoot == "hStack().contentUnavailableView(0).description().text()")
    #expect(
      try view.inspect().find(button: "Add").pathToRoot == "hStack().contentUnavailableView(0).actions().button()")
    #expect(try view.inspect().findAll(ViewType.Text.self).count == 3)
    let plain = ContentUnavailableView("none", systemImage: "star")
    #expect(throws: InspectionError.self) { try plain.inspect().contentUnavailableView().description().text() }
  }

  @Test func `is that of glass, of its identities and of its containers`() throws {
    @Namespace var space
    let glass = Glass.regular.tint(.red).tint(.blue).interactive()
    let view = GlassEffectContainer(spacing: 20) {
      Text("a").glassEffect(glass, in: RoundedRectangle(cornerRadius: 10)).glassEffectID("one", in: space)
      Text("b").glassEffect().glassEffectUnion(id: 2, namespace: space).glassEffectTransition(.materialize)
    }
    let container = try view.inspect().glassEffectContainer()
    #expect(try container.spacing() == 20 && container.count == 2)
    #expect(try view.inspect().find(text: "b").pathToRoot == "glassEffectContainer().text(1)")
    let first = try container.text(0)
    #expect(try first.glassEffect().tintColor() == .blue && first.glassEffect().isInteractive())
    #expect(try first.glassEffect().shape(RoundedRectangle.self).cornerSize.width == 10)
    #expect(throws: InspectionError.self) { try first.glassEffect().shape(Circle.self) }
    #expect(try first.glassEffectID().id == AnyHashable("one"))
    let second = try container.text(1)
    #expect(try second.glassEffect().tintColor() == nil && !second.glassEffect().isInteractive())
    #expect(try second.glassEffectUnion().id == AnyHashable(2) && second.glassEffectTransition() == .materialize)
    #expect(throws: InspectionError.self) { try Divider().inspect().divider().glassEffect() }
    let single = GlassEffectContainer { Text("alone") }
    #expect(try single.inspect().find(text: "alone").pathToRoot == "glassEffectContainer().text(0)")
  }

  @Test func `is that of a title that a binding gives, and of no other`() throws {
    let title = Binding(wrappedValue: "before")
    let view = try Divider().navigationTitle(title).inspect().divider()
    try view.setNavigationTitle("after")
    #expect(try view.navigationTitle() == "after" && title.wrappedValue == "after")
    #expect(throws: InspectionError.self) { try Divider().navigationTitle("own").inspect().divider().navigationTitle() }
    #expect(throws: InspectionError.self) { try Divider().inspect().divider().navigationTitle() }
  }

  @Test func `is that of how a picture is coloured`() throws {
    let picture = Image(systemName: "star").renderingMode(.template).resizable()
    #expect(try picture.inspect().image().actualImage().renderingMode() == .template)
    #expect(try Image("cover").renderingMode() == nil)
  }

  @Test func `is that of texts that are said of pictures and in fields`() throws {
    let text = Binding(wrappedValue: "")
    let field = AnyView(TextField("Name", text: text, prompt: Text("Ada")))
    #expect(try field.inspect().find(text: "Ada").pathToRoot == "anyView().textField().prompt().text()")
    let picture = AnyView(Image("cover", label: Text("Blue in Green")))
    #expect(try picture.inspect().find(text: "Blue in Green").pathToRoot == "anyView().image().labelView().text()")
    // The name of a symbol is no text.
    #expect(throws: InspectionError.self) { try Image(systemName: "star").inspect().find(text: "star") }
    #expect(try AnyView(Image(systemName: "star")).inspect().findAll(ViewType.Text.self).isEmpty)
  }

  @Test func `is that of what is said to VoiceOver and not seen`() throws {
    #expect(try !Divider().accessibilityHidden(false).inspect().divider().accessibilityHidden())
    #expect(try Divider().accessibilityHidden(true).inspect().divider().accessibilityHidden())
    #expect(throws: InspectionError.self) {
      try Divider().accessibilityHidden(true, isEnabled: false).inspect().divider().accessibilityHidden()
    }
    let view = Divider().accessibilityActivationPoint(.bottomTrailing)
    #expect(try view.inspect().divider().accessibilityActivationPoint() == .bottomTrailing)
    var edges: [Edge] = []
    let scrolled = Divider().accessibilityScrollAction { edges.append($0) }
    try scrolled.inspect().divider().callAccessibilityScrollAction(.leading)
    #expect(edges == [.leading])
  }

  @Test func `is that of what is done when a sheet is gone, once`() throws {
    let isPresented = Binding(wrappedValue: true)
    var count = 0
    let view = Divider().sheet(isPresented: isPresented, onDismiss: { count += 1 }) { Text("sheet") }
    try view.inspect().divider().sheet().dismiss()
    #expect(count == 1 && !isPresented.wrappedValue)
    let host = UIHostingController(rootView: HostedSheet { count += 1 })
    try host.inspect().find(ViewType.Divider.self).sheet().dismiss()
    #expect(throws: InspectionError.self) { try host.inspect().find(ViewType.Divider.self).sheet() }
    #expect(count == 2)
  }
}

private struct HostedSheet: View {
  let onDismiss: () -> Void
  @State private var isPresented = true

  var body: some View { Divider().sheet(isPresented: $isPresented, onDismiss: onDismiss) { Text("sheet") } }
}
