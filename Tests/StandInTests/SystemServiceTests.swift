import AVFoundationStandIn
import CoreLocationStandIn
import DeclarativeUI
import DeviceServicesStandIn
import Foundation
import FoundationStandIn
import Synchronization
import SystemScreensStandIn
import Testing
import UIKitStandIn
import UserNotificationsStandIn

@Suite struct `Services of the system` {
  @Test func `find no calendar and keep no event`() async throws {
    let store = EKEventStore()
    let event = EKEvent(eventStore: store)
    event.title = "Tea"
    event.addAlarm(EKAlarm(relativeOffset: -60))
    let isAllowed = try await store.requestFullAccessToEvents()
    #expect(EKEventStore.authorizationStatus(for: .event) == .notDetermined && !isAllowed)
    #expect(store.calendars(for: .event).isEmpty && event.hasAlarms && event.title == "Tea")
    #expect(throws: EKError.self) { try store.save(event, span: .thisEvent) }
  }

  @Test func `have nobody signed in who keeps records`() async throws {
    let record = CKRecord(recordType: "Cup", recordID: CKRecord.ID(recordName: "green"))
    record["amount"] = 3 as any CKRecordValue
    record["name"] = "Sencha"
    #expect(record["amount"] as? Int == 3 && record.allKeys() == ["amount", "name"])
    #expect(record.recordID == CKRecord.ID(recordName: "green") && record.recordID != CKRecord.ID(recordName: "red"))
    let status = try await CKContainer.default().accountStatus()
    #expect(status == .noAccount)
    await #expect(throws: CKError(.notAuthenticated)) { try await CKContainer.default().userRecordID() }
  }

  @Test func `do nothing in the background`() {
    let request = BGAppRefreshTaskRequest(identifier: "refresh")
    #expect(BGTaskScheduler.shared.register(forTaskWithIdentifier: "refresh", using: nil) { _ in })
    #expect(throws: BGTaskScheduler.Error(.unavailable)) { try BGTaskScheduler.shared.submit(request) }
  }

  @Test func `keep values for all devices in memory`() {
    let store = NSUbiquitousKeyValueStore()
    store.set("Sencha", forKey: "name")
    store.set(Int64(3), forKey: "cups")
    store.set(true, forKey: "hot")
    #expect(store.string(forKey: "name") == "Sencha")
    #expect(store.longLong(forKey: "cups") == 3 && store.bool(forKey: "hot"))
    store.set(0, forKey: "cups")
    #expect(store.longLong(forKey: "cups") == 0)
    store.removeObject(forKey: "name")
    #expect(store.dictionaryRepresentation.keys.sorted() == ["cups", "hot"] && store.synchronize())
  }

  @Test func `reach nobody on the network and nobody nearby`() throws {
    let said = Mutex<[String]>([])
    let connection = NWConnection(host: "tea.example", port: 443, using: .tls)
    #expect(connection.endpoint == .hostPort(host: NWEndpoint.Host("tea.example"), port: .https))
    connection.stateUpdateHandler = { state in said.withLock { $0.append("\(state)") } }
    connection.start(queue: .main)
    connection.send(
      content: Data(),
      completion: .contentProcessed { error in said.withLock { $0.append("\(error == .posix(.ENOTCONN))") } })
    connection.receiveMessage { _, _, _, error in said.withLock { $0.append("\(error == .posix(.ECANCELED))") } }
    connection.cancel()
    connection.cancel()
    #expect(said.withLock { $0 } == ["preparing", "true", "cancelled", "true"] && connection.state == .cancelled)
    let session = MCSession(peer: MCPeerID(displayName: "Ada"))
    #expect(session.connectedPeers.isEmpty && session.myPeerID != MCPeerID(displayName: "Ada"))
    #expect(throws: MCError(.notConnected)) { try session.send(Data(), toPeers: [], with: .reliable) }
  }

  @Test func `feel no movement and count no steps`() {
    var answers = 0
    CMPedometer().queryPedometerData(from: .distantPast, to: .distantFuture) { data, error in
      answers += data == nil && error != nil ? 1 : 0
    }
    #expect(answers == 1 && !CMPedometer.isStepCountingAvailable() && !CMMotionManager().isDeviceMotionAvailable)
  }

  @Test func `have the bits of the system's sets, and places with what they are known by`() {
    let asked: UNAuthorizationOptions = [
      .badge, .sound, .alert, .carPlay, .criticalAlert, .providesAppNotificationSettings, .provisional, .announcement,
    ]
    #expect(asked.rawValue == 255 && UNNotificationPresentationOptions.alert.rawValue == 4)
    let place = CLLocation(
      coordinate: CLLocationCoordinate2D(latitude: 10, longitude: 20), altitude: 300, horizontalAccuracy: 4,
      verticalAccuracy: 5, course: 6, courseAccuracy: 7, speed: 8, speedAccuracy: 9, timestamp: .distantPast,
      sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    #expect(place.sourceInformation?.isSimulatedBySoftware == true && place.speedAccuracy == 9 && place.floor == nil)
  }

  @Test func `keep no notification in waiting`() {
    let content = UNMutableNotificationContent()
    content.sound = .defaultCritical
    content.interruptionLevel = .timeSensitive
    let trigger = UNTimeIntervalNotificationTrigger(timeInterval: 60, repeats: true)
    let center = UNUserNotificationCenter.current()
    center.add(UNNotificationRequest(identifier: "tea", content: content, trigger: trigger))
    let waiting = Mutex<Int?>(nil)
    center.getPendingNotificationRequests { requests in waiting.withLock { $0 = requests.count } }
    #expect(waiting.withLock { $0 } == 0 && trigger.repeats && content.interruptionLevel == .timeSensitive)
  }

  @Test func `have sounds that nobody hears`() {
    var sound: SystemSoundID = 0
    var isOver = false
    AudioServicesCreateSystemSoundID(URL(filePath: "/bell.caf"), &sound)
    AudioServicesPlaySystemSoundWithCompletion(sound) { isOver = true }
    #expect(sound == 1 && isOver)
  }
}

@Suite struct `A literal` {
  @Test func `of a picture that no catalog has is empty`() {
    let picture: UIImage = #imageLiteral(resourceName: "nowhere")
    #expect(picture.size == .zero)
  }

  @Test func `of a colour has its amounts`() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.5, blue: 0, alpha: 1)
    #expect(color == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
    let view: Color = #colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 1)
    #expect(view == Color(red: 0, green: 0.5, blue: 1))
  }
}
