import CXXHash

/// The hash of one content after the other by XXH3 with 128 bits, the most significant byte first.
///
/// XXH3 gives the same results on every machine and in every version since 0.8. Two contents that happen to differ have
/// the same hash once in 2^128 times; it is no protection against somebody who looks for two such contents. Throws where
/// there is no memory for XXH3's 576 bytes.
func hash128(of first: UnsafeRawBufferPointer, then second: UnsafeRawBufferPointer) throws(PNGError) -> [UInt8] {
  guard let state = XXH3_createState() else { throw .outOfMemory }
  defer { XXH3_freeState(state) }
  XXH3_128bits_reset(state)
  cxxhash_128bits_update(state, first.baseAddress, first.count)
  cxxhash_128bits_update(state, second.baseAddress, second.count)
  let hash = XXH3_128bits_digest(state)
  return withUnsafeBytes(of: (hash.high64.bigEndian, hash.low64.bigEndian)) { Array($0) }
}
