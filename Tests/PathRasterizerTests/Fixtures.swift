import PathRasterizer
import PixelImages
import PlaneGeometry

/// A rectangle given in 1/256 pixel.
func deviceRect(_ minX: Int32, _ minY: Int32, _ maxX: Int32, _ maxY: Int32) -> DeviceRect {
  DeviceRect(DevicePoint(x: minX, y: minY), DevicePoint(x: maxX, y: maxY))
}

/// A path given in pixels.
func devicePath(_ draw: (inout Path) -> Void) -> DevicePath {
  DevicePath(Path(draw))
}

/// A mask of the pixels from (0, 0) to (width, height).
func mask(_ path: DevicePath, rule: FillRule = .nonZero, _ width: Int, _ height: Int) -> CoverageMask {
  CoverageMask(path, rule: rule, limits: PixelRect(minX: 0, minY: 0, maxX: width, maxY: height))
}

/// The sum of all coverage, in pixels.
func area(_ mask: CoverageMask) -> Double {
  var sum = 0
  for y in mask.bounds.minY..<mask.bounds.maxY {
    for x in mask.bounds.minX..<mask.bounds.maxX { sum += Int(mask[x, y]) }
  }
  return Double(sum) / 255
}

/// The part of a pixel that a rectangle covers, in 1/65536.
func overlap(_ rect: DeviceRect, x: Int, y: Int) -> Int {
  let left = max(Int(rect.origin.x), x * 256)
  let right = min(Int(rect.end.x), x * 256 + 256)
  let top = max(Int(rect.origin.y), y * 256)
  let bottom = min(Int(rect.end.y), y * 256 + 256)
  return max(0, right - left) * max(0, bottom - top)
}

/// A part of a pixel in 1/65536 as coverage, rounded to nearest.
func coverage(_ part: Int) -> Int {
  (part * 255 + 32768) / 65536
}

/// All values of a closed range with a step, for exhaustive tests.
func steps(_ range: ClosedRange<Int32>, by step: Int32) -> [Int32] {
  Array(stride(from: range.lowerBound, through: range.upperBound, by: Int32.Stride(step)))
}

/// Random numbers that are the same in every run (SplitMix64).
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}

/// A picture painted on transparent pixels.
func picture(_ width: Int, _ height: Int, background: PremultipliedColor = .clear, _ draw: (inout Canvas) -> Void)
  -> Bitmap
{
  var canvas = Canvas(width: width, height: height, background: background)
  draw(&canvas)
  return canvas.finish()
}
