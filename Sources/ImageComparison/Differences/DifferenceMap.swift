/// The state of each pixel of the region that two pictures have in common.
struct DifferenceMap: Equatable, Sendable {
  enum State: UInt8 {
    case equal, forgiven, different
  }

  let size: PixelSize
  private(set) var states: [UInt8]
  private(set) var forgivenCount = 0
  private(set) var differentCount = 0

  init(size: PixelSize) {
    self.size = size
    states = [UInt8](repeating: State.equal.rawValue, count: size.pixelCount)
  }

  /// The state of a pixel; each is set at most once.
  subscript(x: Int, y: Int) -> State {
    get { State(rawValue: states[y * size.width + x]) ?? .equal }
    set {
      states[y * size.width + x] = newValue.rawValue
      switch newValue {
      case .equal: break
      case .forgiven: forgivenCount += 1
      case .different: differentCount += 1
      }
    }
  }
}
