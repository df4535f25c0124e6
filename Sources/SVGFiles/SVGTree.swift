import Foundation
import TextFormats

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// An element of a file with what is in it.
final class SVGElement {
  let name: String
  /// The attributes; those of style sheets and of `style` are among them once the file is read.
  var attributes: [String: String]
  fileprivate(set) var children: [SVGElement] = []
  fileprivate var text = ""

  fileprivate init(_ name: String, _ attributes: [String: String]) {
    self.name = name
    self.attributes = attributes
  }

  /// What this element refers to.
  var place: String? { attributes["href"] ?? attributes["xlink:href"] }

  /// The name of the element in this file that this one refers to; nil for one elsewhere, and for none.
  var reference: String? { place.flatMap { $0.hasPrefix("#") ? String($0.dropFirst()) : nil } }
}

/// The elements of a file.
struct SVGTree {
  let root: SVGElement
  private let named: [String: SVGElement]
  /// What is not understood of the style sheets.
  let problems: [String]
  /// How long the file is.
  let byteCount: Int

  init(_ bytes: [UInt8]) throws(SVGError) {
    byteCount = bytes.count
    let text = try XMLText(bytes)
    try EntityDeclarations(text.bytes).check()
    let reader = SVGTreeReader()
    let parser = XMLParser(data: Data(text.bytes))
    parser.delegate = reader
    parser.shouldResolveExternalEntities = false
    // Foundation says of a file that ends too early that it is whole.
    let isWhole = parser.parse() && reader.isClosed
    guard isWhole, let root = reader.root else {
      throw SVGError(
        "it is no SVG file that can be read: \(reader.problem ?? "the XML is broken") in line \(parser.lineNumber)")
    }
    let sheet = SVGStyleSheet(reader.elements.filter { $0.name == "style" }.map(\.text).joined(separator: "\n"))
    try sheet.apply(to: reader.elements)
    self.root = root
    named = Dictionary(reader.elements.compactMap { element in element.attributes["id"].map { ($0, element) } }) {
      first, _ in first
    }
    problems =
      sheet.problems
      + reader.styleSheets.map { SVGError.undrawn("What the style sheet \($0) says").description }
  }

  subscript(name: String) -> SVGElement? { named[name] }
}

/// Builds elements of what a parser finds.
private final class SVGTreeReader: NSObject, XMLParserDelegate {
  private(set) var root: SVGElement?
  /// All elements, in the order of the file.
  private(set) var elements: [SVGElement] = []
  private(set) var problem: String?
  /// What the file says of style sheets elsewhere.
  private(set) var styleSheets: [String] = []
  private var open: [SVGElement] = []

  var isClosed: Bool { open.isEmpty }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    // Editors keep elements of their own under names with a prefix.
    let element = SVGElement(name.hasPrefix("svg:") ? String(name.dropFirst(4)) : name, attributes)
    if let parent = open.last {
      parent.children.append(element)
    } else if element.name == "svg" {
      root = element
    } else {
      return stop(parser, "its first element is \(element.name.quoted)")
    }
    if open.count >= SVGLimits.depth { return stop(parser, "its elements are nested too deep") }
    if elements.count >= SVGLimits.elements { return stop(parser, "it has too many elements") }
    elements.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?) {
    if !open.isEmpty { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    if let element = open.last, element.name == "style" { element.text += string }
  }

  func parser(_ parser: XMLParser, foundProcessingInstructionWithTarget target: String, data: String?) {
    if target == "xml-stylesheet" { styleSheets.append("<?xml-stylesheet \(data ?? "")?>") }
  }

  func parser(_ parser: XMLParser, foundCDATA block: Data) {
    self.parser(parser, foundCharacters: String(decoding: block, as: UTF8.self))
  }

  private func stop(_ parser: XMLParser, _ problem: String) {
    self.problem = problem
    parser.abortParsing()
  }
}

extension SVGTree {
  /// What a gradient or a pattern takes from those that it refers to: attributes that it does not have, and its children
  /// from the first one with some of a kind.
  func inherited(
    by element: SVGElement, _ isChild: (SVGElement) -> Bool
  ) throws(SVGError) -> (attributes: [String: String], source: SVGElement) {
    var (attributes, source, next) = (element.attributes, element, element)
    for _ in 0..<SVGLimits.depth {
      guard let place = next.place else { break }
      guard let name = next.reference, let other = self[name] else {
        throw SVGError("there is no element \(place.quoted) in it, which a <\(next.name)> refers to")
      }
      attributes.merge(other.attributes) { own, _ in own }
      if !source.children.contains(where: isChild) { source = other }
      next = other
    }
    return (attributes, source)
  }
}

/// How much a file may hold, so that a small one does not take endless time.
enum SVGLimits {
  /// Elements inside of each other; layers of a drawing lie on the stack.
  static let depth = 64
  static let elements = 100_000
  /// The attributes of an element.
  static let attributes = 1000
  /// What rules of style sheets say of all elements together.
  static let declarations = 1_000_000
  /// The sentences about what is not drawn.
  static let problems = 100
  /// The times that a gradient or a pattern is repeated in a shape.
  static let repetitions = 64
  static let tiles = 2000
  /// The bytes that stand for one entity.
  static let entity = 512
}

/// The entities that the bytes of a file declare: those of Illustrator are short texts, those of an attack name each other.
private struct EntityDeclarations {
  private let text: String

  init(_ bytes: [UInt8]) {
    text = String(decoding: bytes, as: UTF8.self)
  }

  /// - Throws: `SVGError` where an entity could be something from elsewhere, or something large.
  func check() throws(SVGError) {
    for declaration in text.components(separatedBy: "<!ENTITY").dropFirst() {
      let words = declaration.drop(while: \.isWhitespace)
      let value = words.drop { !$0.isWhitespace }.drop(while: \.isWhitespace)
      guard let quote = value.first, "\"'".contains(quote),
        let end = value.dropFirst().firstIndex(of: quote)
      else { throw Self.refusal(of: words) }
      let content = value[..<end].dropFirst()
      if content.utf8.count > SVGLimits.entity || content.contains(where: { "&%".contains($0) }) {
        throw Self.refusal(of: words)
      }
    }
  }

  private static func refusal(of declaration: Substring) -> SVGError {
    let name = String(declaration.prefix { !$0.isWhitespace })
    return SVGError(
      "it declares the XML entity \(name.quoted), and only short texts are read, nothing from elsewhere and nothing made "
        + "of other entities; write out what it stands for")
  }
}
