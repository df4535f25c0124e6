import SnapshotReferences
@_spi(Internals) import SnapshotTesting
import Testing

struct DiffToolTests {
  @Test(
    arguments: [
      ("old.png", "meld old.png new.png"), ("/a-b_c/d.1/é.txt", "meld /a-b_c/d.1/é.txt new.png"),
      ("/my tests/a.png", "meld '/my tests/a.png' new.png"), ("a'b", #"meld 'a'\''b' new.png"#),
      ("$HOME", "meld '$HOME' new.png"), ("", "meld '' new.png"),
    ]
  ) func `a program is given the paths as a shell reads them`(path: String, command: String) {
    let tool: SnapshotTestingConfiguration.DiffTool = "meld"
    #expect(tool(currentFilePath: path, failedFilePath: "new.png") == command)
  }

  @Test func `the configuration of a scope fills its gaps from the scopes around`() {
    withSnapshotTesting(record: .all) {
      withSnapshotTesting(diffTool: .ksdiff) {
        let current = SnapshotTestingConfiguration.current
        #expect(current?.record == .all && _record == .all)
        #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
        #expect(current?.diffTool?(currentFilePath: "a", failedFilePath: "b") == "ksdiff a b")
      }
      let tool = SnapshotTestingConfiguration.current?.diffTool
      #expect(
        tool?(currentFilePath: "a", failedFilePath: "b") == """
          @−
          "file://a"
          @+
          "file://b"

          To configure output for a custom diff tool, use 'withSnapshotTesting'. For example:

              withSnapshotTesting(diffTool: .ksdiff) {
                // ...
              }
          """)
    }
  }

  @Test func `helpers carry the configuration over to where task-local values do not go`() async {
    #expect(SnapshotTestingConfiguration.current == nil)
    let carried = withSnapshotTesting(record: .never, diffTool: "meld") { SnapshotTestingConfiguration.current }
    await Task.detached {
      SnapshotTestingConfiguration.$current.withValue(carried) {
        #expect(_record == .never)
        #expect(_diffTool(currentFilePath: "a", failedFilePath: "b") == "meld a b")
      }
    }.value
  }

  @Test func `traits of other packages set a part of the configuration`() async {
    await withSnapshotTesting(record: .never, diffTool: "meld") {
      await SnapshotTestingConfiguration.$current.withValue(SnapshotTestingConfiguration(record: .failed)) {
        await Task.yield()
        #expect(_record == .failed)
      }
    }
  }

  @Test func `without a scope the environment's record mode holds`() {
    for (mode, expected) in [("failed", "failed"), ("odd", "missing"), ("", "missing")] {
      RunEnvironment.$replacement.withValue(RunEnvironment(variables: ["SNAPSHOT_TESTING_RECORD": mode])) {
        #expect(_record.rawValue == expected)
      }
    }
  }
}
