public import DeclarativeUI
public import Foundation
import Synchronization

/// Runs an app without a screen, for a test that has launched it with `AppLaunching`.
///
/// ```swift
/// @main struct GreeterApp {
///   static func main() async {
///     await HeadlessApp.run { GreeterView() }
///   }
/// }
/// ```
public enum HeadlessApp {
  private static let problems = Mutex<[String]>([])

  /// Whether a test has launched this process.
  public static var isLaunchedByTest: Bool {
    ProcessInfo.processInfo.environment[AppConnection.variable] != nil
  }

  /// Fails the test that has launched this process, when it asks something next.
  /// - Parameter problem: what is wrong, as a sentence.
  public static func report(_ problem: String) {
    problems.withLock { $0.append(problem) }
  }

  /// Shows a view until the test ends, with or without telling.
  ///
  /// A process that no test has launched says so and ends with exit code 1.
  /// - Parameters:
  ///   - size: the extents of the screen in points.
  ///   - safeAreaInsets: what bars and the screen's corners cover, in points.
  ///   - scale: the device pixels a point of pictures.
  ///   - content: the view.
  @MainActor
  public static func run(
    size: CGSize = CGSize(width: 390, height: 844), safeAreaInsets: EdgeInsets = EdgeInsets(), scale: Double = 1,
    @ViewBuilder content: () -> some View
  ) async -> Never {
    guard isLaunchedByTest else {
      FileHandle.standardError.write(Data("This app has no screen: tests launch it, with AppLaunching.\n".utf8))
      exit(1)
    }
    writeLogByLines()
    let screen = ScreenServer(
      content(), on: size, safeAreaInsets, scale: scale,
      takeProblems: {
        problems.withLock { problems in
          defer { problems = [] }; return problems
        }
      })
    let socket = MessageSocket(descriptor: 0)
    let (requests, continuation) = AsyncStream.makeStream(of: AppRequest.self)
    // A thread of its own, so that the process ends with the test even where the app hangs.
    Thread.detachNewThread {
      while let request = try? socket.receive(AppRequest.self) { continuation.yield(request) }
      _exit(0)
    }
    for await request in requests {
      do {
        try socket.send(screen.answer(request))
      } catch {
        exit(0)
      }
    }
    exit(0)
  }
}
