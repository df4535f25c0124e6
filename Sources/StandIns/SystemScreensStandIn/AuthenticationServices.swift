// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// Apple's button to sign in, drawn as a button of its colours without Apple's sign; nobody is signed in.
public struct SignInWithAppleButton: View {
  public struct Label: Hashable, Sendable {
    let text: String

    public static let signIn = Label(text: "Sign in with Apple")
    public static let signUp = Label(text: "Sign up with Apple")
    public static let `continue` = Label(text: "Continue with Apple")
  }
  public struct Style: Hashable, Sendable {
    let isDark: Bool
    let hasOutline: Bool

    public static let black = Style(isDark: true, hasOutline: false)
    public static let white = Style(isDark: false, hasOutline: false)
    public static let whiteOutline = Style(isDark: false, hasOutline: true)
  }

  private let label: Label
  @Environment(\.signInStyle) private var style

  public init(
    _ label: Label = .signIn, onRequest: @escaping (ASAuthorizationAppleIDRequest) -> Void,
    onCompletion: @escaping (Result<ASAuthorization, any Error>) -> Void
  ) {
    self.label = label
  }

  public var body: some View {
    // Without Apple's sign, of which no drawing comes along.
    Text(verbatim: label.text).fontWeight(.medium)
      .lineLimit(1).minimumScaleFactor(0.5)
      .foregroundStyle(style.isDark ? Color.white : Color.black)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .background(style.isDark ? Color.black : Color.white, in: RoundedRectangle(cornerRadius: 6))
      .overlay { if style.hasOutline { RoundedRectangle(cornerRadius: 6).strokeBorder(Color.black) } }
      .accessibilityAddTraits(.isButton)
  }
}

private struct SignInStyleKey: EnvironmentKey {
  static let defaultValue = SignInWithAppleButton.Style.black
}

extension EnvironmentValues {
  fileprivate var signInStyle: SignInWithAppleButton.Style {
    get { self[SignInStyleKey.self] }
    set { self[SignInStyleKey.self] = newValue }
  }
}

extension View {
  public nonisolated func signInWithAppleButtonStyle(_ style: SignInWithAppleButton.Style) -> some View {
    environment(\.signInStyle, style)
  }
}

// MARK: Requests and what they would be answered with

public protocol ASAuthorizationProvider {}
public protocol ASAuthorizationCredential {}

open class ASAuthorizationRequest: NSObject, @unchecked Sendable {}

open class ASAuthorizationOpenIDRequest: ASAuthorizationRequest, @unchecked Sendable {
  public var requestedScopes: [ASAuthorization.Scope]?
  public var nonce: String?
  public var state: String?
}

public final class ASAuthorizationAppleIDRequest: ASAuthorizationOpenIDRequest, @unchecked Sendable {
  public var user: String?
}

public final class ASAuthorizationAppleIDProvider: NSObject, ASAuthorizationProvider {
  public enum CredentialState: Int, Hashable, Sendable { case revoked, authorized, notFound, transferred }

  public func createRequest() -> ASAuthorizationAppleIDRequest { ASAuthorizationAppleIDRequest() }
  public func getCredentialState(
    forUserID userID: String, completion: @escaping @Sendable (CredentialState, (any Error)?) -> Void
  ) {
    completion(.notFound, nil)
  }
  public func credentialState(forUserID userID: String) async throws -> CredentialState { .notFound }
}

/// What nobody here is given.
public final class ASAuthorizationAppleIDCredential: NSObject, ASAuthorizationCredential {
  public let user: String
  public let identityToken: Data?
  public let authorizationCode: Data?
  public let fullName: PersonNameComponents?
  public let email: String?

  init(user: String) {
    self.user = user
    identityToken = nil
    authorizationCode = nil
    fullName = nil
    email = nil
  }
}

public final class ASAuthorization: NSObject {
  public struct Scope: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let fullName = Scope(rawValue: "full_name")
    public static let email = Scope(rawValue: "email")
  }

  public let provider: any ASAuthorizationProvider
  public let credential: any ASAuthorizationCredential

  init(provider: any ASAuthorizationProvider, credential: any ASAuthorizationCredential) {
    self.provider = provider
    self.credential = credential
  }
}

public struct ASAuthorizationError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable { case unknown = 1000, canceled, invalidResponse, notHandled, failed }

  public var code: Code
  public static let canceled = Code.canceled
  public static let failed = Code.failed

  public init(_ code: Code) { self.code = code }
}

public typealias ASPresentationAnchor = UIWindow

@MainActor @preconcurrency
public protocol ASAuthorizationControllerDelegate: AnyObject {
  func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization)
  func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error)
}

extension ASAuthorizationControllerDelegate {
  public func authorizationController(
    controller: ASAuthorizationController, didCompleteWithAuthorization authorization: ASAuthorization
  ) {}
  public func authorizationController(controller: ASAuthorizationController, didCompleteWithError error: any Error) {}
}

@MainActor @preconcurrency
public protocol ASAuthorizationControllerPresentationContextProviding: AnyObject {
  func presentationAnchor(for controller: ASAuthorizationController) -> ASPresentationAnchor
}

/// Asks nobody.
@MainActor @preconcurrency
open class ASAuthorizationController {
  public weak var delegate: (any ASAuthorizationControllerDelegate)?
  public weak var presentationContextProvider: (any ASAuthorizationControllerPresentationContextProviding)?
  public let authorizationRequests: [ASAuthorizationRequest]

  public nonisolated init(authorizationRequests: [ASAuthorizationRequest]) {
    self.authorizationRequests = authorizationRequests
  }

  open func performRequests() {}
}

@MainActor @preconcurrency
public protocol ASWebAuthenticationPresentationContextProviding: AnyObject {
  func presentationAnchor(for session: ASWebAuthenticationSession) -> ASPresentationAnchor
}

public struct ASWebAuthenticationSessionError: Error, Hashable, Sendable {
  public enum Code: Int, Hashable, Sendable { case canceledLogin = 1, presentationContextNotProvided }

  public var code: Code
  public static let canceledLogin = Code.canceledLogin

  public init(_ code: Code) { self.code = code }
}

/// A page to sign in on, which is never shown.
@MainActor @preconcurrency
open class ASWebAuthenticationSession {
  public typealias CompletionHandler = (URL?, (any Error)?) -> Void

  public weak var presentationContextProvider: (any ASWebAuthenticationPresentationContextProviding)?
  public var prefersEphemeralWebBrowserSession = false

  public nonisolated init(
    url URL: URL, callbackURLScheme: String?, completionHandler: @escaping CompletionHandler
  ) {}

  @discardableResult
  open func start() -> Bool { false }
  open func cancel() {}
}
