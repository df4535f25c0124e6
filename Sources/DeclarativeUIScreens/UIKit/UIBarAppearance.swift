import LayoutTree
public import Foundation

/// The bar of a screen of UIKit, as the screens of a `NavigationStack` have one.
/// - Remark: drawn are backgrounds, lines, the font and colour of titles, and in iOS 18 the tint of the button that leads back.
///   Nothing else that it is told changes anything: neither its `backgroundColor`, which iOS leaves out behind the status
///   bar, nor its `tintColor` for other buttons, of which nothing is known.
open class UINavigationBar: UIView {
  private var ownStandard: UINavigationBarAppearance?
  private var backgroundImage: UIImage?

  /// How it looks.
  public var standardAppearance: UINavigationBarAppearance {
    get { ownStandard ?? UINavigationBarAppearance() }
    set {
      ownStandard = newValue
      noteChange()
    }
  }
  /// How it looks while the contents are not scrolled.
  public var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { noteChange() } }
  /// How it looks where there is little room along.
  /// - Remark: changes nothing here.
  public var compactAppearance: UINavigationBarAppearance?
  /// How it looks there while the contents are not scrolled.
  /// - Remark: changes nothing here.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// The colour behind it, by an older name.
  public var barTintColor: UIColor? { didSet { noteChange() } }
  /// Whether the titles of a navigation controller's screens are large where they ask for it, or ask for nothing.
  public var prefersLargeTitles = false
  /// Whether what is behind it shines through.
  public var isTranslucent = true { didSet { noteChange() } }
  /// The line below it.
  public var shadowImage: UIImage? { didSet { noteChange() } }
  /// How its title is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }
  /// How its large title is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]? { didSet { noteChange() } }

  /// Gives it a picture as its background.
  public func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
    self.backgroundImage = backgroundImage
    noteChange()
  }
}

extension UINavigationBar: CustomizedBar {
  var customStandard: UIBarAppearance? { ownStandard }
  var customAtEdge: UIBarAppearance? { scrollEdgeAppearance }
  var customImage: UIImage? { backgroundImage }
  var customBehind: UIColor? { nil }

  /// How the title in the bar is set.
  /// - Parameter isAtEdge: whether it is there while the contents are not scrolled.
  func titleAppearance(isAtEdge: Bool) -> TitleAppearance {
    let appearance = isAtEdge ? scrollEdgeAppearance ?? ownStandard : ownStandard
    return TitleAppearance(appearance?.titleTextAttributes).or(TitleAppearance(titleTextAttributes))
  }

  /// How the large title below the bar is set.
  var largeTitleAppearance: TitleAppearance {
    TitleAppearance((scrollEdgeAppearance ?? ownStandard)?.largeTitleTextAttributes).or(
      TitleAppearance(largeTitleTextAttributes))
  }
}

/// The bar with the tabs of UIKit, as a `TabView` has one.
/// - Remark: drawn is whether it is hidden, on tablets too, where that is not known; in iOS 18 its backgrounds, its line and
///   the colour of tabs that are not chosen. The glass of iOS 26 keeps its background and colours but for those of
///   `stackedLayoutAppearance`. `tintColor` changes nothing: that of views counts.
open class UITabBar: UIView {
  private var ownStandard: UITabBarAppearance?

  /// How it looks.
  public var standardAppearance: UITabBarAppearance {
    get { ownStandard ?? UITabBarAppearance() }
    set {
      ownStandard = newValue
      noteChange()
    }
  }
  /// How it looks while the contents are not scrolled.
  public var scrollEdgeAppearance: UITabBarAppearance? { didSet { noteChange() } }
  /// The colour behind it, by an older name.
  public var barTintColor: UIColor? { didSet { noteChange() } }
  /// The colour of the tabs that are not chosen.
  public var unselectedItemTintColor: UIColor? { didSet { noteChange() } }
  /// Whether what is behind it shines through.
  public var isTranslucent = true { didSet { noteChange() } }
  /// The line above it.
  public var shadowImage: UIImage? { didSet { noteChange() } }
  /// A picture as its background.
  public var backgroundImage: UIImage? { didSet { noteChange() } }
}

extension UITabBar: CustomizedBar {
  var customStandard: UIBarAppearance? { ownStandard }
  var customAtEdge: UIBarAppearance? { scrollEdgeAppearance }
  var customImage: UIImage? { backgroundImage }
  var customBehind: UIColor? { backgroundColor }

  /// How the tabs look whose titles stand below their pictures.
  func itemAppearance(isChosen: Bool) -> UIBarItemStateAppearance? {
    let items = (scrollEdgeAppearance ?? ownStandard)?.stackedLayoutAppearance
    return isChosen ? items?.selected : items?.normal
  }
}

/// In how much room a bar stands.
public enum UIBarMetrics: Hashable, Sendable {
  case `default`, compact, defaultPrompt, compactPrompt
}

/// How a bar of UIKit looks.
@MainActor @preconcurrency
public class UIBarAppearance {
  /// The line at the end of a bar.
  enum Line {
    case usual, none
    case color(UIColor)
  }

  /// Whether what is below the bar shines through, blurred.
  private(set) var hasMaterial = true
  private(set) var line = Line.usual

  /// Creates the usual look.
  public nonisolated init() {}

  /// The colour behind the bar.
  public var backgroundColor: UIColor?
  /// A picture as the background, which is drawn as large as the bar.
  public var backgroundImage: UIImage?
  /// The line as a picture; one without pixels is none.
  /// - Remark: another picture than one without pixels changes nothing here.
  public var shadowImage: UIImage?

  /// The colour of its line; nil and clear is none.
  public var shadowColor: UIColor? {
    get {
      switch line {
      case .usual: UIColor(white: 0, alpha: 0.3)
      case .none: nil
      case .color(let color): color
      }
    }
    set { line = newValue.map { .color($0) } ?? .none }
  }

  /// A blur as the background; nil is none.
  /// - Remark: every blur is drawn as the usual one of bars, and is not told from it.
  public var backgroundEffect: UIBlurEffect? {
    get { hasMaterial ? UIBlurEffect(style: .systemChromeMaterial) : nil }
    set { hasMaterial = newValue != nil }
  }

  /// Begins with the usual background.
  public func configureWithDefaultBackground() { configure(hasMaterial: true, nil, .usual) }

  /// Begins with an opaque background.
  public func configureWithOpaqueBackground() { configure(hasMaterial: false, .systemBackground, .usual) }

  /// Begins without a background.
  public func configureWithTransparentBackground() { configure(hasMaterial: false, nil, .none) }

  private func configure(hasMaterial: Bool, _ color: UIColor?, _ line: Line) {
    self.hasMaterial = hasMaterial
    backgroundColor = color
    self.line = line
    (backgroundImage, shadowImage) = (nil, nil)
  }
}

/// How the bar of a screen of UIKit looks.
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How its title is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How its large title is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}

/// How the bar with the tabs of UIKit looks.
public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs look whose titles stand below their pictures.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look whose titles stand beside their pictures.
  /// - Remark: changes nothing here: titles stand below.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How small tabs look whose titles stand beside their pictures.
  /// - Remark: changes nothing here: titles stand below.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
