import DeclarativeUI
import Foundation
import LaidOutViews
import Testing
import UIKitStandIn

/// A view of UIKit among views.
private struct Shown: UIViewRepresentable {
  let area: UIView

  func makeUIView(context: Context) -> UIView { area }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A cell that is as large as its text, with a colour behind it.
private final class Tile: UICollectionViewCell {
  let words = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .red
    words.translatesAutoresizingMaskIntoConstraints = false
    words.numberOfLines = 0
    contentView.addSubview(words)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
      words.leadingAnchor.constraint(equalTo: contentView.leadingAnchor, constant: 5),
      words.trailingAnchor.constraint(equalTo: contentView.trailingAnchor, constant: -5),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

private final class Tiles: NSObject, UICollectionViewDataSource {
  let counts: [Int]
  var words: (IndexPath) -> String? = { _ in nil }

  init(_ counts: [Int]) { self.counts = counts }

  func numberOfSections(in collectionView: UICollectionView) -> Int { counts.count }
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    counts[section]
  }
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    (cell as? Tile)?.words.text = words(indexPath)
    (cell as? Tile)?.words.isHidden = words(indexPath) == nil
    return cell
  }
  func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    let view = UICollectionReusableView()
    view.backgroundColor = .blue
    return view
  }
}

@MainActor @Suite struct `A collection of UIKit` {
  private func collection(_ layout: UICollectionViewLayout, _ tiles: Tiles) -> UICollectionView {
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.register(Tile.self, forCellWithReuseIdentifier: "tile")
    collection.dataSource = tiles
    return collection
  }

  private func frames(
    _ layout: UICollectionViewLayout, _ tiles: Tiles, in size: CGSize = CGSize(width: 300, height: 200)
  ) -> [CGRect] {
    let laidOut = LaidOut(Shown(area: collection(layout, tiles)), in: size)
    #expect(laidOut.layout.problems.isEmpty)
    return laidOut.frames
  }

  @Test func `has cells across in lines of their height, as a picture of a phone shows`() {
    let flow = UICollectionViewFlowLayout()
    flow.scrollDirection = .horizontal
    flow.minimumLineSpacing = 20
    flow.itemSize = CGSize(width: 130, height: 200)
    #expect(frames(flow, Tiles([20])) == [rect(0, 0, 130, 200), rect(150, 0, 130, 200)])
  }

