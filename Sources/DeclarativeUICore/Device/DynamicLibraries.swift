#if !canImport(Darwin)
  import Foundation

  /// Closes a library that `dlopen` has opened, if it has; Apple's `dlclose` takes such a handle as it is.
  /// - Returns: 0, or another number where there is nothing to close.
  /// - Remark: only here: for code that was written where a handle need not be unwrapped.
  @discardableResult
  public func dlclose(_ handle: UnsafeMutableRawPointer?) -> CInt {
    guard let handle else { return -1 }
    return Foundation.dlclose(handle)
  }
#endif
