// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; pictures are drawn as those of views are.

public import DeclarativeUI

/// How pictures are made: opaque ones are black where nothing is drawn.
public final class UIGraphicsImageRendererFormat {
  public enum Range: Int, Sendable { case unspecified, automatic, extended, standard }

  public var scale = UIScreen.main.scale
  public var opaque = false
  public var preferredRange = Range.automatic
  public var prefersExtendedRange = false
  public init() {}
  /// For some traits: nothing depends on them.
  public convenience init(for traitCollection: UITraitCollection) { self.init() }
  public static func `default`() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
  public static func preferred() -> UIGraphicsImageRendererFormat { UIGraphicsImageRendererFormat() }
}

/// Where a picture is drawn.
public class UIGraphicsRendererContext {
  public let cgContext: CGContext

  init(_ context: CGContext) {
    cgContext = context
  }

  public func fill(_ rect: CGRect) { cgContext.fill(rect) }
  public func fill(_ rect: CGRect, blendMode: CGBlendMode) { cgContext.fill(Path(rect), .winding, blendMode) }
  public func stroke(_ rect: CGRect) { stroke(rect, blendMode: .normal) }
  public func stroke(_ rect: CGRect, blendMode: CGBlendMode) {
    // Within the rectangle, as UIKit has it.
    cgContext.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1), blendMode)
  }
  public func clip(to rect: CGRect) { cgContext.clip(to: rect) }
}

public final class UIGraphicsImageRendererContext: UIGraphicsRendererContext {
  public let format: UIGraphicsImageRendererFormat

  init(_ context: CGContext, _ format: UIGraphicsImageRendererFormat) {
    self.format = format
    super.init(context)
  }

  public var currentImage: UIImage {
    DrawnPicture(cgContext, scale: format.scale, isOpaque: format.opaque).image
  }
}

/// Draws pictures with UIKit.
public final class UIGraphicsImageRenderer {
  public let format: UIGraphicsImageRendererFormat
  private let bounds: CGRect

  public init(bounds: CGRect, format: UIGraphicsImageRendererFormat) {
    self.bounds = bounds
    self.format = format
  }
  public convenience init(bounds: CGRect) { self.init(bounds: bounds, format: .default()) }
  public convenience init(size: CGSize) { self.init(size: size, format: .default()) }
  public convenience init(size: CGSize, format: UIGraphicsImageRendererFormat) {
    self.init(bounds: CGRect(origin: .zero, size: size), format: format)
  }

  public func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    let context = CGContext(size: bounds.size)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    let drawing = UIGraphicsImageRendererContext(context, format)
    UIGraphicsPushContext(context)
    actions(drawing)
    UIGraphicsPopContext()
    return drawing.currentImage
  }
  public func pngData(actions: (UIGraphicsImageRendererContext) -> Void) -> Data {
    image(actions: actions).pngData() ?? Data()
  }
  public func jpegData(
    withCompressionQuality compressionQuality: CGFloat, actions: (UIGraphicsImageRendererContext) -> Void
  ) -> Data {
    image(actions: actions).jpegData(compressionQuality: compressionQuality) ?? Data()
  }
}

/// The pixels of what was drawn.
struct DrawnPicture {
  let image: UIImage

  init(_ context: CGContext, scale: CGFloat, isOpaque: Bool) {
    let size = context.size
    // Nobody else draws while this waits.
    nonisolated(unsafe) let steps = context.steps
    image = Self.onMainActor {
      let canvas = Canvas(opaque: isOpaque) { graphics, _ in
        for step in steps { step(&graphics) }
      }
      return Self.pixels(of: canvas.frame(width: size.width, height: size.height), scale: scale)
    }
  }

  /// The pixels of a view in the size that it has by itself.
  @MainActor static func pixels(of view: some View, scale: CGFloat) -> UIImage {
    let renderer = ImageRenderer(content: view)
    renderer.scale = scale > 0 ? scale : UIScreen.main.scale
    return renderer.uiImage ?? UIImage()
  }

  /// UIKit draws on every thread, and views on one.
  static func onMainActor<Result>(_ make: @MainActor () -> Result) -> Result {
    func run() -> Result {
      withoutActuallyEscaping(make) { make in
        nonisolated(unsafe) var result: Result?
        MainActor.assumeIsolated { result = make() }
        guard let result else { preconditionFailure("The main actor has drawn nothing") }
        return result
      }
    }
    return isOnMainActor ? run() : DispatchQueue.main.sync(execute: run)
  }

  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Where a program waits for ever, as one that runs tests, other threads than the main one do what is to be done on its
  /// queue.
  private static var isOnMainActor: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}

