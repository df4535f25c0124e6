import PlaneGeometry

/// What stands before an operator.
struct PDFOperands {
  private let objects: [PDFObject]

  init(_ objects: [PDFObject]) {
    self.objects = objects
  }

  var first: PDFObject? { objects.first }
  var last: PDFObject? { objects.last }
  var all: [PDFObject] { objects }

  /// The numbers among them.
  var numbers: [Double] { objects.compactMap(\.number) }

  func name() throws(PDFError) -> String {
    guard let name = objects.last?.name else { throw Self.missing }
    return name
  }

  /// So many numbers, which are no larger than anything that is drawn.
  func numbers(_ count: Int) throws(PDFError) -> [Double] {
    let numbers = self.numbers.suffix(count)
    guard numbers.count == count, numbers.allSatisfy({ abs($0) < 1e9 }) else { throw Self.missing }
    return Array(numbers)
  }

  func number() throws(PDFError) -> Double { try numbers(1)[0] }

  func point() throws(PDFError) -> Point {
    let numbers = try numbers(2)
    return Point(x: numbers[0], y: numbers[1])
  }

  func points(_ count: Int) throws(PDFError) -> [Point] {
    let numbers = try numbers(2 * count)
    return (0..<count).map { Point(x: numbers[2 * $0], y: numbers[2 * $0 + 1]) }
  }

  func transform() throws(PDFError) -> Transform { Transform(pdf: try numbers(6)) }

  private static let missing = PDFError(
    "an operator in it is left out, because a number or a name that it needs is missing, or too large")
}

extension Transform {
  init(pdf numbers: [Double]) {
    self.init(a: numbers[0], b: numbers[1], c: numbers[2], d: numbers[3], tx: numbers[4], ty: numbers[5])
  }

  /// The matrix that a dictionary has; nothing is moved where it has none.
  init(_ dictionary: PDFDictionary, _ key: String = "Matrix") {
    guard let numbers = dictionary.numbers(key), numbers.count == 6, numbers.allSatisfy({ abs($0) < 1e9 }) else {
      self = .identity
      return
    }
    self.init(pdf: numbers)
  }
}
