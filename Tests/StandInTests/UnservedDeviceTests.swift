import AVFoundationStandIn
import AppIntentsStandIn
import DeclarativeUI
import DeviceServicesStandIn
import Foundation
import FoundationStandIn
import LoggingStandIn
import SystemScreensStandIn
import Testing
import UIKitStandIn
import WidgetKitStandIn

@MainActor @Suite struct `What a device does that is none` {
  private class Leaf: NSObject { let origin = "Assam" }
  private final class Tea: Leaf {
    var minutes: Int? = 3
    let leaf = Leaf()
    var doubled: Int { 6 }
  }

  @Test func `stored properties are found by their names`() {
    let tea = Tea()
    #expect(tea.value(forKey: "minutes") as? Int == 3 && tea.value(forKey: "origin") as? String == "Assam")
    #expect(tea.value(forKeyPath: "leaf.origin") as? String == "Assam" && tea.value(forKey: "doubled") == nil)
    let defaults = UserDefaults(suiteName: "Stills.Unserved")
    defaults?.setValue(4, forKey: "cups")
    #expect(defaults?.value(forKey: "cups") as? Int == 4)
    defaults?.removePersistentDomain(forName: "Stills.Unserved")
  }

  @Test func `intents are given what an app has added`() {
    struct Brew: AppIntent {
      static let title: LocalizedStringResource = "Brew"
      @Dependency(key: "Stills.Unserved.Tea") var tea: String
      @Dependency(key: "Stills.Unserved.Cups", default: 2) var cups: Int
      func perform() async throws -> some IntentResult { .result() }
    }
    AppDependencyManager.shared.add(key: "Stills.Unserved.Tea", dependency: "Assam")
    AppDependencyManager.shared.add(key: "Stills.Unserved.Cups", dependency: "not a number")
    #expect(Brew().tea == "Assam" && Brew().cups == 2)
  }

  @Test func `apps that were chosen elsewhere are read and kept from nobody`() throws {
    var selection = FamilyActivitySelection(includeEntireCategory: true)
    #expect(selection.applicationTokens.isEmpty)
    let written = """
      {"applicationTokens": ["AQ=="], "categoryTokens": [], "webDomainTokens": [], "includeEntireCategory": true}
      """
    selection = try JSONDecoder().decode(FamilyActivitySelection.self, from: Data(written.utf8))
    #expect(selection.applications.map(\.bundleIdentifier) == [nil])
    #expect(try JSONDecoder().decode(FamilyActivitySelection.self, from: JSONEncoder().encode(selection)) == selection)
    let store = ManagedSettingsStore(named: .init("tea"))
    store.shield.applicationCategories = .specific([])
    store.webContent.blockedByFilter = .auto()
    #expect(store.shield.applicationCategories == .specific([], except: []))
    store.clearAllSettings()
    #expect(store.shield.applicationCategories == nil && store.webContent.blockedByFilter == nil)
    let day = DeviceActivitySchedule(
      intervalStart: DateComponents(hour: 8), intervalEnd: DateComponents(hour: 9), repeats: true)
    #expect(throws: DeviceActivityCenter.MonitoringError.unauthorized) {
      try DeviceActivityCenter().startMonitoring(.init("tea"), during: day)
    }
  }

  @Test func `an address stands behind one byte in a tag`() throws {
    let payload = try #require(NFCNDEFPayload.wellKnownTypeURIPayload(string: "https://tea.example"))
    #expect(payload.payload.first == 0 && payload.wellKnownTypeURIPayload()?.host() == "tea.example")
    #expect(NFCNDEFMessage(records: [payload]).length == 20 && !NFCTagReaderSession.readingAvailable)
  }

  @Test func `sound comes from a speaker, and of no file`() async throws {
    let session = AVAudioSession.sharedInstance()
    #expect(session.currentRoute.outputs.map(\.portType) == [.builtInSpeaker] && !session.isOtherAudioPlaying)
    let asset = AVURLAsset(url: URL(filePath: "/tea.mp3"))
    let (duration, metadata) = try await asset.load(.duration, .metadata)
    #expect(duration == .zero && metadata.isEmpty)
    #expect(throws: CocoaError.self) { try AVAudioFile(forReading: asset.url) }
    #expect(AVAudioUnitEQ(numberOfBands: 3).bands.count == 3)
  }

  @Test func `files are read at once, and none in the cloud is found`() {
    var seen: URL?
    NSFileCoordinator().coordinate(readingItemAt: URL(filePath: "/tea"), error: nil) { seen = $0 }
    #expect(seen?.path == "/tea")
    let folders = ["group.tea", "group.tea", "group.cup"].map {
      FileManager.default.containerURL(forSecurityApplicationGroupIdentifier: $0)
    }
    #expect(folders[0] != nil && folders[0] == folders[1] && folders[0] != folders[2])
    #expect(folders.allSatisfy { FileManager.default.fileExists(atPath: $0?.path ?? "") })
    let query = NSMetadataQuery()
    query.start()
    #expect(query.isStarted && query.resultCount == 0 && FileManager.default.ubiquityIdentityToken == nil)
  }

  @Test(arguments: [
    ("See https://tea.example/a?b=1, or www.tea.example.", ["https://tea.example/a?b=1", "http://www.tea.example"]),
    ("Write to ada@tea.example!", ["mailto:ada@tea.example"]), ("Read tea.com/green.", ["http://tea.com/green"]),
    ("Call +49 (30) 123-4567 today", ["+49 (30) 123-4567"]), ("Tea for 2, at 5.30.", []),
  ])
  func `links and numbers are found in a text`(text: String, expected: [String]) throws {
    // Links and numbers of telephones, by Apple's numbers.
    let matches = try NSDataDetector(types: 1 << 5 | 1 << 11).matches(
      in: text, range: NSRange(text.startIndex..., in: text))
    #expect(matches.map { $0.url?.absoluteString ?? $0.phoneNumber ?? "" } == expected)
  }

  @Test func `nothing of JavaScript is run, no page is asked, and nothing is told of memory`() async {
    #expect(JSContext().evaluateScript("1 + 1").isUndefined && JSValue(object: 3, in: nil).toInt32() == 3)
    await #expect(throws: LPError(.metadataFetchFailed)) {
      try await LPMetadataProvider().startFetchingMetadata(for: URL(filePath: "/"))
    }
    var count: mach_msg_type_number_t = 0
    #expect(task_info(mach_task_self_, task_flavor_t(MACH_TASK_BASIC_INFO), nil, &count) != KERN_SUCCESS)
  }

  @Test func `a network is told of once, and nothing was written down`() async throws {
    var count = 0
    for await path in NWPathMonitor() where path.status == .satisfied { count += 1 }
    #expect(count == 1)
    let log = try OSLogStore(scope: .currentProcessIdentifier)
    #expect(try Array(log.getEntries(at: log.position(timeIntervalSinceLatestBoot: 1))).isEmpty)
    #expect(UIApplication.shared.connectedScenes.allSatisfy { $0.delegate == nil })
  }
}
