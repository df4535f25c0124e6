import DrawingRenderer
import PixelImages
import Testing
import ViewSnapshotTesting

extension UITraitCollection {
  fileprivate static let darkMode = UITraitCollection(userInterfaceStyle: .dark)
}

@MainActor
private func createVoucherView(
  for viewData: VoucherViewData, size: CGSize = CGSize(width: 250, height: 160)
) -> some View {
  VoucherView(viewData: viewData).frame(width: size.width, height: size.height)
}

/// Views without state, each a function of its data, seen in light and in dark.
@MainActor @Suite(.snapshots) struct `Views of view data` {
  @Test func testCompactBarcodeVoucher() {
    let voucherView = createVoucherView(for: .compactBarcode)
    assertSnapshot(of: voucherView, as: .image, named: "Light")
    assertSnapshot(of: voucherView, as: .image(precision: 0.5, traits: .darkMode), named: "Dark")
  }

  @Test func testCompactNormalVoucher() {
    let voucherView = createVoucherView(for: .compactText)
    assertSnapshot(of: voucherView, as: .image, named: "Light")
    assertSnapshot(of: voucherView, as: .image(precision: 0.5, traits: .darkMode), named: "Dark")
  }

  @Test func testRegularBarcodeVoucher() {
    let voucherView = createVoucherView(for: .regularBarcode, size: CGSize(width: 350, height: 350))
    assertSnapshot(of: voucherView, as: .image, named: "Light")
    assertSnapshot(of: voucherView, as: .image(precision: 0.5, traits: .darkMode), named: "Dark")
  }

  @Test func testRegularNormalVoucher() {
    let voucherView = createVoucherView(for: .regularText, size: CGSize(width: 350, height: 350))
    assertSnapshot(of: voucherView, as: .image, named: "Light")
    assertSnapshot(of: voucherView, as: .image(precision: 0.5, traits: .darkMode), named: "Dark")
  }

  // MARK: The bar code

  @Test(arguments: ["STILLS-2049", "10%OFF", "a", "~ {|}", "The quick brown fox, 1234567890!"])
  func `have a bar code that a scanner reads`(text: String) {
    for scale in [1.0, 2, 3] {
      let bitmap = bitmap(of: Barcode(text: text).frame(height: 20).background(Color.white), scale: scale)
      let row = (0..<bitmap.width).map { bitmap[$0, bitmap.height / 2].red < 128 }
      #expect(Code128.read(row) == text)
    }
  }

  @Test func `have no bar code for what the code cannot say`() {
    #expect(Code128("Käse") == nil)
    #expect(Code128("") != nil)
  }

  @Test func `have the patterns of the standard`() {
    #expect(Code128.patterns.count == 106 && Set(Code128.patterns).count == 106)
    for pattern in Code128.patterns {
      #expect(pattern.count == 6 && pattern.reduce(0, +) == 11)
      // Self-checking: the bars of each symbol are an even number of modules together.
      #expect((pattern[0] + pattern[2] + pattern[4]).isMultiple(of: 2))
    }
    // The example of many textbooks: the check symbol of "PJJ123C" in code set A is 54, of start 103.
    #expect(Code128.checksum(of: [103, 48, 42, 42, 17, 18, 19, 35]) == 54)
  }

  @Test func `are read as something else where a bar is missing`() {
    let code = Code128("STILLS")
    var row = (code?.widths ?? []).enumerated().flatMap { Array(repeating: $0.offset % 2 == 0, count: $0.element) }
    #expect(Code128.read(row) == "STILLS")
    row[30].toggle()
    #expect(Code128.read(row) == nil)
  }

  private func bitmap(of view: some View, scale: Double) -> Bitmap {
    var environment = EnvironmentValues()
    environment.displayScale = scale
    let layout = HostedScreen(.fitting, environment: environment).layout(view)
    return DrawingRenderer(scale: scale).render(layout.drawing)
  }
}

/// All combinations of what a view is seen with, in one call.
@MainActor @Suite(.snapshots) struct `A matrix of snapshots` {
  private let profiles: KeyValuePairs = [
    "normal": ProfileViewData(name: "Ada", bio: "Writes programs.", isPremiumUser: false),
    "premium": ProfileViewData(name: "Grace", bio: "Finds bugs.", isPremiumUser: true),
  ]

  @Test func `names each reference by the axes that have several values`() {
    assertSnapshots(
      ofEach: profiles,
      in: SnapshotMatrix(
        sizes: ["narrow": CGSize(width: 120, height: 80), "fitting": nil], appearances: [.light, .dark])
    ) {
      ProfileView(viewData: $0)
    }
  }

  @Test func `is seen at once on a contact sheet`() {
    assertContactSheet(
      ofEach: profiles,
      in: SnapshotMatrix(
        appearances: [.light, .dark], textSizes: [.large, .accessibility1], directions: [.leftToRight, .rightToLeft])
    ) {
      ProfileView(viewData: $0)
    }
  }

  @Test func `has an axis of locales`() {
    assertContactSheet(ofEach: ["locale": ()], in: SnapshotMatrix(locales: ["de_DE", "ar_EG"])) { LocaleView() }
  }
}

private struct LocaleView: View {
  @Environment(\.locale) private var locale

  var body: some View { Text(locale.identifier) }
}
