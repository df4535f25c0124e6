// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseLowerCamelCase
// What the names mean is said by Apple.

private import Foundation

/// A lock that code of C has in a structure: here one whose object is shared by copies of it.
public struct os_unfair_lock_s: @unchecked Sendable {
  /// Begun with nothing, since it ends the process where it is freed with less than it was begun with: locked.
  fileprivate let semaphore = DispatchSemaphore(value: 0)
  public init() { semaphore.signal() }
}
public typealias os_unfair_lock = os_unfair_lock_s
public typealias os_unfair_lock_t = UnsafeMutablePointer<os_unfair_lock_s>

public func os_unfair_lock_lock(_ lock: os_unfair_lock_t) { lock.pointee.semaphore.wait() }
public func os_unfair_lock_unlock(_ lock: os_unfair_lock_t) { lock.pointee.semaphore.signal() }
public func os_unfair_lock_trylock(_ lock: os_unfair_lock_t) -> Bool {
  lock.pointee.semaphore.wait(timeout: .now()) == .success
}
