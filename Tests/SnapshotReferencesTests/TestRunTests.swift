import Foundation
import SnapshotReferences
import Testing

struct TestRunTests {
  /// A line as the kernel writes it; field 22 is 612311.
  private func status(of program: String) -> String {
    "294 (\(program)) S 1 294 1 34816 294 4194304 9 8 7 6 5 4 3 2 20 0 17 0 612311 1 2 3"
  }

  @Test func `a run is known by its swift test process and the time when that began`() {
    let run = TestRun(parent: 294, status: status(of: "swift-test"))
    #expect(run == TestRun(processIdentifier: 294, startTicks: 612_311))
    #expect(run?.name == "294-612311")
    #expect(TestRun(parent: 294, status: status(of: "swift-package")) == run)
  }

  @Test func `the time when a run began is counted from when the machine did`() {
    let run = TestRun(processIdentifier: 294, startTicks: 3 * sysconf(Int32(_SC_CLK_TCK)) + 1)
    #expect(run.startSeconds("cpu 1 2 3\nbtime 1000\nprocesses 7\n") == 1003)
    #expect(run.startSeconds("cpu 1 2 3\n") == nil)
  }

  @Test(arguments: ["bash", "xctest", "Xcode", "a) b (swift-test", "swift-test) b", ""])
  func `a parent that may start several runs makes none`(program: String) {
    #expect(TestRun(parent: 294, status: status(of: program)) == nil)
  }

  @Test(arguments: [
    "", "294", "294 (swift-test)", "294 (swift-test) S 1 2 3", ")(",
    "294 (swift-test) S 1 294 1 34816 294 4194304 9 8 7 6 5 4 3 2 20 0 17 0 soon 1 2 3",
  ])
  func `a line that says too little makes no run`(status: String) {
    #expect(TestRun(parent: 294, status: status) == nil)
  }
}

struct RunEnvironmentTests {
  @Test(arguments: [("true", true), ("1", true), ("yes", true), ("", false), ("false", false), ("0", false)])
  func `CI is whatever is not empty and not false`(value: String, expected: Bool) {
    #expect(RunEnvironment(variables: ["CI": value]).isContinuousIntegration == expected)
  }

  @Test func `variables that are empty are as good as absent`() {
    let environment = RunEnvironment(variables: ["SNAPSHOT_TESTING_RECORD": "", "SNAPSHOT_ARTIFACTS": ""])
    #expect(environment.recordMode == nil)
    #expect(environment.artifacts == nil)
    #expect(!RunEnvironment(variables: [:]).isContinuousIntegration)
  }
}
