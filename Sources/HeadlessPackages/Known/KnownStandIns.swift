/// Declarations of Apple's modules that controllers use, so that their files compile.
///
/// They keep what they are given and do nothing. Names and types are those of Apple's documentation.
enum KnownStandIns {
  /// The declarations, by module.
  static let texts: [String: String] = [
    "AVFoundation": avFoundation, "AVKit": avKit, "AudioToolbox": audioToolbox, "Combine": combine,
    "CoreLocation": coreLocation, "LinkPresentation": linkPresentation,
    "LocalAuthentication": localAuthentication, "MapKit": mapKit, "MediaPlayer": mediaPlayer,
    "MessageUI": messageUI, "OSLog": logging, "PDFKit": pdfKit, "Photos": photos,
    "PhotosUI": photosUI, "QuickLook": quickLook, "SafariServices": safariServices,
    "StoreKit": storeKit, "SwiftUI": swiftUI + swiftUIViews,
    "UniformTypeIdentifiers": uniformTypeIdentifiers, "UserNotifications": userNotifications,
    "WebKit": webKit, "os": logging,
  ]

  /// The modules that a stand-in needs itself.
  static let needs: [String: String] = [
    "AVKit": "AVFoundation", "MapKit": "CoreLocation", "MediaPlayer": "AVFoundation",
    "Photos": "CoreLocation", "PhotosUI": "Photos", "SwiftUI": "Combine",
  ]

  static let audioToolbox = """
    public typealias SystemSoundID = UInt32
    public let kSystemSoundID_Vibrate: SystemSoundID = 4095
    public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {}

    """

  static let messageUI = """
    import UIKit

    public enum MFMailComposeResult: Int { case cancelled, saved, sent, failed }

    @MainActor public protocol MFMailComposeViewControllerDelegate: AnyObject {
      func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?)
    }

    extension MFMailComposeViewControllerDelegate {
      public func mailComposeController(
        _ controller: MFMailComposeViewController, didFinishWith result: MFMailComposeResult,
        error: (any Error)?
      ) {}
    }

    open class MFMailComposeViewController: UINavigationController {
      open class func canSendMail() -> Bool { false }
      open weak var mailComposeDelegate: (any MFMailComposeViewControllerDelegate)?
      open func setToRecipients(_ toRecipients: [String]?) {}
      open func setSubject(_ subject: String) {}
      open func setMessageBody(_ body: String, isHTML: Bool) {}
      open func addAttachmentData(_ attachment: Data, mimeType: String, fileName filename: String) {}
    }

    """

  static let safariServices = """
    import UIKit

    @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
      func safariViewControllerDidFinish(_ controller: SFSafariViewController)
    }

    extension SFSafariViewControllerDelegate {
      public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
    }

    open class SFSafariViewController: UIViewController {
      public enum DismissButtonStyle: Int { case done, close, cancel }

      public final class Configuration: NSObject {
        public var entersReaderIfAvailable = false
        public var barCollapsingEnabled = true
      }

      open weak var delegate: (any SFSafariViewControllerDelegate)?
      public let configuration: SFSafariViewController.Configuration
      open var preferredBarTintColor: UIColor?
      open var preferredControlTintColor: UIColor?
      open var dismissButtonStyle = DismissButtonStyle.done

      public init(url URL: URL, configuration: SFSafariViewController.Configuration) {
        self.configuration = configuration
        super.init(nibName: nil, bundle: nil)
      }

      public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

      public required init?(coder: NSCoder) { nil }
    }

    """
}
