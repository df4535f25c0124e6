import ImageComparison
import PNGFiles
import PixelImages
import TextFormats

/// Two files that are compared, and what became of it.
struct PicturePair: Sendable {
  /// What a comparison found.
  enum Verdict: Sendable {
    /// The pictures are equal, or the tolerance or masks let their difference pass.
    case same
    /// The pictures differ by more than the tolerance lets pass.
    case differs(ImageDifference)
    /// Only one of the folders has the picture.
    case onlyExpected, onlyActual
    /// One of the files cannot be compared, or the difference cannot be written.
    case trouble(String)
  }

  /// What a person calls the pair: the path from both folders, or of the second file.
  let name: String
  /// The paths of both files.
  let expected, actual: String
  /// What was found.
  var verdict = Verdict.same
  /// Where the difference picture is, or nil where none was written.
  var output: String?
  /// What else there is to say of the two files.
  var note: String?

  /// Compares the two files, and writes the difference picture where one is asked for.
  func compared(by options: ComparisonOptions, output: String?) async -> PicturePair {
    var pair = self
    do {
      try await pair.compare(by: options, output: output)
    } catch {
      pair.verdict = .trouble(error.description)
    }
    return pair
  }

  private mutating func compare(by options: ComparisonOptions, output: String?) async throws(FileError) {
    let (first, second) = (try PictureFile(path: expected), try PictureFile(path: actual))
    // A mask that lies outside of the picture is a mistake, also where nothing differs.
    if options.masks.isEmpty, try first.isKnownToHoldSamePicture(as: second) { return }
    let comparer = ImageComparer(tolerance: options.tolerance, masks: options.masks)
    guard let difference = try await difference(between: first, and: second, by: comparer), !difference.isTolerated
    else { return }
    verdict = .differs(difference)
    guard let output else { return }
    try write(difference, reference: first.picture().bitmap, to: output)
    self.output = output
  }

  private mutating func difference(
    between first: PictureFile, and second: PictureFile, by comparer: ImageComparer
  ) async throws(FileError) -> ImageDifference? {
    if let old = try first.bands(), let new = try second.bands(),
      var comparison = BandComparison(comparer, referenceSize: old.bands.size, actualSize: new.bands.size)
    {
      note(old.bands.colorEncoding, new.bands.colorEncoding)
      try await comparison.compare(old, new)
      return comparison.difference
    }
    async let decoded = Result { () throws(FileError) in try first.picture() }
    let new = try second.picture()
    let old = try await decoded.get()
    do {
      try ImageMask.check(comparer.masks, for: old.bitmap)
    } catch {
      throw FileError(expected, error.description)
    }
    note(old.colorEncoding, new.colorEncoding)
    return comparer.difference(between: old.bitmap, and: new.bitmap)
  }

  private mutating func note(_ old: PNGColorEncoding, _ new: PNGColorEncoding) {
    let encodings = [old.words, new.words]
    guard encodings[0] != encodings[1] else { return }
    note =
      "The files declare different colour encodings: \(encodings.listed). Their numbers are compared without conversion."
  }

  private func write(_ difference: ImageDifference, reference: Bitmap, to path: String) throws(FileError) {
    for input in [expected, actual] where WrittenFile.isSame(path, input) {
      throw FileError(
        path, "The difference would overwrite a picture that is compared. Choose another --output.")
    }
    guard let picture = DifferencePicture(of: difference, reference: reference) else {
      throw FileError(path, "The pictures are too large for a difference picture. Leave --output out.")
    }
    let bytes: [UInt8]
    do {
      bytes = try PNGEncoder().encode(picture.bitmap)
    } catch {
      throw FileError(path, error.description)
    }
    try WrittenFile.write(bytes, to: path)
  }
}

extension BandComparison {
  /// Looks at all rows of both files.
  fileprivate mutating func compare(_ old: PictureBands, _ new: PictureBands) async throws(FileError) {
    while true {
      async let nextOld = old.next()
      async let nextNew = new.next()
      switch (try await nextOld.get(), try await nextNew.get()) {
      case (nil, nil): return
      case (let reference?, let actual?): compare(reference, actual)
      // What only one of the pictures has is read all the same: it may be damaged.
      default: break
      }
    }
  }
}

extension PNGColorEncoding {
  /// What files without sRGB's colours are said to be.
  fileprivate var words: String {
    switch self {
    case .unspecified, .sRGB: "sRGB"
    case .profile(let name): "the profile \(name.quoted)"
    case .gamma(let gamma): "a gamma of \(gamma) / 100000"
    case .codePoints(let primaries, let transfer): "the code points \(primaries) and \(transfer) of H.273"
    }
  }
}
