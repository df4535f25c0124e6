import DeclarativeUI

/// The words and the picture of a row.
///
/// Fonts, colours and distances of what rows have without being told are generally known, and were not measured.
struct RowPicture: View {
  var image: AnyView?
  var text: AnyView?
  var secondaryText: AnyView?
  var isSideBySide = false
  /// What is free between the picture and the texts, between texts beside and below each other, in points.
  var gaps: (image: CGFloat, beside: CGFloat, below: CGFloat) = (16, 8, 0)

  var isEmpty: Bool { image == nil && text == nil && secondaryText == nil }

  var body: some View {
    HStack(spacing: 0) {
      if let image { image.padding(.trailing, gaps.image) }
      if isSideBySide {
        text
        Spacer(minLength: gaps.beside)
        secondaryText
      } else {
        VStack(alignment: .leading, spacing: gaps.below) {
          text
          secondaryText
        }
        Spacer(minLength: 0)
      }
    }
  }
}

/// What stands at the end of a row.
enum RowAccessory {
  case chevron, checkmark, detail
  case view(UIView)
}

/// What stands at the end of a row, each 16 points after what is before it.
struct RowAccessories: View {
  let accessories: [RowAccessory]

  var body: some View {
    HStack(spacing: 0) {
      ForEach(Array(accessories.enumerated()), id: \.offset) { _, accessory in
        picture(of: accessory).padding(.leading, 16)
      }
    }
  }

  @ViewBuilder private func picture(of accessory: RowAccessory) -> some View {
    switch accessory {
    case .chevron:
      Image(systemName: "chevron.forward").font(.footnote.weight(.semibold))
        .foregroundStyle(Color(uiColor: .tertiaryLabel))
    case .checkmark: Image(systemName: "checkmark").fontWeight(.medium).foregroundStyle(.tint)
    case .detail: Image(systemName: "info.circle").foregroundStyle(.tint)
    case .view(let view): view.fixedPicture
    }
  }
}

/// A cell, or what stands above or below cells: as high as what is in it.
@MainActor protocol FittedCell: UIView {
  /// What it has of its own besides views, with what is free around it; nil where that is nothing.
  var row: AnyView? { get }
  /// Whether it has no words, picture or configuration of its own: what stands at the end does not say how high a row is.
  var isBare: Bool { get }
}

extension FittedCell {
  var isBare: Bool { row == nil }

