import CPNG
import PixelImages

/// Reads the rows of one PNG file, whose bytes must outlive it, from top to bottom.
struct PictureReader: ~Copyable {
  private let file: UnsafeRawBufferPointer
  private let structure: PNGStructure
  private let reader: PNGReader
  private let rows: RowReader

  /// Reads what stands before the pixels.
  init(_ file: UnsafeRawBufferPointer, limit: Int) throws(PNGError) {
    let structure = try PNGStructure(file)
    let header = try PNGHeader(structure, of: file)
    try header.checkSize(limit: limit, pictureByteCount: structure.pictureByteCount)
    let reader = try PNGReader(file)
    rows = try PictureReader.rows(of: reader, structure, in: file)
    self.file = file
    self.structure = structure
    self.reader = reader
  }

  private static func rows(
    of reader: borrowing PNGReader, _ structure: PNGStructure, in file: UnsafeRawBufferPointer
  ) throws(PNGError) -> RowReader {
    do {
      let header = try reader.readHeader()
      return RowReader(header, colors: header.rows == cpng_rows_indices ? reader.colors() : [])
    } catch {
      throw structure.betterAnswer(than: error, for: file)
    }
  }

  /// The whole picture's extents in pixels.
  var size: PixelSize { PixelSize(width: rows.width, height: rows.height) }

  /// Whether rows do not come from top to bottom, so that all must be read at once.
  var isInterlaced: Bool { rows.isInterlaced }

  /// What the file says its samples mean.
  var colorEncoding: PNGColorEncoding { PNGColorEncoding(structure, of: file) }

  /// The texts in the chunks that were read so far.
  var texts: [String: String] { reader.texts() }

  /// Reads the next rows, as many as there is memory for; throws without having set all pixels.
  func readRows(into pixels: UnsafeMutableBufferPointer<PremultipliedColor>) throws(PNGError) {
    do {
      try rows.read(from: reader, into: pixels)
    } catch {
      throw structure.betterAnswer(than: error, for: file)
    }
  }

  /// Reads the chunks behind the picture data.
  func readEnd() throws(PNGError) {
    do {
      try reader.readEnd()
    } catch {
      throw structure.betterAnswer(than: error, for: file)
    }
  }
}

extension PNGStructure {
  /// A wrong checksum, if there is one, or else what libpng made of the damaged bytes.
  fileprivate func betterAnswer(than error: PNGError, for file: UnsafeRawBufferPointer) -> PNGError {
    do {
      try checkChecksums(in: file)
      return error
    } catch {
      return error
    }
  }
}
