public import Foundation

extension View {
  /// The view with a sheet in front of the screen, as long as a value is true.
  /// - Parameters:
  ///   - isPresented: whether the sheet is there; dismissing it writes false.
  ///   - onDismiss: done when the sheet is gone.
  ///   - content: what is on the sheet.
  /// - Remark: how large a sheet is on a wide screen is a guess.
  public nonisolated func sheet<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentingModifier("sheet", .sheet, isPresented, onDismiss, content))
  }

  /// The view with a sheet in front of the screen, as long as there is an item; another item has another sheet.
  /// - Remark: how large a sheet is on a wide screen is a guess.
  public nonisolated func sheet<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentingModifier("sheet", .sheet, item, onDismiss, content))
  }

  /// The view with another one instead of the whole screen, as long as a value is true.
  ///
  /// When the cover has appeared, what is on the screen that presents it disappears; it appears again when the cover goes.
  public nonisolated func fullScreenCover<Content: View>(
    isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(PresentingModifier("fullScreenCover", .cover, isPresented, onDismiss, content))
  }

  /// The view with another one instead of the whole screen, as long as there is an item.
  public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(PresentingModifier("fullScreenCover", .cover, item, onDismiss, content))
  }

  /// The view with a popover, as long as a value is true; on a phone that is a sheet.
  /// - Parameters:
  ///   - isPresented: whether the popover is there; dismissing it writes false.
  ///   - attachmentAnchor: the part of the view to which its arrow points.
  ///   - arrowEdge: the edge of that part at which the arrow is; nil is the lower one where there is room, or else the upper one.
  ///   - content: what is in the popover.
  public nonisolated func popover<Content: View>(
    isPresented: Binding<Bool>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping () -> Content
  ) -> some View {
    modifier(
      PresentingModifier("popover", .popover, isPresented, nil, content)
        .aimed(PopoverAim(anchor: attachmentAnchor, edge: arrowEdge)))
  }

  /// The view with a popover, as long as there is an item; on a phone that is a sheet.
  /// - Parameters:
  ///   - item: what the popover is about; dismissing it writes nil.
  ///   - attachmentAnchor: the part of the view to which its arrow points.
  ///   - arrowEdge: the edge of that part at which the arrow is; nil is the lower one where there is room, or else the upper one.
  ///   - content: what is in the popover.
  public nonisolated func popover<Item: Identifiable, Content: View>(
    item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
    @ViewBuilder content: @escaping (Item) -> Content
  ) -> some View {
    modifier(
      PresentingModifier("popover", .popover, item, nil, content)
        .aimed(PopoverAim(anchor: attachmentAnchor, edge: arrowEdge)))
  }
}

/// To which part of a view the arrow of a popover points, and from where.
struct PopoverAim {
  var anchor = PopoverAttachmentAnchor.rect(.bounds)
  /// The edge of the part at which the arrow is; nil for any.
  var edge: Edge?

  /// The part of a view, in the coordinates in which its frame is given.
  func part(of frame: CGRect) -> CGRect {
    switch anchor {
    case .rect(let source): source.part(of: frame)
    case .point(let point):
      CGRect(x: frame.minX + point.x * frame.width, y: frame.minY + point.y * frame.height, width: 0, height: 0)
    }
  }
}

/// Where the arrow of a popover points; on a phone there is none.
public enum PopoverAttachmentAnchor {
  /// A part of the view.
  public struct Source: Hashable, Sendable {
    private let rect: CGRect?

    /// The whole view.
    public static let bounds = Source(rect: nil)
    /// A rectangle in the view.
    public static func rect(_ rect: CGRect) -> Source { Source(rect: rect) }

    fileprivate func part(of frame: CGRect) -> CGRect { rect?.offsetBy(dx: frame.minX, dy: frame.minY) ?? frame }
  }

  /// To a part of the view.
  case rect(Source)
  /// To a point of the view.
  case point(UnitPoint)
}

extension PresentingModifier {
  /// Presents a view as long as a value is true.
  init(
    _ name: String, _ style: PresentationStyle, _ isPresented: Binding<Bool>, _ onDismiss: (() -> Void)?,
    _ content: @escaping () -> Presented
  ) {
    self.init(
      call: ModifierCall(name, ["isPresented": isPresented], action: onDismiss), style: style, isPresented: isPresented,
      presented: { isPresented.wrappedValue ? (nil, content()) : nil }, onDismiss: onDismiss)
  }

  /// Presents a view for an item as long as there is one.
  init<Item: Identifiable>(
    _ name: String, _ style: PresentationStyle, _ item: Binding<Item?>, _ onDismiss: (() -> Void)?,
    _ content: @escaping (Item) -> Presented
  ) {
    self.init(
      call: ModifierCall(name, ["item": item], action: onDismiss), style: style, isPresented: item.isPresent(),
      presented: { item.wrappedValue.map { (AnyHashable($0.id), content($0)) } }, onDismiss: onDismiss)
  }
}

extension Binding {
  /// A binding to whether there is a value; writing false takes it away.
  func isPresent<Item>() -> Binding<Bool> where Value == Item? {
    map("is present", get: { wrappedValue != nil }, set: { if !$0 { wrappedValue = nil } })
  }
}