// MARK: The current context

extension CGContext {
  private static let key = "stills.contexts"

  /// The contexts of this thread that are drawn in, the current one last.
  static var stack: [(context: CGContext, format: UIGraphicsImageRendererFormat)] {
    get {
      Thread.current.threadDictionary[key] as? [(context: CGContext, format: UIGraphicsImageRendererFormat)] ?? []
    }
    set { Thread.current.threadDictionary[key] = newValue }
  }
}

public func UIGraphicsGetCurrentContext() -> CGContext? { CGContext.stack.last?.context }
public func UIGraphicsPushContext(_ context: CGContext) { CGContext.stack.append((context, .default())) }
public func UIGraphicsPopContext() { _ = CGContext.stack.popLast() }
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }
/// - Parameter scale: the pixels a point; 0 are those of the screen.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
  let format = UIGraphicsImageRendererFormat()
  format.opaque = opaque
  if scale > 0 { format.scale = scale }
  CGContext.stack.append((CGContext(size: size), format))
}
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
  CGContext.stack.last.map { DrawnPicture($0.context, scale: $0.format.scale, isOpaque: $0.format.opaque).image }
}
public func UIGraphicsEndImageContext() { UIGraphicsPopContext() }

// MARK: What draws in it

public func UIRectFill(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.fill(Path(rect), .winding, .copy) }
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
  UIGraphicsGetCurrentContext()?.fill(Path(rect), .winding, blendMode)
}
public func UIRectFrame(_ rect: CGRect) {
  UIGraphicsGetCurrentContext()?.stroke(Path(rect.insetBy(dx: 0.5, dy: 0.5)), StrokeStyle(lineWidth: 1))
}
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

extension UIColor {
  public func set() {
    UIGraphicsGetCurrentContext()?.setColors(fill: Color(uiColor: self), stroke: Color(uiColor: self))
  }
  public func setFill() { UIGraphicsGetCurrentContext()?.setColors(fill: Color(uiColor: self)) }
  public func setStroke() { UIGraphicsGetCurrentContext()?.setColors(stroke: Color(uiColor: self)) }
}

extension UIBezierPath {
  private var rule: CGPathFillRule { usesEvenOddFillRule ? .evenOdd : .winding }

  public func fill() { fill(with: .normal, alpha: 1) }
  public func fill(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.fill(Path(cgPath), rule, blendMode, alpha: alpha)
  }
  public func stroke() { stroke(with: .normal, alpha: 1) }
  public func stroke(with blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.stroke(Path(cgPath), strokeStyle, blendMode, alpha: alpha)
  }
  public func addClip() { UIGraphicsGetCurrentContext()?.clip(to: Path(cgPath), rule) }
}

extension UIImage {
  public func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
  public func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(blendMode, alpha: alpha) { $0.draw(Image(uiImage: self), in: rect) }
  }
  public func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
  public func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
    UIGraphicsGetCurrentContext()?.draw(blendMode, alpha: alpha) {
      $0.draw(Image(uiImage: self), at: point, anchor: .topLeading)
    }
  }
  public func drawAsPattern(in rect: CGRect) {
    UIGraphicsGetCurrentContext()?.draw {
      $0.fill(Path(rect), with: .tiledImage(Image(uiImage: self), origin: .zero))
    }
  }

  /// The picture's shape in a colour; of a symbol that of running text.
  public func withTintColor(_ color: UIColor) -> UIImage { withTintColor(color, renderingMode: .alwaysOriginal) }
  public func withTintColor(_ color: UIColor, renderingMode: UIImage.RenderingMode) -> UIImage {
    let tinted = DrawnPicture.onMainActor {
      DrawnPicture.pixels(
        of: Image(uiImage: self).renderingMode(.template).foregroundStyle(Color(uiColor: color)),
        scale: cgImage == nil ? UIScreen.main.scale : scale)
    }
    return tinted.withRenderingMode(renderingMode)
  }
}

extension UIImage {
  /// How a picture is turned.
  ///
  /// - Remark: the type that pictures of SwiftUI have, whose raw values are others.
  public typealias Orientation = Image.Orientation

  /// Upright: a picture is turned when it is read.
  public var imageOrientation: Orientation { .up }
}
