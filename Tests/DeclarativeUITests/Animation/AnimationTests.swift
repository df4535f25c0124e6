import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

private struct Animated: View {
  @State private var isLarge = false
  @State private var note = ""

  var body: some View {
    Button("grow\(note)") {
      withAnimation(.spring(response: 0.3, dampingFraction: 0.6)) {
        isLarge = true
      } completion: {
        note = " done"
      }
    }
    .transaction { $0.animation = nil }
    if isLarge {
      Color.red.frame(width: 40, height: 40)
        .transition(.move(edge: .bottom).combined(with: .opacity).animation(.easeIn))
    }
    Switch(isOn: $isLarge.animation(.easeInOut(duration: 1)))
      .animation(.default, value: isLarge)
  }
}

private struct Switch: View {
  @Binding var isOn: Bool
  var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
}

private struct Pulse: View {
  @State private var opacity = 0.2

  var body: some View {
    Color.red.opacity(opacity).animation(.linear(duration: 1).repeatForever(autoreverses: true), value: opacity)
      .onAppear { opacity = 1 }
  }
}

/// Turns, grows and draws its ring as it appears, if it is told how.
private struct Spinner: View {
  let motion: Animation?
  var end = 180.0
  @State private var angle = 0.0

  var body: some View {
    VStack {
      Circle().trim(from: 0, to: 0.25 + angle / 1000).stroke(.blue).rotationEffect(.degrees(angle))
        .frame(width: 20 + angle / 10)
      Button("stop") { angle = 90 }
    }
    .onAppear {
      if let motion { withAnimation(motion) { angle = end } }
    }
  }
}

private struct Waiting: View {
  @State private var hasBegun = false

  var body: some View {
    Text(hasBegun ? "waiting" : "here").animation(.linear.repeatForever(), value: hasBegun).onAppear { hasBegun = true }
  }
}

private struct Fade: ViewModifier {
  var opacity: Double
  func body(content: Content) -> some View { content.opacity(opacity) }
}

private struct Sinking: Transition {
  func body(content: Content, phase: TransitionPhase) -> some View {
    content.padding(phase.isIdentity ? 5 : 0).offset(y: phase.value * 10)
  }
}

private struct SpeedKey: TransactionKey {
  static let defaultValue = 1
}

extension Transaction {
  fileprivate var speed: Int {
    get { self[SpeedKey.self] }
    set { self[SpeedKey.self] = newValue }
  }
}

@MainActor @Suite struct `An animated change` {
  @Test func `may be one of one's own, at whose end everything stands`() throws {
    struct Halving: CustomAnimation {
      struct Steps: AnimationStateKey { static var defaultValue: Int { 0 } }
      var duration = 1.0
      func animate<V: VectorArithmetic>(value: V, time: TimeInterval, context: inout AnimationContext<V>) -> V? {
        context.state[Steps.self] += 1
        return time > duration ? nil : value.scaled(by: time / duration)
      }
    }
    struct Moved: View {
      @State private var isMoved = false
      var body: some View {
        Button("move") { withAnimation(Animation(Halving())) { isMoved = true } }
          .offset(x: isMoved ? 30 : 0)
      }
    }
    let host = ViewHost(Moved(), size: CGSize(width: 200, height: 50))
    func x() -> CGFloat? { LaidOut(host.layout(on: host.ownScreen)).frame("move")?.minX }
    let before = try #require(x())
    try host.tap("move")
    #expect(x() == before + 30)
    #expect(Animation(Halving()) == Animation(Halving()) && Animation(Halving()) != Animation(Halving(duration: 2)))
    #expect(Animation(Halving()) != .default && "\(Animation(Halving()))" == "Halving(duration: 1.0)")
  }

  @Test func `is at its end in the next picture, and its completion was called`() {
    let screen = LivingScreen(VStack { Animated() })
    #expect(screen.texts == ["grow", "off"])
    screen.press(0)
    #expect(screen.texts == ["grow done", "on"])
    screen.press(1)
    #expect(screen.texts == ["grow done", "off"])
  }

  @Test func `without end stands at its beginning`() {
    #expect(LaidOut(Pulse()).layout.drawing == LaidOut(Color.red.opacity(0.2)).layout.drawing)
    let began = LivingScreen(Spinner(motion: .linear.repeatForever(autoreverses: false)))
    let resting = LivingScreen(Spinner(motion: nil))
    let ended = LivingScreen(Spinner(motion: .linear))
    #expect(began.layout.drawing == resting.layout.drawing && began.layout.drawing != ended.layout.drawing)
  }

  @Test func `without end has its words at once`() {
    #expect(LivingScreen(Waiting()).texts == ["waiting"])
  }

  @Test func `without end ends where its value changes otherwise`() {
    let screen = LivingScreen(Spinner(motion: .linear.repeatForever(autoreverses: false)))
    screen.press(0)
    #expect(screen.layout.drawing == LivingScreen(Spinner(motion: .linear, end: 90)).layout.drawing)
  }

  @Test func `returns what the change returns, and throws what it throws`() {
    #expect(withAnimation { 5 } == 5)
    #expect(withAnimation(nil) { "a" } == "a")
    #expect(withTransaction(Transaction(animation: .easeIn)) { 6 } == 6)
    #expect(withTransaction(\.speed, 3) { 7 } == 7)
    struct Failure: Error {}
    #expect(throws: Failure.self) { try withAnimation { throw Failure() } }
  }

