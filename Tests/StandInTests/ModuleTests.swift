import AVFoundationStandIn
import CombineStandIn
import ActivityKitStandIn
import CoreLocationStandIn
import DeviceServicesStandIn
import DeclarativeUI
import Foundation
import FoundationStandIn
import ImageIOStandIn
import LaidOutViews
import LoggingStandIn
import MapKitStandIn
import OpenCombine
import PixelImages
import StoreKitStandIn
import SystemScreensStandIn
import Testing
import UIKitStandIn
import UserNotificationsStandIn
import ViewSnapshotTesting
import WidgetKitStandIn

/// Words that know whether somebody wanted them.
private final class AskedWords {
  private(set) var wereAsked = false

  var text: String {
    wereAsked = true
    return "a"
  }
}

@MainActor @Suite struct `What works without a system in Apple's modules` {
  @Test func `decodes what publishers send`() {
    var found: [[String: Int]] = []
    let subscription = Just(Data(#"{"tea": 3}"#.utf8)).decode(type: [String: Int].self, decoder: JSONDecoder())
      .sink { _ in
      } receiveValue: {
        found.append($0)
      }
    subscription.cancel()
    #expect(found == [["tea": 3]])
  }

  @Test func `has a button to sign in that is drawn`() {
    let button = SignInWithAppleButton(.continue) { _ in
    } onCompletion: { _ in
    }
    let layout = LaidOut(button.frame(width: 90, height: 40)).layout
    #expect(layout.problems.isEmpty)
  }

  @Test func `sorts words as people expect, and joins them`() {
    struct Tea { var name: String }
    let order = SortDescriptor(\Tea.name, comparator: .localizedStandard)
    #expect(["tea 10", "Tea 9", "a"].map(Tea.init).sorted(using: order).map(\.name) == ["a", "Tea 9", "tea 10"])
    #expect(ListFormatter.localizedString(byJoining: ["a", "b", "c"]) == "a, b, and c")
  }

  @Test func `reads the first picture of a file`() throws {
    let pixels = Bitmap(width: 4, height: 3, filledWith: PremultipliedColor(.black))
    let data = try #require(UIImage(cgImage: pixels).pngData())
    let options = [kCGImageSourceShouldCache: false] as CFDictionary
    let source = try #require(CGImageSourceCreateWithData(data as CFData, options))
    #expect(CGImageSourceGetCount(source) == 1)
    #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == pixels)
    #expect(CGImageSourceCreateThumbnailAtIndex(source, 1, options) == nil)
    let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil)
    #expect(properties?[kCGImagePropertyPixelWidth] as? Int == 4)
    #expect(CGImageSourceCreateWithData(Data(), nil) == nil)
  }

  @Test func `says of the phone that it is in a Wi-Fi and cannot be unlocked`() async {
    let monitor = NWPathMonitor()
    nonisolated(unsafe) var told: [NWPath.Status] = []
    monitor.pathUpdateHandler = { told.append($0.status) }
    monitor.start(queue: .main)
    #expect(told == [.satisfied] && monitor.currentPath.usesInterfaceType(.wifi))
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    var error: NSError?
    #expect(!LAContext().canEvaluatePolicy(.deviceOwnerAuthentication, error: &error) && error != nil)
    await #expect(throws: LAError.self) {
      try await LAContext().evaluatePolicy(.deviceOwnerAuthentication, localizedReason: "a")
    }
  }

  @Test func `measures distances on the earth`() {
    // Berlin to Paris: 878 km.
    let berlin = CLLocation(latitude: 52.52, longitude: 13.405)
    let paris = CLLocation(latitude: 48.8566, longitude: 2.3522)
    #expect(abs(berlin.distance(from: paris) - 877_500) < 1_500)
    #expect(CLLocationCoordinate2DIsValid(berlin.coordinate))
    #expect(!CLLocationCoordinate2DIsValid(kCLLocationCoordinate2DInvalid))
    let region = MKCoordinateRegion(center: berlin.coordinate, latitudinalMeters: 111_195, longitudinalMeters: 0)
    #expect(abs(region.span.latitudeDelta - 1) < 0.001)
    #expect(CLCircularRegion(center: berlin.coordinate, radius: 900_000, identifier: "").contains(paris.coordinate))
  }

