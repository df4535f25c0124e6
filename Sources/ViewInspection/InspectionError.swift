public import Foundation
import TextFormats

/// Why a view could not be looked at as a test asks.
public enum InspectionError: Error {
  /// A view is there, and is of another type.
  case inspection(path: String, factual: String, expected: String)
  /// A value is there, and is of another type.
  case typeMismatch(factual: String, expected: String)
  /// A view or value has no such attribute.
  case attributeNotFound(label: String, type: String)
  /// There are fewer views inside.
  case viewIndexOutOfBounds(path: String, index: Int, count: Int)
  /// An `if` has left the view out, or there never was one.
  case viewNotFound(parent: String)
  /// The view is the outermost one.
  case parentViewNotFound(view: String)
  /// Nothing was called on the view that would give it the attribute; what was called stands in `present`.
  case modifierNotFound(parent: String, modifier: String, present: [String])
  /// A text has the attribute in some of its parts only, or none at all.
  case textAttribute(String)
  /// Nothing that a search looked at is what it looked for.
  case searchFailure(SearchFailure)
  /// The view was given no such closure.
  case callbackNotFound(parent: String, callback: String)
  /// Nobody could touch the control.
  case unresponsiveControl(name: String, reason: String)
  /// A test asks for something that cannot be had; the sentence names the way out.
  case notSupported(String)
}

extension InspectionError: CustomStringConvertible, LocalizedError {
  /// What happened, for people.
  public var description: String {
    switch self {
    case .inspection(let path, let factual, let expected):
      return "\(path) found \(factual) instead of \(expected)"
    case .typeMismatch(let factual, let expected):
      return "Type mismatch: \(factual) is not \(expected)"
    case .attributeNotFound(let label, let type):
      return "\(type) does not have '\(label)' attribute"
    case .viewIndexOutOfBounds(let path, let index, let count):
      return "\(path) has \(count.counted("view")) inside, so the index \(index) is out of bounds"
    case .viewNotFound(let parent): return "View for \(parent) is absent"
    case .parentViewNotFound(let view): return "\(view) does not have parent"
    case .modifierNotFound(let parent, let modifier, let present):
      let sentence = "\(parent) does not have '\(modifier)' modifier"
      return present.isEmpty ? sentence : "\(sentence); it has \(present.joined(separator: ", "))"
    case .textAttribute(let sentence), .notSupported(let sentence): return sentence
    case .searchFailure(let failure): return failure.description
    case .callbackNotFound(let parent, let callback): return "\(parent) does not have '\(callback)' callback"
    case .unresponsiveControl(let name, let reason): return "\(name) is unresponsive: \(reason)"
    }
  }

  /// What happened, for people.
  public var errorDescription: String? { description }
}
