// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation, NeverUseImplicitlyUnwrappedOptionals
// What the names mean is said by Apple; here they are only there.

public import DeclarativeUI

/// A web page in a browser of its own; nothing is loaded.
open class SFSafariViewController: UIViewController {
  open class Configuration: NSObject, @unchecked Sendable {
    public var entersReaderIfAvailable = false
    public var barCollapsingEnabled = true
    public override init() { super.init() }
  }
  public enum DismissButtonStyle: Int, Hashable, Sendable { case done, close, cancel }
  public weak var delegate: (any SFSafariViewControllerDelegate)?
  public var preferredBarTintColor: UIColor?
  public var preferredControlTintColor: UIColor?
  public var dismissButtonStyle = DismissButtonStyle.done
  public let configuration: Configuration
  public init(url URL: URL, configuration: Configuration = Configuration()) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }
  public required init?(coder: NSCoder) { return nil }
}
@MainActor @preconcurrency
public protocol SFSafariViewControllerDelegate: AnyObject {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
}
extension SFSafariViewControllerDelegate {
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
}

public enum MFMailComposeResult: Int, Hashable, Sendable { case cancelled, saved, sent, failed }
public enum MessageComposeResult: Int, Hashable, Sendable { case cancelled, sent, failed }
/// A letter that is not sent.
open class MFMailComposeViewController: UINavigationController {
  public weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
  public class func canSendMail() -> Bool { false }
  public func setSubject(_ subject: String) {}
  public func setToRecipients(_ toRecipients: [String]?) {}
  public func setCcRecipients(_ ccRecipients: [String]?) {}
  public func setMessageBody(_ body: String, isHTML: Bool) {}
  public func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
}
@MainActor @preconcurrency
public protocol MFMailComposeViewControllerDelegate: AnyObject {
  func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?)
}
extension MFMailComposeViewControllerDelegate {
  public func mailComposeController(
    _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult, error: (any Error)?
  ) {}
}
/// A message that is not sent.
open class MFMessageComposeViewController: UINavigationController {
  public weak var messageComposeDelegate: (any MFMessageComposeViewControllerDelegate)?
  public var recipients: [String]?
  public var body: String?
  public class func canSendText() -> Bool { false }
}
@MainActor @preconcurrency
public protocol MFMessageComposeViewControllerDelegate: AnyObject {
  func messageComposeViewController(
    _ controller: MFMessageComposeViewController, didFinishWith result: MessageComposeResult)
}

/// A file that is looked at; it is not.
open class QLPreviewController: UIViewController {
  public weak var dataSource: (any QLPreviewControllerDataSource)?
  public weak var delegate: AnyObject?
  public var currentPreviewItemIndex = 0
  public func reloadData() {}
}
@MainActor @preconcurrency
public protocol QLPreviewControllerDataSource: AnyObject {
  func numberOfPreviewItems(in controller: QLPreviewController) -> Int
  func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> any QLPreviewItem
}
public protocol QLPreviewItem: AnyObject {
  var previewItemURL: URL? { get }
}
extension NSURL: QLPreviewItem { public var previewItemURL: URL? { absoluteURL } }
extension View {
  // The one for a single file is with the views, which say that it is not drawn.
  public nonisolated func quickLookPreview<Items: RandomAccessCollection>(
    _ selection: Binding<URL?>, in items: Items
  ) -> some View where Items.Element == URL { self }
}
