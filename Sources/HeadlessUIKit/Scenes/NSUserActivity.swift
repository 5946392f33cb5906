#if !canImport(ObjectiveC)
  public import Foundation

  /// What the user is doing, so that another device or the same one can continue it.
  ///
  /// - UIKit: same; it is Foundation's, and goes nowhere. Stored only. Since iOS 8
  open class NSUserActivity: NSObject {
    /// The kind of activity.
    open private(set) var activityType: String
    /// What people read.
    open var title: String?
    /// What is needed to continue.
    open var userInfo: [AnyHashable: Any]?
    /// The page of the web that shows the same.
    open var webpageURL: URL?
    /// The names of the values that are needed to continue (since iOS 9).
    open var requiredUserInfoKeys: Set<String>?
    /// Words by which it is found (since iOS 9).
    open var keywords: Set<String> = []
    /// When it is of no more use (since iOS 9).
    open var expirationDate: Date?
    /// Whether another device may continue it.
    open var isEligibleForHandoff = true
    /// Whether a search finds it (since iOS 9).
    open var isEligibleForSearch = false
    /// Whether everyone's search finds it (since iOS 9).
    open var isEligibleForPublicIndexing = false
    /// Whether Siri may suggest it (since iOS 12).
    open var isEligibleForPrediction = false
    /// A name for what is stored (since iOS 12).
    open var persistentIdentifier: String?
    /// The scene that shows the same content (since iOS 13).
    open var targetContentIdentifier: String?
    /// Whether its values have to be asked for again.
    open var needsSave = false

    /// Creates an activity.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// Says that the user is doing it now.
    open func becomeCurrent() { StoredOnly.note("NSUserActivity.becomeCurrent()") }
    /// Says that the user does something else (since iOS 9).
    open func resignCurrent() { StoredOnly.note("NSUserActivity.resignCurrent()") }
    /// Says that it is over.
    open func invalidate() { StoredOnly.note("NSUserActivity.invalidate()") }
    /// Adds to what is needed to continue.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
  }

  /// The kind of an activity that opens a page of the web.
  ///
  /// - UIKit: same; it is Foundation's. Since iOS 8
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

  /// What can be brought back to what the user was doing.
  ///
  /// - UIKit: same; it is never asked to. Stored only. Since iOS 8
  @preconcurrency @MainActor public protocol UIUserActivityRestoring: NSObjectProtocol {}

  extension UIResponder: UIUserActivityRestoring {}
#endif
