import Testing

@testable import UIKitStandIn

@Suite struct `Numbers by equations and inequalities` {
  private typealias Demand = LinearProgram.Demand

  private func demand(
    _ factors: [Int: Double], _ relation: LinearProgram.Relation, _ value: Double, _ priority: Float? = nil
  ) -> Demand {
    Demand(sum: LinearProgram.Sum(factors: factors, constant: -value), relation: relation, priority: priority)
  }

  private func solution(_ count: Int, _ demands: Demand...) -> [Double] {
    LinearProgram.solution(count: count, demands: demands).map { ($0 * 1000).rounded() / 1000 }
  }

  @Test func `fulfil what they must`() {
    #expect(solution(2, demand([0: 1, 1: 1], .equal, 10), demand([0: 1, 1: -1], .equal, 4)) == [7, 3])
    #expect(solution(1, demand([0: 1], .atLeast, 5), demand([0: 1], .atMost, 9), demand([0: 1], .equal, 2, 1)) == [5])
    #expect(solution(1, demand([0: 1], .atLeast, 5), demand([0: 1], .atMost, 9), demand([0: 1], .equal, 20, 1)) == [9])
    #expect(solution(1, demand([0: 1], .atLeast, -5), demand([0: 1], .equal, -20, 1)) == [-5])
  }

  @Test func `are 0 where nothing is said of them`() { #expect(solution(2, demand([0: 1], .equal, 3)) == [3, 0]) }

  @Test func `do not hear a must that contradicts another`() {
    #expect(
      solution(
        2, demand([0: 1], .equal, 3), demand([0: 1], .equal, 4), demand([0: 1], .atLeast, 8), demand([1: 1], .equal, 1))
        == [3, 1])
  }

  /// Many less important ones never count before one that is more important.
  @Test func `fulfil the more important first`() {
    let many = (0..<50).map { _ in demand([0: 1], .equal, 100, 749) }
    #expect(LinearProgram.solution(count: 1, demands: many + [demand([0: 1], .equal, 1, 750)]) == [1])
    #expect(
      solution(
        2, demand([0: 1, 1: 1], .equal, 100), demand([0: 1], .equal, 80, 250), demand([1: 1], .equal, 70, 251)) == [
          30, 70,
        ])
  }

  @Test func `are the same whatever comes first`() {
    let demands = [
      demand([0: 1, 1: 1, 2: 1], .equal, 90), demand([0: 1], .atLeast, 10), demand([1: 1, 2: -2], .equal, 0),
      demand([2: 1], .atMost, 20), demand([0: 1], .equal, 0, 500),
    ]
    for shift in demands.indices {
      let turned = Array(demands[shift...] + demands[..<shift])
      #expect(LinearProgram.solution(count: 3, demands: turned).map { $0.rounded() } == [30, 40, 20])
    }
  }
}
