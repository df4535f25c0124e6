// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// A line, a tick or a label at a value of an axis.
struct AxisItem {
  enum Kind {
    case gridLine(StrokeStyle?), tick(StrokeStyle?)
    /// What a label says; nil for the value in the usual words.
    case label(AnyView?, words: ((PlotValue) -> Text?)?)
  }
  var kind: Kind
  var isCentered: Bool?
  var style: AnyShapeStyle?
  var font: Font?
  var offset = CGSize.zero
  var spacing: (horizontal: CGFloat?, vertical: CGFloat?) = (nil, nil)

  init(_ kind: Kind, isCentered: Bool? = nil) { (self.kind, self.isCentered) = (kind, isCentered) }

  /// The words of a format, for values of its own type.
  static func words<Format: FormatStyle>(_ format: Format) -> (PlotValue) -> Text?
  where Format.FormatInput: Equatable, Format.FormatOutput == String {
    { value in value.as(Format.FormatInput.self).map { Text($0, format: format) } }
  }
}

public struct AxisGridLine: AxisMark {
  public let _items: AxisItemList
  public init(centered: Bool? = nil, stroke: StrokeStyle? = nil) {
    _items = AxisItemList(items: [AxisItem(.gridLine(stroke), isCentered: centered)])
  }
}
/// Ticks are as long as the labels beside them are high; other lengths are not drawn.
public struct AxisTick: AxisMark {
  public struct Length: Sendable, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
    public init(floatLiteral value: Double) {}
    public init(integerLiteral value: Int) {}
    public static let automatic: Length = 0
    public static let label: Length = 0
    public static let longestLabel: Length = 0
    public static func label(extendPastBy value: CGFloat) -> Length { 0 }
    public static func longestLabel(extendPastBy value: CGFloat) -> Length { 0 }
  }
  public let _items: AxisItemList
  public init(centered: Bool? = nil, length: Length = .automatic, stroke: StrokeStyle? = nil) {
    _items = AxisItemList(items: [AxisItem(.tick(stroke), isCentered: centered)])
  }
}
public struct AxisValueLabelCollisionResolution: Sendable {
  public static let automatic = AxisValueLabelCollisionResolution()
  public static let truncate = AxisValueLabelCollisionResolution()
  public static let disabled = AxisValueLabelCollisionResolution()
  public static func greedy(priority: Double = 0, minimumSpacing: CGFloat? = nil) -> AxisValueLabelCollisionResolution {
    AxisValueLabelCollisionResolution()
  }
  public static var greedy: AxisValueLabelCollisionResolution { greedy() }
}
public struct AxisValueLabelOrientation: Sendable {
  public static let automatic = AxisValueLabelOrientation()
  public static let horizontal = AxisValueLabelOrientation()
  public static let vertical = AxisValueLabelOrientation()
  public static let verticalReversed = AxisValueLabelOrientation()
}
/// Labels are not turned, anchored elsewhere, or left out where they touch.
public struct AxisValueLabel: AxisMark {
  public let _items: AxisItemList

  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.label(nil, words: nil), centered, (horizontalSpacing, verticalSpacing))
  }
  public init(
    _ label: some StringProtocol, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.label(AnyView(Text(label)), words: nil), centered, (horizontalSpacing, verticalSpacing))
  }
  public init(
    _ label: LocalizedStringKey, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.label(AnyView(Text(label)), words: nil), centered, (horizontalSpacing, verticalSpacing))
  }
  public init(
    _ label: Text, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) {
    self.init(.label(AnyView(label), words: nil), centered, (horizontalSpacing, verticalSpacing))
  }
  public init<Format: FormatStyle>(
    format: Format, centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil
  ) where Format.FormatInput: Equatable, Format.FormatOutput == String {
    self.init(.label(nil, words: AxisItem.words(format)), centered, (horizontalSpacing, verticalSpacing))
  }
  public init(
    centered: Bool? = nil, anchor: UnitPoint? = nil,
    multiLabelAlignment: Alignment? = nil, collisionResolution: AxisValueLabelCollisionResolution = .automatic,
    offsetsMarks: Bool? = nil, orientation: AxisValueLabelOrientation = .automatic, horizontalSpacing: CGFloat? = nil,
    verticalSpacing: CGFloat? = nil, @ViewBuilder content: () -> some View
  ) {
    self.init(.label(AnyView(content()), words: nil), centered, (horizontalSpacing, verticalSpacing))
  }

  private init(
    _ kind: AxisItem.Kind, _ isCentered: Bool?, _ spacing: (CGFloat?, CGFloat?)
  ) {
    var item = AxisItem(kind, isCentered: isCentered)
    item.spacing = spacing
    _items = AxisItemList(items: [item])
  }
}
extension AxisMark {
  private func changing(_ change: (inout AxisItem) -> Void) -> AxisItemList {
    var list = _items
    for index in list.items.indices { change(&list.items[index]) }
    return list
  }
  public func foregroundStyle(_ style: some ShapeStyle) -> some AxisMark {
    changing { $0.style = $0.style ?? AnyShapeStyle(style) }
  }
  public func font(_ font: Font?) -> some AxisMark { changing { $0.font = $0.font ?? font } }
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some AxisMark {
    changing { $0.offset = CGSize(width: $0.offset.width + x, height: $0.offset.height + y) }
  }
}
