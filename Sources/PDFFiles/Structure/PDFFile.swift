import CQPDF
import TextFormats

/// The objects of a file, as QPDF finds them.
///
/// It is of one thread, which reads a page and lets go of it.
final class PDFFile {
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private let file: OpaquePointer
  private var known: [PDFReference: PDFObject] = [:]
  /// What was read of streams, which may be drawn again.
  private var read: [PDFReference: Result<[UInt8], PDFError>] = [:]
  /// The bytes that streams may still have.
  private var rest = PDFLimits.streams
  /// What of its parts is not drawn as it should be.
  var notes: [PDFError] = []

  init(_ bytes: [UInt8]) throws(PDFError) {
    memory = .allocate(capacity: max(bytes.count, 1))
    _ = memory.update(fromContentsOf: bytes)
    var opened: OpaquePointer?
    let start = UnsafePointer(memory.baseAddress ?? UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    let result = cqpdf_open(start, bytes.count, PDFLimits.structure, &opened)
    guard let opened else {
      memory.deallocate()
      throw PDFError("there is not enough memory")
    }
    file = opened
    switch result {
    case cqpdf_opened: break
    case cqpdf_encrypted:
      throw PDFError("it is encrypted, and only who knows its password can read it; export it without one")
    case cqpdf_too_long:
      throw PDFError(
        "the streams that hold its structure have more than \(PDFLimits.structure >> 20) MB once they are inflated; export "
          + "it again")
    default:
      throw PDFError("it is no PDF file that can be read: QPDF says \(message.quoted)")
    }
  }

  deinit {
    cqpdf_close(file)
    memory.deallocate()
  }

  private var message: String { String(cString: cqpdf_message(file)) }

  /// What the file begins with: the dictionary that names its catalogue.
  var trailer: [String: PDFObject] { (try? object(PDFReference(number: 0, generation: 0)))?.entries ?? [:] }

  /// The object that is meant; null where there is none.
  func resolved(_ object: PDFObject) throws(PDFError) -> PDFObject {
    var object = object
    // An object is no reference itself, and where it is one, not for long.
    for _ in 0..<4 {
      guard case .reference(let reference) = object else { return object }
      object = try self.object(reference)
    }
    return .null
  }

  private func object(_ reference: PDFReference) throws(PDFError) -> PDFObject {
    if let object = known[reference] { return object }
    var (count, isStream) = (0, false)
    guard let text = cqpdf_object(file, reference.number, reference.generation, &count, &isStream) else {
      throw .unreadable("the \(reference)", "QPDF says \(message.quoted)")
    }
    let bytes = UnsafeRawBufferPointer(start: text, count: count)
    var object = try PDFScanner.object(Array(bytes))
    if isStream { object = .stream(PDFStream(entries: object.entries ?? [:], reference: reference)) }
    known[reference] = object
    return object
  }

  /// The bytes of a stream with all filters undone, which are read once.
  func data(of stream: PDFStream) throws(PDFError) -> [UInt8] {
    if let data = stream.data { return data }
    guard let reference = stream.reference else { return [] }
    if let data = read[reference] { return try data.get() }
    let result: Result<[UInt8], PDFError>
    do {
      result = .success(try data(in: reference, stream))
    } catch {
      result = .failure(error)
    }
    read[reference] = result
    return try result.get()
  }

  private func data(
    in reference: PDFReference, _ stream: PDFStream, isRaw: Bool = false
  ) throws(PDFError) -> [UInt8] {
    var (bytes, count, isTooLong): (UnsafePointer<UInt8>?, Int, Bool) = (nil, 0, false)
    let isWhole = cqpdf_stream(file, reference.number, reference.generation, isRaw, rest, &bytes, &count, &isTooLong)
    if isTooLong {
      // To find that out took as long as to read it.
      rest /= 2
      throw .unreadable(
        "the stream in \(reference)",
        "all streams together have more than \(PDFLimits.streams >> 20) MB once they are inflated")
    }
    if !isRaw, !isWhole, count == 0, let data = photograph(in: stream, reference) { return data }
    rest -= count
    // What comes before the damage is worth something, as other readers find too.
    guard isWhole || count > 0 else { throw .unreadable("the stream in \(reference)", reason(stream)) }
    return Array(UnsafeBufferPointer(start: bytes, count: count))
  }

  /// The samples of a JPEG file in a stream, whose parameters QPDF does not know.
  private func photograph(in stream: PDFStream, _ reference: PDFReference) -> [UInt8]? {
    let filter = stream.entries["Filter"].flatMap { try? resolved($0) }
    let parts = filter?.array ?? filter.map { [$0] } ?? []
    guard parts == [.name("DCTDecode")], stream.entries["DecodeParms"] != nil,
      let file = try? data(in: reference, stream, isRaw: true)
    else { return nil }
    return try? decoded(file, ["Filter": .name("DCTDecode")])
  }

  /// Bytes with filters undone that a stream's entries name.
  func decoded(_ bytes: [UInt8], _ entries: [String: PDFObject]) throws(PDFError) -> [UInt8] {
    let kept = entries.filter { ["Filter", "DecodeParms"].contains($0.key) }
    var (decoded, count, isTooLong): (UnsafePointer<UInt8>?, Int, Bool) = (nil, 0, false)
    let isWhole = cqpdf_decode(
      file, PDFObject.dictionary(kept).text, bytes, bytes.count, rest, &decoded, &count, &isTooLong)
    rest -= count
    guard !isTooLong, isWhole || count > 0 else {
      throw .unreadable(
        "an image between the operators of it", "its filter cannot be undone: QPDF says \(message.quoted)")
    }
    return Array(UnsafeBufferPointer(start: decoded, count: count))
  }

  private func reason(_ stream: PDFStream) -> String {
    let filter = stream.entries["Filter"].flatMap { try? resolved($0) }
    let names = filter?.name.map { [$0] } ?? filter?.array?.compactMap(\.name) ?? []
    return "its filter \(names.joined(separator: " ").quoted) cannot be undone: QPDF says \(message.quoted)"
  }
}

/// A dictionary whose entries are looked up in its file.
struct PDFDictionary {
  let entries: [String: PDFObject]
  let file: PDFFile
  /// Of resources: those of the content around, at most one.
  var around: [PDFDictionary] = []

