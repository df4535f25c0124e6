import Foundation

/// The card of an open menu.
///
/// Any view can be in it; its buttons become rows, as those of a `Menu` and of a context menu do.
struct MenuCard<Header: View, Content: View>: View {
  /// What stands above all rows, such as the row that closes a further menu.
  let header: Header
  let content: Content
  /// Whether it has the options of a picker.
  let isOfPicker: Bool
  @State private var columns: MenuColumns = []
  private var order = ShownMenuOrder()
  @Environment(\.systemDesign) private var design
  @Environment(\.dynamicTypeSize) private var size

  init(header: Header, content: Content, isOfPicker: Bool = false) {
    self.header = header
    self.content = content
    self.isOfPicker = isOfPicker
  }

  var body: some View {
    let metrics = MenuMetrics(design, size)
    let isReversed = order.isReversed(ofPicker: isOfPicker)
    ScrollView {
      Group(subviews: content) {
        MenuRows(header: header, items: $0, isReversed: isReversed, metrics: metrics)
      }
      .frame(maxWidth: .infinity)
      .padding(.vertical, metrics.edge)
    }
    // Where there is too little room, the first items are seen.
    .defaultScrollAnchor(isReversed ? .bottom : nil, for: .initialOffset)
    .environment(\.menuColumns, columns)
    .onPreferenceChange(MenuColumnsPreference.self) { columns = $0 }
    .frame(width: metrics.width)
    .clipShape(RoundedRectangle(cornerRadius: metrics.radius, style: .continuous))
    .background { MenuBackground(metrics: metrics) }
    // What is no button does not close the menu.
    .contentShape(Rectangle())
    .onTapGesture {}
    .accessibilityElement(children: .contain)
    .accessibilityAddTraits(.isModal)
  }
}

/// The measures of an open menu in points.
///
/// iOS 26: read from iOS 26.1 by others. Before: the width, the radius and the height of a row as other people have drawn
/// them after iOS 17; everything else is guessed.
struct MenuMetrics: Equatable {
  let design: SystemDesign
  /// How much larger letters are than usual; that marks and pictures before titles have as much room more is a guess.
  private let scale: CGFloat

  init(_ design: SystemDesign, _ size: DynamicTypeSize = .large) {
    self.design = design
    scale = max(CGFloat(Font.TextStyle.body.scale(at: size)), 1)
  }

  private var isNew: Bool { design == .iOS26 }

  var width: CGFloat { 250 }
  var radius: CGFloat { isNew ? 33 : 13 }
  /// Above the first row and below the last one.
  var edge: CGFloat { isNew ? 10 : 0 }
  var rowHeight: CGFloat { isNew ? 42 : 44 }
  var trailing: CGFloat { isNew ? 28 : 16 }
  /// Between the middle of a mark and the card's edge.
  var markMiddle: CGFloat { isNew ? 20 : 18.5 }
  /// From the right edge to the middle of a further menu's chevron, only in iOS 26.
  var chevronMiddle: CGFloat { 31 }
  var headerHeight: CGFloat { isNew ? 40.33 : 34 }
  /// From the card's edge to the first row below a header: measured in iOS 26.
  var firstHeaderHeight: CGFloat { isNew ? 38.33 : 34 }

  /// Where titles begin.
  func leading(_ columns: MenuColumns) -> CGFloat {
    guard isNew else { return columns.contains(.marks) ? 16 + 16 * scale : 16 }
    if columns.contains(.images) { return 36 + pictureColumn }
    return columns.contains(.marks) ? 28 + 12 * scale : 28
  }

  /// How wide the column of pictures before titles is.
  var pictureColumn: CGFloat { 24 * scale }
}

/// The background of an open menu with its shadow, which was not measured.
struct MenuBackground: View {
  let metrics: MenuMetrics

  var body: some View {
    RoundedRectangle(cornerRadius: metrics.radius, style: .continuous).fill(MenuPaint())
      .shadow(color: .black.opacity(metrics.design == .iOS26 ? 0.1 : 0.2), radius: 20, y: 6)
  }
}
