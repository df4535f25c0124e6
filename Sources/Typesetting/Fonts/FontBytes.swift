import BundledFonts

/// The bytes of a font file at an address that never changes.
///
/// FreeType and HarfBuzz read from them for as long as their handles live, so each handle keeps this object.
final class FontBytes: @unchecked Sendable {
  // Sendable because the memory is written once, before anyone else sees it.
  let memory: UnsafeRawBufferPointer
  /// What the memory belongs to, or nil for memory of this object's own.
  private let file: MappedFile?

  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    memory = UnsafeRawBufferPointer(copy)
    file = nil
  }

  init(_ file: MappedFile) {
    memory = file.bytes
    self.file = file
  }

  deinit {
    if file == nil { memory.deallocate() }
  }
}
