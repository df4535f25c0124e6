import Foundation

/// The value of a slider: a number between two bounds, which may have steps.
struct SliderValue {
  let number: Binding<Double>
  let bounds: ClosedRange<Double>
  /// How far apart the possible values are; nil where all are possible.
  let step: Double?
  /// The values that have marks.
  var ticks: [Double] = []

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil)
  where V.Stride: BinaryFloatingPoint {
    number = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// Where the thumb is, from 0 to 1.
  var fraction: Double { fraction(of: number.wrappedValue) }

  func fraction(of number: Double) -> Double {
    length > 0 && number.isFinite ? min(max((number - bounds.lowerBound) / length, 0), 1) : 0
  }

  /// Writes the possible value next to a place between 0 and 1.
  func move(to fraction: Double) {
    write(bounds.lowerBound + min(max(fraction, 0), 1) * length)
  }

  /// Writes a value that is some steps away; where there are none, each is a tenth of the length, as for VoiceOver.
  func move(by steps: Double) {
    write(number.wrappedValue + steps * (step ?? length / 10))
  }

  private func write(_ wanted: Double) {
    var possible = wanted
    if let step { possible = bounds.lowerBound + ((wanted - bounds.lowerBound) / step).rounded() * step }
    possible = min(max(possible, bounds.lowerBound), bounds.upperBound)
    if possible != number.wrappedValue { number.wrappedValue = possible }
  }
}
