public import DeclarativeUI

extension CALayer: AreaShowing {
  /// The area of its view, or one as large as the layer that shows it alone.
  @MainActor public var shownArea: UIView {
    if let view { return view }
    let size = bounds.size
    let area = UIView(showing: ViewHost(SublayerPicture(layer: self).frame(width: size.width, height: size.height)))
    area.frame = CGRect(origin: .zero, size: size)
    area.backgroundColor = .clear
    return area
  }
}
