// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there, and filter nothing.

public import DeclarativeUI

/// A filter that changes colours, or puts a picture above another.
open class CIColorFilter: CIRadiusFilter, @unchecked Sendable {
  public var saturation: Float = 1
  public var brightness: Float = 0
  public var contrast: Float = 1
  public var amount: Float = 0
  public var ev: Float = 0
  public var angle: Float = 0
  public var power: Float = 1
  public var sharpness: Float = 0.4
  public var levels: Float = 6
  public var highlightAmount: Float = 1
  public var shadowAmount: Float = 0
  public var neutral = CIVector(x: 6500)
  public var targetNeutral = CIVector(x: 6500)
  public var rVector = CIVector(x: 1)
  public var gVector = CIVector(x: 0, y: 1)
  public var bVector = CIVector(x: 0, y: 0, z: 1)
  public var aVector = CIVector(x: 0, y: 0, z: 0, w: 1)
  public var biasVector = CIVector(x: 0)
  public var point0 = CGPoint.zero
  public var point1 = CGPoint(x: 0.25, y: 0.25)
  public var point2 = CGPoint(x: 0.5, y: 0.5)
  public var point3 = CGPoint(x: 0.75, y: 0.75)
  public var point4 = CGPoint(x: 1, y: 1)
  public var color0 = CIColor.white
  public var color1 = CIColor.black
  public var radius0: Float = 5
  public var radius1: Float = 100
  public var backgroundImage: CIImage?
  public var maskImage: CIImage?
}

extension CIFilter {
  public class func colorControls() -> CIColorFilter { CIColorFilter("CIColorControls") }
  public class func colorMatrix() -> CIColorFilter { CIColorFilter("CIColorMatrix") }
  public class func colorMonochrome() -> CIColorFilter { CIColorFilter("CIColorMonochrome") }
  public class func colorPosterize() -> CIColorFilter { CIColorFilter("CIColorPosterize") }
  public class func vibrance() -> CIColorFilter { CIColorFilter("CIVibrance") }
  public class func exposureAdjust() -> CIColorFilter { CIColorFilter("CIExposureAdjust") }
  public class func gammaAdjust() -> CIColorFilter { CIColorFilter("CIGammaAdjust") }
  public class func hueAdjust() -> CIColorFilter { CIColorFilter("CIHueAdjust") }
  public class func highlightShadowAdjust() -> CIColorFilter { CIColorFilter("CIHighlightShadowAdjust") }
  public class func temperatureAndTint() -> CIColorFilter { CIColorFilter("CITemperatureAndTint") }
  public class func toneCurve() -> CIColorFilter { CIColorFilter("CIToneCurve") }
  public class func sharpenLuminance() -> CIColorFilter { CIColorFilter("CISharpenLuminance") }
  public class func photoEffectChrome() -> CIColorFilter { CIColorFilter("CIPhotoEffectChrome") }
  public class func photoEffectFade() -> CIColorFilter { CIColorFilter("CIPhotoEffectFade") }
  public class func photoEffectInstant() -> CIColorFilter { CIColorFilter("CIPhotoEffectInstant") }
  public class func photoEffectProcess() -> CIColorFilter { CIColorFilter("CIPhotoEffectProcess") }
  public class func photoEffectTonal() -> CIColorFilter { CIColorFilter("CIPhotoEffectTonal") }
  public class func photoEffectTransfer() -> CIColorFilter { CIColorFilter("CIPhotoEffectTransfer") }
  public class func sourceOverCompositing() -> CIColorFilter { CIColorFilter("CISourceOverCompositing") }
  public class func screenBlendMode() -> CIColorFilter { CIColorFilter("CIScreenBlendMode") }
  public class func multiplyBlendMode() -> CIColorFilter { CIColorFilter("CIMultiplyBlendMode") }
  public class func blendWithMask() -> CIColorFilter { CIColorFilter("CIBlendWithMask") }
  public class func linearGradient() -> CIColorFilter { CIColorFilter("CILinearGradient") }
  public class func radialGradient() -> CIColorFilter { CIColorFilter("CIRadialGradient") }
  public class func randomGenerator() -> CIColorFilter { CIColorFilter("CIRandomGenerator") }
  public class func motionBlur() -> CIColorFilter { CIColorFilter("CIMotionBlur") }
}
