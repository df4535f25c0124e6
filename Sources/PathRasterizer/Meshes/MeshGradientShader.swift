import PixelImages

/// Colours between the places of a mesh.
///
/// How Apple draws meshes is not known but for what its documentation says: patches of Bézier curves, between whose
/// corners colours change evenly or along curves. Here each patch is cut into cells and these into triangles, which are
/// painted in the order of the grid's rows; where patches lie on each other, the last one is seen. The edges of a mesh
/// are not smoothed: where it is painted, its pixels are those whose middles are in it.
struct MeshGradientShader: Shader {
  let isOpaque: Bool
  private let picture: Bitmap
  private let box: PixelRect

  /// - Parameter box: the pixels that are painted, not empty.
  init(_ mesh: ColorMesh<DevicePoint>, box: PixelRect) {
    self.box = box
    isOpaque = mesh.background.alpha == 255 && mesh.colors.allSatisfy { $0.alpha == 255 }
    var picture = Bitmap(
      width: box.width, height: box.height, filledWith: PremultipliedColor(mesh.background))
    picture.withUnsafeMutablePixels { pixels in
      guard let start = UnsafeMutableRawBufferPointer(pixels).baseAddress else { return }
      Self.paint(
        MeshSurface(mesh), with: TrianglePainter(pixels: start.assumingMemoryBound(to: UInt32.self), box: box))
    }
    self.picture = picture
  }

  /// A patch has 32 x 32 cells, with which colours are off by less than a quarter of 1/255; small patches have 16 x 16.
  private static func paint(_ surface: MeshSurface, with painter: TrianglePainter) {
    let bits: Int64 = surface.largestExtent <= 64 ? 4 : 5
    for row in 0..<surface.rows {
      for column in 0..<surface.columns {
        guard let nodes = surface.nodes(ofPatch: column, row, bits: bits, in: painter.box) else { continue }
        paint(nodes, side: 1 << Int(bits), with: painter)
      }
    }
  }

  /// Paints the cells of a patch, each as two triangles; neighbours are cut along the other diagonal, so that the mirror
  /// image of a mesh is painted as its mirror image.
  private static func paint(_ nodes: [MeshNode], side: Int, with painter: TrianglePainter) {
    nodes.withUnsafeBufferPointer { nodes in
      for down in 0..<side {
        for across in 0..<side {
          let first = down * (side + 1) + across
          let (a, b) = (nodes[first], nodes[first + 1])
          let (c, d) = (nodes[first + side + 1], nodes[first + side + 2])
          if (down + across).isMultiple(of: 2) {
            painter.paint(a, b, d)
            painter.paint(a, d, c)
          } else {
            painter.paint(a, b, c)
            painter.paint(b, d, c)
          }
        }
      }
    }
  }

  func shade(x: Int, y: Int, count: Int, into row: PixelRow) {
    precondition(
      x >= box.minX && x + count <= box.maxX && y >= box.minY && y < box.maxY, "A span outside of what is painted")
    let start = (y - box.minY) * box.width + x - box.minX
    picture.withUnsafePixels { pixels in
      let colors = UnsafeRawBufferPointer(pixels).assumingMemoryBound(to: UInt32.self)
      guard let colors = colors.baseAddress else { return }
      row.update(from: colors + start, count: count)
    }
  }
}
