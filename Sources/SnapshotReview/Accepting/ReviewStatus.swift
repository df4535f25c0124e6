import TextFormats

/// Where a change stands in a review.
package enum ReviewStatus: Equatable, Sendable {
  /// It waits for a decision.
  case pending
  /// The reference holds what the run found, whoever wrote it.
  case accepted
  /// Somebody has put it aside.
  case rejected
  /// The run itself wrote the reference.
  case recorded
  /// The value matched.
  case settled
  /// It can be put aside at most.
  case unreviewable(ReviewRefusal)
}

/// Why a decision about a change is not carried out.
package enum ReviewRefusal: Error, Equatable, Sendable {
  /// Somebody has written the reference, or what the run found, since the run.
  case changed(String)
  /// What the run saw there is no longer there.
  case gone(String)
  /// The records do not say what the file held.
  case notKnown(String)
  /// The run kept no file that this could be done with.
  case notKept(String)
  /// The records lead out of the package, or into a hidden folder of it.
  case outside(String)
  /// The reference already holds what the run found.
  case alreadyAccepted(String)
  /// The change was put aside.
  case alreadyRejected(String)
  /// The run itself wrote the reference.
  case alreadyRecorded(String)
  /// The value matched its reference.
  case nothingToDecide(String)
  /// What failed is not the reference: an error, a timeout.
  case notAboutReference
  /// The text in the source is not found, or cannot be replaced there; only another run can write it.
  case unreplaceableText(place: String, command: String?)
  /// A file cannot be used, in words.
  case file(String)
}

extension ReviewRefusal: CustomStringConvertible {
  /// What is wrong, and the way out.
  package var description: String {
    switch self {
    case .changed(let path):
      "\(path.escapedForTerminal) has changed since the run, so it is not what you looked at. Run \"swift test\" again."
    case .gone(let path): "\(path.escapedForTerminal) is no longer there. Run \"swift test\" again."
    case .notKnown(let path): "The records do not say what \(path.escapedForTerminal) held. Run \"swift test\" again."
    case .notKept(let id):
      "The run kept no file for \(id.escapedForTerminal) that could become the reference. Run \"swift test\" again."
    case .outside(let path):
      "\(path.escapedForTerminal) is outside the package or in a hidden folder, where nothing is read or written."
    case .alreadyAccepted(let id): "\(id.escapedForTerminal) is accepted already."
    case .alreadyRejected(let id): "\(id.escapedForTerminal) is rejected already."
    case .alreadyRecorded(let id):
      "\(id.escapedForTerminal) was written by the run itself. To restore the old one: git checkout -- <file>"
    case .nothingToDecide(let id): "\(id.escapedForTerminal) matches its reference."
    case .notAboutReference:
      "The reference is not what failed, so there is nothing to accept. Fix the test, and run it again."
    case .unreplaceableText(let place, let command):
      "The text at \(place.escapedForTerminal) cannot be replaced in its source by this command.  "
        + (command.map { "Record it: \($0.escapedForTerminal)" }
          ?? "Record it: SNAPSHOT_TESTING_RECORD=failed swift test")
    case .file(let words): words
    }
  }
}

extension ReviewedFile {
  /// Why what the run saw in the file cannot be relied on any more, or nil; reads it.
  var refusal: ReviewRefusal? {
    switch state {
    case .unchanged: nil
    case .changed: .changed(path)
    case .gone: .gone(path)
    case .notKnown: .notKnown(path)
    case .outside: .outside(path)
    case .unreadable(let words): .file(words)
    }
  }
}
