public import Foundation

extension Thread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether this is the main thread of an app: that, or where the main queue and the main actor run.
  ///
  /// On Linux these leave the first thread of a process whose `main` is asynchronous, as that of tests. Where a source says
  /// `Thread.isMainThread`, the compiler is handed this.
  public static var isMainOfDevice: Bool { isMainThread || DispatchQueue.getSpecific(key: mark) == true }

  /// Whether it is the main thread of an app.
  public var isMainOfDevice: Bool { self === Thread.current ? Thread.isMainOfDevice : isMainThread }
}
