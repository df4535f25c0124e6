import TextFormats

/// Why a decision about a change is not carried out.
package enum ReviewRefusal: Error, Equatable, Sendable {
  /// Somebody has written the reference since the run.
  case referenceChanged(String)
  /// The reference was removed since the run.
  case referenceGone(String)
  /// What the run found was written anew since, by a later run perhaps.
  case actualChanged(String)
  /// What the run found is no longer there.
  case actualGone(String)
  /// The records lead out of the package.
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
    case .referenceChanged(let path):
      "\(path.harmless) has changed since the run, so it is not what was looked at. Run \"swift test\" again."
    case .referenceGone(let path):
      "\(path.harmless) was removed since the run. Run \"swift test\" again."
    case .actualChanged(let path):
      "\(path.harmless) has changed since the run, so it is not what was looked at. Run \"swift test\" again."
    case .actualGone(let path):
      "What the run found for \(path.harmless) is no longer there. Run \"swift test\" again."
    case .outside(let path):
      "\(path.harmless) leads out of the package or into a hidden folder, where nothing is read or written."
    case .alreadyAccepted(let id): "\(id.harmless) is accepted already."
    case .alreadyRejected(let id): "\(id.harmless) was rejected. Another run of the test brings it back."
    case .alreadyRecorded(let id):
      "\(id.harmless) was written by the run itself. To have the old one back: git checkout -- <file>"
    case .nothingToDecide(let id): "\(id.harmless) matches its reference."
    case .notAboutReference:
      "What failed is not the reference: there is nothing to accept. Mend the test, and run it again."
    case .unreplaceableText(let place, let command):
      "The text at \(place.harmless) cannot be replaced in its source from here. "
        + (command.map { "Record it: \($0.harmless)" } ?? "Record it: SNAPSHOT_TESTING_RECORD=failed swift test")
    case .file(let words): words
    }
  }
}
