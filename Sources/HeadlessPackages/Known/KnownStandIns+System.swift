extension KnownStandIns {
  static let logging = #"""
    @_exported import Foundation

    public struct OSLogPrivacy: Sendable {
      public static let `public` = OSLogPrivacy()
      public static let `private` = OSLogPrivacy()
      public static let auto = OSLogPrivacy()
      public static let sensitive = OSLogPrivacy()
    }

    public struct OSLogMessage: ExpressibleByStringInterpolation {
      public struct StringInterpolation: StringInterpolationProtocol {
        public init(literalCapacity: Int, interpolationCount: Int) {}
        public mutating func appendLiteral(_ literal: String) {}
        public mutating func appendInterpolation<T>(_ value: T, privacy: OSLogPrivacy = .auto) {}
      }
      public init(stringLiteral value: String) {}
      public init(stringInterpolation: StringInterpolation) {}
    }

    public struct OSLogType: Equatable, Sendable {
      let number: UInt8
      public static let `default` = OSLogType(number: 0)
      public static let info = OSLogType(number: 1)
      public static let debug = OSLogType(number: 2)
      public static let error = OSLogType(number: 16)
      public static let fault = OSLogType(number: 17)
    }

    open class OSLog: NSObject, @unchecked Sendable {
      public init(subsystem: String, category: String) {}
      public static let `default` = OSLog(subsystem: "", category: "")
      public static let disabled = OSLog(subsystem: "", category: "")
    }

    public func os_log(
      _ message: StaticString, log: OSLog = .default, type: OSLogType = .default, _ args: Any?...
    ) {}
    public func os_log(
      _ type: OSLogType, log: OSLog = .default, _ message: StaticString, _ args: Any?...
    ) {}
    public func os_log(_ message: OSLogMessage) {}

    public struct Logger: Sendable {
      public init() {}
      public init(subsystem: String, category: String) {}
      public init(_ logObj: OSLog) {}
      public func log(_ message: OSLogMessage) {}
      public func log(level: OSLogType, _ message: OSLogMessage) {}
      public func trace(_ message: OSLogMessage) {}
      public func debug(_ message: OSLogMessage) {}
      public func info(_ message: OSLogMessage) {}
      public func notice(_ message: OSLogMessage) {}
      public func warning(_ message: OSLogMessage) {}
      public func error(_ message: OSLogMessage) {}
      public func critical(_ message: OSLogMessage) {}
      public func fault(_ message: OSLogMessage) {}
    }

    """#

  static let uniformTypeIdentifiers = #"""
    @_exported import Foundation
    import UIKit

    extension UIDocumentPickerViewController {
      public convenience init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
        self.init(documentTypes: contentTypes.map(\.identifier), in: asCopy ? .import : .open)
      }
    }

    public struct UTType: Hashable, Sendable {
      public let identifier: String
      public init?(_ identifier: String) { self.identifier = identifier }
      public init?(filenameExtension: String) { self.identifier = "public.\(filenameExtension)" }
      public init?(mimeType: String) { self.identifier = mimeType }
      public init(exportedAs identifier: String) { self.identifier = identifier }
      public init(importedAs identifier: String) { self.identifier = identifier }
      public var preferredFilenameExtension: String? { nil }
      public var preferredMIMEType: String? { nil }
      public func conforms(to type: UTType) -> Bool { self == type }
      public static let item = UTType(importedAs: "public.item")
      public static let content = UTType(importedAs: "public.content")
      public static let data = UTType(importedAs: "public.data")
      public static let folder = UTType(importedAs: "public.folder")
      public static let directory = UTType(importedAs: "public.directory")
      public static let url = UTType(importedAs: "public.url")
      public static let fileURL = UTType(importedAs: "public.file-url")
      public static let text = UTType(importedAs: "public.text")
      public static let plainText = UTType(importedAs: "public.plain-text")
      public static let utf8PlainText = UTType(importedAs: "public.utf8-plain-text")
      public static let html = UTType(importedAs: "public.html")
      public static let xml = UTType(importedAs: "public.xml")
      public static let json = UTType(importedAs: "public.json")
      public static let pdf = UTType(importedAs: "com.adobe.pdf")
      public static let rtf = UTType(importedAs: "public.rtf")
      public static let zip = UTType(importedAs: "public.zip-archive")
      public static let archive = UTType(importedAs: "public.archive")
      public static let image = UTType(importedAs: "public.image")
      public static let jpeg = UTType(importedAs: "public.jpeg")
      public static let png = UTType(importedAs: "public.png")
      public static let gif = UTType(importedAs: "com.compuserve.gif")
      public static let heic = UTType(importedAs: "public.heic")
      public static let movie = UTType(importedAs: "public.movie")
      public static let video = UTType(importedAs: "public.video")
      public static let audio = UTType(importedAs: "public.audio")
      public static let mp3 = UTType(importedAs: "public.mp3")
      public static let mpeg4Movie = UTType(importedAs: "public.mpeg-4")
      public static let quickTimeMovie = UTType(importedAs: "com.apple.quicktime-movie")
      public static let vCard = UTType(importedAs: "public.vcard")
      public static let commaSeparatedText = UTType(importedAs: "public.comma-separated-values-text")
      public static let epub = UTType(importedAs: "org.idpf.epub-container")
      public static let database = UTType(importedAs: "public.database")
      public static let audiovisualContent = UTType(importedAs: "public.audiovisual-content")
      public static let compositeContent = UTType(importedAs: "public.composite-content")
      public static let propertyList = UTType(importedAs: "com.apple.property-list")
      public static let svg = UTType(importedAs: "public.svg-image")
      public static let webP = UTType(importedAs: "org.webmproject.webp")
      public static let livePhoto = UTType(importedAs: "com.apple.live-photo")
      public static let sourceCode = UTType(importedAs: "public.source-code")
      public static let rtfd = UTType(importedAs: "com.apple.rtfd")
      public static let tiff = UTType(importedAs: "public.tiff")
      public static let bmp = UTType(importedAs: "com.microsoft.bmp")
      public static let wav = UTType(importedAs: "com.microsoft.waveform-audio")
      public static let spreadsheet = UTType(importedAs: "public.spreadsheet")
      public static let presentation = UTType(importedAs: "public.presentation")
    }

    """#

  static let localAuthentication = #"""
    @_exported import Foundation

    public enum LAPolicy: Int { case deviceOwnerAuthenticationWithBiometrics = 1, deviceOwnerAuthentication }
    public enum LABiometryType: Int { case none, touchID, faceID, opticID = 4 }

    public struct LAError: Error {
      public enum Code: Int {
        case authenticationFailed = -1, userCancel = -2, userFallback = -3, systemCancel = -4
        case passcodeNotSet = -5, biometryNotAvailable = -6, biometryNotEnrolled = -7
        case biometryLockout = -8, appCancel = -9, invalidContext = -10, notInteractive = -1004
      }
      public let code: Code
      public init(_ code: Code) { self.code = code }
      public static let biometryNotAvailable = Code.biometryNotAvailable
      public static let userCancel = Code.userCancel
      public static let userFallback = Code.userFallback
      public static let systemCancel = Code.systemCancel
      public static let authenticationFailed = Code.authenticationFailed
    }

    open class LAContext: NSObject {
      open var localizedFallbackTitle: String?
      open var localizedCancelTitle: String?
      open var touchIDAuthenticationAllowableReuseDuration: TimeInterval = 0
      open var biometryType: LABiometryType { .none }
      open var evaluatedPolicyDomainState: Data? { nil }
      /// Never here.
      open func canEvaluatePolicy(_ policy: LAPolicy, error: UnsafeMutablePointer<NSError?>?) -> Bool {
        false
      }
      open func evaluatePolicy(
        _ policy: LAPolicy, localizedReason: String,
        reply: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) { reply(false, LAError(.biometryNotAvailable)) }
      open func invalidate() {}
    }

    """#

  static let userNotifications = #"""
    @_exported import Foundation
    import UIKit

    public struct UNAuthorizationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let badge = UNAuthorizationOptions(rawValue: 1)
      public static let sound = UNAuthorizationOptions(rawValue: 2)
      public static let alert = UNAuthorizationOptions(rawValue: 4)
      public static let provisional = UNAuthorizationOptions(rawValue: 64)
    }
    public struct UNNotificationPresentationOptions: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let badge = UNNotificationPresentationOptions(rawValue: 1)
      public static let sound = UNNotificationPresentationOptions(rawValue: 2)
      public static let alert = UNNotificationPresentationOptions(rawValue: 4)
      public static let list = UNNotificationPresentationOptions(rawValue: 8)
      public static let banner = UNNotificationPresentationOptions(rawValue: 16)
    }
    public enum UNAuthorizationStatus: Int, Sendable {
      case notDetermined, denied, authorized, provisional, ephemeral
    }
    open class UNNotificationSettings: NSObject, @unchecked Sendable {
      open var authorizationStatus: UNAuthorizationStatus { .denied }
    }
    open class UNNotificationSound: NSObject, @unchecked Sendable {
      public static let `default` = UNNotificationSound()
    }
    open class UNNotificationTrigger: NSObject, @unchecked Sendable {}
    open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
      public init(timeInterval: TimeInterval, repeats: Bool) {}
    }
    open class UNNotificationContent: NSObject, @unchecked Sendable {
      open var title = ""
      open var subtitle = ""
      open var body = ""
      open var badge: NSNumber?
      open var sound: UNNotificationSound?
      open var userInfo: [AnyHashable: Any] = [:]
      open var categoryIdentifier = ""
      open var threadIdentifier = ""
    }
    open class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {}
    open class UNNotificationRequest: NSObject, @unchecked Sendable {
      public let identifier: String
      public let content: UNNotificationContent
      public let trigger: UNNotificationTrigger?
      public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        self.identifier = identifier
        self.content = content
        self.trigger = trigger
      }
    }
    open class UNNotification: NSObject, @unchecked Sendable {
      open var request: UNNotificationRequest {
        UNNotificationRequest(identifier: "", content: UNNotificationContent(), trigger: nil)
      }
    }
    open class UNNotificationResponse: NSObject, @unchecked Sendable {
      open var notification: UNNotification { UNNotification() }
      open var actionIdentifier: String { "" }
    }
    public protocol UNUserNotificationCenterDelegate: NSObjectProtocol {
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
      func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    }
    extension UNUserNotificationCenterDelegate {
      public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
      ) { completionHandler([]) }
      public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
      ) { completionHandler() }
    }
    open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
      private static let only = UNUserNotificationCenter()
      open class func current() -> UNUserNotificationCenter { only }
      open weak var delegate: (any UNUserNotificationCenterDelegate)?
      open func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @Sendable (Bool, (any Error)?) -> Void
      ) { completionHandler(false, nil) }
      open func getNotificationSettings(
        completionHandler: @escaping @Sendable (UNNotificationSettings) -> Void
      ) { completionHandler(UNNotificationSettings()) }
      open func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
      ) { completionHandler?(nil) }
      open func removeAllPendingNotificationRequests() {}
      open func removeAllDeliveredNotifications() {}
      open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {}
      open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    }

    """#

  static let quickLook = #"""
    import UIKit

    public protocol QLPreviewItem: NSObjectProtocol {
      var previewItemURL: URL? { get }
      var previewItemTitle: String? { get }
    }
    extension QLPreviewItem { public var previewItemTitle: String? { nil } }
    extension NSURL: QLPreviewItem { public var previewItemURL: URL? { absoluteURL } }

    @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      func previewController(
        _ controller: QLPreviewController, previewItemAt index: Int
      ) -> any QLPreviewItem
    }

    public enum QLPreviewItemEditingMode: Int { case disabled, updateContents, createCopy }

    @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
      func previewControllerWillDismiss(_ controller: QLPreviewController)
      func previewControllerDidDismiss(_ controller: QLPreviewController)
      func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
      ) -> QLPreviewItemEditingMode
    }
    extension QLPreviewControllerDelegate {
      public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
      public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
      public func previewController(
        _ controller: QLPreviewController, editingModeFor previewItem: any QLPreviewItem
      ) -> QLPreviewItemEditingMode { .disabled }
    }

    open class QLPreviewController: UIViewController {
      open weak var dataSource: (any QLPreviewControllerDataSource)?
      open weak var delegate: (any QLPreviewControllerDelegate)?
      open var currentPreviewItemIndex = 0
      open var currentPreviewItem: (any QLPreviewItem)? {
        dataSource?.previewController(self, previewItemAt: currentPreviewItemIndex)
      }
      open func reloadData() {}
      open func refreshCurrentPreviewItem() {}
      open class func canPreview(_ item: any QLPreviewItem) -> Bool { false }
    }

    """#

  static let linkPresentation = #"""
    import UIKit

    open class LPLinkMetadata: NSObject {
      open var originalURL: URL?
      open var url: URL?
      open var title: String?
      open var iconProvider: Any?
      open var imageProvider: Any?
    }

    """#
}
