// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple.

public import DeclarativeUI

/// What lies blurred behind views of UIKit.
open class UIVisualEffectView: UIView {
  public let contentView = UIView()
  open var effect: UIVisualEffect?
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addContentView()
  }
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addContentView()
  }
  public init(effect: UIVisualEffect?) {
    super.init(frame: .zero)
    self.effect = effect
    addContentView()
  }
  private func addContentView() {
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}

/// - Remark: the blurs of before iOS 13 are drawn as the materials that resemble them, which was not measured; what vibrates
///   is drawn as it is.
extension UIVisualEffectView: DrawnKind {
  var ownContent: AnyView {
    guard let blur = effect as? UIBlurEffect else { return AnyView(EmptyView()) }
    let surface = Rectangle().fill(blur.style.material)
    return blur.style.appearance.map { AnyView(surface.environment(\.colorScheme, $0)) } ?? AnyView(surface)
  }
}

extension UIBlurEffect.Style {
  fileprivate var material: Material {
    switch self {
    case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: .ultraThinMaterial
    case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark, .light: .thinMaterial
    case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark, .prominent: .thickMaterial
    case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: .bar
    case .systemMaterial, .systemMaterialLight, .systemMaterialDark, .regular, .dark, .extraLight: .regularMaterial
    }
  }

  /// The appearance that it has whatever is around it.
  fileprivate var appearance: ColorScheme? {
    switch self {
    case .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight, .systemThickMaterialLight,
      .systemChromeMaterialLight, .light, .extraLight:
      .light
    case .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
      .systemChromeMaterialDark, .dark:
      .dark
    default: nil
    }
  }
}

open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
  public convenience init(blurEffect: UIBlurEffect) { self.init() }
}
