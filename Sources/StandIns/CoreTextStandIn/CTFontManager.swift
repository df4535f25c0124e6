// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here fonts are registered for the whole process.

public import DeclarativeUI
import Typesetting

public enum CTFontManagerScope: UInt32, Sendable { case none, process, persistent, session }

/// The bytes of a file, by Core Graphics' name.
public final class CGDataProvider {
  public let data: Data?
  fileprivate let name: String

  public init?(url: CFURL) {
    guard let data = try? Data(contentsOf: url) else { return nil }
    self.data = data
    name = url.path
  }
  public init?(data: Data) {
    self.data = data
    name = "font"
  }
  public init?(filename: UnsafePointer<CChar>) {
    let path = String(cString: filename)
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.data = data
    name = path
  }
}

/// A font by Core Graphics' name: what a file has, to be registered.
public final class CGFont {
  fileprivate let bytes: [UInt8]
  fileprivate let name: String
  private let names: FontNames?

  public init?(_ provider: CGDataProvider) {
    let bytes = [UInt8](provider.data ?? Data())
    guard let faces = try? FontFace.all(bytes: bytes, name: provider.name), let face = faces.first else { return nil }
    self.bytes = bytes
    name = provider.name
    names = face.names
  }
  public var postScriptName: CFString? { names?.postScript }
  public var fullName: CFString? { names?.full }
}

/// Registers the fonts of a file.
/// - Returns: whether it is a font; one that is registered already counts as registered now.
@discardableResult
public func CTFontManagerRegisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { registers(error) { try RegisteredFonts.register(file: fontURL.path) } }

@discardableResult
public func CTFontManagerRegisterFontURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ enabled: Bool, _ handler: ((CFArray, Bool) -> Bool)?
) -> Bool {
  var errors: CFArray = []
  for case let url as URL in fontURLs {
    do { try RegisteredFonts.register(file: url.path) } catch { errors.append(NSError(error)) }
  }
  _ = handler?(errors, true)
  return errors.isEmpty
}

@discardableResult
public func CTFontManagerRegisterFontsForURLs(
  _ fontURLs: CFArray, _ scope: CTFontManagerScope, _ errors: UnsafeMutablePointer<Unmanaged<CFArray>?>?
) -> Bool { CTFontManagerRegisterFontURLs(fontURLs, scope, true, nil) }

@discardableResult
public func CTFontManagerRegisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { registers(error) { try RegisteredFonts.register(bytes: font.bytes, name: font.name) } }

/// True: what is registered stays.
@discardableResult
public func CTFontManagerUnregisterFontsForURL(
  _ fontURL: CFURL, _ scope: CTFontManagerScope, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

@discardableResult
public func CTFontManagerUnregisterGraphicsFont(
  _ font: CGFont, _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> Bool { true }

private func registers(
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?, _ register: () throws -> Void
) -> Bool {
  do {
    try register()
    return true
  } catch let cause {
    error?.pointee = Unmanaged(NSError(cause))
    return false
  }
}

extension NSError {
  fileprivate convenience init(_ error: any Error) {
    self.init(
      domain: "com.apple.CoreText.CTFontManagerErrorDomain", code: 103,
      userInfo: [NSLocalizedDescriptionKey: "\(error)"])
  }
}
