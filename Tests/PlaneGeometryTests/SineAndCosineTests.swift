import PlaneGeometry
import Testing

struct SineAndCosineTests {
  @Test func `known angles have their exact values`() {
    let root = 0.5.squareRoot()
    let third = 3.0.squareRoot() / 2
    let known: [(Double, sine: Double, cosine: Double)] = [
      (0, 0, 1), (.pi / 6, 0.5, third), (.pi / 4, root, root), (.pi / 3, third, 0.5), (.pi / 2, 1, 0), (.pi, 0, -1),
      (-.pi / 2, -1, 0), (2 * .pi, 0, 1), (-.pi / 6, -0.5, third),
    ]
    for (angle, sine, cosine) in known {
      let result = sineAndCosine(angle)
      #expect(abs(result.sine - sine) < 1e-15, "\(angle)")
      #expect(abs(result.cosine - cosine) < 1e-15, "\(angle)")
    }
    #expect(sineAndCosine(0) == (0, 1))
  }

  @Test func `the squares add up to one, and both repeat and mirror as they should`() {
    for step in -2000...2000 {
      let angle = Double(step) * 0.0123
      let (sine, cosine) = sineAndCosine(angle)
      #expect(abs(sine * sine + cosine * cosine - 1) < 1e-15)
      let mirrored = sineAndCosine(-angle)
      #expect(mirrored.sine == -sine || abs(mirrored.sine + sine) < 1e-14)
      #expect(abs(mirrored.cosine - cosine) < 1e-14)
      let turned = sineAndCosine(angle + .pi / 2)
      #expect(abs(turned.sine - cosine) < 1e-14)
      #expect(abs(turned.cosine + sine) < 1e-14)
    }
  }

  @Test func `the sine of a sum follows from the parts`() {
    for step in 0..<300 {
      let (a, b) = (Double(step) * 0.021, Double(step) * 0.0137 - 2)
      let (first, second, sum) = (sineAndCosine(a), sineAndCosine(b), sineAndCosine(a + b))
      #expect(abs(sum.sine - (first.sine * second.cosine + first.cosine * second.sine)) < 1e-14)
      #expect(abs(sum.cosine - (first.cosine * second.cosine - first.sine * second.sine)) < 1e-14)
    }
  }

  @Test func `an absurd angle counts as zero`() {
    for angle in [Double.nan, .infinity, -.infinity, 1e300] {
      #expect(sineAndCosine(angle) == (0, 1))
    }
  }
}
