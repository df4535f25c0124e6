extension String {
  /// Decodes ISO 8859-1, whose bytes are the first 256 Unicode scalars.
  init(latin1 bytes: some Collection<UInt8>) {
    if bytes.allSatisfy({ $0 < 128 }) {
      self.init(decoding: bytes, as: UTF8.self)
    } else {
      self.init()
      for byte in bytes { unicodeScalars.append(Unicode.Scalar(byte)) }
    }
  }
}
