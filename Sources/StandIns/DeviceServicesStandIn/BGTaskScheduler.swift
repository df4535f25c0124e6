// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What is to be done while an app is in the background: nothing ever is.
open class BGTaskScheduler: NSObject, @unchecked Sendable {
  public static let shared = BGTaskScheduler()

  @discardableResult
  open func register(
    forTaskWithIdentifier identifier: String, using queue: DispatchQueue?,
    launchHandler: @escaping @Sendable (BGTask) -> Void
  ) -> Bool {
    true
  }
  open func submit(_ taskRequest: BGTaskRequest) throws { throw Error(.unavailable) }
  open func cancel(taskRequestWithIdentifier identifier: String) {}
  open func cancelAllTaskRequests() {}
  open func getPendingTaskRequests(completionHandler: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    completionHandler([])
  }
  open func pendingTaskRequests() async -> [BGTaskRequest] { [] }

  public struct Error: Swift.Error, Hashable, Sendable {
    public enum Code: Int, Hashable, Sendable {
      case unavailable = 1, tooManyPendingTaskRequests, notPermitted, immediateRunIneligible
    }
    public let code: Code
    public init(_ code: Code) { self.code = code }
    public static let unavailable = Code.unavailable
    public static let tooManyPendingTaskRequests = Code.tooManyPendingTaskRequests
    public static let notPermitted = Code.notPermitted
  }
}

open class BGTaskRequest: NSObject, @unchecked Sendable {
  public let identifier: String
  public var earliestBeginDate: Date?
  fileprivate init(of identifier: String) { self.identifier = identifier }
}
open class BGAppRefreshTaskRequest: BGTaskRequest, @unchecked Sendable {
  public init(identifier: String) { super.init(of: identifier) }
}
open class BGProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public var requiresNetworkConnectivity = false
  public var requiresExternalPower = false
  public init(identifier: String) { super.init(of: identifier) }
}
open class BGHealthResearchTaskRequest: BGProcessingTaskRequest, @unchecked Sendable {
  public var protectionTypeOfRequiredData = ""
}
open class BGContinuedProcessingTaskRequest: BGTaskRequest, @unchecked Sendable {
  public enum SubmissionStrategy: Int, Hashable, Sendable { case fail, queue }
  public struct Resources: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let gpu = Resources(rawValue: 1)
  }
  public var title: String
  public var subtitle: String
  public var strategy = SubmissionStrategy.queue
  public var requiredResources: Resources = []
  public init(identifier: String, title: String, subtitle: String) {
    self.title = title
    self.subtitle = subtitle
    super.init(of: identifier)
  }
}

/// Work in the background, which is begun by nobody.
open class BGTask: NSObject, @unchecked Sendable {
  public let identifier: String
  public var expirationHandler: (() -> Void)?
  init(identifier: String) { self.identifier = identifier }
  open func setTaskCompleted(success: Bool) {}
}
open class BGAppRefreshTask: BGTask, @unchecked Sendable {}
open class BGProcessingTask: BGTask, @unchecked Sendable {}
open class BGContinuedProcessingTask: BGTask, @unchecked Sendable {
  public let progress = Progress(totalUnitCount: 0)
  public var title: String { "" }
  public var subtitle: String { "" }
  open func updateTitle(_ title: String, subtitle: String) {}
}
