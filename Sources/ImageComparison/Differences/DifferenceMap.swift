import PixelImages

/// The state of each pixel of the region that two pictures have in common.
struct DifferenceMap: Equatable, Sendable {
  enum State: UInt8 {
    case equal, forgiven, different
  }

  let size: PixelSize
  private(set) var states: [UInt8]
  /// Whether a row has a pixel that is not equal; most rows of most pictures have none.
  private(set) var hasChanges: [Bool]
  private(set) var forgivenCount = 0
  private(set) var differentCount = 0

  init(size: PixelSize) {
    self.size = size
    states = [UInt8](repeating: State.equal.rawValue, count: size.pixelCount)
    hasChanges = [Bool](repeating: false, count: size.height)
  }

  /// Lets a closure set the states of a row that has changes, at most once for each row.
  mutating func setRow(_ y: Int, _ body: (UnsafeMutablePointer<UInt8>) -> (forgiven: Int, different: Int)) {
    guard size.width > 0 else { return }
    hasChanges[y] = true
    let counts = states.withUnsafeMutableBufferPointer { states in
      states.baseAddress.map { body($0 + y * size.width) } ?? (forgiven: 0, different: 0)
    }
    forgivenCount += counts.forgiven
    differentCount += counts.different
  }

  /// The state of a pixel; each is set at most once.
  subscript(x: Int, y: Int) -> State {
    get { State(rawValue: states[y * size.width + x]) ?? .equal }
    set {
      states[y * size.width + x] = newValue.rawValue
      if newValue != .equal { hasChanges[y] = true }
      switch newValue {
      case .equal: break
      case .forgiven: forgivenCount += 1
      case .different: differentCount += 1
      }
    }
  }
}
