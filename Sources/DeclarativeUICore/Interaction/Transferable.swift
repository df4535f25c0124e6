public import Foundation

// What is carried from place to place. Nothing is carried here: these types exist so that models compile.

/// What can be dragged, shared and copied; never carried here.
public protocol Transferable {
  /// In which forms.
  associatedtype Representation: TransferRepresentation

  /// In which forms it is carried.
  @TransferRepresentationBuilder<Self> static var transferRepresentation: Representation { get }
}

/// A form in which something is carried.
public protocol TransferRepresentation<Item>: Sendable {
  /// What is carried.
  associatedtype Item: Transferable
}

/// Makes one form of the statements of a closure.
@resultBuilder
public enum TransferRepresentationBuilder<Item: Transferable> {
  /// The form of a statement.
  public static func buildExpression<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

  /// The form of a closure with one statement.
  public static func buildBlock<Content: TransferRepresentation<Item>>(_ content: Content) -> Content { content }

  /// The forms of a closure with two statements, of which the first one stands for both.
  public static func buildBlock<First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>>(
    _ first: First, _ second: Second
  ) -> First { first }

  /// The forms of a closure with three statements, of which the first one stands for all.
  public static func buildBlock<
    First: TransferRepresentation<Item>, Second: TransferRepresentation<Item>, Third: TransferRepresentation<Item>
  >(_ first: First, _ second: Second, _ third: Third) -> First { first }
}

/// The form of another thing that can be carried.
public struct ProxyRepresentation<Item: Transferable, Proxy: Transferable>: TransferRepresentation {
  /// Creates a form that nobody asks for here.
  public init(exporting: @escaping @Sendable (Item) throws -> Proxy) {}

  /// Creates a form that nobody asks for here.
  public init(
    exporting: @escaping @Sendable (Item) throws -> Proxy,
    importing: @escaping @Sendable (Proxy) throws -> Item
  ) {}
}

/// The form of JSON, by `Codable`.
public struct CodableRepresentation<Item: Transferable & Codable>: TransferRepresentation {
  /// Creates a form that nobody asks for here.
  public init(for itemType: Item.Type = Item.self, contentType: UTType) {}
}

/// The form of bytes.
public struct DataRepresentation<Item: Transferable>: TransferRepresentation {
  /// Creates a form that nobody asks for here.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {}

  /// Creates a form that nobody asks for here.
  public init(exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data) {}

  /// Creates a form that nobody asks for here.
  public init(importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item) {}
}

extension String: Transferable {
  /// The text itself.
  public static var transferRepresentation: CodableRepresentation<String> {
    CodableRepresentation(contentType: .utf8PlainText)
  }
}

extension Data: Transferable {
  /// The bytes themselves.
  public static var transferRepresentation: CodableRepresentation<Data> {
    CodableRepresentation(contentType: .data)
  }
}

extension URL: Transferable {
  /// The address itself.
  public static var transferRepresentation: CodableRepresentation<URL> {
    CodableRepresentation(contentType: .url)
  }
}

extension Image: Transferable {
  /// The picture, as a file that nobody asks for here.
  public static var transferRepresentation: some TransferRepresentation {
    DataRepresentation<Image>(exportedContentType: .png) { _ in Data() }
  }
}

/// A kind of files and other data, by its name in Apple's framework UniformTypeIdentifiers.
/// - Remark: of UniformTypeIdentifiers, as far as views name it.
public struct UTType: Hashable, Sendable {
  /// The name that programs know it by.
  public let identifier: String
  /// What the names of files of the kind end with; nil where there are several or none.
  public let preferredFilenameExtension: String?

  private init(named identifier: String, _ fileExtension: String? = nil) {
    self.identifier = identifier
    preferredFilenameExtension = fileExtension
  }

  /// Creates a kind by its name.
  public init?(_ identifier: String) {
    self = Self.known.first { $0.identifier == identifier } ?? UTType(named: identifier)
  }

  /// The kind of files of an extension; nil of those that are not known here.
  public init?(filenameExtension: String) {
    guard let known = Self.known.first(where: { $0.preferredFilenameExtension == filenameExtension.lowercased() })
    else { return nil }
    self = known
  }

  /// Creates a kind of a program's own.
  public init(exportedAs identifier: String) { self.init(named: identifier) }

  /// Creates a kind that another program has made known.
  public init(importedAs identifier: String) { self.init(named: identifier) }

  /// Everything.
  public static let item = UTType(named: "public.item")
  /// What documents are made of.
  public static let content = UTType(named: "public.content")
  /// Bytes.
  public static let data = UTType(named: "public.data")
  /// Texts with and without styles.
  public static let text = UTType(named: "public.text")
  /// Texts without styles.
  public static let plainText = UTType(named: "public.plain-text", "txt")
  /// Texts without styles in UTF-8.
  public static let utf8PlainText = UTType(named: "public.utf8-plain-text")
  /// Addresses.
  public static let url = UTType(named: "public.url")
  /// Addresses of files.
  public static let fileURL = UTType(named: "public.file-url")
  /// Pictures.
  public static let image = UTType(named: "public.image")
  /// PNG.
  public static let png = UTType(named: "public.png", "png")
  /// JPEG.
  public static let jpeg = UTType(named: "public.jpeg", "jpeg")
  /// GIF.
  public static let gif = UTType(named: "com.compuserve.gif", "gif")
  /// HEIC.
  public static let heic = UTType(named: "public.heic", "heic")
  /// SVG.
  public static let svg = UTType(named: "public.svg-image", "svg")
  /// PDF.
  public static let pdf = UTType(named: "com.adobe.pdf", "pdf")
  /// JSON.
  public static let json = UTType(named: "public.json", "json")
  /// XML.
  public static let xml = UTType(named: "public.xml", "xml")
  /// HTML.
  public static let html = UTType(named: "public.html", "html")
  /// Tables with commas.
  public static let commaSeparatedText = UTType(named: "public.comma-separated-values-text", "csv")
  /// ZIP.
  public static let zip = UTType(named: "public.zip-archive", "zip")
  /// Sounds.
  public static let audio = UTType(named: "public.audio")
  /// Films with or without sound.
  public static let movie = UTType(named: "public.movie")
  /// Films without sound.
  public static let video = UTType(named: "public.video")
  /// MPEG-4 films.
  public static let mpeg4Movie = UTType(named: "public.mpeg-4", "mp4")
  /// Folders.
  public static let folder = UTType(named: "public.folder")
  /// Folders and volumes.
  public static let directory = UTType(named: "public.directory")

  private static let known = [
    item, content, data, text, plainText, utf8PlainText, url, fileURL, image, png, jpeg, gif, heic, svg, pdf, json, xml,
    html, commaSeparatedText, zip, audio, movie, video, mpeg4Movie, folder, directory,
  ]
}
