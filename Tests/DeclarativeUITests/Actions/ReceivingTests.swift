import DeclarativeUI
import Foundation
import OpenCombine
import LaidOutViews
import Testing

private struct Listener<P: Publisher>: View where P.Failure == Never {
  let publisher: P
  @State private var values: [P.Output] = []
  @State private var other = 0

  var body: some View {
    Button("\(other)") { other += 1 }
    Text(values.map { "\($0)" }.joined(separator: " "))
      .onReceive(publisher) { values.append($0) }
  }
}

private final class Source: ObservableObject {
  @Published var number = 1
}

private struct SourceView: View {
  @ObservedObject var source: Source
  let note: (Int) -> Void

  var body: some View {
    Text("\(source.number)").onReceive(source.$number) { note($0) }
  }
}

@MainActor @Suite struct `What a view receives from a publisher` {
  @Test func `is what is published while it is there`() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    let screen = LivingScreen(VStack { Listener(publisher: subject) })
    #expect(screen.texts == ["0", ""])
    subject.send(2)
    subject.send(3)
    #expect(screen.texts == ["0", "2 3"])
  }

  @Test func `of a timer is nothing, since no time passes`() {
    let beats = Timer.publish(every: 0.001, on: .main, in: .common).autoconnect()
    let screen = LivingScreen(VStack { Listener(publisher: beats) })
    screen.press()
    #expect(screen.texts == ["1", ""])
    let timer = Timer.TimerPublisher(interval: 2, tolerance: 1, runLoop: .main, mode: .default)
    #expect(timer.interval == 2 && timer.tolerance == 1)
    timer.connect().cancel()
  }

  @Test func `of a notification centre is what is posted while it is there`() {
    let center = NotificationCenter()
    let name = UIApplication.willEnterForegroundNotification
    let sender = NSObject()
    let posts = center.publisher(for: name, object: sender).map { $0.userInfo?["number"] as? Int ?? 0 }
    center.post(name: name, object: sender, userInfo: ["number": 1])
    let screen = LivingScreen(VStack { Listener(publisher: posts) })
    #expect(screen.texts == ["0", ""])
    center.post(name: name, object: sender, userInfo: ["number": 2])
    center.post(name: name, object: nil, userInfo: ["number": 3])
    center.post(name: UIDevice.orientationDidChangeNotification, object: sender)
    #expect(screen.texts == ["0", "2"])
    #expect(center.publisher(for: name) == NotificationCenter.Publisher(center: center, name: name))
    #expect(center.publisher(for: name) != center.publisher(for: name, object: sender))
  }

  @Test func `is received once, however often the view is evaluated`() {
    let screen = LivingScreen(VStack { Listener(publisher: CurrentValueSubject<Int, Never>(5)) })
    #expect(screen.texts == ["0", "5"])
    screen.press()
    screen.press()
    #expect(screen.texts == ["2", "5"])
  }

  @Test func `comes from the publisher that the view has now`() {
    let (first, second) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
    func view(_ subject: PassthroughSubject<Int, Never>) -> some View { VStack { Listener(publisher: subject) } }
    let screen = LivingScreen(view(first))
    _ = screen.texts
    screen.view.rootView = view(second)
    _ = screen.texts
    first.send(1)
    second.send(2)
    #expect(screen.texts == ["0", "2"])
  }

  @Test func `ends when the view is gone`() {
    var cancellations = 0
    let subject = PassthroughSubject<Int, Never>()
    let publisher = subject.handleEvents(receiveCancel: { cancellations += 1 }).eraseToAnyPublisher()
    func view(_ isThere: Bool) -> some View { VStack { if isThere { Listener(publisher: publisher) } } }
    let screen = LivingScreen(view(true))
    _ = screen.texts
    screen.view.rootView = view(false)
    _ = screen.texts
    #expect(cancellations == 1)
  }

  @Test func `may be a published property, whose value is the first one`() {
    var values: [Int] = []
    let source = Source()
    let screen = LivingScreen(SourceView(source: source) { values.append($0) })
    _ = screen.texts
    source.number = 2
    #expect(screen.texts == ["2"])
    _ = screen.texts
    #expect(values == [1, 2])
  }

  @Test func `is handed over at once in the main queue`() {
    var numbers: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    let screen = LivingScreen(Text("a").onReceive(subject) { numbers.append($0) })
    _ = screen.texts
    subject.send(1)
    #expect(numbers == [1])
  }

  @Test func `on another thread is handed over before the next picture`() async {
    let subject = PassthroughSubject<Int, Never>()
    let screen = LivingScreen(VStack { Listener(publisher: subject) })
    _ = screen.texts
    nonisolated(unsafe) let shared = subject
    await withCheckedContinuation { continuation in
      Thread.detachNewThread {
        shared.send(1)
        shared.send(2)
        continuation.resume()
      }
    }
    #expect(screen.texts == ["0", "1 2"])
  }
}
