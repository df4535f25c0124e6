import Drawings
import Foundation
import PixelImages
import SVGFiles
import Testing
import VectorPictures

/// Small files that would draw without end.
@Suite(.timeLimit(.minutes(10))) struct `An SVG file that multiplies itself` {
  private func repeated(_ count: Int, _ text: (Int) -> String) -> String { (0..<count).map(text).joined() }

  /// Reads a file with a circle behind what is hostile, which is drawn in any case.
  private func problems(_ hostile: String, _ shown: String) throws -> [String] {
    let picture = try SVGSource.read("<defs>\(hostile)</defs>\(shown)<circle cx='15' cy='5' r='3'/>")
    #expect(SVGSource.bitmap(picture)[15, 5].alpha == 255)
    return picture.problems
  }

  @Test func `by patterns in patterns`() throws {
    let patterns =
      "<pattern id='p0' width='.2' height='.2'><rect width='9' height='9'/></pattern>"
      + repeated(12) { level in
        "<pattern id='p\(level + 1)' width='.2' height='.2'>"
          + repeated(6) { _ in "<rect width='20' height='10' fill='url(#p\(level))'/>" } + "</pattern>"
      }
    let problems = try problems(patterns, "<rect width='20' height='10' fill='url(#p12)'/>")
    #expect(problems.contains { $0.contains("is left out") || $0.contains("are left out") }, "\(problems)")
    #expect(problems.contains { $0.contains("\"p") }, "\(problems)")
  }

  @Test(arguments: [
    ("mask", "mask='url(#p%)'"), ("clipPath", "clip-path='url(#p%)'"), ("pattern", "fill='url(#p%)'"),
    ("marker", "marker-start='url(#p%)'"),
  ])
  func `by others in themselves`(element: String, attribute: String) throws {
    func child(_ level: Int) -> String {
      "<path d='M0 0h9v9' \(attribute.replacing("%", with: "\(level)"))/>"
    }
    let elements =
      "<\(element) id='p0'><path d='M0 0h9v9'/></\(element)>"
      + repeated(20) { level in
        "<\(element) id='p\(level + 1)' width='1' height='1'>\(repeated(8) { _ in child(level) })</\(element)>"
      }
    let problems = try problems(elements, child(20))
    #expect(!problems.isEmpty && problems.count < 5)
    #expect(problems.contains { $0.contains("\"p") }, "\(problems)")
  }

  @Test func `by one that is used again and again`() throws {
    let line = "<path id='a' fill='none' stroke='red' d='M0 0\(repeated(10_000) { "l1 \($0 % 2 == 0 ? 1 : -1)" })'/>"
    let uses = "<g id='b'>\(repeated(1000) { _ in "<use href='#a'/>" })</g>"
    let problems = try problems(line + uses, "<use href='#b'/>")
    #expect(problems.count == 1 && problems[0].contains("what it refers to by \"b\" is drawn too often"), "\(problems)")
  }

  /// Its edges come in an order that is far from that of their places.
  @Test func `by the corners of a line is drawn`() throws {
    let line = repeated(40_000) { "l.0005 \($0 % 2 == 0 ? 8 : -8)" }
    let bitmap = try SVGSource.bitmap("<path fill='none' stroke='red' stroke-width='.5' d='M0 1\(line)'/>")
    #expect(bitmap[10, 5].red == 255 && bitmap[19, 5].red == 255)
    let flat = repeated(40_000) { "l.0005 \($0 % 2 == 0 ? 0.4 : -0.4)" }
    // 0.4 of the pixel's height.
    let background = try SVGSource.bitmap("<path fill='none' stroke='red' d='M0 5\(flat)'/>")
    #expect((100...104).contains(background[10, 5].alpha))
  }

  @Test func `has few sentences about what is wrong`() throws {
    let picture = try SVGSource.read(repeated(5000) { "<rect width='\($0)em' height='1'/>" })
    #expect(picture.problems.count == 100)
  }

  @Test func `by attributes is an error that names the element`() {
    let attributes = repeated(200_000) { " a\($0)=''" }
    for file in [
      "<svg width='1' height='1'><g\(attributes)/></svg>", "<!DOCTYPE svg [<!ATTLIST g\(attributes)>]><svg/>",
    ] {
      let error = #expect(throws: SVGError.self) { try VectorPicture(svg: Array(file.utf8)) }
      #expect(error?.description.contains("has more than 1000 attributes") == true, "\(error?.description ?? "")")
    }
    let error = #expect(throws: SVGError.self) {
      try SVGSource.read("<!-- <a '' --><g id='b'/><ellipse\(attributes)/>")
    }
    #expect(error?.description == "its element <ellipse> has more than 1000 attributes")
  }

  @Test func `may have as many attributes as programs write`() throws {
    let metadata = "<!-- \(repeated(2000) { "a='\($0)' " }) --><path d='M0 0h4v4' \(repeated(900) { " a\($0)='>'" })/>"
    #expect(try SVGSource.read(metadata).problems == [])
  }

  @Test func `by rules of a style sheet is an error`() {
    let sheet = repeated(3000) { ".a{p\($0):1}" }
    let error = #expect(throws: SVGError.self) {
      try SVGSource.read("<style>\(sheet)</style>" + repeated(3000) { _ in "<g class='a'/>" })
    }
    #expect(error?.description.contains("its style sheets say more than") == true, "\(error?.description ?? "")")
  }

  /// A chart with a marker on each of its places, and a map of many clipped parts.
  @Test func `as charts and maps do is drawn whole`() throws {
    let chart =
      "<marker id='m'><circle r='1'/></marker><polyline marker-mid='url(#m)' points='\(repeated(5000) { "\($0) \($0 % 9) " })'/>"
    let map =
      "<clipPath id='c'><rect width='9' height='9'/></clipPath>"
      + repeated(3000) { _ in "<g clip-path='url(#c)'><path d='M0 0h9v9h-9z' fill='red'/></g>" }
    #expect(try SVGSource.read(chart + map).problems == [])
  }
}
