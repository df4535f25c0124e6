/// Numbers that fulfil linear equations and inequalities: all that are musts, and of the others the more important first.
///
/// The simplex method with a row of errors for each importance, as in G. Badros, A. Borning and P. Stuckey, "The Cassowary
/// linear arithmetic constraint solving algorithm", 2001. Of several solutions always the same one is found, which one is not
/// told; a number that nothing determines is 0.
struct LinearProgram {
  enum Relation { case equal, atLeast, atMost }

  /// A sum of numbers, each times a factor, and a constant.
  struct Sum {
    var factors: [Int: Double] = [:]
    var constant = 0.0

    mutating func add(_ other: Sum, times factor: Double = 1) {
      constant += other.constant * factor
      for (number, own) in other.factors { add(number, own * factor) }
    }

    mutating func add(_ number: Int, _ factor: Double) {
      let sum = (factors[number] ?? 0) + factor
      factors[number] = abs(sum) < LinearProgram.tolerance ? nil : sum
    }

    /// The number that this sum says, where the sum is 0.
    mutating func solve(for number: Int) {
      guard let factor = factors.removeValue(forKey: number) else { return }
      constant /= -factor
      factors = factors.mapValues { $0 / -factor }
    }

    /// Puts a sum in the place of a number.
    mutating func substitute(_ sum: Sum, for number: Int) {
      guard let factor = factors.removeValue(forKey: number) else { return }
      add(sum, times: factor)
    }
  }

  /// What a sum is to be beside 0; nil is a must.
  struct Demand {
    var sum: Sum
    var relation: Relation
    var priority: Float?
  }

  private enum Kind { case asked, slack, error, dummy }

  private static let tolerance = 1e-8

  private var kinds: [Kind]
  private var rows: [Int: Sum] = [:]
  /// What is missed of each importance, the highest first.
  private var errors: [Sum]
  /// What an artificial number is while a start is looked for.
  private var artificial: Sum?

  /// Finds the numbers.
  /// - Parameters:
  ///   - count: how many there are.
  ///   - demands: what they are to fulfil; a must that contradicts those before it is left out.
  /// - Returns: one number each.
  static func solution(count: Int, demands: [Demand]) -> [Double] {
    let priorities = Set(demands.compactMap(\.priority)).sorted(by: >)
    var program = LinearProgram(count: count, importances: priorities.count)
    for demand in demands where demand.priority == nil { program.add(demand, importance: nil) }
    for demand in demands where demand.priority != nil {
      program.add(demand, importance: priorities.firstIndex { $0 == demand.priority })
    }
    return (0..<count).map { (program.rows[$0]?.constant ?? 0) + 0 }
  }

  private init(count: Int, importances: Int) {
    kinds = Array(repeating: .asked, count: count)
    errors = Array(repeating: Sum(), count: importances)
  }

  private mutating func made(_ kind: Kind) -> Int {
    kinds.append(kind)
    return kinds.count - 1
  }

  // MARK: Demands

  private mutating func add(_ demand: Demand, importance: Int?) {
    var row = Sum(constant: demand.sum.constant)
    // In order, since sums of such numbers depend on it.
    for (number, factor) in demand.sum.factors.sorted(by: { $0.key < $1.key }) {
      if let known = rows[number] { row.add(known, times: factor) } else { row.add(number, factor) }
    }
    var marks: [Int] = []
    func mark(_ kind: Kind, _ factor: Double, in program: inout LinearProgram) {
      let number = program.made(kind)
      row.add(number, factor)
      if kind == .error, let importance { program.errors[importance].add(number, 1) }
      marks.append(number)
    }
    let sign = demand.relation == .atMost ? 1.0 : -1.0
    switch (demand.relation, importance) {
    case (.equal, nil): mark(.dummy, 1, in: &self)
    case (.equal, _):
      mark(.error, -1, in: &self)
      mark(.error, 1, in: &self)
    case (_, nil): mark(.slack, sign, in: &self)
    default:
      mark(.slack, sign, in: &self)
      mark(.error, -sign, in: &self)
    }
    if row.constant < 0 { row = Sum(factors: row.factors.mapValues { -$0 }, constant: -row.constant) }
    enter(row, marks)
  }

  /// Takes a row in, whose constant is not negative; one that contradicts is left out.
  private mutating func enter(_ row: Sum, _ marks: [Int]) {
    let asked = row.factors.keys.filter { kinds[$0] == .asked }.min()
    let own = marks.first { kinds[$0] != .dummy && (row.factors[$0] ?? 0) < 0 }
    if let subject = asked ?? own {
      var row = row
      row.solve(for: subject)
      substitute(row, for: subject)
      rows[subject] = row
      optimize()
    } else if row.factors.keys.allSatisfy({ kinds[$0] == .dummy }) {
      // Either it says nothing new, or it contradicts.
      guard let mark = marks.first, abs(row.constant) < Self.tolerance else { return }
      var row = row
      row.solve(for: mark)
      substitute(row, for: mark)
      rows[mark] = row
    } else {
      enterByArtificialNumber(row)
    }
  }

  /// Takes a row in of which no number can be the one that it says.
  private mutating func enterByArtificialNumber(_ row: Sum) {
    let before = self
    let number = made(.slack)
    rows[number] = row
    artificial = row
    optimize()
    guard abs(artificial?.constant ?? 0) < Self.tolerance else {
      self = before
      return
    }
    artificial = nil
    if var row = rows.removeValue(forKey: number), !row.factors.isEmpty {
      guard let entering = row.factors.keys.filter({ kinds[$0] == .slack || kinds[$0] == .error }).min() else {
        self = before
        return
      }
      row.add(number, -1)
      row.solve(for: entering)
      substitute(row, for: entering)
      rows[entering] = row
    }
    for key in rows.keys { rows[key]?.factors[number] = nil }
    for index in errors.indices { errors[index].factors[number] = nil }
    optimize()
  }

  private mutating func substitute(_ sum: Sum, for number: Int) {
    for key in rows.keys { rows[key]?.substitute(sum, for: number) }
    for index in errors.indices { errors[index].substitute(sum, for: number) }
    artificial?.substitute(sum, for: number)
  }

  // MARK: Simplex

  private mutating func optimize() {
    // Rounding could let it go round for ever.
    for _ in 0..<(100 * (kinds.count + 1)) {
      guard let entering, let leaving = leaving(for: entering), var row = rows.removeValue(forKey: leaving) else {
        return
      }
      row.add(leaving, -1)
      row.solve(for: entering)
      substitute(row, for: entering)
      rows[entering] = row
    }
  }

  /// The first number that would lessen what is missed, the most important first.
  ///
  /// By always the first there is no circle (Bland, 1977).
  private var entering: Int? {
    let levels = artificial.map { [$0] } ?? errors
    return Set(levels.flatMap(\.factors.keys)).filter { number in
      guard kinds[number] != .dummy else { return false }
      return levels.lazy.compactMap { $0.factors[number] }.first.map { $0 < -Self.tolerance } ?? false
    }.min()
  }

  /// The number that reaches 0 first while another grows.
  private func leaving(for entering: Int) -> Int? {
    var found: (number: Int, ratio: Double)?
    for number in rows.keys.sorted() where kinds[number] != .asked {
      guard let row = rows[number], let factor = row.factors[entering], factor < -Self.tolerance else { continue }
      let ratio = -row.constant / factor
      if let best = found {
        // Of those that are the same but for rounding the first.
        if ratio > best.ratio - Self.tolerance { continue }
      }
      found = (number, ratio)
    }
    return found?.number
  }
}
