// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

import Foundation

/// What stands for an app, a group of apps or a place of the web that people chose and an app is not told.
///
/// How Apple's are written is not known; here bytes are.
public struct Token<Subject>: Hashable, Codable, Sendable {
  private let data: Data
  public init(from decoder: any Decoder) throws { data = try decoder.singleValueContainer().decode(Data.self) }
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(data)
  }
}
public struct Application: Hashable, Sendable {
  public let bundleIdentifier: String?
  public let token: Token<Application>?
  public var localizedDisplayName: String? { nil }
  public init(bundleIdentifier: String) { (self.bundleIdentifier, token) = (bundleIdentifier, nil) }
  public init(token: Token<Application>) { (bundleIdentifier, self.token) = (nil, token) }
}
public struct ActivityCategory: Hashable, Sendable {
  public let token: Token<ActivityCategory>?
  public var localizedDisplayName: String? { nil }
  public init(token: Token<ActivityCategory>) { self.token = token }
}
public struct WebDomain: Hashable, Sendable {
  public let domain: String?
  public let token: Token<WebDomain>?
  public init(domain: String) { (self.domain, token) = (domain, nil) }
  public init(token: Token<WebDomain>) { (domain, self.token) = (nil, token) }
}
public typealias ApplicationToken = Token<Application>
public typealias ActivityCategoryToken = Token<ActivityCategory>
public typealias WebDomainToken = Token<WebDomain>

/// What people chose: nothing, until a value that was written is read.
public struct FamilyActivitySelection: Hashable, Codable, Sendable {
  public var applicationTokens: Set<ApplicationToken> = []
  public var categoryTokens: Set<ActivityCategoryToken> = []
  public var webDomainTokens: Set<WebDomainToken> = []
  public let includeEntireCategory: Bool
  public init(includeEntireCategory: Bool = false) { self.includeEntireCategory = includeEntireCategory }
  public var applications: Set<Application> { Set(applicationTokens.map { Application(token: $0) }) }
  public var categories: Set<ActivityCategory> { Set(categoryTokens.map { ActivityCategory(token: $0) }) }
  public var webDomains: Set<WebDomain> { Set(webDomainTokens.map { WebDomain(token: $0) }) }
}

public enum FamilyControlsMember: Hashable, Sendable { case child, individual }
public enum FamilyControlsError: Int, Error, Hashable, Sendable {
  case restricted, unavailable, invalidAccountType, invalidArgument, authorizationConflict, authorizationCanceled
  case networkError, authenticationMethodUnavailable
}
public enum AuthorizationStatus: Int, Hashable, Sendable, CustomStringConvertible {
  case notDetermined, denied, approved
  public var description: String {
    switch self {
    case .notDetermined: "notDetermined"
    case .denied: "denied"
    case .approved: "approved"
    }
  }
}

/// Nobody is asked, and nothing is allowed.
public final class AuthorizationCenter: Sendable {
  public static let shared = AuthorizationCenter()
  private init() {}
  public var authorizationStatus: AuthorizationStatus { .notDetermined }
  public func requestAuthorization(for member: FamilyControlsMember) async throws {
    throw FamilyControlsError.unavailable
  }
  public func requestAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    completionHandler(.failure(FamilyControlsError.unavailable))
  }
  public func revokeAuthorization(completionHandler: @escaping (Result<Void, any Error>) -> Void) {
    completionHandler(.success(()))
  }
}
