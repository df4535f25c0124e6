// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// An area to draw in by hand; where it is shown among views, a labelled surface stands in for it.
open class PKCanvasView: UIScrollView {
  public weak var delegate: (any PKCanvasViewDelegate)?
  public var drawing = PKDrawing()
  public var tool: any PKTool = PKInkingTool(.pen)
  public var drawingPolicy = PKCanvasViewDrawingPolicy.default
  public var isRulerActive = false
  public var isDrawingEnabled = true
}
public enum PKCanvasViewDrawingPolicy: UInt, Hashable, Sendable { case `default`, anyInput, pencilOnly }
@MainActor @preconcurrency
public protocol PKCanvasViewDelegate: UIScrollViewDelegate {
  func canvasViewDrawingDidChange(_ canvasView: PKCanvasView)
  func canvasViewDidFinishRendering(_ canvasView: PKCanvasView)
  func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView)
  func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView)
}
extension PKCanvasViewDelegate {
  public func canvasViewDrawingDidChange(_ canvasView: PKCanvasView) {}
  public func canvasViewDidFinishRendering(_ canvasView: PKCanvasView) {}
  public func canvasViewDidBeginUsingTool(_ canvasView: PKCanvasView) {}
  public func canvasViewDidEndUsingTool(_ canvasView: PKCanvasView) {}
}

/// The palette of pens, which is never drawn.
@MainActor @preconcurrency open class PKToolPicker: NSObject {
  public var selectedTool: any PKTool = PKInkingTool(.pen)
  public var isRulerActive = false
  public var isVisible: Bool { false }
  public var showsDrawingPolicyControls = true
  public override init() { super.init() }
  open func setVisible(_ visible: Bool, forFirstResponder responder: UIResponder) {}
  open func addObserver(_ observer: any PKToolPickerObserver) {}
  open func removeObserver(_ observer: any PKToolPickerObserver) {}
}
@MainActor @preconcurrency
public protocol PKToolPickerObserver: AnyObject {
  func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker)
  func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker)
}
extension PKToolPickerObserver {
  public func toolPickerSelectedToolDidChange(_ toolPicker: PKToolPicker) {}
  public func toolPickerVisibilityDidChange(_ toolPicker: PKToolPicker) {}
}

public protocol PKTool: Sendable {}
public struct PKInkingTool: PKTool, Equatable {
  public enum InkType: String, Hashable, Sendable {
    case pen, pencil, marker, monoline, fountainPen, watercolor, crayon
  }
  public var inkType: InkType
  public var color: UIColor
  public var width: CGFloat
  public init(_ type: InkType, color: UIColor = .black, width: CGFloat? = nil) {
    inkType = type
    self.color = color
    self.width = width ?? 1
  }
}
public struct PKEraserTool: PKTool, Equatable {
  public enum EraserType: Hashable, Sendable { case vector, bitmap, fixedWidthBitmap }
  public var eraserType: EraserType
  public init(_ eraserType: EraserType) { self.eraserType = eraserType }
}
public struct PKLassoTool: PKTool, Equatable {
  public init() {}
}
