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

/// A row that constraints make as high as its text.
private final class Note: UITableViewCell {
  let words = UILabel()

  override init(style: CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    words.translatesAutoresizingMaskIntoConstraints = false
    words.numberOfLines = 0
    contentView.addSubview(words)
    NSLayoutConstraint.activate([
      words.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 30),
      words.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -30),
      words.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
      words.trailingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.trailingAnchor),
    ])
  }

  required init?(coder: NSCoder) { nil }
}

/// The rows of a list, by their words.
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var sections: [(title: String?, rows: [String])]
  var heights: [Int: CGFloat] = [:]
  var make: ((UITableView, String) -> UITableViewCell)?
  private(set) var made: [String] = []

  init(_ sections: [(title: String?, rows: [String])]) { self.sections = sections }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { sections[section].title }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].rows.count }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[indexPath.row] ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let words = sections[indexPath.section].rows[indexPath.row]
    made.append(words)
    if let make { return make(tableView, words) }
    let cell = UITableViewCell()
    cell.textLabel?.text = words
    return cell
  }
}

@MainActor @Suite struct `A table of UIKit` {
  private func table(_ rows: Rows, _ style: UITableView.Style = .plain) -> UITableView {
    let table = UITableView(frame: .zero, style: style)
    (table.dataSource, table.delegate) = (rows, rows)
    return table
  }

  private func laidOut(_ table: UITableView, _ design: SystemDesign = .iOS18, height: CGFloat = 400) -> LaidOut {
    LaidOut(Shown(area: table), in: CGSize(width: 320, height: height)) { $0.systemDesign = design }
  }

  /// The middle of a text.
  private func middle(_ text: String, _ laidOut: LaidOut) -> CGFloat? { laidOut.frame(text)?.midY }

  @Test func `has rows of 44 points with lines from 16 on, as a picture of a phone shows`() {
    let rows = Rows([(nil, ["One", "Two"])])
    let laidOut = laidOut(table(rows))
    #expect(laidOut.layout.problems.isEmpty)
    #expect(laidOut.frame("One")?.minX == 16 && middle("One", laidOut) == 22 && middle("Two", laidOut) == 66)
    let lines = laidOut.frames.filter { $0.height <= 1 }
    #expect(lines.map(\.minX) == [16, 16] && lines.map(\.maxX) == [320, 320] && lines.map(\.maxY) == [44, 88])
  }

  @Test func `has rows as high as they are told, or as what is in them`() {
    let rows = Rows([(nil, ["One", "Two", "Three"])])
    rows.heights = [0: 20]
    let table = table(rows)
    table.register(Note.self, forCellReuseIdentifier: "note")
    rows.make = { table, words in
      let cell = table.dequeueReusableCell(withIdentifier: "note", for: IndexPath(row: 0, section: 0)) as? Note
      cell?.words.text = words
      return cell ?? UITableViewCell()
    }
    let laidOut = laidOut(table)
    let two = laidOut.frame("Two")
    #expect(two?.minX == 16 && two?.minY == 50)
    #expect(two.map { laidOut.frame("Three")?.minY == $0.maxY + 60 } == true)
    table.rowHeight = 100
    #expect(self.laidOut(table).frame("Three")?.midY == 170)
  }

  @Test func `has its rows made when they are seen, once until they are others`() {
    let rows = Rows([(nil, (0..<1000).map { "Row \($0)" })])
    let table = table(rows)
    _ = laidOut(table, height: 88)
    #expect(rows.made.count < 60 && rows.made.first == "Row 0")
    let count = rows.made.count
    _ = laidOut(table, height: 88)
    #expect(rows.made.count == count)
    #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "Row 1")
    rows.sections = [(nil, ["Other"])]
    table.reloadData()
    #expect(laidOut(table, height: 88).frames("Other").count == 1)
  }

  @Test func `has sections with titles, and views above and below all`() {
    let rows = Rows([("First", ["One"]), ("Second", ["Two"])])
    let (table, head) = (table(rows, .grouped), UILabel(frame: CGRect(x: 0, y: 0, width: 10, height: 50)))
    head.text = "Head"
    table.tableHeaderView = head
    let laidOut = laidOut(table)
    let places = ["Head", "FIRST", "One", "SECOND", "Two"].map { middle($0, laidOut) }
    #expect(places.compactMap(\.self).count == 5 && places.compactMap(\.self) == places.compactMap(\.self).sorted())
    #expect(places[0] == 25)
  }

