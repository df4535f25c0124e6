import Foundation
import PlaneGeometry
import SVGFiles
import Testing
import VectorPictures

/// The bytes that an XML parser is given: Foundation's ends the process at one that belongs to no character.
@Suite struct `The characters of an SVG file` {
  private func picture(_ bytes: [UInt8]) throws -> VectorPicture { try VectorPicture(svg: bytes) }

  private func file(_ text: String, _ places: [UInt8]..., declaring encoding: String? = nil) -> [UInt8] {
    let declaration = encoding.map { "<?xml version='1.0' encoding='\($0)'?>" } ?? ""
    let parts = (declaration + text).components(separatedBy: "§").map { Array($0.utf8) }
    return zip(parts, places + [[]]).flatMap { $0 + $1 }
  }

  @Test(arguments: [
    "<svg width='2' height='2'><!-- § --></svg>", "<svg width='2' height='2'><g§/></svg>",
    "<svg width='2' height='2'><g a§='1'/></svg>", "<svg width='2' height='2'><?a§ b?></svg>",
    "<svg width='2' height='2'><?a b§?></svg>", "<svg width='2' height='2' id='§'/>",
    "<svg width='2' height='2'><style>§</style></svg>", "<svg width='2' height='2'><![CDATA[§]]></svg>",
    "<!DOCTYPE §><svg width='2' height='2'/>", "§<svg width='2' height='2'/>",
  ])
  func `that are none give an error that names the line`(text: String) {
    for bytes: [UInt8] in [[0xFF], [0xC3], [0xED, 0xA0, 0x80], [0xF8, 0x88, 0x80, 0x80, 0x80]] {
      let error = #expect(throws: SVGError.self) { try picture(file("\n" + text, bytes)) }
      #expect(error?.description.contains("in line 2 is a byte that belongs to no character") == true)
    }
  }

  @Test func `may be in the encoding that it declares`() throws {
    let text = "<svg width='2' height='2'><text>§</text><g filter='§'/></svg>"
    for (encoding, byte) in [("ISO-8859-1", UInt8(0xE9)), ("windows-1252", 0x80), ("latin1", 0xFC)] {
      let problems = try picture(file(text, [byte], [byte], declaring: encoding)).problems
      #expect(problems.count == 2)
    }
    let greek = try picture(file(text, [0x80], [0x80], declaring: "windows-1252")).problems
    #expect(greek.contains { $0.contains("filter=\"€\"") })
  }

  @Test func `may be in UTF-16 with a mark, whatever is declared`() throws {
    let text = "<?xml version='1.0' encoding='UTF-16'?><svg width='2' height='3'><g filter='é'/></svg>"
    for isBig in [false, true] {
      let units = [0xFEFF] + Array(text.utf16)
      let bytes = units.flatMap { isBig ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
      let picture = try picture(bytes)
      #expect(picture.size.height == 3 && picture.problems[0].contains("é"))
    }
  }

  @Test func `may begin with a mark of UTF-8`() throws {
    #expect(try picture([0xEF, 0xBB, 0xBF] + file("<svg width='2' height='3'/>")).size.height == 3)
    #expect(try picture([0xEF, 0xBB, 0xBF] + file("<svg width='2' height='3'/>", declaring: "utf-8")).size.height == 3)
  }

  @Test(arguments: ["UTF-7", "EBCDIC-US", "ISO-2022-JP", "x"])
  func `in an encoding that is not read are an error`(encoding: String) {
    let error = #expect(throws: SVGError.self) { try picture(file("<svg/>", declaring: encoding)) }
    #expect(error?.description.contains("its encoding \"\(encoding)\" is not read here") == true)
  }

  /// What one encoding says is no entity, and another one is.
  @Test func `are the same for the check of entities as for the parser`() {
    let text = "<!DOCTYPE svg [<!ENTITY a SYSTEM 'file:///etc/passwd'>]><svg width='2' height='2'>&a;</svg>"
    let units = [0xFEFF] + Array(text.utf16)
    let error = #expect(throws: SVGError.self) { try picture(units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }) }
    #expect(error?.description.contains("declares the XML entity") == true)
  }
}
