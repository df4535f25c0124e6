import CLibDeflate

/// Deflates bytes into one stream of zlib's format (RFC 1950).
/// - Parameter level: libdeflate's effort, from 0 for none to 12.
/// - Throws: `PNGError.outOfMemory`.
func deflated(_ bytes: [UInt8], level: Int) throws(PNGError) -> [UInt8] {
  guard let compressor = libdeflate_alloc_compressor(Int32(level)) else { throw .outOfMemory }
  defer { libdeflate_free_compressor(compressor) }
  // libdeflate takes and gives everything at once; so much is enough for any bytes.
  let capacity = libdeflate_zlib_compress_bound(compressor, bytes.count)
  return [UInt8](unsafeUninitializedCapacity: capacity) { target, count in
    count = bytes.withUnsafeBytes { bytes in
      libdeflate_zlib_compress(compressor, bytes.baseAddress, bytes.count, target.baseAddress, target.count)
    }
    precondition(count > 0, "libdeflate needs more memory than it said")
  }
}
