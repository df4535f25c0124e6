import DeclarativeUI
import Foundation
import PixelImages
import LaidOutViews
import Testing

@MainActor @Suite struct `An impossible number` {
  private func problems(_ view: some View) -> [String] {
    LaidOut(view).layout.problems
  }

  private let length = "is impossible: give a finite number that is not negative"
  private let finite = "is impossible: give a finite number"
  private let number = "is impossible: give a number that is not NaN"

  @Test func `of a frame is named with the way out`() {
    #expect(
      problems(Color.red.frame(width: .nan))
        == ["frame(width: nan) counts as no width: give a finite number that is not negative"])
    #expect(
      problems(Color.red.frame(width: .infinity, height: 5))
        == ["frame(width: .infinity) counts as no width: give frame(maxWidth: .infinity) to fill what is offered"])
    #expect(
      problems(Color.red.frame(height: -.infinity))
        == ["frame(height: -inf) counts as no height: give a finite number that is not negative"])
    #expect(problems(Color.red.frame(height: -5)) == ["frame(height: -5.0) \(length)"])
    #expect(problems(Color.red.frame(minWidth: -1)) == ["frame(minWidth: -1.0) \(length)"])
    #expect(problems(Color.red.frame(minHeight: .infinity)) == ["frame(minHeight: inf) \(length)"])
    #expect(problems(Color.red.frame(idealWidth: .nan)) == ["frame(idealWidth: nan) \(length)"])
    #expect(
      problems(Color.red.frame(maxHeight: .nan))
        == ["frame(maxHeight: nan) is impossible: give a number that is not negative"])
  }

  @Test func `is not one that a frame can have`() {
    #expect(problems(Color.red.frame(width: 0, height: 1e6)) == [])
    #expect(problems(Color.red.frame(maxWidth: .infinity, maxHeight: .infinity)) == [])
    #expect(problems(Color.red.frame(minWidth: 5, idealWidth: 5, maxWidth: 5, minHeight: 0, maxHeight: 0)) == [])
  }

  @Test func `of a frame may be one of limits that contradict each other`() {
    let wayOut = "is impossible: give limits that do not fall from the smallest to the largest"
    #expect(
      problems(Color.red.frame(minWidth: 100, maxWidth: 10)) == ["frame(minWidth: 100.0, maxWidth: 10.0) \(wayOut)"])
    #expect(
      problems(Color.red.frame(minHeight: 1, idealHeight: 9, maxHeight: 5))
        == ["frame(minHeight: 1.0, idealHeight: 9.0, maxHeight: 5.0) \(wayOut)"])
    #expect(
      problems(Color.red.frame(minWidth: 2, idealWidth: 1)) == ["frame(minWidth: 2.0, idealWidth: 1.0) \(wayOut)"])
  }

  @Test func `of a place or a distance is named once`() {
    #expect(problems(Color.red.padding(.nan)) == ["padding(nan) \(finite)"])
    #expect(problems(Color.red.padding(.top, .infinity)) == ["padding(inf) \(finite)"])
    #expect(problems(Color.red.padding(-5)) == [])
    #expect(problems(Color.red.offset(x: .nan)) == ["offset(x: nan) \(finite)"])
    #expect(problems(Color.red.offset(CGSize(width: 0, height: -CGFloat.infinity))) == ["offset(y: -inf) \(finite)"])
    #expect(problems(Color.red.position(x: 1, y: .nan)) == ["position(y: nan) \(finite)"])
    #expect(problems(VStack(spacing: .nan) { Color.red }) == ["VStack(spacing: nan) \(finite)"])
    #expect(problems(HStack(spacing: .infinity) { Color.red }) == ["HStack(spacing: inf) \(finite)"])
    #expect(problems(HStack(spacing: -5) { Color.red }) == [])
    #expect(problems(Spacer(minLength: .nan)) == ["Spacer(minLength: nan) \(finite)"])
  }

  @Test func `of an effect or an order is named`() {
    #expect(problems(Color.red.opacity(.nan).frame(width: 5)) == ["Color.opacity(nan) \(number)"])
    #expect(problems(Circle().opacity(.nan)) == ["opacity(nan) \(number)"])
    #expect(problems(Circle().opacity(-1).opacity(2)) == [])
    #expect(problems(Circle().shadow(radius: -1)) == ["shadow(radius: -1.0) \(length)"])
    #expect(problems(Circle().shadow(radius: 1, y: .nan)) == ["shadow(y: nan) \(finite)"])
    #expect(problems(Circle().zIndex(.nan)) == ["zIndex(nan) \(number)"])
    #expect(problems(Circle().layoutPriority(.nan)) == ["layoutPriority(nan) \(number)"])
    #expect(problems(Circle().layoutPriority(-.infinity)) == [])
    #expect(
      problems(Circle().aspectRatio(0, contentMode: .fit))
        == ["aspectRatio(0.0) is impossible: give a finite number that is larger than 0"])
  }

  @Test func `of a line is named, however the line came about`() {
    let negative = "A line with lineWidth: -2.0 \(length)"
    let none = "A line with lineWidth: nan \(length)"
    #expect(problems(Circle().stroke(.red, lineWidth: -2)) == [negative])
    #expect(problems(Circle().stroke(lineWidth: .nan)) == [none])
    #expect(problems(Circle().strokeBorder(.red, lineWidth: .nan)) == [none])
    #expect(problems(Color.red.border(.blue, width: -2)) == [negative])
    #expect(problems(Path(rect(0, 0, 5, 5)).strokedPath(StrokeStyle(lineWidth: -2))) == [negative])
    #expect(problems(Circle().stroke(.red, style: StrokeStyle(dash: [3, .nan]))).count == 1)
    #expect(problems(Circle().stroke(.red, lineWidth: 0)) == [])
  }

  @Test func `of a gradient is named`() {
    let stops = [Gradient.Stop(color: .red, location: .nan), Gradient.Stop(color: .blue, location: 1)]
    #expect(
      problems(LinearGradient(stops: stops, startPoint: .top, endPoint: .bottom))
        == ["Gradient.Stop(location: nan) \(finite)"])
  }

  @Test(arguments: [0, -1, CGFloat.nan, .infinity]) func `of a picture's scale is named and counts as 1`(scale: CGFloat)
  {
    let view = Image(Bitmap(width: 4, height: 2), scale: scale)
    #expect(
      problems(view) == ["Image(scale: \(scale)) is impossible: give a finite number that is larger than 0"])
    #expect(LaidOut(view).frame?.size == CGSize(width: 4, height: 2))
  }

  @Test func `of a text is named`() {
    let positive = "is impossible: give a finite number that is larger than 0"
    #expect(problems(Text("a").font(.system(size: 0))) == ["Font.system(size: 0.0) \(positive)"])
    #expect(problems(Text("a").font(.system(size: .nan))) == ["Font.system(size: nan) \(positive)"])
    #expect(
      problems(Text("a").font(.custom("Inter", fixedSize: -3))) == ["Font.custom(\"Inter\", size: -3.0) \(positive)"])
    let tracking = "tracking(nan) or kerning(nan) of the text \"a\" \(finite)"
    #expect(problems(Text("a").kerning(.nan)) == [tracking])
    #expect(problems(VStack { Text("a") }.tracking(.nan)) == [tracking])
    #expect(problems(Text("a").lineSpacing(.nan)) == ["lineSpacing(nan) \(finite)"])
    #expect(problems(Text("a").tracking(-1).lineSpacing(-1)) == [])
  }
}
