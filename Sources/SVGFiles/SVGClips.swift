import Drawings
import PlaneGeometry
import TextFormats
import VectorPictures

extension SVGReader {
  /// Items as much as the clip and the mask of their element show of them.
  mutating func clipped(
    _ items: [VectorItem], _ attributes: [String: String], _ own: Surroundings, _ bounds: Rect?
  ) throws(SVGError) -> [VectorItem] {
    if attributes["clip-path"] == nil, attributes["mask"] == nil { return items }
    let bounds = bounds ?? own.map.inverse.flatMap { items.bounds(through: $0) } ?? .zero
    var items = items
    for (property, element) in [("clip-path", "clipPath"), ("mask", "mask")] {
      guard let value = attributes[property], value != "none" else { continue }
      guard let name = SVGStyle.reference(value) else { throw .undrawn("The attribute \(property)=\(value.quoted)") }
      let result = try follow(name) { (reader: inout SVGReader, target) throws(SVGError) in
        guard target.name == element else {
          throw SVGError("the element \(name.quoted) is no <\(element)>, which \(property) asks for")
        }
        return try reader.clip(items, by: target, own, bounds)
      }
      items = [result]
    }
    return items
  }

  private mutating func clip(
    _ items: [VectorItem], by target: SVGElement, _ own: Surroundings, _ bounds: Rect
  ) throws(SVGError) -> VectorItem {
    let isClip = target.name == "clipPath"
    var inner = Surroundings(style: SVGStyle(), map: own.map, whole: own.whole)
    inner.style = try inner.style.inherited(by: target.attributes, diagonal: own.diagonal)
    if isClip { inner.map = try Transform(of: target.attributes, whole: own.whole).then(inner.map) }
    let shares = Transform.mapping(Rect(x: 0, y: 0, width: 1, height: 1), onto: bounds)
    if target.attributes[isClip ? "clipPathUnits" : "maskContentUnits"] == "objectBoundingBox" {
      inner.map = shares.then(inner.map)
      inner.whole = Size(width: 1, height: 1)
    }
    try spend(isClip ? DrawingBudget.Price.layer : DrawingBudget.Price.mask)
    let parts = self.items(of: target, inner)
    guard isClip else {
      let isInBounds = target.attributes["maskUnits"] != "userSpaceOnUse"
      let (region, map) = (try maskRegion(target, isInBounds, own), isInBounds ? shares.then(own.map) : own.map)
      let masked = VectorItem.masked(items, by: parts, isByLight: target.attributes["mask-type"] != "alpha")
      return .clipped([masked], to: Path { $0.addRect(region) }, .nonZero, map)
    }
    // A clip may be clipped itself.
    let items = try clipped(items, ["clip-path": target.attributes["clip-path"] ?? "none"], own, bounds)
    // One path clips as exactly as it is filled; of several it is what they cover together.
    if parts.count == 1, case .shape(let shape) = parts[0] {
      return .clipped(items, to: shape.path, shape.clipRule, shape.map)
    }
    return .masked(items, by: parts.map(\.asClip), isByLight: false)
  }

  /// Where a mask shows anything.
  private func maskRegion(_ mask: SVGElement, _ isInBounds: Bool, _ own: Surroundings) throws(SVGError) -> Rect {
    let whole = isInBounds ? Size(width: 1, height: 1) : own.whole
    return Rect(
      x: try mask.length("x", whole.width, otherwise: -0.1 * whole.width),
      y: try mask.length("y", whole.height, otherwise: -0.1 * whole.height),
      width: try mask.length("width", whole.width, otherwise: 1.2 * whole.width),
      height: try mask.length("height", whole.height, otherwise: 1.2 * whole.height))
  }
}
