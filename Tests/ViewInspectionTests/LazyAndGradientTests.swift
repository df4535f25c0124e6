import DeclarativeUI
import Foundation
import Testing
import ViewInspection

@MainActor @Suite struct `What a container was made of` {
  @Test func `is known of lists of views that are made when they are seen`() throws {
    let row = try LazyHStack(alignment: .top, spacing: 5, pinnedViews: .sectionFooters) { Text("a") }.inspect()
      .lazyHStack()
    #expect(try row.alignment() == .top && row.spacing() == 5 && row.pinnedViews() == .sectionFooters)
    let column = try LazyVStack(alignment: .leading) { Text("a") }.inspect().lazyVStack()
    #expect(try column.alignment() == .leading && column.spacing() == nil && column.pinnedViews() == [])
  }

  @Test func `is known of grids`() throws {
    let columns = [GridItem(.fixed(10)), GridItem(.flexible())]
    let down = try LazyVGrid(columns: columns, alignment: .trailing, spacing: 3) { Text("a") }.inspect().lazyVGrid()
    #expect(try down.columns().count == 2 && down.alignment() == .trailing && down.spacing() == 3)
    let aside = try LazyHGrid(rows: columns, alignment: .bottom, pinnedViews: .sectionHeaders) { Text("a") }
      .inspect().lazyHGrid()
    #expect(try aside.rows().count == 2 && aside.alignment() == .bottom && aside.pinnedViews() == .sectionHeaders)
    let grid = try Grid(alignment: .topLeading, horizontalSpacing: 4, verticalSpacing: 6) {
      GridRow(alignment: .bottom) { Text("a") }
    }.inspect().grid()
    #expect(try grid.alignment() == .topLeading && grid.horizontalSpacing() == 4 && grid.verticalSpacing() == 6)
    #expect(try grid.gridRow(0).alignment() == .bottom)
  }

  @Test func `is known of gradients around a centre`() throws {
    let gradient = Gradient(colors: [.red, .blue])
    let view = VStack {
      AngularGradient(gradient: gradient, center: .top, startAngle: .degrees(1), endAngle: .degrees(2))
      EllipticalGradient(gradient: gradient, center: .bottom, startRadiusFraction: 0.1, endRadiusFraction: 0.6)
    }
    let turning = try view.inspect().vStack().angularGradient(0)
    #expect(try turning.gradient() == gradient && turning.center() == .top)
    #expect(try turning.startAngle() == .degrees(1) && turning.endAngle() == .degrees(2))
    let growing = try view.inspect().vStack().ellipticalGradient(1)
    #expect(try growing.gradient() == gradient && growing.center() == .bottom)
    #expect(try growing.startRadiusFraction() == 0.1 && growing.endRadiusFraction() == 0.6)
  }
}

/// A modifier as ViewInspector's guide has it.
private struct Warning: ViewModifier, PopupPresenter {
  let isPresented: Binding<Bool>
  let popupBuilder: () -> Alert
  let onDismiss: (() -> Void)? = nil

  func body(content: Content) -> some View {
    content.padding(1).alert(isPresented: isPresented, content: popupBuilder)
  }
}

@MainActor @Suite struct `What a modifier of the user's presents` {
  @Test(arguments: [true, false])
  func `belongs to the view that has the modifier`(isShown: Bool) throws {
    let isPresented = Binding(wrappedValue: isShown)
    let view = EmptyView().modifier(
      Warning(isPresented: isPresented) { Alert(title: Text("Too hot"), dismissButton: .cancel(Text("Well"))) })
    guard isShown else {
      #expect(throws: InspectionError.self) { try view.inspect().emptyView().alert() }
      return
    }
    #expect(try view.inspect().emptyView().alert().title().string() == "Too hot")
    try view.inspect().emptyView().alert().primaryButton().tap()
    #expect(!isPresented.wrappedValue)
  }
}
