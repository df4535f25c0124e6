/// An object of a PDF file, "ISO 32000-1", 7.3.
indirect enum PDFObject: Equatable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case name(String)
  case string([UInt8])
  case array([PDFObject])
  case dictionary([String: PDFObject])
  case reference(PDFReference)
  case stream(PDFStream)
}

/// The number of an object that stands elsewhere in the file.
struct PDFReference: Hashable, Sendable, CustomStringConvertible {
  let number, generation: Int32

  var description: String { "object \(number)" }
}

/// A stream: what describes it, and where its bytes are.
struct PDFStream: Equatable, Sendable {
  let entries: [String: PDFObject]
  /// Where the file has it; nil for one that stands in a content stream.
  let reference: PDFReference?
  /// The bytes with all filters undone, of one that stands in a content stream.
  var data: [UInt8]?
}

extension PDFObject {
  var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// A whole number; nil for one that has no place in an `Int32`.
  var integer: Int? {
    guard let number, abs(number) < 2_147_483_648 else { return nil }
    return Int(number)
  }

  var name: String? { if case .name(let name) = self { name } else { nil } }
  var array: [PDFObject]? { if case .array(let array) = self { array } else { nil } }
  var string: [UInt8]? { if case .string(let bytes) = self { bytes } else { nil } }
  var bool: Bool? { if case .bool(let bool) = self { bool } else { nil } }
  var stream: PDFStream? { if case .stream(let stream) = self { stream } else { nil } }

  /// The entries of a dictionary, or of a stream's.
  var entries: [String: PDFObject]? {
    switch self {
    case .dictionary(let entries): entries
    case .stream(let stream): stream.entries
    default: nil
    }
  }

  var isNull: Bool { if case .null = self { true } else { false } }
}

extension PDFObject {
  /// The object in the syntax of PDF, for QPDF; what filters need has no texts and streams.
  var text: String {
    switch self {
    case .null, .string, .stream: "null"
    case .bool(let bool): "\(bool)"
    case .number(let number): abs(number) < 1e9 ? "\(Int(number))" : "0"
    case .name(let name):
      "/"
        + name.utf8.map {
          (0x61...0x7A).contains($0 | 32) || (0x30...0x39).contains($0) ? String(Unicode.Scalar($0)) : ""
        }
        .joined()
    case .array(let parts): "[" + parts.map(\.text).joined(separator: " ") + "]"
    case .dictionary(let entries):
      "<<" + entries.map { "\(PDFObject.name($0.key).text) \($0.value.text)" }.joined(separator: " ") + ">>"
    case .reference(let reference): "\(reference.number) \(reference.generation) R"
    }
  }
}
