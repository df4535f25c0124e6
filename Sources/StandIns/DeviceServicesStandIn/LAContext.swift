// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import Foundation

/// What a phone can be unlocked with: nothing, and nobody is asked.
open class LAContext: NSObject, @unchecked Sendable {
  public var localizedFallbackTitle: String?
  public var localizedCancelTitle: String?
  public var localizedReason = ""
  public var interactionNotAllowed = false
  public var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
  public var biometryType: LABiometryType { .none }
  public var evaluatedPolicyDomainState: Data? { nil }
  public override init() { super.init() }
  open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
    error?.pointee = NSError(domain: LAErrorDomain, code: LAError.Code.biometryNotAvailable.rawValue)
    return false
  }
  open func evaluatePolicy(_ policy: LAPolicy, localizedReason: String) async throws -> Bool {
    throw LAError(.biometryNotAvailable)
  }
  open func evaluatePolicy(
    _ policy: LAPolicy, localizedReason: String, reply: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    reply(false, LAError(.biometryNotAvailable))
  }
  open func invalidate() {}
}
public enum LABiometryType: Int, Hashable, Sendable { case none = 0, touchID = 1, faceID = 2, opticID = 4 }
public enum LAPolicy: Int, Hashable, Sendable {
  case deviceOwnerAuthenticationWithBiometrics = 1
  case deviceOwnerAuthentication = 2
}
public let LAErrorDomain = "com.apple.LocalAuthentication"
public struct LAError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable {
    case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4, passcodeNotSet = -5
    case biometryNotAvailable = -6, biometryNotEnrolled = -7, biometryLockout = -8, appCancel = -9
    case invalidContext = -10, notInteractive = -1004
  }
  public let code: Code
  public init(_ code: Code) { self.code = code }
  public static let authenticationFailed = Code.authenticationFailed
  public static let userCancel = Code.userCancel
  public static let userFallback = Code.userFallback
  public static let systemCancel = Code.systemCancel
  public static let passcodeNotSet = Code.passcodeNotSet
  public static let biometryNotAvailable = Code.biometryNotAvailable
  public static let biometryNotEnrolled = Code.biometryNotEnrolled
  public static let biometryLockout = Code.biometryLockout
  public static let appCancel = Code.appCancel
}
public func ~= (code: LAError.Code, error: any Error) -> Bool { (error as? LAError)?.code == code }
