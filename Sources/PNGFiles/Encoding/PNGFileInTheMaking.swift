import Dispatch
import Synchronization

/// The bytes of a file that another thread makes while this one goes on.
///
/// Most of the time of a screen that fails is zlib's, for three files that nobody needs before the last of them is there.
/// Whoever asks for the bytes makes them where no thread has begun with them yet: so nobody waits for a thread that is not
/// there, be it because all of them wait, and what nobody asks for is not made in vain.
package final class PNGFileInTheMaking: Sendable {
  private enum State: Sendable {
    case waiting(@Sendable () throws -> [UInt8])
    case made(Result<[UInt8], any Error>)
  }

  /// Locked while the bytes are made.
  private let state: Mutex<State>

  /// Begins to make a file.
  /// - Parameter encode: makes it, on whatever thread.
  package init(_ encode: @escaping @Sendable () throws -> [UInt8]) {
    state = Mutex(.waiting(encode))
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in self?.make() }
  }

  /// The bytes, once they are there; throws what making them has thrown.
  package var bytes: [UInt8] {
    get throws { try make().get() }
  }

  @discardableResult
  private func make() -> Result<[UInt8], any Error> {
    state.withLock { state in
      switch state {
      case .made(let result): return result
      case .waiting(let encode):
        let result = Result(catching: encode)
        state = .made(result)
        return result
      }
    }
  }
}
