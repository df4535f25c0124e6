/// How a stored reference fails to match.
enum Discrepancy {
  /// It says something else.
  case differs(SnapshotDifference)
  /// It cannot be read, for this reason.
  case unreadable(String)
  /// Git LFS has not fetched it.
  case gitLFSPointer

  var attachments: [SnapshotAttachment] {
    if case .differs(let difference) = self { difference.attachments } else { [] }
  }

  var isGitLFSPointer: Bool {
    if case .gitLFSPointer = self { true } else { false }
  }

  func failure(reference: String, files: [FailureFile], recording: Recording) -> SnapshotFailure {
    switch self {
    case .differs(let difference):
      .mismatch(
        Mismatch(
          reference: reference, difference: difference, files: files, recording: recording,
          toolCommand: toolCommand(files)))
    case .unreadable(let problem):
      .broken(
        BrokenReference(
          reference: reference, problem: problem, isGitLFSPointer: false, files: files, recording: recording))
    case .gitLFSPointer:
      .broken(
        BrokenReference(
          reference: reference, problem: "", isGitLFSPointer: true, files: files, recording: recording))
    }
  }

  /// The command of a difference tool that was chosen, for the kept files: the reference itself may be new already.
  private func toolCommand(_ files: [FailureFile]) -> String? {
    let tool = SnapshotTestingConfiguration.innermost.diffTool ?? LegacyGlobals.shared.diffTool
    guard let tool, !tool.isDefault, files.count >= 2, files[0].isWritten, files[1].isWritten else { return nil }
    return tool(currentFilePath: files[0].path, failedFilePath: files[1].path)
  }
}