  @Test func `has nothing where a header is told no height, and a gap where it is told one alone`() {
    final class Gaps: NSObject, UITableViewDelegate {
      var height: CGFloat = 0
      func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { height }
    }
    let (rows, gaps) = (Rows([("First", ["One"])]), Gaps())
    let table = UITableView()
    (table.dataSource, table.delegate) = (rows, gaps)
    #expect(middle("One", laidOut(table)) == 22 && laidOut(table).frames("First").isEmpty)
    rows.sections = [(nil, ["One"])]
    gaps.height = 30
    table.reloadData()
    #expect(middle("One", laidOut(table)) == 52)
  }

  @Test func `is as high as its constraints say, however low that is, and ends before what stands at its end`() {
    let rows = Rows([(nil, ["One", "Two"])])
    let table = table(rows)
    rows.make = { _, words in
      let row = UITableViewCell(style: .default, reuseIdentifier: nil)
      let line = UIView()
      line.accessibilityIdentifier = words
      line.backgroundColor = .red
      line.translatesAutoresizingMaskIntoConstraints = false
      row.contentView.addSubview(line)
      NSLayoutConstraint.activate([
        line.topAnchor.constraint(equalTo: row.contentView.topAnchor),
        line.bottomAnchor.constraint(equalTo: row.contentView.bottomAnchor),
        line.leadingAnchor.constraint(equalTo: row.contentView.leadingAnchor),
        line.trailingAnchor.constraint(equalTo: row.contentView.trailingAnchor),
        line.heightAnchor.constraint(equalToConstant: 20),
      ])
      if words == "Two" { row.accessoryView = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 10)) }
      return row
    }
    let frames = laidOut(table).frames.filter { $0.height == 20 }
    #expect(frames.first == rect(0, 0, 320, 20))
    let second = laidOut(table).frames.first { $0.minY == 20 && $0.minX == 0 }
    #expect(abs((second?.width ?? 0) - (320 - 16 - 30 - 16)) < 0.01)
  }

  @Test func `says the words of a row as large as the reader wants`() {
    let rows = Rows([(nil, ["One"])])
    rows.make = { _, words in
      let cell = UITableViewCell()
      var content = cell.defaultContentConfiguration()
      content.text = words
      cell.contentConfiguration = content
      return cell
    }
    let table = table(rows)
    let usual = laidOut(table).frame("One")
    let large = LaidOut(Shown(area: table), in: CGSize(width: 320, height: 400)) {
      ($0.systemDesign, $0.dynamicTypeSize) = (.iOS18, .accessibility3)
    }.frame("One")
    #expect((large?.height ?? 0) > 2 * (usual?.height ?? 100))
  }

  @Test func `reports a cell whose name no class is registered for`() {
    let rows = Rows([(nil, ["One"])])
    rows.make = { table, _ in table.dequeueReusableCell(withIdentifier: "nib", for: IndexPath(row: 0, section: 0)) }
    #expect(
      laidOut(table(rows)).layout.problems.first?.hasPrefix("The cell \"nib\" is empty, because no class") == true)
  }

  @Test func `has details beside or below the text, pictures before and signs after it`() throws {
    func frames(_ style: UITableViewCell.CellStyle, _ change: (UITableViewCell) -> Void = { _ in }) -> LaidOut {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.textLabel?.text = "Text"
      cell.detailTextLabel?.text = "Detail"
      change(cell)
      let rows = Rows([(nil, [""])])
      rows.make = { _, _ in cell }
      return laidOut(table(rows))
    }
    #expect(frames(.default).frames("Detail").isEmpty)
    let below = frames(.subtitle)
    let (text, detail) = (try #require(below.frame("Text")), try #require(below.frame("Detail")))
    #expect(detail.minX == text.minX && detail.minY >= text.maxY && detail.height < text.height)
    let beside = frames(.value1) { $0.accessoryType = .disclosureIndicator }
    let sign = try #require(beside.frame("chevron.forward"))
    #expect(beside.frame("Detail")?.maxX == sign.minX - 16 && sign.maxX <= 304)
    let pictured = frames(.default) { $0.imageView?.image = UIImage(systemName: "star") }
    #expect(pictured.frame("star")?.minX == 16 && (pictured.frame("Text")?.minX ?? 0) > 45)
    let configured = frames(.default) { cell in
      var content = cell.defaultContentConfiguration()
      content.text = "Configured"
      cell.contentConfiguration = content
    }
    #expect(configured.frame("Configured")?.minX == 16 && configured.frames("Text").isEmpty)
    let hosted = frames(.default) { $0.contentConfiguration = UIHostingConfiguration { Text("Hosted") } }
    #expect(hosted.frame("Hosted")?.minX == 16)
    let margins = frames(.default) {
      $0.contentConfiguration = UIHostingConfiguration { Text("Hosted") }.margins(.leading, 50)
    }
    #expect(margins.frame("Hosted")?.minX == 50)
  }
}
