import PathBooleans
import PlaneGeometry
package import Symbols
import TextFormats
import Typesetting

extension SymbolTemplate {
  /// Reads a template for symbols, as Apple's app for symbols writes it: groups such as "Regular-M", and lines that say
  /// where the letters beside them stand, "Baseline-M" and "Capline-M", and where boxes end, "left-margin-Regular-M".
  ///
  /// Colours come from classes such as "hierarchical-0:secondary" and "multicolor-0:systemRedColor". What the file says of
  /// motion and of parts that cut others out is not read.
  /// - Returns: nil for an SVG file that is no such template.
  /// - Throws: `SVGError` that names what is missing.
  package init?(svg bytes: [UInt8]) throws(SVGError) {
    let reader = SymbolTemplateReader(try SVGTree(bytes))
    guard reader.isTemplate else { return nil }
    self.init(try reader.designs())
  }
}

private struct SymbolTemplateReader {
  /// An element with the map of all around it.
  private struct Placed {
    let element: SVGElement
    var map: Transform
    let classes: [Substring]
    /// Why the map is not known.
    var problem: SVGError?
  }

  private var places: [String: Placed] = [:]

  init(_ tree: SVGTree) {
    visit(Placed(element: tree.root, map: .identity, classes: []))
  }

  private mutating func visit(_ placed: Placed) {
    if let name = placed.element.attributes["id"] { places[name] = places[name] ?? placed }
    for child in placed.element.children { visit(inside(placed, child)) }
  }

  /// An element inside of another one; what cannot be read of its map is told where it is drawn.
  private func inside(_ outer: Placed, _ child: SVGElement) -> Placed {
    let classes = child.attributes["class"]?.split(whereSeparator: \.isWhitespace)
    var placed = Placed(element: child, map: outer.map, classes: classes ?? outer.classes, problem: outer.problem)
    guard let value = child.attributes["transform"] else { return placed }
    do throws(SVGError) {
      placed.map = try Transform(svg: value, of: "transform").then(outer.map)
    } catch {
      placed.problem = outer.problem ?? error
    }
    return placed
  }

  private static let weights: [(name: String, weight: FontWeight)] = [
    ("Ultralight", .ultraLight), ("Thin", .thin), ("Light", .light), ("Regular", .regular), ("Medium", .medium),
    ("Semibold", .semibold), ("Bold", .bold), ("Heavy", .heavy), ("Black", .black),
  ]

  /// Whether it has the group of all drawings, or without it, as other programs write it, a drawing and the line it stands on.
  var isTemplate: Bool {
    places["Symbols"] != nil
      || SymbolScale.allCases.contains { scale in
        places["Baseline-\(scale.rawValue)"] != nil
          && Self.weights.contains { places["\($0.name)-\(scale.rawValue)"] != nil }
      }
  }

  func designs() throws(SVGError) -> [SymbolTemplate.Source: SymbolDesign] {
    var designs: [SymbolTemplate.Source: SymbolDesign] = [:]
    for scale in SymbolScale.allCases {
      for (name, weight) in Self.weights {
        guard let group = places["\(name)-\(scale.rawValue)"] else { continue }
        designs[SymbolTemplate.Source(weight, scale)] = try design(group, "\(name)-\(scale.rawValue)", scale)
      }
    }
    guard !designs.isEmpty else {
      throw SVGError(
        "its group \"Symbols\" has no drawing: name a group in it by weight and scale, such as \"Regular-M\"")
    }
    return designs
  }

  private func design(_ group: Placed, _ name: String, _ scale: SymbolScale) throws(SVGError) -> SymbolDesign {
    var parts: [SymbolDesign.Part] = []
    try add(group, of: name, to: &parts)
    guard !parts.isEmpty else {
      throw SVGError("its group \(name.quoted) is empty: draw the symbol in it, or remove it")
    }
    let (baseline, capline) = (
      try guide("Baseline-\(scale.rawValue)", of: name).midY, try guide("Capline-\(scale.rawValue)", of: name).midY
    )
    guard capline < baseline else {
      throw SVGError(
        "its line \"Capline-\(scale.rawValue)\" is not above \"Baseline-\(scale.rawValue)\": capital letters beside the "
          + "symbol stand between them")
    }
    return SymbolDesign(
      parts: parts, baseline: baseline, capline: capline, left: try margin("left-margin", of: name),
      right: try margin("right-margin", of: name))
  }

  private func guide(_ guide: String, of group: String) throws(SVGError) -> Rect {
    guard let bounds = try bounds(of: guide) else {
      throw SVGError(
        "it has no line \(guide.quoted) for its group \(group.quoted): export it anew as a template, or add the line")
    }
    return bounds
  }

  /// That of the drawing, or of all drawings, as the first templates had it.
  private func margin(_ name: String, of group: String) throws(SVGError) -> Double? {
    let own = try bounds(of: "\(name)-\(group)")
    return try own == nil ? bounds(of: name)?.midX : own?.midX
  }

  private func bounds(of name: String) throws(SVGError) -> Rect? {
    guard let placed = places[name] else { return nil }
    if let problem = placed.problem { throw problem }
    return try Path(svg: placed.element, whole: .zero)?.transformed(by: placed.map).controlBounds
  }

  /// The class of shapes whose rule, a thin line and no area, is for those who look at the template itself; the symbol has
  /// the areas.
  private static let wireframe: Substring = "SFSymbolsPreviewWireframe"

  private func add(_ placed: Placed, of group: String, to parts: inout [SymbolDesign.Part]) throws(SVGError) {
    let element = placed.element
    if element.attributes["display"] == "none" || ["title", "desc", "metadata"].contains(element.name) { return }
    if let problem = placed.problem { throw problem }
    let isWireframe = placed.classes.contains(Self.wireframe)
    if let line = element.attributes["stroke"], line != "none", !isWireframe {
      throw SVGError(
        "its group \(group.quoted) has a line along a shape, stroke=\(line.quoted): symbols are areas, so make the line "
          + "an outline in the program that drew it")
    }
    if element.name == "g" {
      for child in element.children { try add(inside(placed, child), of: group, to: &parts) }
      return
    }
    guard let path = try Path(svg: element, whole: .zero) else {
      throw SVGError(
        "its group \(group.quoted) has an element <\(element.name)>, and only shapes are drawn: make an outline of it")
    }
    if element.attributes["fill"] == "none" && !isWireframe || path.isEmpty { return }
    let isEvenOdd = element.attributes["fill-rule"] == "evenodd"
    let area = (isEvenOdd ? path.normalized(rule: .evenOdd) : path).transformed(by: placed.map)
    parts.append(
      SymbolDesign.Part(
        area, layer: Self.layer(of: placed.classes), colorName: Self.value("multicolor-", of: placed.classes)))
  }

  /// Which colour "hierarchical-1:secondary" asks for; the first without such a class.
  private static func layer(of classes: [Substring]) -> Int {
    value("hierarchical-", of: classes).flatMap { ["primary", "secondary", "tertiary"].firstIndex(of: $0) } ?? 0
  }

  /// What stands behind the colon of the class of a rendering mode.
  private static func value(_ mode: String, of classes: [Substring]) -> String? {
    let parts = classes.first { $0.hasPrefix(mode) }?.split(separator: ":", maxSplits: 1)
    return parts.flatMap { $0.count > 1 ? String($0[1]) : nil }
  }
}
