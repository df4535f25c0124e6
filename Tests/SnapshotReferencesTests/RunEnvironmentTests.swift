import SnapshotReferences
import Testing

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
