// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

public typealias CTFont = UIFont
public typealias CFString = String
public typealias CFURL = URL
public typealias CFError = NSError
public typealias CFArray = [Any]
public struct Unmanaged<Instance> {
  private let instance: Instance
  init(_ instance: Instance) { self.instance = instance }
  public func takeRetainedValue() -> Instance { instance }
  public func takeUnretainedValue() -> Instance { instance }
}

public struct CTFontSymbolicTraits: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static let traitItalic = CTFontSymbolicTraits(rawValue: 1)
  public static let traitBold = CTFontSymbolicTraits(rawValue: 2)
}

public func CTFontCreateWithName(
  _ name: CFString, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(name: name, size: size) ?? .systemFont(ofSize: size) }
public func CTFontCreateWithFontDescriptor(
  _ descriptor: UIFontDescriptor, _ size: CGFloat, _ matrix: UnsafePointer<CGAffineTransform>?
) -> CTFont { UIFont(descriptor: descriptor, size: size) }
public func CTFontCopyFontDescriptor(_ font: CTFont) -> UIFontDescriptor { font.fontDescriptor }
public func CTFontGetSize(_ font: CTFont) -> CGFloat { font.pointSize }
