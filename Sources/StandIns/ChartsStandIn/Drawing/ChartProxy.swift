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
    let span = x.span(of: PlotPlace(value: PlotValue(value)))
    return x.fraction(of: span.center, length: plotSize.width) * plotSize.width
  }
  public func position<Value>(forY value: Value) -> CGFloat? {
    let span = y.span(of: PlotPlace(value: PlotValue(value)))
    return (1 - y.fraction(of: span.center, length: plotSize.height)) * plotSize.height
  }
  public func value<Value>(atX position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    plotSize.width > 0 ? x.value(atFraction: Double(position / plotSize.width)).as(type) : nil
  }
  public func value<Value>(atY position: CGFloat, as type: Value.Type = Value.self) -> Value? {
    plotSize.height > 0 ? y.value(atFraction: Double(1 - position / plotSize.height)).as(type) : nil
  }
}
