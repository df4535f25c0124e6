import PixelImages
import SVGFiles
import Testing
import VectorPictures

@Suite struct `Markers of an SVG path` {
  /// A triangle that looks to the right, with its tip in the corner that it stands on.
  private func marker(_ attributes: String = "", _ inside: String = #"<path d="M0 0L4 2L0 4Z"/>"#) -> String {
    #"<marker id="m" markerWidth="4" markerHeight="4" refX="4" refY="2" markerUnits="userSpaceOnUse" \#(attributes)>"#
      + "\(inside)</marker>"
  }

  private func expectSame(_ marked: String, _ plain: String) throws {
    #expect(try SVGSource.areSame(marked, plain), "\(marked)")
  }

  @Test func `stand at its start, its corners and its end, upright`() throws {
    let path = #"d="M5 5H10V8" fill="none""#
    func triangle(_ x: Int, _ y: Int) -> String { #"<path d="M\#(x - 4) \#(y - 2)l4 2l-4 2z"/>"# }
    try expectSame(marker() + #"<path \#(path) marker-start="url(#m)"/>"#, triangle(5, 5))
    try expectSame(marker() + #"<path \#(path) marker-mid="url(#m)"/>"#, triangle(10, 5))
    try expectSame(marker() + #"<path \#(path) style="marker-end:url(#m)"/>"#, triangle(10, 8))
    try expectSame(
      marker() + #"<g style="marker:url(#m)"><polyline points="5,5 10,5 10,8" fill="none"/></g>"#,
      triangle(5, 5) + triangle(10, 5) + triangle(10, 8))
    try expectSame(
      marker() + #"<line x1="5" y1="5" x2="9" y2="5" marker-end="url(#m)"/>"#, triangle(9, 5))
    // Only what has corners has markers.
    try expectSame(
      marker() + #"<rect width="6" height="5" marker-start="url(#m)"/>"#, #"<rect width="6" height="5"/>"#)
  }

  @Test func `look to where it runs, or by an angle`() throws {
    let down = #"<path d="M8 4l2 4l2 -4z"/>"#
    let path = #"<path d="M4 2H10V8" fill="none" marker-end="url(#m)"/>"#
    try expectSame(marker(#"orient="auto""#) + path, down)
    for angle in ["90", "90deg", "100grad", ".25turn"] { try expectSame(marker(#"orient="\#(angle)""#) + path, down) }
    let start = #"<path d="M10 8V2" fill="none" marker-start="url(#m)"/>"#
    try expectSame(marker(#"orient="auto-start-reverse""#) + start, down)
    // In the corner of a closed contour, between both directions.
    let turned = try SVGSource.bitmap(
      marker(#"orient="auto""#) + #"<path d="M10 5h6v4h-6z" fill="none" marker-start="url(#m)"/>"#)
    #expect(turned[8, 6].alpha > 200 && turned[8, 3].alpha == 0)
    // A curve looks to its control point, and to the next one where that is where it stands.
    let curve = #"<path d="M10 5C10 5 10 1 15 1" fill="none" marker-start="url(#m)"/>"#
    #expect(try SVGSource.bitmap(marker(#"orient="auto""#) + curve)[10, 7].alpha > 200)
  }

  @Test func `are as large as the line is wide, and show their own part`() throws {
    let line = #"<path d="M2 5H8" stroke="red" stroke-width="2" marker-end="url(#m)"/>"#
    let square = #"<rect width="9" height="9" fill="blue"/>"#
    let own =
      #"<marker id="m" markerWidth="2" markerHeight="3" refX="0" refY="center" viewBox="0 0 4 6">\#(square)</marker>"#
    let plain = #"<path d="M2 5H8" stroke="red" stroke-width="2"/>"#
    try expectSame(own + line, plain + #"<rect x="8" y="2" width="4" height="6" fill="blue"/>"#)
    let open = own.replacing(#"viewBox="#, with: #"overflow="visible" viewBox="#)
    try expectSame(open + line, plain + #"<rect x="8" y="2" width="9" height="9" fill="blue"/>"#)
    // Three times the line's width each way where nothing is said.
    let usual = #"<marker id="m">\#(square)</marker>"#
    try expectSame(usual + line, plain + #"<rect x="8" y="5" width="6" height="6" fill="blue"/>"#)
    // Below what they stand on where that is asked for.
    let below = line.replacing("<path", with: #"<path paint-order="markers""#)
    try expectSame(usual + below, #"<rect x="8" y="5" width="6" height="6" fill="blue"/>"# + plain)
  }

  @Test func `do not inherit from it, and may not be in themselves`() throws {
    let line = #"<path d="M2 5H8" fill="red" stroke="red" marker-end="url(#m)"/>"#
    try expectSame(
      marker("", #"<rect width="4" height="4"/>"#) + line,
      #"<path d="M2 5H8" stroke="red"/><rect x="4" y="3" width="4" height="4"/>"#)
    let problems = try SVGSource.read(marker("", line) + line).problems
    #expect(problems == [#"the element "m" refers to itself"#])
  }
}
