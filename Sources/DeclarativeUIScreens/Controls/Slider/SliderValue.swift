import Foundation

/// The value of a slider: a number between two bounds, which may have steps.
struct SliderValue {
  let number: Binding<Double>
  let bounds: ClosedRange<Double>
  /// How far apart the possible values are; nil where all are possible.
  let step: Double?
  /// Where the filled part begins, among the values; nil is the lower bound.
  var neutral: Double?
  /// The values that people can choose; nil are all.
  private var enabled: ClosedRange<Double>?
  /// The values that have marks, where somebody names them.
  var ticks: [Double]?

  init<V: BinaryFloatingPoint>(_ value: Binding<V>, in bounds: ClosedRange<V>, step: V.Stride? = nil)
  where V.Stride: BinaryFloatingPoint {
    number = Binding(get: { Double(value.wrappedValue) }, set: { value.wrappedValue = V($0) })
    self.bounds = Double(bounds.lowerBound)...Double(bounds.upperBound)
    self.step = step.map { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
  }

  /// Leaves only some values to be chosen, and has the filled part begin at one.
  mutating func narrow<V: BinaryFloatingPoint>(to enabled: ClosedRange<V>?, neutral: V?) {
    self.enabled = enabled.map { Double($0.lowerBound)...Double($0.upperBound) }
    self.neutral = neutral.map { Double($0) }
  }

  /// All values that steps lead to.
  var steps: [Double] { step.map { Array(stride(from: bounds.lowerBound, through: bounds.upperBound, by: $0)) } ?? [] }

  private var length: Double { bounds.upperBound - bounds.lowerBound }

  /// Where the marks that somebody names are, from 0 to 1; steps alone have none, as seen in iOS 26.
  var marks: [Double] { ticks?.filter(bounds.contains).map(fraction(of:)) ?? [] }

  /// Where the filled part begins, from 0 to 1; nil is the leading end.
  var start: Double? { neutral.map(fraction(of:)) }

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
    for bounds in [enabled, bounds].compactMap(\.self) {
      possible = min(max(possible, bounds.lowerBound), bounds.upperBound)
    }
    if possible != number.wrappedValue { number.wrappedValue = possible }
  }
}
