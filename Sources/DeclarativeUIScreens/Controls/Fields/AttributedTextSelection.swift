public import Foundation

/// The selection in an attributed text.
public struct AttributedTextSelection: Equatable, Sendable {
  /// The places that are selected in a text.
  public enum Indices: Equatable, Sendable {
    /// Nothing is selected: here something would be written.
    case insertionPoint(AttributedString.Index)
    /// What is in several parts.
    case ranges(RangeSet<AttributedString.Index>)
  }

  /// Nil at the end of whatever text it is of.
  private let places: Indices?

  /// Creates the place at the end of the text, where something would be written.
  public init() {
    places = nil
  }

  /// Creates the place where something would be written.
  public init(insertionPoint: AttributedString.Index) {
    places = .insertionPoint(insertionPoint)
  }

  /// Creates the selection of a part.
  public init(range: Range<AttributedString.Index>) {
    places = range.isEmpty ? .insertionPoint(range.lowerBound) : .ranges(RangeSet(range))
  }

  /// Creates the selection of several parts.
  public init(ranges: RangeSet<AttributedString.Index>) {
    places = .ranges(ranges)
  }

  /// The places that are selected in a text.
  public func indices(in text: AttributedString) -> Indices { places ?? .insertionPoint(text.endIndex) }
}

extension Binding where Value == AttributedString {
  /// The characters, which are written into the text: those that stay keep their attributes.
  func characters(telling selection: Binding<AttributedTextSelection>?) -> Binding<String> {
    Binding<String>(
      get: { String(wrappedValue.characters) },
      set: { written in
        wrappedValue = wrappedValue.replacingCharacters(by: written)
        selection?.wrappedValue = AttributedTextSelection(insertionPoint: wrappedValue.endIndex)
      })
  }
}

extension AttributedString {
  /// The text with other characters: what is the same at both ends keeps its attributes, and what is new has those of the
  /// character before it, or at the beginning those of the first one.
  fileprivate func replacingCharacters(by written: String) -> AttributedString {
    let (old, new) = (Array(characters), Array(written))
    let start = zip(old, new).prefix { $0 == $1 }.count
    let most = min(old.count, new.count) - start
    let end = zip(old.reversed(), new.reversed()).prefix(most).prefix { $0 == $1 }.count
    let from = characters.index(startIndex, offsetBy: start)
    let to = characters.index(startIndex, offsetBy: old.count - end)
    var middle = AttributedString(String(new[start..<(new.count - end)]))
    if !old.isEmpty {
      let model = start > 0 ? characters.index(before: from) : startIndex
      middle.setAttributes(runs[model].attributes)
    }
    var text = self
    text.replaceSubrange(from..<to, with: middle)
    return text
  }
}
