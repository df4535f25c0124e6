import Foundation
import TextFormats

/// A function from numbers to numbers, "ISO 32000-1", 7.10.
indirect enum PDFFunction: Sendable {
  case sampled(PDFSamples)
  case exponential(start: [Double], end: [Double], exponent: Double)
  case stitched([PDFFunction], bounds: [Double], encode: [Double])
  case calculated(PDFCalculator)
  /// Several functions of the same numbers, each of which gives one.
  case several([PDFFunction])
  case identity
  /// A function whose numbers are kept within limits, before and behind it.
  case limited(PDFFunction, domain: [Double], range: [Double])

  func values(_ input: [Double]) -> [Double] {
    switch self {
    case .identity: return input
    case .several(let functions): return functions.map { $0.values(input).first ?? 0 }
    case .limited(let function, let domain, let range):
      return Self.limited(function.values(Self.limited(input, domain)), range)
    case .sampled(let samples): return samples.values(input)
    case .exponential(let start, let end, let exponent):
      let x = input.first ?? 0
      let power = exponent == 1 ? x : pow(max(x, 0), exponent)
      return zip(start, end).map { $0 + (power.isFinite ? power : 0) * ($1 - $0) }
    case .stitched(let functions, let bounds, let encode):
      let x = input.first ?? 0
      // Of the bounds the first and the last are those of the domain.
      let index = min(bounds.dropFirst().dropLast().prefix { x >= $0 }.count, functions.count - 1)
      let (low, high) = (bounds[index], bounds[index + 1])
      let share = high > low ? (x - low) / (high - low) : 0
      let (from, to) = (encode[2 * index], encode[2 * index + 1])
      return functions[index].values([from + share * (to - from)])
    case .calculated(let calculator): return calculator.values(input)
    }
  }

  private static func limited(_ values: [Double], _ limits: [Double]) -> [Double] {
    guard limits.count >= 2 else { return values }
    return values.enumerated().map { index, value in
      guard 2 * index + 1 < limits.count else { return value }
      return max(limits[2 * index], min(limits[2 * index + 1], value))
    }
  }

  /// Places between 0 and 1 of one number's domain at which what the function gives has to be known to know all of it.
  /// - Parameter isMixed: whether colours between two colours of the function are as they are mixed; they are asked for
  ///   more often otherwise.
  func places(from low: Double, to high: Double, isMixed: Bool) -> [Double] {
    let count: Int
    switch self {
    case .limited(let function, _, _): return function.places(from: low, to: high, isMixed: isMixed)
    case .several(let functions):
      return Array(Set(functions.flatMap { $0.places(from: low, to: high, isMixed: isMixed) })).sorted()
    case .stitched(let functions, let bounds, let encode):
      return functions.indices.flatMap { index -> [Double] in
        let (start, end) = (max(bounds[index], low), min(bounds[index + 1], high))
        guard end > start, high > low else { return [] }
        // Just before and just behind a bound the colours may differ.
        let inside = functions[index].places(from: encode[2 * index], to: encode[2 * index + 1], isMixed: isMixed)
        return inside.map { place in
          let kept = min(max(place, 1e-7), 1 - 1e-7)
          return (start + kept * (end - start) - low) / (high - low)
        }
      }
    case .exponential(_, _, let exponent): count = exponent == 1 && isMixed ? 1 : 24
    case .sampled(let samples): count = min(max(samples.firstSize - 1, 1) * (isMixed ? 1 : 4), 256)
    case .identity: count = isMixed ? 1 : 24
    case .calculated: count = 64
    }
    return (0...count).map { Double($0) / Double(count) }
  }
}

extension PDFFunction {
  /// Reads a function, or several of them in an array.
  init(_ object: PDFObject, _ file: PDFFile) throws(PDFError) {
    var left = PDFLimits.functions
    self = try Self.read(object, file, depth: 0, &left)
  }

  private static func read(
    _ object: PDFObject, _ file: PDFFile, depth: Int, _ left: inout Int
  ) throws(PDFError) -> PDFFunction {
    left -= 1
    guard depth < 8, left > 0 else { throw PDFError("a function in it is made of too many others") }
    let resolved = try file.resolved(object)
    if resolved.name == "Identity" { return .identity }
    if let parts = resolved.array {
      var functions: [PDFFunction] = []
      for part in parts { functions.append(try read(part, file, depth: depth + 1, &left)) }
      return .several(functions)
    }
    let dictionary = file.dictionary(resolved)
    guard let domain = dictionary.numbers("Domain"), domain.count >= 2 else {
      throw PDFError("a function in it has no Domain")
    }
    return .limited(
      try plain(dictionary, resolved, domain, depth, &left), domain: domain, range: dictionary.numbers("Range") ?? [])
  }

  private static func plain(
    _ dictionary: PDFDictionary, _ object: PDFObject, _ domain: [Double], _ depth: Int, _ left: inout Int
  ) throws(PDFError) -> PDFFunction {
    let file = dictionary.file
    switch dictionary["FunctionType"].integer {
    case 0: return .sampled(try PDFSamples(dictionary, object, domain))
    case 2:
      return .exponential(
        start: dictionary.numbers("C0") ?? [0], end: dictionary.numbers("C1") ?? [1],
        exponent: dictionary["N"].number ?? 1)
    case 3:
      let parts = dictionary["Functions"].array ?? []
      let bounds = [domain[0]] + (dictionary.numbers("Bounds") ?? []) + [domain[1]]
      let encode = dictionary.numbers("Encode") ?? []
      guard !parts.isEmpty, parts.count + 1 == bounds.count, encode.count >= 2 * parts.count else {
        throw PDFError("a function in it is stitched of parts whose bounds do not fit")
      }
      var functions: [PDFFunction] = []
      for part in parts { functions.append(try read(part, file, depth: depth + 1, &left)) }
      return .stitched(functions, bounds: bounds, encode: encode)
    case 4:
      guard let stream = object.stream else { throw PDFError("a function in it has no program") }
      return .calculated(try PDFCalculator(try file.data(of: stream)))
    default: throw PDFError("a function in it has a FunctionType that does not exist")
    }
  }
}
