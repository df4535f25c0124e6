import CoreImageStandIn
import DeclarativeUI
import FoundationStandIn
import ImageIOStandIn
import Testing
import UIKitStandIn
import ViewSnapshotTesting

@MainActor @Suite struct `What apps have used of UIKit since its first years` {
  @Test func `knows no words, so that all are right`() {
    let range = NSRange(location: 0, length: 4)
    let wrong = UITextChecker().rangeOfMisspelledWord(
      in: "tzea", range: range, startingAt: 0, wrap: false, language: "en")
    #expect(wrong.location == NSNotFound)
    #expect(UITextChecker().guesses(forWordRange: range, in: "tzea", language: "en") == nil)
  }

  /// Both modules have them: those of views count.
  @Test func `has one number of nanoseconds in a file of views that imports what Foundation lacks`() {
    #expect(NSEC_PER_SEC == 1_000_000_000 && NSEC_PER_MSEC == 1_000_000 && NSEC_PER_USEC == 1_000)
  }

  @Test func `counts the seconds of Core Foundation from 2001 on`() {
    let difference: CFAbsoluteTime = CFAbsoluteTimeGetCurrent() - Date().timeIntervalSinceReferenceDate
    #expect(abs(difference) < 3600)
  }

  @Test func `has addresses of its own for settings`() {
    let addresses = [UIApplication.openSettingsURLString, UIApplication.openNotificationSettingsURLString]
    #expect(Set(addresses.compactMap { URL(string: $0) }).count == 2)
  }

  /// Files of apps import both modules.
  @Test func `has one way to name a row in a file of views that imports UIKit`() {
    var place = IndexPath(row: 3, section: 1)
    #expect(place.row == 3 && place.section == 1 && place == IndexPath(item: 3, section: 1))
    place.row = 4
    #expect(place.item == 4)
  }

  @Test func `has lines below texts in its own words, and kinds of fields`() {
    #expect(Text.LineStyle(nsUnderlineStyle: .single) == Text.LineStyle.single)
    #expect(Text.LineStyle(nsUnderlineStyle: [.single, .patternDash]) == Text.LineStyle(pattern: .dash))
    #expect(Text.LineStyle(nsUnderlineStyle: []) == nil)
    #expect(UITextContentType.birthdateYear.rawValue == "bday-year" && !UIAccessibility.isAssistiveTouchRunning)
  }

  private final class Lights: UIViewController {
    override var preferredStatusBarStyle: UIStatusBarStyle { .lightContent }
  }

  @Test func `puts views in front of others and behind them`() {
    let (view, back, front, new) = (UIView(), UIView(), UIView(), UIView())
    view.addSubview(back)
    view.addSubview(front)
    view.insertSubview(new, aboveSubview: back)
    #expect(view.subviews == [back, new, front])
    view.insertSubview(new, belowSubview: back)
    #expect(view.subviews == [new, back, front])
    view.exchangeSubview(at: 0, withSubviewAt: 2)
    #expect(view.subviews == [front, back, new])
    view.insertSubview(front, aboveSubview: UIView())
    #expect(view.subviews == [back, new, front])
    #expect(new.isDescendant(of: view) && !view.isDescendant(of: new))
  }

