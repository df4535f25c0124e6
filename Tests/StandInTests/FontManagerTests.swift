import CoreTextStandIn
import DeclarativeUI
import Foundation
import LaidOutViews
import Testing
import Typefaces
import Typesetting

@MainActor @Suite struct `A font that an app registers` {
  /// Inter under another name of the same length, in a folder of its own.
  private static func file(named name: String, _ style: String = "Bold") throws -> URL {
    let font = try #require(BundledFonts.system.first { $0.file.hasSuffix("-\(style).otf") })
    let contents = try font.contents()
    var data = withExtendedLifetime(contents) { Data(contents.bytes) }
    for encoding in [String.Encoding.utf16BigEndian, .ascii] {
      let (old, new) = (try #require("Inter".data(using: encoding)), try #require(name.data(using: encoding)))
      while let range = data.range(of: old) { data.replaceSubrange(range, with: new) }
    }
    let folder = FileManager.default.temporaryDirectory.appending(path: "stills-fonts-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: "\(name).otf")
    try data.write(to: url)
    return url
  }

  @Test func `is that of views and of UIKit by its names`() throws {
    let url = try Self.file(named: "Gyoku")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    #expect(CTFontManagerRegisterFontsForURL(url as CFURL, .process, nil))
    let view = Text("A").font(.custom("Gyoku-Bold", size: 20))
    #expect(LaidOut(view).layout.problems == [])
    let font = try #require(UIFont(name: "Gyoku-Bold", size: 20))
    #expect(font.familyName == "Gyoku" && font.fontName == "Gyoku-Bold")
    #expect(UIFont.fontNames(forFamilyName: "Gyoku") == ["Gyoku-Bold"] && UIFont.familyNames.contains("Gyoku"))
    // Inter's own lines: 0.96875 and 0.2412 of the em, and no more between them.
    #expect(abs(font.ascender - 19.375) < 0.01 && abs(font.descender + 4.824) < 0.01)
    // Its own capitals, 1490 of 2048; those of San Francisco would be 14.09 points high.
    #expect(abs(font.capHeight - 14.55) < 0.01)
    #expect(abs(font.lineHeight - font.ascender + font.descender) < 0.001)
    #expect(abs(font.withSize(40).lineHeight - 2 * font.lineHeight) < 0.001)
    // A name that is not there is answered with those that are.
    let problems = LaidOut(Text("A").font(.custom("Gyoku-Thin", size: 20))).layout.problems
    #expect(problems.first?.contains("The app's fonts are ") == true)
    #expect(problems.first?.contains("Gyoku-Bold") == true)
  }

  @Test func `grows with the text size where it is relative to a style`() throws {
    let url = try Self.file(named: "Hojic", "Regular")
    defer { try? FileManager.default.removeItem(at: url.deletingLastPathComponent()) }
    var error: Unmanaged<CFError>?
    let provider = try #require(CGDataProvider(url: url as CFURL))
    let font = try #require(CGFont(provider))
    #expect(font.postScriptName as String? == "Hojic-Regular")
    #expect(CTFontManagerRegisterGraphicsFont(font, &error) && error == nil)
    #expect(CTFontManagerRegisterGraphicsFont(font, &error))
    func height(_ font: Font, _ size: DynamicTypeSize) -> CGFloat? {
      LaidOut(Text("A").font(font)) { $0.dynamicTypeSize = size }.frame?.height
    }
    let font20 = Font.custom("Hojic-Regular", size: 20, relativeTo: .title)
    #expect(try #require(height(font20, .accessibility1)) > 1.2 * #require(height(font20, .large)))
    let fixed = Font.custom("Hojic-Regular", fixedSize: 20)
    #expect(height(fixed, .accessibility1) == height(fixed, .large))
    // By the name of its family the system font grows, too.
    let named = Font.custom(UIFont.systemFont(ofSize: 20).familyName, size: 20, relativeTo: .title)
    #expect(height(named, .large) == height(.system(size: 20), .large))
    #expect(try #require(height(named, .accessibility1)) > #require(height(named, .large)))
  }

  @Test func `is refused with a reason where its file is none`() throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "stills-\(UUID().uuidString).ttf")
    try Data("version https://git-lfs.github.com/spec/v1\noid sha256:0\n".utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    var error: Unmanaged<CFError>?
    #expect(!CTFontManagerRegisterFontsForURL(url as CFURL, .process, &error))
    #expect(error?.takeUnretainedValue().localizedDescription.contains("Git LFS pointer") == true)
    #expect(CGDataProvider(url: url as CFURL).flatMap { CGFont($0) } == nil)
    #expect(!CTFontManagerRegisterFontURLs([url] as CFArray, .process, true) { errors, _ in errors.count == 1 })
  }
}