  @Test func `knows how exactly a place and a direction are known`() {
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(), altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, course: 90,
      courseAccuracy: 2, speed: 3, speedAccuracy: 0.5, timestamp: Date(timeIntervalSince1970: 0))
    #expect(place.course == 90 && place.courseAccuracy == 2 && place.speed == 3 && place.speedAccuracy == 0.5)
    #expect(CLLocation(latitude: 0, longitude: 0).speedAccuracy == -1 && CLHeading().headingAccuracy == -1)
  }

  @Test func `writes distances in whole words unless abbreviations are asked for`() {
    let formatter = MKDistanceFormatter()
    formatter.locale = Locale(identifier: "en_US")
    #expect(formatter.string(fromDistance: 123) == "400 feet")
    formatter.unitStyle = .abbreviated
    #expect(formatter.string(fromDistance: 123) == "400 ft")
    #expect(formatter.string(fromDistance: 1500) == "0.9 mi")
    #expect(formatter.string(for: 14500.0) == "9 mi" && formatter.string(for: "far") == nil)
    formatter.locale = Locale(identifier: "de_DE")
    #expect(formatter.string(for: NSNumber(value: 1500)) == "1,5 km")
  }

  @Test func `says nothing in the journal, and does not ask for the words`() {
    let words = AskedWords()
    let logger = Logger(subsystem: "Teas", category: "brewing")
    logger.debug("\(words.text, privacy: .public) is ready, \(3.5, format: .fixed(precision: 1))")
    #expect(!words.wereAsked)
    let lock = OSAllocatedUnfairLock(initialState: 1)
    #expect(
      lock.withLock {
        $0 += 1; return $0
      } == 2)
    var old = os_unfair_lock()
    os_unfair_lock_lock(&old)
    let whileLocked = os_unfair_lock_trylock(&old)
    os_unfair_lock_unlock(&old)
    let afterwards = os_unfair_lock_trylock(&old)
    #expect(!whileLocked && afterwards)
    os_unfair_lock_unlock(&old)
  }

  @Test func `counts times as fractions`() {
    let time = CMTime(seconds: 1.5, preferredTimescale: 600)
    #expect(time.value == 900 && time.seconds == 1.5 && time + .zero == time)
    #expect(!CMTime.invalid.isValid)
    #expect(CMTimeCompare(.zero, time) == -1 && CMTimeCompare(time, CMTimeMake(value: 3, timescale: 2)) == 0)
  }

  @Test func `has no shop, no letters and nobody to notify`() async throws {
    #expect(try await Product.products(for: ["a"]).isEmpty)
    #expect(Product(id: "a", displayName: "A", price: 1, displayPrice: "$1.00").displayPrice == "$1.00")
    #expect(!MFMailComposeViewController.canSendMail())
    #expect(try await UNUserNotificationCenter.current().requestAuthorization(options: [.alert]) == false)
    WidgetCenter.shared.reloadAllTimelines()
  }

  @Test func `keeps what is said to views of text`() {
    let (field, view) = (UITextField(), UITextView())
    field.text = "a"
    view.text = "b"
    #expect(field.text == "a" && view.text == "b" && UITextField().text == "")
    let label = UILabel()
    label.text = "Sencha"
    #expect(label.intrinsicContentSize.width > 40 && label.intrinsicContentSize.height > 15)
  }

  @Test func `has an answer of no address, and folders of the user`() {
    #expect(URLResponse().mimeType == nil && URLResponse().expectedContentLength == -1)
    #expect(URL.documentsDirectory != URL.cachesDirectory && URL.applicationSupportDirectory.isFileURL)
    #expect(!ProcessInfo.processInfo.isLowPowerModeEnabled)
    let memory: any DispatchSourceMemoryPressure = DispatchSource.makeMemoryPressureSource(eventMask: [.warning])
    memory.setEventHandler { Issue.record("Memory never runs short here.") }
    memory.activate()
    // What is no package of an app's has the identifier of the program that tests those.
    #expect(Bundle.main.appIdentifier == "com.apple.dt.xctest.tool" && Bundle.main.appInfoDictionary?["A"] == nil)
    #expect(Bundle.main.appURL(forResource: "nothing", withExtension: "json") == nil)
    #expect(Bundle.adopted(for: Marker.self) == Bundle(for: Marker.self))
  }

  @Test func `has the language and region of a device`() throws {
    #expect(Calendar.ofDevice.firstWeekday == 1 && Locale.ofDevice.currency?.identifier == "USD")
    let (dates, numbers) = (DateFormatter.ofDevice(), NumberFormatter.ofDevice())
    dates.dateStyle = .medium
    dates.timeZone = .gmt
    numbers.numberStyle = .currency
    #expect(dates.string(from: Date(timeIntervalSince1970: 0)) == "Jan 1, 1970")
    #expect(numbers.string(from: 3.5) == "$3.50")
    let day = Date(timeIntervalSince1970: 1_000_000_000)
    #expect(Date.FormatStyle.ofDevice(date: .long, time: .omitted).format(day) == "September 9, 2001")
    #expect(
      Date.IntervalFormatStyle.ofDevice(date: .abbreviated).format(day..<day + 86_400)
        == "Sep 9\u{2009}–\u{2009}10, 2001")
    #expect(
      ListFormatStyle<StringStyle, [String]>.ofDevice(type: .or, width: .standard).format(["a", "b", "c"])
        == "a, b, or c")
  }

  @Test func `merges and combines what publishers send`() {
    let (a, b, c) = (
      PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>()
    )
    var (merged, pairs, triples, sums) = ([Int](), [String](), [String](), [Int]())
    let cancellables = [
      Publishers.Merge3(a, b, c).sink { merged.append($0) },
      a.combineLatest(b).sink { pairs.append("\($0.0) \($0.1)") },
      Publishers.CombineLatest3(a, b, c).map { "\($0) \($1) \($2)" }.sink { triples.append($0) },
      a.combineLatest(b, c, Just(10)) { $0 + $1 + $2 + $3 }.combineLatest(Just(0), Just(1)) { $0 + $1 + $2 }
        .sink { sums.append($0) },
    ]
    a.send(1)
    b.send(2)
    a.send(3)
    c.send(4)
    #expect(merged == [1, 2, 3, 4] && pairs == ["1 2", "3 2"] && triples == ["3 2 4"] && sums == [20])
    cancellables.forEach { $0.cancel() }
    a.send(5)
    #expect(merged.count == 4)
  }
}

