import CFreeType

/// The owner of a FreeType library and its one face.
///
/// FreeType's objects must not be used by two threads at once: keep this behind a lock. The library lives and dies with
/// the face, so that faces share nothing.
struct FreeTypeFace: ~Copyable {
  private let library: FT_Library
  let face: FT_Face
  private let bytes: FontBytes

  /// Opens a face, or returns nil for bytes that FreeType refuses.
  init?(_ bytes: FontBytes, index: Int, instance: Int? = nil) {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0, let library else { return nil }
    var face: FT_Face?
    let start = bytes.memory.bindMemory(to: FT_Byte.self).baseAddress
    // FreeType counts named instances from 1, in the upper half of the index.
    let place = FT_Long(index) | FT_Long(instance.map { $0 + 1 } ?? 0) << 16
    guard FT_New_Memory_Face(library, start, FT_Long(bytes.memory.count), place, &face) == 0, let face else {
      FT_Done_FreeType(library)
      return nil
    }
    self.library = library
    self.face = face
    self.bytes = bytes
  }

  deinit {
    FT_Done_Face(face)
    FT_Done_FreeType(library)
  }

  /// The outline of a glyph as it stands in the font: unscaled and unhinted, so the same on every machine.
  func outline(of glyph: UInt32) -> GlyphOutline? {
    let flags = Int32(FT_LOAD_NO_SCALE) | Int32(FT_LOAD_NO_HINTING) | Int32(FT_LOAD_NO_BITMAP)
    guard FT_Load_Glyph(face, glyph, flags) == 0, let slot = face.pointee.glyph,
      slot.pointee.format == FT_GLYPH_FORMAT_OUTLINE
    else { return nil }
    var pen = OutlinePen()
    var functions = OutlinePen.functions
    let error = withUnsafeMutablePointer(to: &pen) {
      FT_Outline_Decompose(&slot.pointee.outline, &functions, UnsafeMutableRawPointer($0))
    }
    guard error == 0 else { return nil }
    pen.closeContour()
    let mayOverlap = slot.pointee.outline.flags & Int32(FT_OUTLINE_OVERLAP) != 0
    return GlyphOutline(elements: pen.elements, mayOverlap: mayOverlap)
  }
}

/// What FreeType draws an outline with.
struct OutlinePen {
  private(set) var elements: [GlyphOutline.Element] = []

  /// Ends the current contour; FreeType says only where contours start.
  mutating func closeContour() {
    guard !elements.isEmpty else { return }
    elements.append(.close)
  }

  private mutating func move(to point: GlyphPoint) {
    closeContour()
    elements.append(.move(to: point))
  }

  private mutating func append(_ element: GlyphOutline.Element) {
    elements.append(element)
  }

  /// C functions that expect a pointer to a pen as their context.
  static var functions: FT_Outline_Funcs {
    FT_Outline_Funcs(
      move_to: { end, context in
        context?.assumingMemoryBound(to: OutlinePen.self).pointee.move(to: GlyphPoint(end))
        return 0
      },
      line_to: { end, context in
        context?.assumingMemoryBound(to: OutlinePen.self).pointee.append(.line(to: GlyphPoint(end)))
        return 0
      },
      conic_to: { control, end, context in
        context?.assumingMemoryBound(to: OutlinePen.self).pointee
          .append(.quad(to: GlyphPoint(end), control: GlyphPoint(control)))
        return 0
      },
      cubic_to: { control1, control2, end, context in
        context?.assumingMemoryBound(to: OutlinePen.self).pointee
          .append(
            .cubic(to: GlyphPoint(end), control1: GlyphPoint(control1), control2: GlyphPoint(control2)))
        return 0
      },
      shift: 0, delta: 0)
  }
}

extension GlyphPoint {
  fileprivate init(_ vector: UnsafePointer<FT_Vector>?) {
    self.init(
      x: Int32(truncatingIfNeeded: vector?.pointee.x ?? 0), y: Int32(truncatingIfNeeded: vector?.pointee.y ?? 0))
  }
}
