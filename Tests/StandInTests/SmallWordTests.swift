import AppIntentsStandIn
import DeclarativeUI
import Foundation
import FoundationStandIn
import MapKitStandIn
import SystemScreensStandIn
import Testing
import UIKitStandIn

@MainActor @Suite struct `Small words of Apple's modules` {
  private final class Days: UICalendarSelectionSingleDateDelegate {
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {}
  }

  @Test func `choose a day in a month by code alone`() {
    let days = Days()
    let selection = UICalendarSelectionSingleDate(delegate: days)
    let view = UICalendarView()
    view.selectionBehavior = selection
    selection.setSelected(DateComponents(year: 2026, month: 5, day: 4), animated: false)
    #expect(selection.selectedDate?.day == 4 && selection.delegate === days)
    #expect(days.dateSelection(selection, canSelectDate: nil))
  }

  @Test func `name a person by the parts that a style has`() {
    var ada = PersonNameComponents()
    (ada.namePrefix, ada.givenName, ada.middleName, ada.familyName) = ("Dr.", "Ada", "Byron", "Lovelace")
    let formatter = FoundationStandIn.PersonNameComponentsFormatter()
    #expect(formatter.string(from: ada) == "Ada Lovelace" && formatter.string(for: 3) == nil)
    let styles: [FoundationStandIn.PersonNameComponentsFormatter.Style] = [.short, .long, .abbreviated]
    let names = styles.map { style in
      FoundationStandIn.PersonNameComponentsFormatter.localizedString(from: ada, style: style)
    }
    #expect(names == ["Ada", "Dr. Ada Byron Lovelace", "AL"])
  }

  @Test func `tell of a scene what its screen is like`() {
    let traits = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }.first?.traitCollection
    #expect(
      traits?.displayScale == UIScreen.main.scale && traits?.userInterfaceIdiom == UIDevice.current.userInterfaceIdiom)
  }

  @Test func `put a text on the pasteboard`() {
    let pasteboard = UIPasteboard.general
    pasteboard.setValue("Tea", forPasteboardType: "public.plain-text")
    #expect(pasteboard.string == "Tea" && !pasteboard.hasURLs)
    pasteboard.string = nil
  }

  private final class Drawing: NSObject, MKMapViewDelegate {
    func mapView(_ mapView: MKMapView, rendererFor overlay: any MKOverlay) -> MKOverlayRenderer {
      let renderer = MKPolylineRenderer(overlay: overlay)
      renderer.lineWidth = 8
      return renderer
    }
  }

  @Test func `know sizes of letters, fingers and places`() async throws {
    #expect([UIFont.smallSystemFontSize, UIFont.systemFontSize, UIFont.labelFontSize] == [12, 14, 17])
    #expect(UITapGestureRecognizer().numberOfTouches == 0 && UIKeyboardType.alphabet == .asciiCapable)
    #expect(MKPlacemark(coordinate: CLLocationCoordinate2D(latitude: 0, longitude: 0)).title == nil)
    let (map, walk, drawing) = (MKMapView(), MKPolyline(coordinates: [], count: 0), Drawing())
    map.delegate = drawing
    map.addOverlay(walk)
    #expect((map.renderer(for: walk) as? MKPolylineRenderer)?.lineWidth == 8)
    #expect(map.renderer(for: MKPolyline(coordinates: [], count: 0)) == nil)
    let state = try await ASAuthorizationAppleIDProvider().credentialState(forUserID: "a")
    #expect(state == .notFound && UIBarButtonItem.appearance().tintColor == nil)
  }

  private struct Brew: AppIntent {
    static let title: LocalizedStringResource = "Brew"
    @Parameter(title: "Tea") var tea: String
    @Parameter(title: "Cups", default: 2) var cups: Int
    static var parameterSummary: some ParameterSummary {
      Summary("Brew \(\.$tea)") { \.$cups }
    }
    func perform() async throws -> some IntentResult {
      if cups == 2 { throw $tea.needsValueError("Which tea?") }
      return .result()
    }
  }

  @Test func `ask for what an intent needs`() async {
    await #expect(throws: AppIntentError.self) { try await Brew().perform() }
  }

  @Test func `have sessions that protocols of apps describe`() {
    let session: Any = URLSession.shared
    #expect(session is any Fetching)
  }
}

private protocol Fetching {
  func data(for request: URLRequest) async throws -> (Data, URLResponse)
  func data(from url: URL) async throws -> (Data, URLResponse)
}
extension URLSession: Fetching {}