/// A screen of UIKit as apps have it.
private final class TeaController: UIViewController {
  private let label = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "Sencha"
    label.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(label)
    view.addSubview(UIPickerView(frame: CGRect(x: 0, y: 40, width: 50, height: 50)))
    NSLayoutConstraint.activate([label.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 8)])
  }
}

@MainActor @Suite struct `A screen of UIKit` {
  @Test func `fails in a picture, which says what stands in for what cannot be drawn`() {
    let message = verifySnapshot(
      of: TeaController(), as: .image(size: CGSize(width: 100, height: 100)), named: "screen", record: .never,
      snapshotDirectory: FileManager.default.temporaryDirectory.appending(path: "none").path)
    #expect(message?.contains("UIPickerView is a view of UIKit that cannot be drawn: a labelled surface") == true)
  }

  @Test func `knows the screens in it and around it`() {
    let (outer, inner) = (UINavigationController(), UIViewController())
    outer.pushViewController(inner, animated: false)
    #expect(inner.navigationController === outer && outer.topViewController === inner)
    outer.present(UIAlertController(title: "a", message: nil, preferredStyle: .alert), animated: true)
    #expect(outer.presentedViewController?.title == "a")
    outer.dismiss(animated: true)
    #expect(outer.presentedViewController == nil)
  }
}

private final class Marker {}
