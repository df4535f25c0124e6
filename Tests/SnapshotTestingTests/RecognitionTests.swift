import Foundation
import PNGFiles
import PixelImages
import SnapshotReferences
import Testing

@testable import ImageSnapshotTesting
@testable import SnapshotTesting

/// References that are known to match without being decoded.
struct RecognitionTests {
  private let package: TemporaryPackage
  private let reference = TemporaryPackage.folder + "test.card.png"
  private let card = Bitmap(width: 40, height: 30, filledWith: PremultipliedColor(.white))

  init() throws { package = try TemporaryPackage() }

  private struct Decoded: Error {}

  /// Pictures that cannot be compared in any other way.
  private func undecodable(_ diffing: Diffing<Bitmap>) -> Snapshotting<Bitmap, Bitmap> {
    var undecodable = Diffing(
      encode: diffing.encode, decode: { _ in throw Decoded() }, recognize: diffing.recognize,
      compare: diffing.compare)
    undecodable.recollection = diffing.recollection
    return Snapshotting(pathExtension: "png", diffing: undecodable)
  }

  /// Has the reference written anew by a program that keeps no digest: its chunk of 45 bytes stands behind the header.
  private func optimizeReference() throws {
    var file = Array(try #require(package.data(reference)))
    file.removeSubrange(33..<78)
    try package.write(Data(file), to: reference)
  }

  private static let decoded = ".build/snapshots/decoded"

  private var decodedNames: [String] {
    (try? FileManager.default.contentsOfDirectory(atPath: package.path(Self.decoded))) ?? []
  }

  private func verify(_ picture: Bitmap, as strategy: Snapshotting<Bitmap, Bitmap> = .image) -> String? {
    package.verify(picture, as: strategy, line: 1)
  }

  @Test(arguments: [(Float(1), Float(1)), (0.5, 1), (1, 0.98)])
  func `an unchanged picture is not decoded, whatever the tolerance`(precision: Float, perceptual: Float) {
    let strategy = undecodable(.image(precision: precision, perceptualPrecision: perceptual))
    #expect(verify(card, as: strategy)?.contains("Automatically recorded") == true)
    #expect(verify(card, as: strategy) == nil)
  }

  @Test func `a changed picture is decoded`() {
    _ = verify(card)
    var changed = card
    changed[39, 29].blue = 254
    #expect(verify(changed, as: undecodable(.image))?.contains("The reference cannot be read") == true)
    #expect(verify(changed)?.contains("1 of 1,200 pixels differs") == true)
  }

  @Test func `a reference of another program is decoded and compared, and known from then on`() throws {
    _ = verify(card)
    try optimizeReference()
    #expect(verify(card, as: undecodable(.image)) != nil)
    #expect(verify(card) == nil)
    #expect(verify(card, as: undecodable(.image)) == nil)
    #expect(verify(card, as: undecodable(.image(precision: 0.5))) == nil)
    #expect(decodedNames.count == 1)
  }

  @Test func `what a decoded reference held tells a changed picture`() throws {
    _ = verify(card)
    try optimizeReference()
    #expect(verify(card) == nil)
    var changed = card
    changed[39, 29].blue = 254
    #expect(verify(changed, as: undecodable(.image)) != nil)
    #expect(verify(changed)?.contains("1 of 1,200 pixels differs") == true)
    // Forgiven is not equal: what is remembered is what the file holds.
    #expect(verify(changed, as: .image(precision: 0.5)) == nil)
    #expect(verify(changed, as: undecodable(.image)) != nil)
    #expect(verify(card, as: undecodable(.image)) == nil)
  }

  @Test func `a decoded reference that changes is decoded again`() throws {
    _ = verify(card)
    try optimizeReference()
    #expect(verify(card) == nil)
    var changed = card
    changed[0, 0] = PremultipliedColor(.black)
    try package.write(Data(PNGEncoder().encode(changed)), to: reference)
    try optimizeReference()
    #expect(verify(card)?.contains("1 of 1,200 pixels differs") == true)
    #expect(verify(changed) == nil)
    #expect(decodedNames.count == 2)
  }

  @Test func `what is remembered of a reference is of no use when it is damaged`() throws {
    _ = verify(card)
    try optimizeReference()
    #expect(verify(card) == nil)
    let note = Self.decoded + "/" + (try #require(decodedNames.first))
    let whole = try #require(package.text(note))
    for damaged in [String(repeating: "0", count: 32), String(whole.dropLast()), ""] {
      try package.write(damaged, to: note)
      #expect(verify(card, as: undecodable(.image)) != nil)
      #expect(verify(card) == nil)
    }
    // An empty one is written again.
    #expect(package.text(note) == whole)
  }

  @Test func `where nothing can be remembered, references are decoded each time`() throws {
    _ = verify(card)
    try optimizeReference()
    try package.write("no folder", to: Self.decoded)
    for _ in 0..<2 {
      #expect(verify(card) == nil)
      #expect(verify(card, as: undecodable(.image)) != nil)
    }
  }

  @Test func `nothing is remembered of a reference that says itself what it holds`() {
    _ = verify(card)
    var changed = card
    changed[39, 29].blue = 254
    #expect(verify(changed, as: .image(precision: 0.5)) == nil)
    #expect(decodedNames.isEmpty)
  }

  @Test func `recording writes a reference of another program anew, also one that is known`() throws {
    _ = verify(card)
    let recorded = package.data(reference)
    try optimizeReference()
    #expect(verify(card) == nil)
    _ = package.verify(card, as: .image, record: .all, line: 1)
    #expect(package.data(reference) == recorded)
  }

  @Test func `a reference whose pixels were edited under the digest fails`() throws {
    _ = verify(card)
    let digest = try #require(package.data(reference))[33..<78]
    var edited = card
    edited[0, 0] = PremultipliedColor(.black)
    var file = try PNGEncoder().encode(edited)
    file.replaceSubrange(33..<78, with: digest)
    try AtomicFile.write(Data(file), to: URL(filePath: package.path(reference)))
    #expect(verify(card)?.contains("1 of 1,200 pixels differs") == true)
    #expect(verify(edited) == nil)
  }

  @Test func `a damaged reference is not passed over`() throws {
    _ = verify(card)
    var file = try #require(package.data(reference))
    file[file.count - 1] ^= 1
    try AtomicFile.write(file, to: URL(filePath: package.path(reference)))
    #expect(verify(card)?.contains("the checksum of the chunk IEND") == true)
  }

  @Test func `a closure of one's own ends recognition, which may not be true of it`() throws {
    let data = try Diffing.image.encode(card)
    #expect(Diffing.image.recognize(data, card))
    var diffing = Diffing.image
    diffing.compare = { _, _ in SnapshotDifference(message: "never the same") }
    #expect(!diffing.recognize(data, card))
    #expect(verify(card, as: Snapshotting(pathExtension: "png", diffing: diffing))?.contains("recorded") == true)
    #expect(verify(card, as: Snapshotting(pathExtension: "png", diffing: diffing))?.contains("never the same") == true)
    diffing = .image
    diffing.decode = { _ in Bitmap(width: 0, height: 0) }
    #expect(!diffing.recognize(data, card))
    diffing = .image
    diffing.encode = { _ in Data() }
    #expect(!diffing.recognize(data, card))
    diffing = .image
    diffing.diff = { _, _ in nil }
    #expect(!diffing.recognize(data, card))
    #expect(diffing.recollection == nil)
  }
}
