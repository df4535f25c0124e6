import Foundation

/// How deep views may lie in each other before the stack of the thread ends.
///
/// Views, their nodes and the layers of a drawing are visited by functions that call themselves, so the stack bounds
/// how deep they may be nested. The thread is asked for its stack, and whoever goes down asks here before.
final class StackRoom {
  /// What one view, and all that is called from it without going down, needs at most: a body, shaping a text, reading
  /// a picture, in bytes.
  private static let reserve = 192 << 10
  /// What laying out and drawing one node of the tree take at most, in bytes.
  ///
  /// The figure of a build without optimization, so that the same views are too deep in every build. A test measures it.
  static let bytesPerNode = 6 << 10

  /// The address where the reserve begins; stacks grow downwards.
  private let end: UInt
  /// Whether views were nested too deep once; then nothing is worth to be looked at any more.
  private(set) var isExhausted = false

  init() {
    end = Self.lowestAddress &+ UInt(Self.reserve)
  }

  /// Whether there is room for another view inside; once there was none, there is none anywhere.
  func hasRoom() -> Bool {
    if !isExhausted, Self.currentAddress < end { isExhausted = true }
    return !isExhausted
  }

  /// How many nodes may lie in each other, seen from the function that asks.
  var nodeCount: Int {
    let address = Self.currentAddress
    return address > end ? Int(address - end) / Self.bytesPerNode : 0
  }

  /// Where the stack is at the moment.
  private static var currentAddress: UInt {
    var mark: UInt8 = 0
    return withUnsafeMutablePointer(to: &mark) { UInt(bitPattern: $0) }
  }

  // Asking for the main thread's stack means reading a file on Linux.
  private static let lowestAddressOfMainThread = askForLowestAddress()

  private static var lowestAddress: UInt {
    Thread.isMainThread ? lowestAddressOfMainThread : askForLowestAddress()
  }

  private static func askForLowestAddress() -> UInt {
    #if canImport(Darwin)
      UInt(bitPattern: pthread_get_stackaddr_np(pthread_self())) - UInt(pthread_get_stacksize_np(pthread_self()))
    #elseif os(Linux)
      // Not in Swift's module of the C library. A program without dynamic symbols counts with the smallest stack.
      typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> CInt
      guard let symbol = dlsym(nil, "pthread_getattr_np") else { return smallestStack }
      let getAttributes = unsafeBitCast(symbol, to: GetAttributes.self)
      return withUnsafeTemporaryAllocation(of: pthread_attr_t.self, capacity: 1) { memory in
        var address: UnsafeMutableRawPointer?
        var size = 0
        guard let attributes = memory.baseAddress, getAttributes(pthread_self(), attributes) == 0 else {
          return smallestStack
        }
        defer { pthread_attr_destroy(attributes) }
        guard pthread_attr_getstack(attributes, &address, &size) == 0 else { return smallestStack }
        return UInt(bitPattern: address)
      }
    #else
      smallestStack
    #endif
  }

  /// The end of a stack that begins about here and has the size of the smallest ones in use, 512 KiB.
  private static var smallestStack: UInt { currentAddress &- (448 << 10) }
}
