// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

/// What is kept from people on a device, as values: nothing is.
public final class ManagedSettingsStore: @unchecked Sendable {
  public struct Name: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
    public static let `default` = Name(rawValue: "default")
  }
  public var shield = ShieldSettings()
  public var application = ApplicationSettings()
  public var webContent = WebContentSettings()
  public var dateAndTime = DateAndTimeSettings()
  public var media = MediaSettings()
  public init() {}
  public init(named name: Name) {}
  public func clearAllSettings() {
    shield = ShieldSettings()
    application = ApplicationSettings()
    webContent = WebContentSettings()
    dateAndTime = DateAndTimeSettings()
    media = MediaSettings()
  }
}
public struct ShieldSettings: Sendable {
  public enum ActivityCategoryPolicy<Subject: Hashable & Sendable>: Hashable, Sendable {
    case none
    case all(except: Set<Token<Subject>> = [])
    case specific(Set<ActivityCategoryToken>, except: Set<Token<Subject>> = [])
  }
  public var applications: Set<ApplicationToken>?
  public var applicationCategories: ActivityCategoryPolicy<Application>?
  public var webDomains: Set<WebDomainToken>?
  public var webDomainCategories: ActivityCategoryPolicy<WebDomain>?
}
public struct ApplicationSettings: Sendable {
  public var blockedApplications: Set<Application>?
  public var denyAppInstallation: Bool?
  public var denyAppRemoval: Bool?
}
public struct WebContentSettings: Sendable {
  public enum FilterPolicy: Hashable, Sendable {
    case none
    case auto(_ domains: Set<WebDomain> = [], except: Set<WebDomain> = [])
    case specific(_ domains: Set<WebDomain>)
    case all(except: Set<WebDomain> = [])
  }
  public var blockedByFilter: FilterPolicy?
}
public struct DateAndTimeSettings: Sendable { public var requireAutomaticDateAndTime: Bool? }
public struct MediaSettings: Sendable { public var denyExplicitContent: Bool? }

public enum ShieldAction: Int, Hashable, Sendable { case primaryButtonPressed, secondaryButtonPressed }
public enum ShieldActionResponse: Int, Hashable, Sendable { case none, close, `defer` }
open class ShieldActionDelegate {
  public init() {}
  open func handle(
    action: ShieldAction, for application: ApplicationToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  open func handle(
    action: ShieldAction, for webDomain: WebDomainToken, completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
  open func handle(
    action: ShieldAction, for category: ActivityCategoryToken,
    completionHandler: @escaping (ShieldActionResponse) -> Void
  ) { completionHandler(.none) }
}
