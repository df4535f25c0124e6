package import VectorPictures

extension VectorPicture {
  /// Reads an SVG file: paths, basic shapes, groups, maps, fills, lines, gradients, clips and masks, without texts and motion.
  ///
  /// It follows "Scalable Vector Graphics (SVG) 2" of the W3C. The extents are in pixels of CSS.
  /// - Throws: `SVGError` for what is no SVG file, does not say how large it is, or could take endless time.
  package init(svg bytes: [UInt8]) throws(SVGError) {
    let tree = try SVGTree(bytes)
    let viewport = try SVGViewport(root: tree.root.attributes)
    var reader = SVGReader(tree)
    let items = try reader.items(in: viewport)
    self.init(size: viewport.size, items: items, problems: reader.problems)
  }
}
