import Foundation

/// A function as a program for a stack of numbers, "ISO 32000-1", 7.10.5.
struct PDFCalculator: Sendable {
  private indirect enum Step: Sendable {
    case push(Double)
    case operation(String)
    case conditional([Step], otherwise: [Step])
  }

  private let steps: [Step]

  init(_ program: [UInt8]) throws(PDFError) {
    var scanner = PDFScanner(program)
    var left = PDFLimits.calculatorSteps
    guard case .word("{") = try scanner.next() else { throw PDFError("a function in it has a program without a begin") }
    steps = try Self.block(&scanner, &left, depth: 0)
  }

  private static func block(
    _ scanner: inout PDFScanner, _ left: inout Int, depth: Int
  ) throws(PDFError) -> [Step] {
    guard depth < 16 else { throw PDFError("a function in it is nested too deep") }
    var (steps, blocks): ([Step], [[Step]]) = ([], [])
    while let token = try scanner.next() {
      left -= 1
      guard left > 0 else { throw PDFError("a function in it has too many operators") }
      switch token {
      case .object(.number(let number)): steps.append(.push(number))
      case .object(.bool(let bool)): steps.append(.push(bool ? 1 : 0))
      case .word("{"): blocks.append(try block(&scanner, &left, depth: depth + 1))
      case .word("}"): return steps
      case .word("if"): steps.append(.conditional(blocks.popLast() ?? [], otherwise: []))
      case .word("ifelse"):
        let otherwise = blocks.popLast() ?? []
        steps.append(.conditional(blocks.popLast() ?? [], otherwise: otherwise))
      case .word(let word): steps.append(.operation(word))
      case .object: throw PDFError("a function in it has a program that cannot be read")
      }
    }
    return steps
  }

  func values(_ input: [Double]) -> [Double] {
    var stack = input
    Self.run(steps, &stack)
    return stack
  }

  private static func run(_ steps: [Step], _ stack: inout [Double]) {
    for step in steps {
      switch step {
      case .push(let number): if stack.count < 100 { stack.append(number) }
      case .conditional(let first, let otherwise):
        run((stack.popLast() ?? 0) != 0 ? first : otherwise, &stack)
      case .operation(let word): apply(word, &stack)
      }
    }
  }

  private static func apply(_ word: String, _ stack: inout [Double]) {
    if let change = unary[word] {
      stack.append(finite(change(stack.popLast() ?? 0)))
    } else if let change = binary[word] {
      let second = stack.popLast() ?? 0
      stack.append(finite(change(stack.popLast() ?? 0, second)))
    } else {
      rearrange(word, &stack)
    }
  }

  private static func finite(_ value: Double) -> Double { value.isFinite ? value : 0 }

  /// A whole number, as operators take that want one.
  private static func whole(_ value: Double) -> Int { Int(max(min(value, 2_147_483_647), -2_147_483_648)) }

  private static let unary: [String: @Sendable (Double) -> Double] = [
    "abs": { abs($0) }, "neg": { -$0 }, "ceiling": { $0.rounded(.up) }, "floor": { $0.rounded(.down) },
    "round": { ($0 + 0.5).rounded(.down) }, "truncate": { $0.rounded(.towardZero) },
    "sqrt": { max($0, 0).squareRoot() },
    "sin": { sin($0 * .pi / 180) }, "cos": { cos($0 * .pi / 180) }, "ln": { log(max($0, 1e-300)) },
    "log": { log10(max($0, 1e-300)) }, "cvi": { $0.rounded(.towardZero) }, "cvr": { $0 },
    "not": { $0 == 0 ? 1 : $0 == 1 ? 0 : Double(~whole($0)) },
  ]

  private static let binary: [String: @Sendable (Double, Double) -> Double] = [
    "add": { $0 + $1 }, "sub": { $0 - $1 }, "mul": { $0 * $1 }, "div": { $0 / $1 },
    "idiv": { whole($1) == 0 ? 0 : Double(whole($0) / whole($1)) },
    "mod": { whole($1) == 0 ? 0 : Double(whole($0) % whole($1)) },
    "atan": {
      let angle = atan2($0, $1) * 180 / .pi; return angle < 0 ? angle + 360 : angle
    },
    "exp": { pow($0, $1) }, "eq": { $0 == $1 ? 1 : 0 }, "ne": { $0 != $1 ? 1 : 0 }, "gt": { $0 > $1 ? 1 : 0 },
    "ge": { $0 >= $1 ? 1 : 0 }, "lt": { $0 < $1 ? 1 : 0 }, "le": { $0 <= $1 ? 1 : 0 },
    "and": { Double(whole($0) & whole($1)) }, "or": { Double(whole($0) | whole($1)) },
    "xor": { Double(whole($0) ^ whole($1)) },
    "bitshift": {
      let (value, shift) = (Int32(truncatingIfNeeded: whole($0)), whole($1))
      return Double(shift >= 0 ? value << shift : value >> -shift)
    },
  ]

  private static func rearrange(_ word: String, _ stack: inout [Double]) {
    switch word {
    case "pop": _ = stack.popLast()
    case "dup": if let last = stack.last, stack.count < 100 { stack.append(last) }
    case "exch": if stack.count >= 2 { stack.swapAt(stack.count - 1, stack.count - 2) }
    case "copy":
      let count = whole(stack.popLast() ?? 0)
      if count > 0, count <= stack.count, stack.count + count <= 100 { stack += stack.suffix(count) }
    case "index":
      let place = whole(stack.popLast() ?? 0)
      if place >= 0, place < stack.count { stack.append(stack[stack.count - 1 - place]) }
    case "roll":
      let turns = whole(stack.popLast() ?? 0)
      let count = whole(stack.popLast() ?? 0)
      guard count > 0, count <= stack.count else { return }
      let part = Array(stack.suffix(count))
      let shift = ((turns % count) + count) % count
      stack.removeLast(count)
      stack += part.suffix(shift) + part.prefix(count - shift)
    default: break
    }
  }
}
