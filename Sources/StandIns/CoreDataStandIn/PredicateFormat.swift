public import DeclarativeUI

/// A predicate in the words of `NSPredicate(format:)`, which Foundation does not read on Linux.
///
/// There are comparisons of properties with values, joined by `AND`, `OR` and `NOT`. What is not read, such as `SUBQUERY`,
/// stops with the format in a sentence: a predicate that is passed over would show what the app does not.
struct PredicateFormat {
  typealias Test = @Sendable (Any?) -> Bool
  private typealias Value = @Sendable (Any?) -> Any?

  private let format: String
  private var words: [Substring]
  private var arguments: [Any?]

  init(_ format: String, _ arguments: [Any?]) {
    self.format = format
    self.arguments = arguments.reversed()
    words = Self.words(of: format).reversed()
  }

  /// The whole format.
  mutating func test() -> Test {
    let test = disjunction()
    if let next = words.last { fail("'\(next)' is not read") }
    return test
  }

  private func fail(_ reason: String) -> Never {
    preconditionFailure("The predicate \"\(format)\" is not understood here: \(reason)")
  }

  // MARK: Words

  /// Names, numbers, texts in quotation marks, placeholders and signs.
  private static func words(of format: String) -> [Substring] {
    var words: [Substring] = []
    var rest = format[...]
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
        continue
      }
      var word = rest.prefix { $0.isLetter || $0.isNumber || "_.$@#".contains($0) }
      if first == "\"" || first == "'" {
        word = rest.prefix(through: rest.dropFirst().firstIndex(of: first) ?? rest.index(before: rest.endIndex))
      } else if first == "%" {
        word = rest.prefix(1 + rest.dropFirst().prefix { $0.isLetter || $0 == "@" }.count)
      } else if first == "-" || first == "[" {
        word = rest.prefix(1 + rest.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "." || $0 == "]" }.count)
      } else if word.isEmpty {
        word = rest.prefix { "=<>!&|".contains($0) }
        if word.isEmpty { word = rest.prefix(1) }
      }
      words.append(word)
      rest = rest[word.endIndex...]
    }
    return words
  }

  private mutating func take(_ options: String...) -> Bool {
    guard let next = words.last, options.contains(next.uppercased()) else { return false }
    words.removeLast()
    return true
  }

  // MARK: Joined tests

  private mutating func disjunction() -> Test {
    var test = conjunction()
    while take("OR", "||") {
      let (first, second) = (test, conjunction())
      test = { first($0) || second($0) }
    }
    return test
  }

  private mutating func conjunction() -> Test {
    var test = negation()
    while take("AND", "&&") {
      let (first, second) = (test, negation())
      test = { first($0) && second($0) }
    }
    return test
  }

  private mutating func negation() -> Test {
    if take("NOT", "!") {
      let test = negation()
      return { !test($0) }
    }
    if take("(") {
      let test = disjunction()
      guard take(")") else { fail("a bracket is not closed") }
      return test
    }
    if take("TRUEPREDICATE") { return { _ in true } }
    if take("FALSEPREDICATE") { return { _ in false } }
    return comparison()
  }

  // MARK: Comparisons

  private mutating func comparison() -> Test {
    let isAny = take("ANY", "SOME")
    let isAll = !isAny && take("ALL")
    let (left, sign, right) = (value(), comparisonSign(), value())
    let compare = Self.comparison(sign.name, sign.options)
    guard let compare else { fail("'\(sign.name)' is not read") }
    return { object in
      let (first, second) = (left(object), right(object))
      guard isAny || isAll, let many = first as? [Any] else { return compare(first, second) }
      return isAny ? many.contains { compare($0, second) } : many.allSatisfy { compare($0, second) }
    }
  }

  private mutating func comparisonSign() -> (name: String, options: Substring) {
    guard let name = words.popLast()?.uppercased() else { fail("a comparison is missing") }
    guard let options = words.last, options.hasPrefix("[") else { return (name, "") }
    words.removeLast()
    return (name, options)
  }

  private static func comparison(
    _ sign: String, _ options: Substring
  ) -> (@Sendable (Any?, Any?) -> Bool)? {
    var text: String.CompareOptions = []
    if options.contains("c") { text.insert(.caseInsensitive) }
    if options.contains("d") { text.insert(.diacriticInsensitive) }
    let chosen = text
    switch sign {
    case "=", "==": return { isEqual($0, $1, chosen) }
    case "!=", "<>": return { !isEqual($0, $1, chosen) }
    case "<": return { order($0, $1) == .orderedAscending }
    case ">": return { order($0, $1) == .orderedDescending }
    case "<=", "=<": return { order($0, $1).map { $0 != .orderedDescending } ?? false }
    case ">=", "=>": return { order($0, $1).map { $0 != .orderedAscending } ?? false }
    case "CONTAINS":
      return { left, right in
        if let left = left as? String, let right = right as? String {
          return left.range(of: right, options: chosen) != nil
        }
        return elements(of: left).contains { isEqual($0, right, chosen) }
      }
    case "IN": return { left, right in elements(of: right).contains { isEqual(left, $0, chosen) } }
    case "BEGINSWITH": return { hasRange($0, $1, chosen.union(.anchored)) }
    case "ENDSWITH": return { hasRange($0, $1, chosen.union([.anchored, .backwards])) }
    case "LIKE":
      return { left, right in
        let pattern = (right as? String).map { NSRegularExpression.escapedPattern(for: $0) } ?? ""
        let expression = pattern.replacing("\\*", with: ".*").replacing("\\?", with: ".")
        return hasRange(left, "^\(expression)$", chosen.intersection(.caseInsensitive).union(.regularExpression))
      }
    case "MATCHES":
      return { left, right in
        hasRange(
          left, (right as? String).map { "^(\($0))$" }, chosen.intersection(.caseInsensitive).union(.regularExpression))
      }
    case "BETWEEN":
      return { left, right in
        let limits = elements(of: right)
        guard limits.count == 2, let low = order(left, limits[0]), let high = order(left, limits[1]) else {
          return false
        }
        return low != .orderedAscending && high != .orderedDescending
      }
    default: return nil
    }
  }

  @Sendable private static func hasRange(_ text: Any?, _ part: Any?, _ options: String.CompareOptions) -> Bool {
    guard let text = text as? String, let part = part as? String else { return false }
    return text.range(of: part, options: options) != nil
  }

  @Sendable private static func elements(of value: Any?) -> [Any] {
    switch value {
    case let value as [Any]: value
    case let value as NSSet: value.allObjects
    case let value as NSOrderedSet: value.array
    case let value as Set<AnyHashable>: value.map(\.base)
    default: []
    }
  }

  @Sendable private static func isEqual(_ left: Any?, _ right: Any?, _ options: String.CompareOptions) -> Bool {
    switch (left, right) {
    case (nil, nil): true
    case (let left as String, let right as String): left.compare(right, options: options) == .orderedSame
    case (let left?, let right?):
      if let left = ManagedOrder.number(left), let right = ManagedOrder.number(right) {
        left == right
      } else if let left = left as? AnyHashable, let right = right as? AnyHashable {
        left == right
      } else {
        (left as AnyObject) === (right as AnyObject)
      }
    default: false
    }
  }

  @Sendable private static func order(_ left: Any?, _ right: Any?) -> ComparisonResult? {
    guard let left, let right else { return nil }
    return ManagedOrder.compareAny(left, right)
  }

  // MARK: Values

  private mutating func value() -> Value {
    guard let word = words.popLast() else { fail("a value is missing") }
    switch word.uppercased() {
    case "SELF": return { $0 }
    case "YES", "TRUE": return { _ in true }
    case "NO", "FALSE": return { _ in false }
    case "NIL", "NULL": return { _ in nil }
    case "{": return list()
    case "%K": return path(argument() as? String ?? "")
    default: break
    }
    if word.hasPrefix("%") {
      nonisolated(unsafe) let argument = argument()
      return { _ in argument }
    }
    if word.first == "\"" || word.first == "'" {
      let text = String(word.dropFirst().dropLast())
      return { _ in text }
    }
    if let number = Double(word) { return { _ in number } }
    guard word.first?.isLetter == true || word.first == "_" || word.first == "@", words.last != "(" else {
      fail("'\(word)' is not read")
    }
    return path(String(word))
  }

  private func path(_ path: String) -> Value {
    { object in
      if path == "self" { return object }
      return (object as? NSManagedObject)?.value(forKeyPath: path)
    }
  }

  private mutating func list() -> Value {
    var values: [Value] = []
    while !take("}") {
      values.append(value())
      _ = take(",")
      if words.isEmpty { fail("a list is not closed") }
    }
    let all = values
    return { object in all.compactMap { $0(object) } }
  }

  private mutating func argument() -> Any? {
    guard !arguments.isEmpty else { fail("it has more placeholders than there are values") }
    return arguments.removeLast()
  }
}

extension NSPredicate {
  /// What `NSPredicate(format:_:)` becomes.
  public convenience init(managedFormat format: String, _ arguments: Any?...) {
    self.init(managedFormat: format, argumentArray: arguments)
  }

  /// What `NSPredicate(format:argumentArray:)` becomes.
  public convenience init(managedFormat format: String, argumentArray arguments: [Any?]?) {
    var format = PredicateFormat(format, arguments ?? [])
    let test = format.test()
    self.init { object, _ in test(object) }
  }
}
