// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// Where values are in a plot.
public struct ChartProxy {
  let x: PlotAxis
  let y: PlotAxis
  public let plotSize: CGSize
  public let plotFrame: Anchor<CGRect>?

  public var plotAreaSize: CGSize { plotSize }
  /// Where the plot is; a chart that is seen has one.
  public var plotAreaFrame: Anchor<CGRect> {
    guard let plotFrame else { preconditionFailure("The chart has no plot") }
    return plotFrame
  }

  public func position<Value>(forX value: Value) -> CGFloat? {
    x.span(of: PlotPlace(value: PlotValue(value))).map {
      x.fraction(of: $0.center, length: plotSize.width) * plotSize.width
    }
  }
  public func position<Value>(forY value: Value) -> CGFloat? {
    y.span(of: PlotPlace(value: PlotValue(value))).map {
      (1 - y.fraction(of: $0.center, length: plotSize.height)) * plotSize.height
    }
  }
  public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    x.value(at: position, length: plotSize.width)?.as(type)
  }
  public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    y.value(at: plotSize.height - position, length: plotSize.height)?.as(type)
  }
}