  /// What is in it takes, in points; of no width that which is least.
  func fittingSize(forWidth width: CGFloat?) -> CGSize {
    if let width { frame.size.width = width }
    updateAllConstraints()
    let traits = traitCollection
    let own = (isBare ? nil : row).map { row -> CGSize in
      let row = row.transformEnvironment(\.self) { $0.apply(traits) }
      guard let width else { return ViewHost(row).idealSize }
      return UIHostingController(rootView: row).sizeThatFits(in: CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    guard ConstraintLayout.isNeeded(in: self) else { return own ?? .zero }
    let constrained = ConstraintLayout.fittingSize(
      of: self, CGSize(width: width ?? 0, height: 0), width == nil ? .fittingSizeLevel : .required, .fittingSizeLevel)
    return CGSize(width: max(constrained.width, own?.width ?? 0), height: max(constrained.height, own?.height ?? 0))
  }

  /// Whether constraints alone say how high it is.
  var isHighByConstraints: Bool { isBare && ConstraintLayout.isNeeded(in: self) }

  /// What is behind it and what it has of its own.
  func picture(_ configuration: UIBackgroundConfiguration?, _ background: UIView?) -> AnyView {
    AnyView(
      ZStack {
        if let configuration {
          RoundedRectangle(cornerRadius: configuration.cornerRadius)
            .fill(Color(uiColor: configuration.backgroundColor ?? .clear))
        }
        if let background { StandInSurface(of: background) }
        (row ?? AnyView(EmptyView())).frame(maxWidth: .infinity, maxHeight: .infinity)
      })
  }
}

extension UIView {
  /// How long it was made, or else what it takes of its own; nil where it has neither.
  var madeLength: (width: CGFloat?, height: CGFloat?) {
    let own = intrinsicContentSize
    func length(_ made: CGFloat, _ own: CGFloat) -> CGFloat? { made > 0 ? made : own > 0 ? own : nil }
    return (length(frame.width, own.width), length(frame.height, own.height))
  }

  /// The view as large as it was made, or else as what it takes of its own.
  var fixedPicture: some View {
    StandInSurface(of: self).frame(width: madeLength.width, height: madeLength.height)
  }

  /// What rows leave free at both ends, in points, as those of lists of views do (`List`): measured on those alone.
  var usualRowInset: CGFloat {
    bounds.width >= 414 || (traitCollection.systemDesign == .iOS18 && bounds.width >= 390) ? 20 : 16
  }
}

extension View {
  /// The words of a row with what stands at its end and what is free around both.
  func asRow(_ accessories: [RowAccessory], insets: EdgeInsets) -> AnyView {
    AnyView(
      HStack(spacing: 0) {
        self
        RowAccessories(accessories: accessories)
      }
      .padding(insets))
  }
}

extension UITableViewCell: FittedCell, DrawnKind {
  private var accessories: [RowAccessory] {
    if let view = accessoryView { return [.view(view)] }
    return switch accessoryType {
    case .none: []
    case .disclosureIndicator: [.chevron]
    case .detailDisclosureButton: [.detail, .chevron]
    case .checkmark: [.checkmark]
    case .detailButton: [.detail]
    }
  }

  /// The words and the picture of its own.
  private var words: RowPicture {
    let (row, traits) = (values.row, traitCollection)
    var words = RowPicture(isSideBySide: style == .value1 || style == .value2)
    if row.imageView.image != nil { words.image = AnyView(row.imageView.fixedPicture) }
    if row.label.text?.isEmpty == false { words.text = AnyView(row.label.lines(in: traits)) }
    if let detail = detailTextLabel, detail.text?.isEmpty == false {
      words.secondaryText = AnyView(detail.lines(in: traits))
    }
    return words
  }

  var isBare: Bool { contentConfiguration == nil && words.isEmpty }

  private var insets: EdgeInsets {
    EdgeInsets(top: 11, leading: usualRowInset, bottom: 11, trailing: usualRowInset)
  }

  var row: AnyView? {
    if let configuration = contentConfiguration {
      return values.row.shown.picture(of: configuration, in: self, accessories)
    }
    let words = words
    if words.isEmpty {
      if accessories.isEmpty { return nil }
      let beside = EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: usualRowInset)
      return HStack { Spacer(minLength: 0) }.asRow(accessories, insets: beside)
    }
    return words.asRow(accessories, insets: insets)
  }

  var ownContent: AnyView {
    picture(backgroundConfiguration, isSelected ? selectedBackgroundView ?? backgroundView : backgroundView)
  }

  /// Has the views in it end where what stands at its end begins.
  func placeContentView() {
    guard let view = values.row.contentView else { return }
    let taken =
      accessories.isEmpty ? 0 : ViewHost(RowAccessories(accessories: accessories)).idealSize.width + usualRowInset
    view.frame = CGRect(x: 0, y: 0, width: max(0, bounds.width - taken), height: bounds.height)
  }
}

extension UITableViewHeaderFooterView: FittedCell, DrawnKind {
  /// In the font of headings, which is a guess.
  var row: AnyView? {
    if let configuration = contentConfiguration { return shown.picture(of: configuration, in: self, []) }
    guard let label = textLabel, label.text?.isEmpty == false else { return nil }
    return RowPicture(text: AnyView(label.lines(in: traitCollection)))
      .asRow([], insets: EdgeInsets(top: 6, leading: usualRowInset, bottom: 6, trailing: usualRowInset))
  }
  var ownContent: AnyView { picture(backgroundConfiguration, backgroundView) }
}