  /// The value of a key; null where there is none, or where it cannot be read.
  subscript(key: String) -> PDFObject {
    guard let entry = entries[key] else { return .null }
    return (try? file.resolved(entry)) ?? .null
  }

  /// A dictionary within; empty where there is none.
  func dictionary(_ key: String) -> PDFDictionary { PDFDictionary(entries: self[key].entries ?? [:], file: file) }

  /// What resources have by a name, or else those around; null where none has it.
  ///
  /// A form names what it refers to in resources of its own. Design tools write forms whose resources are empty and that refer
  /// to the page's all the same, and Core Graphics finds those.
  func resource(_ kind: String, _ name: String) -> PDFObject {
    var resources: PDFDictionary? = self
    while let those = resources {
      if let entry = those.dictionary(kind).entries[name] { return entry }
      resources = those.around.first
    }
    return .null
  }

  /// The same, where it may stand elsewhere in the file.
  func resolvedResource(_ kind: String, _ name: String) -> PDFObject {
    (try? file.resolved(resource(kind, name))) ?? .null
  }

  /// Numbers in an array; nil where something else is among them.
  func numbers(_ key: String) -> [Double]? { file.numbers(self[key]) }
}

extension PDFFile {
  func dictionary(_ object: PDFObject) -> PDFDictionary {
    PDFDictionary(entries: ((try? resolved(object)) ?? .null).entries ?? [:], file: self)
  }

  func numbers(_ object: PDFObject) -> [Double]? {
    guard let array = ((try? resolved(object)) ?? .null).array, array.count <= 1 << 16 else { return nil }
    let numbers = array.compactMap { (try? resolved($0))?.number }
    return numbers.count == array.count ? numbers : nil
  }
}
