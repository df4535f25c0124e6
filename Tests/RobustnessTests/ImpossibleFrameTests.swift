import DeclarativeUI
import Foundation
import LaidOutViews
import Testing

@MainActor @Suite struct `A frame that is not finite` {
  private let corner = CGPoint(x: 5, y: 5)
  private let middle = CGPoint(x: 50, y: 50)

  @Test(arguments: [CGFloat.infinity, -.infinity, .nan])
  func `counts as none, and is reported`(length: CGFloat) {
    let plain = LaidOut(Text("a"))
    let framed = LaidOut(Text("a").frame(width: length, height: length))
    #expect(framed.frame != nil && framed.frame == plain.frame)
    #expect(framed.layout.problems.count == 2)
    #expect(framed.layout.problems.allSatisfy { $0.contains(") counts as no ") })
  }

  @Test func `of a text does not keep a finger from what is there`() {
    let heard = TouchLog.entries { log in
      Text("a").frame(width: .infinity).padding(20).contentShape(Rectangle()).onTapGesture { log.note("tap") }
    } while: {
      try? $0.tap(at: middle)
    }
    #expect(heard == ["tap"])
  }

  @Test func `is touched without harm`() {
    #expect(TouchLog.refusal(of: Button("a") {}.padding(.infinity)) { try $0.tap(at: corner) } != nil)
    #expect(TouchLog.refusal(of: Button("a") {}.padding(.infinity)) { try $0.tap("a") } != nil)
    #expect(
      TouchLog.refusal(
        of: VStack {
          Spacer(minLength: .infinity)
          Button("a") {}
        }
      ) { try $0.tap(at: middle) } != nil)
    #expect(TouchLog.refusal(of: Button("a") {}.offset(x: .nan)) { try $0.tap("a") } != nil)
  }

  @Test func `is not where a finger can be`() {
    let sentences = [CGPoint(x: CGFloat.nan, y: 5), CGPoint(x: 5, y: CGFloat.infinity)].map { point in
      TouchLog.refusal(of: Button("a") {}) { try $0.tap(at: point) }
    }
    #expect(sentences.map { $0?.code } == [.offScreen, .offScreen])
  }

  @Test func `is no way for a finger either`() {
    let list = ScrollView { Color.red.frame(height: 500) }
    let scrolled = TouchLog.refusal(of: list) { try $0.scroll(by: CGSize(width: 0, height: CGFloat.nan)) }
    #expect(scrolled?.description == "A scroll by 0 x nan is impossible: give finite numbers")
    let dragged = TouchLog.refusal(of: list) { try $0.drag(from: corner, to: CGPoint(x: 5, y: CGFloat.infinity)) }
    #expect(dragged?.code == .impossible)
    #expect(TouchLog.refusal(of: list) { try $0.scroll(by: CGSize(width: 0, height: CGFloat.infinity)) } == nil)
  }
}
