// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

@MainActor @preconcurrency
open class UIBarButtonItem: NSObject {
  public enum Style: Int, Hashable, Sendable {
    case plain
    case done = 2
  }
  public enum SystemItem: Int, Hashable, Sendable {
    case done, cancel, edit, save, add, flexibleSpace, fixedSpace, compose, reply, action, organize, bookmarks, search
    case refresh, stop, camera, trash, play, pause, rewind, fastForward, undo, redo
    case close = 24
  }
  open var title: String?
  open var image: UIImage?
  private(set) var systemItem: SystemItem?
  open var tintColor: UIColor?
  open var isEnabled = true
  public required override init() { super.init() }
  public init(title: String?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    (self.title, self.style, self.target, self.action) = (title, style, target, action)
  }
  public init(image: UIImage?, style: Style, target: AnyObject?, action: Selector?) {
    super.init()
    (self.image, self.style, self.target, self.action) = (image, style, target, action)
  }
  public init(barButtonSystemItem systemItem: SystemItem, target: AnyObject?, action: Selector?) {
    super.init()
    (self.target, self.action) = (target, action)
    become(systemItem)
  }
  public init(customView: UIView) {
    super.init()
    self.customView = customView
  }
  public init(systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    (self.primaryAction, self.menu) = (primaryAction, menu)
    become(systemItem)
  }
  private func become(_ item: SystemItem) {
    systemItem = item
    if item == .done || item == .save { style = .done }
  }
  public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil, menu: UIMenu? = nil) {
    super.init()
    (self.title, self.image) = (title ?? primaryAction?.title, image ?? primaryAction?.image)
    (self.primaryAction, self.menu) = (primaryAction, menu)
  }
  open var menu: UIMenu?
  open var primaryAction: UIAction?
  open var customView: UIView?
  open var width: CGFloat = 0
  open var style = Style.plain
  open var tag = 0
  open weak var target: AnyObject?
  open var action: Selector?
  open var accessibilityLabel: String?
  open var accessibilityIdentifier: String?
  public class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }
  public class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {}
  /// One of its own each time: buttons of bars keep their look here.
  open class func appearance() -> Self { Self() }
  /// One of its own each time: buttons of bars keep their look here.
  open class func appearance(whenContainedInInstancesOf containerTypes: [AnyClass]) -> Self { Self() }
}
extension UINavigationBar {
  /// None: items of bars are those of their screens.
  public var topItem: UINavigationItem? { nil }
}

/// Buttons of a bar, as those of views are drawn.
struct BarButtons: View {
  @Current var items: [UIBarButtonItem]

  var body: some View {
    ForEach(Array(items.enumerated()), id: \.offset) { _, item in BarButton(item: item) }
  }
}

private struct BarButton: View {
  @Current var item: UIBarButtonItem
  @Environment(\.systemDesign) private var design

  var body: some View {
    if item.systemItem == .flexibleSpace || item.systemItem == .fixedSpace {
      EmptyView()
    } else if let view = item.customView {
      view.fixedPicture
    } else {
      Button(action: perform) { label }.fontWeight(item.style == .done ? .semibold : nil).disabled(!item.isEnabled)
        .tint(item.tintColor.map { Color(uiColor: $0) })
    }
  }

  private func perform() {
    if let action = item.primaryAction { action.handler(action) }
  }

  @ViewBuilder private var label: some View {
    if let image = item.image {
      if image.renderingMode == .alwaysOriginal {
        Image(uiImage: image)
      } else {
        Image(uiImage: image).renderingMode(.template)
      }
    } else if let title = item.title {
      Text(verbatim: title)
    } else if let symbol = item.systemItem?.symbol(in: design) {
      Image(systemName: symbol)
    } else {
      Text(verbatim: item.systemItem?.word ?? "")
    }
  }
}

extension UIBarButtonItem.SystemItem {
  /// The symbol that stands for it; nil where a word does.
  ///
  /// That iOS 26 has symbols for what is done, closed and left is generally known, and was not measured.
  fileprivate func symbol(in design: SystemDesign) -> String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop, .close: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done: design == .iOS26 ? "checkmark" : nil
    case .cancel: design == .iOS26 ? "xmark" : nil
    case .edit, .save, .flexibleSpace, .fixedSpace, .undo, .redo: nil
    }
  }

  fileprivate var word: String {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: ""
    }
  }
}
