/// What a screen shows, by UIKit's name; here it always hosts a view.
@MainActor @preconcurrency
public class UIViewController {
  nonisolated let host: ViewHost

  nonisolated init(host: ViewHost) {
    self.host = host
  }
}
