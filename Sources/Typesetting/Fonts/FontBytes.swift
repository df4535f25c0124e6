/// The bytes of a font file at an address that never changes.
///
/// FreeType and HarfBuzz read from them for as long as their handles live, so each handle keeps this object.
final class FontBytes: @unchecked Sendable {
  // Sendable because the memory is written once, before anyone else sees it.
  let memory: UnsafeRawBufferPointer

  init(copying bytes: [UInt8]) {
    let copy = UnsafeMutableRawBufferPointer.allocate(byteCount: bytes.count, alignment: 16)
    copy.copyBytes(from: bytes)
    memory = UnsafeRawBufferPointer(copy)
  }

  deinit {
    memory.deallocate()
  }
}
