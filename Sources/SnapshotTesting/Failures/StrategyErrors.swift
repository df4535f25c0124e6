import Foundation
import TextFormats

// What strategies throw, and the words for it.

/// The words of an error: its own where it has some, else what it looks like in Swift.
///
/// `localizedDescription` alone says nothing about most Swift errors: "The operation could not be completed".
func describe(_ error: any Error) -> String {
  (error as? any LocalizedError)?.errorDescription ?? String(describing: error)
}

/// An argument of a strategy that is out of its range.
package struct UnusableArgument: Error, Hashable, CustomStringConvertible {
  private let argument: String
  private let value: String
  /// What it must be, such as `from 0 to 1`.
  private let demand: String

  package init(_ argument: String, is value: some CustomStringConvertible, demand: String) {
    self.argument = argument
    self.value = value.description
    self.demand = demand
  }

  package var description: String {
    "The argument \(argument.quoted) is \(value); it must be \(demand)."
  }
}

/// Why a value has no outline.
enum OutlineTooLarge: Error, CustomStringConvertible {
  case tooDeep, tooManyParts

  /// What is wrong, and the way out.
  var description: String {
    let size =
      switch self {
      case .tooDeep: "is nested more than \(ValueOutline.deepestLevel) levels deep"
      case .tooManyParts: "has too many parts; an object counts each time that it is reached"
      }
    return """
      The value \(size). Take a snapshot of a part of it, or let the type of a part conform to \
      AnySnapshotStringConvertible and write itself.
      """
  }
}

/// A value that JSON has no form for.
struct NoJSONError: Error, CustomStringConvertible {
  var type: String

  var description: String {
    "A value of \(type) has no JSON form: only dictionaries with string keys, arrays, strings, finite numbers, booleans and null have one."
  }
}

/// A property list that is no text.
struct BinaryPropertyListError: Error, CustomStringConvertible {
  var description: String { "The property list is binary. Set the encoder's outputFormat to .xml." }
}

/// Bytes that should be text, but are not UTF-8.
struct TextEncodingError: Error, CustomStringConvertible {
  var description: String { "it is not text in UTF-8." }
}
