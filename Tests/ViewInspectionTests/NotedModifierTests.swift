import DeclarativeUI
import Foundation
import LayoutValues
import Testing
import ViewInspection

@MainActor @Suite struct `A modifier that tests ask for` {
  @Test func `says what a field takes`() throws {
    let view = AnyView(EmptyView()).keyboardType(.namePhonePad).textContentType(.emailAddress)
      .autocapitalization(.words).disableAutocorrection(false)
    let inside = try view.inspect().anyView().emptyView()
    #expect(try inside.keyboardType() == .namePhonePad)
    #expect(try inside.textContentType() == .emailAddress)
    #expect(try inside.autocapitalization() == .words)
    #expect(!inside.disableAutocorrection())
    #expect(try EmptyView().disableAutocorrection(true).inspect().emptyView().disableAutocorrection())
    #expect(try !EmptyView().inspect().emptyView().disableAutocorrection())
    #expect(throws: InspectionError.self) { try EmptyView().inspect().keyboardType() }
  }

  @Test func `is called for what is submitted`() throws {
    var calls: [String] = []
    let view = EmptyView().onSubmit(of: .search) { calls.append("search") }.onSubmit { calls.append("text") }
    try view.inspect().callOnSubmit()
    try view.inspect().callOnSubmit(of: .search)
    #expect(calls == ["text", "search"])
    let silent = try EmptyView().inspect()
    #expect(throws: InspectionError.self) { try silent.callOnSubmit() }
  }

  @Test func `says how a screen is`() throws {
    let view = EmptyView().navigationBarHidden(true).navigationBarBackButtonHidden(false).statusBar(hidden: true)
      .ignoresSafeArea(.container, edges: .bottom).coordinateSpace(name: "space")
      .previewDisplayName("Name").preferredColorScheme(.dark)
    let found = try view.inspect().emptyView()
    #expect(try found.navigationBarHidden())
    #expect(try !found.navigationBarBackButtonHidden())
    #expect(try found.statusBarHidden())
    #expect(try found.ignoresSafeArea().regions == .container)
    #expect(try found.ignoresSafeArea().edges == .bottom)
    #expect(try found.coordinateSpaceName() == "space")
    #expect(try found.previewDisplayName() == "Name")
    #expect(try found.colorScheme() == .dark)
    #expect(try EmptyView().colorScheme(.light).preferredColorScheme(.dark).inspect().colorScheme() == .light)
  }

  @Test func `says how a row is`() throws {
    let insets = EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    let view = EmptyView().tag("a").listRowInsets(insets).listItemTint(.preferred(.red)).help("Help")
    let found = try view.inspect().emptyView()
    #expect(try found.tag() == AnyHashable("a"))
    #expect(try found.listRowInsets() == insets)
    #expect(try found.listItemTint().color == .red)
    #expect(try !found.listItemTint().isFixed)
    #expect(try found.help().string() == "Help")
    #expect(!found.labelsHidden())
    #expect(try EmptyView().labelsHidden().inspect().emptyView().labelsHidden())
  }

  @Test func `says how a view is moved and touched`() throws {
    var pressed = 0
    let map = CGAffineTransform(translationX: 3, y: 4)
    let view = EmptyView().transformEffect(map).imageScale(.small).contentShape(Capsule(), eoFill: true)
      .onLongPressGesture { pressed += 1 }.transaction { _ in pressed += 10 }
    let found = try view.inspect().emptyView()
    #expect(try found.transformEffect() == map)
    #expect(try found.imageScale() == .small)
    #expect(try found.contentShape(Capsule.self).eoFill)
    #expect(throws: InspectionError.self) { try found.contentShape(Circle.self) }
    try found.callOnLongPressGesture()
    try found.callTransaction()
    #expect(pressed == 11)
  }

  @Test func `says which styles controls have`() throws {
    let view = EmptyView().listStyle(.plain).pickerStyle(.menu).datePickerStyle(.compact).menuStyle(.button)
      .groupBoxStyle(.automatic).controlGroupStyle(.navigation).tabViewStyle(.page).indexViewStyle(.page)
      .navigationViewStyle(.stack)
    let found = try view.inspect().emptyView()
    #expect(try found.listStyle() is PlainListStyle)
    #expect(try found.pickerStyle() is MenuPickerStyle)
    #expect(try found.datePickerStyle() is CompactDatePickerStyle)
    #expect(try found.menuStyle() is ButtonMenuStyle)
    #expect(try found.groupBoxStyle() is DefaultGroupBoxStyle)
    #expect(try found.controlGroupStyle() is NavigationControlGroupStyle)
    #expect(try found.tabViewStyle() is PageTabViewStyle)
    #expect(try found.indexViewStyle() is PageIndexViewStyle)
    #expect(try found.navigationViewStyle() is StackNavigationViewStyle)
  }
}
