public import Foundation

/// What a view reacts to.
///
/// - UIKit: same; it does not react. Since iOS 11
@preconcurrency @MainActor public protocol UIInteraction: NSObjectProtocol {
  /// The view.
  var view: UIView? { get }
  /// Called before the view changes.
  func willMove(to view: UIView?)
  /// Called when the view has changed.
  func didMove(to view: UIView?)
}

extension UIView {
  /// Adds a reaction; the view does not react.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public func addInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: self)
    interactions.append(interaction)
    interaction.didMove(to: self)
  }

  /// Removes a reaction.
  ///
  /// - UIKit: same. Stored only. Since iOS 11
  public func removeInteraction(_ interaction: any UIInteraction) {
    interaction.willMove(to: nil)
    interactions.removeAll { $0 === interaction }
    interaction.didMove(to: nil)
  }
}

/// How something looks that has the focus.
///
/// - UIKit: same; nothing has the focus. Stored only. Since iOS 15
@preconcurrency @MainActor open class UIFocusEffect: NSObject {}

/// The colour around something that has the focus.
///
/// - UIKit: same; nothing has the focus. Stored only. Since iOS 15
open class UIFocusHaloEffect: UIFocusEffect {}

/// Shows a menu for a view.
///
/// - UIKit: same; the menu is never shown. Stored only. Since iOS 13
@preconcurrency @MainActor open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// The delegate; not asked.
  open private(set) weak var delegate: (any UIContextMenuInteractionDelegate)?
  /// The view.
  open private(set) weak var view: UIView?
  /// Creates a menu that a delegate has.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }
  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Takes the view.
  open func didMove(to view: UIView?) { self.view = view }
  /// Takes the menu away; there is none.
  open func dismissMenu() {}
}

/// The delegate that has a menu for a view.
///
/// - UIKit: same; without previews, and it is not asked. Since iOS 13
@preconcurrency @MainActor public protocol UIContextMenuInteractionDelegate: NSObjectProtocol {
  /// The menu at a point of the view's space.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction, configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}

/// What a menu shows.
///
/// - UIKit: same; the menu is never shown. Stored only. Since iOS 13
@preconcurrency @MainActor open class UIContextMenuConfiguration: NSObject {
  /// Makes the menu.
  public typealias ActionProvider = ([UIMenuElement]) -> UIMenu?
  /// Makes the controller that is shown beside it.
  public typealias ContentPreviewProvider = () -> UIViewController?

  /// Identifies it.
  public let identifier: any NSCopying
  let previewProvider: ContentPreviewProvider?
  let actionProvider: ActionProvider?

  /// Creates what a menu shows.
  public init(
    identifier: (any NSCopying)? = nil, previewProvider: ContentPreviewProvider? = nil,
    actionProvider: ActionProvider? = nil
  ) {
    self.identifier = identifier ?? NSString(string: UUID().uuidString)
    self.previewProvider = previewProvider
    self.actionProvider = actionProvider
    super.init()
  }
}

/// A view as it is shown beside a menu.
///
/// - UIKit: same; it is not shown. Stored only. Since iOS 13
@preconcurrency @MainActor open class UITargetedPreview: NSObject {
  /// The view.
  public let view: UIView
  /// How it is shown.
  public let parameters: UIPreviewParameters
  /// Creates a preview of a view.
  public init(view: UIView, parameters: UIPreviewParameters) {
    self.view = view
    self.parameters = parameters
    super.init()
  }
  /// Creates a preview of a view.
  public convenience init(view: UIView) { self.init(view: view, parameters: UIPreviewParameters()) }
}

/// How a view is shown beside a menu.
///
/// - UIKit: same; it is not shown. Stored only. Since iOS 13
@preconcurrency @MainActor open class UIPreviewParameters: NSObject {
  /// The part that is shown.
  open var visiblePath: UIBezierPath? {
    didSet { StoredOnly.note("UIPreviewParameters.visiblePath") }
  }
  /// The colour behind it.
  open var backgroundColor: UIColor? {
    didSet { StoredOnly.note("UIPreviewParameters.backgroundColor") }
  }
}

/// What is called while a menu comes and goes.
///
/// - UIKit: same; it is never made. Since iOS 13
@preconcurrency @MainActor public protocol UIContextMenuInteractionAnimating: NSObjectProtocol {
  /// The controller beside the menu.
  var previewViewController: UIViewController? { get }
  /// Runs alongside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Called at the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// What is called while a menu's preview becomes a screen.
///
/// - UIKit: same; it is never made. Since iOS 13
@preconcurrency @MainActor
public protocol UIContextMenuInteractionCommitAnimating:
  UIContextMenuInteractionAnimating
{
  /// How the preview goes.
  var preferredCommitStyle: UIContextMenuInteractionCommitStyle { get set }
}

/// How a preview goes.
///
/// - UIKit: same. Since iOS 13
public enum UIContextMenuInteractionCommitStyle: Int, Sendable {
  /// It goes away.
  case dismiss = 0
  /// It becomes a screen.
  case pop = 1
}