  @Test func `leaves the look of the view alone, in whatever way it goes`() {
    let plain = LaidOut(Text("a")).layout.drawing
    let transitions: [AnyTransition] = [
      .identity, .opacity, .scale, .scale(scale: 0.5), .scale(scale: 0.5, anchor: .top), .slide, .move(edge: .leading),
      .push(from: .top), .offset(x: 1), .offset(CGSize(width: 1, height: 2)),
      .asymmetric(insertion: .opacity, removal: .scale),
      .modifier(active: Fade(opacity: 0), identity: Fade(opacity: 1)), .opacity.combined(with: .slide),
      .opacity.animation(.easeOut(duration: 0.2)),
    ]
    for transition in transitions {
      #expect(LaidOut(Text("a").transition(transition)).layout.drawing == plain)
    }
    let changes: [ContentTransition] = [
      .identity, .interpolate, .opacity, .numericText(), .numericText(countsDown: true), .numericText(value: 5),
      .symbolEffect,
    ]
    for change in changes {
      #expect(LaidOut(Text("a").contentTransition(change)).layout.drawing == plain)
    }
    #expect(LaidOut(Text("a").animation(.easeIn)).layout.drawing == plain)
    #expect(LaidOut(Text("a").animation(.easeIn) { $0.opacity(1) }).layout.drawing == plain)
    #expect(LaidOut(Text("a").transaction(value: 5) { $0.disablesAnimations = true }).layout.drawing == plain)
    let faded = Text("a").transaction({ $0.animation = nil }, body: { $0.opacity(1) })
    #expect(LaidOut(faded).layout.drawing == plain)
  }
}

@MainActor @Suite struct `A transition of one's own` {
  private func frames(_ view: some View) -> [CGRect] { LaidOut(view).frames }

  @Test func `shows its view as it is while it is there`() {
    let padded = frames(Color.red.padding(5))
    #expect(frames(Color.red.transition(Sinking())) == padded)
    #expect(frames(Color.red.transition(Sinking().combined(with: .scale(0.5)))) == padded)
    #expect(frames(Color.red.transition(AsymmetricTransition(insertion: Sinking(), removal: .opacity))) == padded)
    let plain = frames(Color.red)
    #expect(frames(Color.red.transition(.scale(0.5).combined(with: .opacity).animation(.easeIn))) == plain)
    #expect(frames(Color.red.transition(.blurReplace)) == plain)
    #expect(frames(Color.red.transition(.move(edge: .top))) == plain)
    #expect(frames(Color.red.transition(AnyTransition(.slide))) == plain)
  }

  @Test func `is applied in each phase`() {
    #expect(frames(Sinking().apply(content: Color.red, phase: .didDisappear)) == frames(Color.red.offset(y: 10)))
    #expect(frames(Sinking().apply(content: Color.red, phase: .willAppear)) == frames(Color.red.offset(y: -10)))
    let both = AsymmetricTransition(insertion: .offset(x: 3), removal: ScaleTransition(0.5, anchor: .top))
    #expect(frames(both.apply(content: Color.red, phase: .willAppear)) == frames(Color.red.offset(x: 3)))
    #expect(
      LaidOut(both.apply(content: Color.red, phase: .didDisappear)).layout.drawing
        == LaidOut(Color.red.scaleEffect(0.5, anchor: .top)).layout.drawing)
    #expect(Sinking.properties.hasMotion && TransitionPhase.willAppear.value == -1)
  }
}

@Suite struct `An animation` {
  @Test func `is equal to one of the same curve and times`() {
    let different: [Animation] = [
      .default, .linear, .linear(duration: 1), .easeIn, .easeIn(duration: 1), .easeOut, .easeOut(duration: 1),
      .easeInOut,
      .easeInOut(duration: 1), .timingCurve(0.1, 0.2, 0.3, 0.4), .timingCurve(0.1, 0.2, 0.3, 0.4, duration: 1),
      .spring(response: 0.3, dampingFraction: 0.5, blendDuration: 0), .spring(duration: 1, bounce: 0.2),
      .interactiveSpring, .interactiveSpring(response: 0.3), .interpolatingSpring(stiffness: 10, damping: 1),
      .interpolatingSpring(mass: 2, stiffness: 10, damping: 1, initialVelocity: 1), .interpolatingSpring,
      .snappy, .bouncy, .bouncy(duration: 0.5, extraBounce: 0.1), .easeIn.delay(1), .easeIn.speed(2),
      .easeIn.delay(1).speed(2), .easeIn.speed(2).delay(1), .easeIn.repeatCount(3),
      .easeIn.repeatCount(3, autoreverses: false), .easeIn.repeatForever(), .easeIn.repeatForever(autoreverses: false),
      .easeIn.logicallyComplete(after: 1),
    ]
    #expect(Set(different).count == different.count)
    #expect(Animation.spring() == .spring && Animation.smooth == .smooth(duration: 0.5) && Animation.spring == .smooth)
    #expect(Animation.snappy == .snappy(duration: 0.5, extraBounce: 0))
  }

  @Test func `comes with a transaction, whose other values are kept by keys`() {
    var transaction = Transaction(animation: .bouncy)
    #expect(transaction.animation == .bouncy)
    #expect(transaction.speed == 1 && !transaction.disablesAnimations && !transaction.isContinuous)
    transaction.speed = 2
    transaction.disablesAnimations = true
    transaction.isContinuous = true
    transaction.tracksVelocity = true
    #expect(transaction.speed == 2 && transaction.disablesAnimations)
    #expect(transaction.isContinuous && transaction.tracksVelocity)
    #expect(Transaction().animation == nil)
  }
}