  @Test func `has lines that share what is left, and a last one with the same distances`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 80, height: 40)
    flow.sectionInset = UIEdgeInsets(top: 5, left: 10, bottom: 5, right: 10)
    flow.headerReferenceSize = CGSize(width: 0, height: 30)
    let expected = [
      rect(0, 0, 300, 30), rect(10, 35, 80, 40), rect(110, 35, 80, 40), rect(210, 35, 80, 40), rect(10, 85, 80, 40),
      rect(110, 85, 80, 40),
    ]
    #expect(frames(flow, Tiles([5])) == expected)
    let wide = UICollectionViewFlowLayout()
    wide.itemSize = CGSize(width: 200, height: 40)
    #expect(frames(wide, Tiles([2])) == [rect(50, 0, 200, 40), rect(50, 50, 200, 40)])
    #expect(frames(flow, Tiles([1])) == [rect(0, 0, 300, 30), rect(10, 35, 80, 40)])
  }

  @Test func `has cells as large as what is in them where it only has a guess`() {
    let flow = UICollectionViewFlowLayout()
    flow.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
    let tiles = Tiles([2])
    tiles.words = { String(repeating: "w", count: 1 + 4 * $0.item) }
    let laidOut = LaidOut(Shown(area: collection(flow, tiles)), in: CGSize(width: 300, height: 200))
    let (short, long) = (laidOut.frame("w"), laidOut.frame("wwwww"))
    #expect(short?.minX == 5 && short?.minY == 5)
    #expect(long?.minX == short.map { $0.maxX + 5 + 10 + 5 })
  }

  @Test func `has the cells in sight alone, where it is scrolled to`() {
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 300, height: 40)
    let (tiles, size) = (Tiles([1000]), CGSize(width: 300, height: 90))
    let collection = collection(flow, tiles)
    #expect(LaidOut(Shown(area: collection), in: size).frames.count == 2)
    collection.scrollToItem(at: IndexPath(item: 500, section: 0), at: .top, animated: false)
    #expect(LaidOut(Shown(area: collection), in: size).frames == [rect(0, 0, 300, 40), rect(0, 50, 300, 40)])
    #expect(collection.indexPathsForVisibleItems.map(\.item) == [500, 501])
  }

  @Test func `has groups of parts of its width, below each other or across`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(0.5), heightDimension: .fractionalHeight(1)))
    item.contentInsets = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
    func section(_ width: CGFloat) -> NSCollectionLayoutSection {
      let group = NSCollectionLayoutGroup.horizontal(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(width), heightDimension: .absolute(40)),
        subitems: [item])
      let section = NSCollectionLayoutSection(group: group)
      section.interGroupSpacing = 10
      section.contentInsets = NSDirectionalEdgeInsets(top: 6, leading: 50, bottom: 7, trailing: 50)
      return section
    }
    let below = UICollectionViewCompositionalLayout(section: section(1))
    #expect(frames(below, Tiles([3])) == [rect(52, 7, 94, 36), rect(152, 7, 94, 36), rect(52, 57, 94, 36)])
    let across = section(0.5)
    across.orthogonalScrollingBehavior = .continuous
    let header = NSCollectionLayoutBoundarySupplementaryItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(20)),
      elementKind: UICollectionView.elementKindSectionHeader, alignment: .top)
    across.boundarySupplementaryItems = [header]
    let expected = [
      rect(50, 0, 200, 20), rect(52, 27, 44, 36), rect(102, 27, 44, 36), rect(162, 27, 44, 36), rect(212, 27, 44, 36),
      rect(272, 27, 44, 36),
    ]
    #expect(frames(UICollectionViewCompositionalLayout(section: across), Tiles([6])) == expected)
    let thirds = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(100), heightDimension: .absolute(110)),
      repeatingSubitem: NSCollectionLayoutItem(
        layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1))),
      count: 3)
    thirds.interItemSpacing = .fixed(10)
    let stacked = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: thirds))
    #expect(frames(stacked, Tiles([3])) == [rect(0, 0, 100, 30), rect(0, 40, 100, 30), rect(0, 80, 100, 30)])
  }

  @Test func `has groups in groups, of which each has its share, and mirrors them from right to left`() {
    let half = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(0.5))
    let column = NSCollectionLayoutGroup.vertical(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .fractionalHeight(1)),
      subitems: [NSCollectionLayoutItem(layoutSize: half)])
    let pair = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(60)),
      repeatingSubitem: column, count: 2)
    pair.interItemSpacing = .fixed(20)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: pair))
    let expected = [rect(0, 0, 140, 30), rect(0, 30, 140, 30), rect(160, 0, 140, 30)]
    #expect(frames(layout, Tiles([3])) == expected)
    let tiles = Tiles([3])
    let mirrored = LaidOut(Shown(area: collection(layout, tiles)), in: CGSize(width: 300, height: 200)) {
      $0.layoutDirection = .rightToLeft
    }
    #expect(mirrored.frames == [rect(160, 0, 140, 30), rect(160, 30, 140, 30), rect(0, 0, 140, 30)])
  }

  @Test func `has what is left between the items of a group, where that may grow`() {
    let item = NSCollectionLayoutItem(
      layoutSize: NSCollectionLayoutSize(widthDimension: .absolute(80), heightDimension: .absolute(40)))
    let group = NSCollectionLayoutGroup.horizontal(
      layoutSize: NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)),
      subitems: [item])
    group.interItemSpacing = .flexible(10)
    let layout = UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(group: group))
    #expect(frames(layout, Tiles([3])) == [rect(0, 0, 80, 40), rect(110, 0, 80, 40), rect(220, 0, 80, 40)])
  }

  @Test func `has the rows of a list, which a registration fills`() {
    let layout = UICollectionViewCompositionalLayout.list(
      using: UICollectionLayoutListConfiguration(appearance: .insetGrouped))
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, word in
      var content = cell.defaultContentConfiguration()
      content.text = word
      cell.contentConfiguration = content
      cell.accessories = [.disclosureIndicator()]
    }
    let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: collection) {
      $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
    }
    func words() -> [String] {
      LaidOut(Shown(area: collection), in: CGSize(width: 300, height: 200)).items.map(\.name)
        .filter(["One", "Two"].contains)
    }
    var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
    snapshot.appendSections([0])
    snapshot.appendItems(["One", "Two"])
    source.apply(snapshot)
    #expect(words() == ["One", "Two"])
    let places = LaidOut(Shown(area: collection), in: CGSize(width: 300, height: 400))
    let usual = (places.frame("Two")?.midY ?? 0) - (places.frame("One")?.midY ?? 0)
    #expect(usual == 52 && places.frames("chevron.forward").count == 2)
    snapshot.deleteItems(["One"])
    source.apply(snapshot)
    #expect(words() == ["Two"])
  }
}
