import Foundation
import SnapshotReferences
import Testing

/// What tells whether a file is still the same.
struct ContentDigestTests {
  // The values of FNV-1a for "" and "foobar" are those of its authors' test program.
  @Test(arguments: [("", "0-cbf29ce484222325"), ("foobar", "6-85944171f73967e8")])
  func `a digest is the length and FNV-1a`(text: String, digest: String) {
    #expect(ContentDigest(of: Data(text.utf8)).rawValue == digest)
  }

  @Test func `one bit changes it`() {
    let content = Data(repeating: 7, count: 100)
    for index in content.indices {
      var changed = content
      changed[index] ^= 1
      #expect(ContentDigest(of: changed) != ContentDigest(of: content))
    }
  }
}