  @Test func `tells screens of transitions that code begins, and gives those in them traits`() {
    let (screen, inner) = (ToldScreen(), UIViewController())
    screen.beginAppearanceTransition(true, animated: false)
    screen.beginAppearanceTransition(true, animated: false)
    screen.endAppearanceTransition()
    screen.endAppearanceTransition()
    screen.beginAppearanceTransition(false, animated: false)
    screen.endAppearanceTransition()
    #expect(screen.told == ["will appear", "did appear", "will disappear", "did disappear"])
    let dark = UITraitCollection(userInterfaceStyle: .dark)
    screen.addChild(inner)
    screen.setOverrideTraitCollection(dark, forChild: inner)
    #expect(
      screen.overrideTraitCollection(forChild: inner) == dark && inner.traitCollection.userInterfaceStyle == .dark)
    screen.setOverrideTraitCollection(nil, forChild: inner)
    #expect(screen.overrideTraitCollection(forChild: inner) == nil)
  }

  @Test func `has boxes around paths with their control points, and without`() {
    let path = CGMutablePath()
    path.move(to: .zero)
    path.addQuadCurve(to: CGPoint(x: 10, y: 0), control: CGPoint(x: 5, y: 8))
    #expect(path.boundingBox == CGRect(x: 0, y: 0, width: 10, height: 8))
    #expect(path.boundingBoxOfPath == CGRect(x: 0, y: 0, width: 10, height: 4))
    #expect(Path(path).boundingRect == path.boundingBoxOfPath)
    #expect(UIBezierPath(cgPath: path).bounds == path.boundingBox)
    #expect(CGMutablePath().boundingBox.isNull && CGMutablePath().boundingBoxOfPath.isNull)
  }

  @Test func `asks screens for the colour of the system's bar`() {
    #expect(Lights().preferredStatusBarStyle == .lightContent && UIViewController().preferredStatusBarStyle == .default)
  }

  @Test func `has the bits of all states of controls`() {
    let all: UIControl.State = [.highlighted, .disabled, .selected, .focused, .application, .reserved]
    #expect(all.rawValue == 0xFFFF_000F && UIControl.State.normal.isEmpty)
    let toggle = UISwitch()
    toggle.setOn(true, animated: false)
    #expect(toggle.isOn)
  }

  @Test func `keeps the screens in columns, which cannot be drawn`() {
    let columns = UISplitViewController(style: .doubleColumn)
    let (list, page) = (UIViewController(), UIViewController())
    columns.setViewController(list, for: .primary)
    columns.setViewController(page, for: .secondary)
    columns.setViewController(nil, for: .primary)
    #expect(columns.viewController(for: .secondary) === page && columns.viewController(for: .primary) == nil)
    #expect(columns.children == [page] && list.parent == nil && columns.style == .doubleColumn)
    let failure = verifySnapshot(
      of: columns, as: .image(on: .iPhone13), named: "columns", record: .never,
      snapshotDirectory: FileManager.default.temporaryDirectory.appending(path: "none").path)
    #expect(failure?.contains("The columns of a UISplitViewController cannot be drawn") == true)
  }

  @Test func `lays the content of a cell over all of it`() {
    let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 80, height: 40))
    cell.contentView.backgroundColor = .red
    cell.frame.size.height = 60
    cell.layoutSubviews()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 80, height: 60))
    #expect(cell.subviews == [cell.contentView])
  }

  @Test func `has values for the layouts of a collection, which makes no cell before it is drawn`() {
    final class Source: NSObject, UICollectionViewDataSource, UICollectionViewDelegateFlowLayout {
      func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 3 }
      func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
      ) -> UICollectionViewCell {
        collectionView.dequeueReusableCell(withReuseIdentifier: "cup", for: indexPath)
      }
    }
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = CGSize(width: 40, height: 30)
    let collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    let source = Source()
    collection.dataSource = source
    collection.reloadData()
    #expect(collection.dataSource === source)
    #expect(collection.visibleCells.isEmpty && source.numberOfSections(in: collection) == 1)
    let size = source.collectionView(collection, layout: flow, sizeForItemAt: IndexPath(item: 0, section: 0))
    #expect(size == CGSize(width: 40, height: 30))
    let whole = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .absolute(44))
    let group = NSCollectionLayoutGroup.vertical(
      layoutSize: whole, subitems: [NSCollectionLayoutItem(layoutSize: whole)])
    let height = NSCollectionLayoutSection(group: group).group.layoutSize.heightDimension
    #expect(height == .absolute(44) && height != .estimated(44) && height.isAbsolute && !height.isEstimated)
    #expect(group.subitems.map(\.layoutSize) == [whole])
    let row = NSCollectionLayoutGroup.horizontal(layoutSize: whole, repeatingSubitem: group, count: 3)
    #expect(row.subitems == [group, group, group])
    #expect(NSCollectionLayoutSpacing.fixed(8) != .flexible(8) && NSCollectionLayoutSpacing.fixed(8).isFixed)
  }

  @Test func `a collection knows what it was given, and ends its changes`() {
    final class Delegate: NSObject, UICollectionViewDelegate {}
    final class Wide: UICollectionViewFlowLayout {
      override var itemSize: CGSize {
        get { CGSize(width: 90, height: 9) }
        set {}
      }
    }
    let (layout, delegate) = (Wide(), Delegate())
    let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
    collection.delegate = delegate
    collection.allowsMultipleSelection = true
    #expect(collection.collectionViewLayout === layout && layout.collectionView === collection)
    #expect(collection.delegate === delegate && collection.allowsMultipleSelection && layout.itemSize.width == 90)
    var said: [String] = []
    collection.performBatchUpdates {
      said.append("changes")
    } completion: { isFinished in
      said.append("end \(isFinished)")
    }
    #expect(said == ["changes", "end true"])
    let place = IndexPath(item: 2, section: 1)
    #expect(UICollectionViewLayoutAttributes(forCellWith: place).indexPath == place)
    #expect(UICollectionView.appearance().backgroundColor == nil)
  }

  @Test func `says that animations are enabled, whatever a test has asked for`() {
    UIView.setAnimationsEnabled(false)
    #expect(UIView.areAnimationsEnabled)
  }

  @Test func `hands over nothing that was chosen`() async {
    let provider = NSItemProvider()
    #expect(!provider.canLoadObject(ofClass: UIImage.self))
    let image = await withCheckedContinuation { answer in
      provider.loadObject(ofClass: UIImage.self) { image, error in
        answer.resume(returning: image == nil && error == nil)
      }
    }
    #expect(image)
  }

  private final class Teller: NSObject, UITextViewDelegate, UITextFieldDelegate, UITableViewDelegate {}

  @Test func `knows delegates as long as somebody holds them`() {
    let (text, field, table, scroll) = (UITextView(), UITextField(), UITableView(), UIScrollView())
    var teller: Teller? = Teller()
    text.delegate = teller
    field.delegate = teller
    table.delegate = teller
    scroll.delegate = teller
    #expect(text.delegate === teller && field.delegate === teller && table.delegate === teller)
    #expect(scroll.delegate === teller && table.dataSource == nil)
    teller = nil
    #expect(text.delegate == nil && scroll.delegate == nil)
  }

  @Test func `sees nothing in a picture, and says when it has looked`() throws {
    let symbols = UIImage()
    var asked: [String] = []
    let texts = VNRecognizeTextRequest { request, error in asked.append("\(type(of: request)) \(error == nil)") }
    let codes = VNDetectBarcodesRequest()
    let orientation = symbols.imageOrientation == .up ? CGImagePropertyOrientation.up : .down
    try VNImageRequestHandler(data: Data(), orientation: orientation).perform([texts, codes])
    #expect(asked == ["VNRecognizeTextRequest true"] && texts.results == [] && codes.results == [])
    #expect(!DataScannerViewController.isSupported)
    let scanner = DataScannerViewController(recognizedDataTypes: [.barcode(symbologies: [.ean13]), .text()])
    #expect(throws: DataScannerViewController.ScanningUnavailable.unsupported) { try scanner.startScanning() }
  }

  @Test func `ends no editing and writes no picture`() {
    UIImageWriteToSavedPhotosAlbum(UIImage(), nil, nil, nil)
    #expect(!UIView().endEditing(true))
  }

  @Test func `knows which values filters take`() {
    #expect(CIFilter.sepiaTone().inputKeys == [kCIInputImageKey, kCIInputIntensityKey])
    #expect(CIFilter.pixellate().inputKeys.contains(kCIInputScaleKey))
    #expect(CIFilter(name: "CIUnknown")?.inputKeys == [kCIInputImageKey])
  }
}

private final class ToldScreen: UIViewController {
  var told: [String] = []
  override func viewWillAppear(_ animated: Bool) { told.append("will appear") }
  override func viewDidAppear(_ animated: Bool) { told.append("did appear") }
  override func viewWillDisappear(_ animated: Bool) { told.append("will disappear") }
  override func viewDidDisappear(_ animated: Bool) { told.append("did disappear") }
}
