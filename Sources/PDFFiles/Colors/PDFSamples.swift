/// A function by its values at places of a grid, "ISO 32000-1", 7.10.2.
struct PDFSamples: Sendable {
  private let sizes: [Int]
  private let domain, encode: [Double]
  /// The values of each place, the first number's places next to each other.
  private let table: [Float]
  private let outputs: Int

  var firstSize: Int { sizes[0] }

  init(_ dictionary: PDFDictionary, _ object: PDFObject, _ domain: [Double]) throws(PDFError) {
    let sizes = (dictionary.numbers("Size") ?? []).map { Int(max(min($0, 65_536), 0)) }
    let range = dictionary.numbers("Range") ?? []
    let bits = dictionary["BitsPerSample"].integer ?? 0
    let count = sizes.reduce(range.count / 2) { $0.multipliedReportingOverflow(by: $1).partialValue }
    guard let stream = object.stream, !sizes.isEmpty, sizes.count <= 4, sizes.count == domain.count / 2,
      sizes.allSatisfy({ $0 > 0 }), range.count >= 2, (1...1 << 20).contains(count),
      [1, 2, 4, 8, 12, 16, 24, 32].contains(bits)
    else { throw PDFError("a function in it is sampled in a way that cannot be read") }
    self.sizes = sizes
    self.domain = domain
    outputs = range.count / 2
    encode = dictionary.numbers("Encode") ?? sizes.flatMap { [0, Double($0 - 1)] }
    let decode = dictionary.numbers("Decode") ?? range
    guard encode.count >= 2 * sizes.count, decode.count >= range.count else {
      throw PDFError("a function in it has an Encode or Decode that is too short")
    }
    var bytes = PDFBits(try dictionary.file.data(of: stream))
    let whole = Double((UInt64(1) << UInt64(bits)) - 1)
    var table: [Float] = []
    table.reserveCapacity(count)
    for index in 0..<count {
      let output = index % outputs
      let share = Double(bytes.next(bits)) / whole
      table.append(Float(decode[2 * output] + share * (decode[2 * output + 1] - decode[2 * output])))
    }
    self.table = table
  }

  func values(_ input: [Double]) -> [Double] {
    // The corners of the cell around the place, each with its share.
    var corners: [(index: Int, share: Double)] = [(0, 1)]
    var step = 1
    for (axis, size) in sizes.enumerated() {
      let (low, high) = (domain[2 * axis], domain[2 * axis + 1])
      let (from, to) = (encode[2 * axis], encode[2 * axis + 1])
      let x = axis < input.count ? input[axis] : 0
      let place = high > low ? from + (x - low) / (high - low) * (to - from) : from
      let kept = place.isFinite ? min(max(place, 0), Double(size - 1)) : 0
      let first = min(Int(kept), max(size - 2, 0))
      let share = size > 1 ? kept - Double(first) : 0
      let offset = first * step
      var next: [(index: Int, share: Double)] = []
      for corner in corners {
        next.append((corner.index + offset, corner.share * (1 - share)))
        if share > 0 { next.append((corner.index + offset + step, corner.share * share)) }
      }
      corners = next
      step *= size
    }
    return (0..<outputs).map { output in
      corners.reduce(0) { $0 + Double(table[$1.index * outputs + output]) * $1.share }
    }
  }
}
