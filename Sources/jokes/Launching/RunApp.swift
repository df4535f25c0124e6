import ArgumentParser
import DeclarativeUI
import Foundation
import HeadlessApp
import JokesApp

/// Runs the app for a test that has launched it.
struct RunApp: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "app",
    abstract: "Runs the app without a screen, for a test that has launched it.",
    discussion:
      "CoordinatorStub and URLSessionMock in the environment set its first screen and the responses of its network.")

  @Option(
    name: .customLong("SystemDesign", withSingleDash: true),
    help: "The design of controls and colours: iOS18 or iOS26.")
  var systemDesign: String?

  func run() async throws {
    let environment = ProcessInfo.processInfo
    let mock = try environment.decode(URLSessionMock.self)
    let session: any URLSessionProtocol = mock.map { MockedSession($0, report: HeadlessApp.report) } ?? NetworkSession()
    let stub = try environment.decode(CoordinatorStub.self)
    await show(stub ?? .start, RemoteJokes(session: session))
  }

  @MainActor
  private func show(_ stub: CoordinatorStub, _ client: RemoteJokes) async {
    let coordinator = Coordinator()
    coordinator.begin(with: stub)
    await HeadlessApp.run { CoordinatorView(coordinator, client: client) }
  }
}
