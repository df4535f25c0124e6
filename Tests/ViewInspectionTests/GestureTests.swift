import DeclarativeUI
import Foundation
import Testing
import ViewInspection

@MainActor private final class Noted {
  var words: [String] = []
}

@MainActor @Suite struct `The gestures of a view` {
  private func view(_ view: some View) throws -> InspectableView<ViewType.EmptyView> { try view.inspect().emptyView() }

  @Test func `are found by their kind, place and modifier`() throws {
    let several = try view(
      EmptyView().gesture(DragGesture(minimumDistance: 3)).highPriorityGesture(TapGesture(count: 2))
        .gesture(LongPressGesture(), including: .subviews).simultaneousGesture(TapGesture()))
    #expect(try several.gesture(DragGesture.self).actualGesture().minimumDistance == 3)
    #expect(try several.gesture(LongPressGesture.self, 1).gestureMask() == .subviews)
    #expect(try several.highPriorityGesture(TapGesture.self).actualGesture().count == 2)
    #expect(
      try several.simultaneousGesture(TapGesture.self).pathToRoot == "emptyView().simultaneousGesture(TapGesture.self)")
    #expect(throws: InspectionError.self) { try several.gesture(TapGesture.self) }
    #expect(throws: InspectionError.self) { try several.gesture(DragGesture.self, 2) }
    #expect(throws: InspectionError.self) { try view(EmptyView()).gesture(DragGesture.self) }
  }

  @Test func `do what they do when a test says what the touches were`() throws {
    let noted = Noted()
    let drag = DragGesture()
      .onEnded { noted.words.append("ended \(Int($0.location.x))") }
      .onChanged { noted.words.append("changed \(Int($0.translation.width))") }
      .onEnded { _ in noted.words.append("again") }
    let gesture = try view(EmptyView().gesture(drag)).gesture(DragGesture.self)
    let value = DragGesture.Value(
      time: Date(timeIntervalSince1970: 0), location: CGPoint(x: 7, y: 0), startLocation: CGPoint(x: 2, y: 0),
      velocity: .zero)
    try gesture.callOnChanged(value: value)
    try gesture.callOnEnded(value: value)
    #expect(noted.words == ["changed 5", "ended 7", "again"])
    var (state, transaction) = (0, Transaction())
    #expect(throws: InspectionError.self) {
      try gesture.callUpdating(value: value, state: &state, transaction: &transaction)
    }
    #expect(throws: InspectionError.self) { try gesture.callOnEnded(value: true) }
  }

  @Test func `change the property that follows them`() throws {
    let follower = GestureState(wrappedValue: 0)
    let press = LongPressGesture().updating(follower) { value, state, _ in state += value ? 5 : 1 }
    let gesture = try view(EmptyView().gesture(press)).gesture(LongPressGesture.self)
    var (state, transaction) = (1, Transaction())
    try gesture.callUpdating(value: LongPressGesture.Value(finished: true), state: &state, transaction: &transaction)
    #expect(state == 6)
  }

  @Test func `that are made of two show both`() throws {
    typealias Both = ExclusiveGesture<TapGesture, LongPressGesture>
    let gesture = try view(
      EmptyView().gesture(AnyGesture(TapGesture(count: 3).exclusively(before: LongPressGesture(minimumDuration: 2))))
    ).gesture(Both.self)
    #expect(try gesture.first(TapGesture.self).actualGesture().count == 3)
    #expect(try gesture.second(LongPressGesture.self).actualGesture().minimumDuration == 2)
    #expect(
      try gesture.first(TapGesture.self).pathToRoot == "emptyView().gesture(\(Both.self).self).first(TapGesture.self)")
    #expect(throws: InspectionError.self) { try gesture.first(LongPressGesture.self) }
    #expect(throws: InspectionError.self) { try gesture.first(TapGesture.self).second(TapGesture.self) }
  }

  @Test func `that are made of two are known whatever they do`() throws {
    typealias Both = SimultaneousGesture<MagnificationGesture, RotationGesture>
    let noted = Noted()
    let scale: _ChangedGesture<MagnificationGesture> = MagnificationGesture().onChanged { noted.words.append("\($0)") }
    let turn: _EndedGesture<_ChangedGesture<RotationGesture>> = RotationGesture().onChanged { _ in }
      .onEnded { noted.words.append("\($0.degrees)") }
    let gesture = try view(EmptyView().gesture(scale.simultaneously(with: turn))).gesture(Both.self)
    try gesture.first(MagnificationGesture.self).callOnChanged(value: MagnificationGesture.Value(magnifyBy: 3))
    try gesture.part(.second, RotationGesture.self).callOnEnded(value: RotationGesture.Value(angle: .degrees(4)))
    #expect(noted.words == ["3.0", "4.0"])
    let state: GestureStateGesture<TapGesture, Int> = TapGesture().updating(GestureState(wrappedValue: 0)) { _, _, _ in
    }
    #expect(try view(EmptyView().gesture(state)).gesture(TapGesture.self).actualGesture().count == 1)
  }

  @Test func `would end a quarter of a second farther`() {
    let value = DragGesture.Value(
      time: Date(timeIntervalSince1970: 0), location: CGPoint(x: 1, y: 2), startLocation: CGPoint(x: 1, y: 1),
      velocity: CGVector(dx: 8, dy: -4))
    #expect(value.predictedEndLocation == CGPoint(x: 3, y: 1))
    #expect(value.predictedEndTranslation == CGSize(width: 2, height: 0))
    let still = DragGesture.Value(
      time: value.time, location: value.location, startLocation: value.startLocation, velocity: .zero)
    #expect(still.predictedEndLocation == value.location)
  }
}
