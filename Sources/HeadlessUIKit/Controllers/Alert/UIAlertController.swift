public import Foundation
import Orientation

/// Asks the user something.
///
/// It does not decide orientations. On iOS 9 to 12 it asks its presenter; if that asks back, iOS 9
/// raises an exception, and later ones write a line to the log.
///
/// - UIKit: same but for looks. Since iOS 8. Rule: `D-57`, `Q-13`
open class UIAlertController: UIViewController {
  /// Creates one.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
    self.preferredStyle = preferredStyle
    chosenStyle = preferredStyle == .alert ? .overFullScreen : .popover
  }

  /// The message below its title.
  open var message: String?
  /// How it is shown.
  open private(set) var preferredStyle = Style.alert
  /// What the user can choose.
  open private(set) var actions: [UIAlertAction] = []
  /// What the return key chooses (since iOS 9).
  open var preferredAction: UIAlertAction?

  /// The fields it asks with; nil without any.
  open private(set) var textFields: [UITextField]?

  /// Adds a field.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField(frame: .zero)
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }

  /// Adds a choice.
  open func addAction(_ action: UIAlertAction) {
    if action.style == .cancel, actions.contains(where: { $0.style == .cancel }) {
      host?.raise(
        .wrongUse(
          name: "NSInternalInconsistencyException",
          reason: "UIAlertController can only have one action with a style of"
            + " UIAlertActionStyleCancel"))
      return
    }
    actions.append(action)
  }

  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    maskOfPresenter ?? usualMask
  }

  override var kind: Controller.Kind { .alert }

  private var isAsked = false

  /// On iOS 9 to 12 it asks its presenter; nil where it does not.
  private var maskOfPresenter: UIInterfaceOrientationMask? {
    guard let host, host.system.behaviors[.alertAsksPresenter], let presenter else {
      return nil
    }
    guard !isAsked else {
      if host.system.alertLogsBeingAskedBack {
        host.work { $0.record(.log(.alertAskedBack)) }
      } else {
        host.isAskedRecursively = true
      }
      return nil
    }
    isAsked = true
    defer { isAsked = false }
    return presenter.supportedInterfaceOrientations
  }

  /// How an alert is shown.
  public enum Style: Int, Sendable {
    /// As a list that comes from below, or as a bubble.
    case actionSheet = 0
    /// As a box in the middle.
    case alert = 1
  }

  /// The user chooses: the alert goes, and what was to be done is done.
  package func choose(_ action: UIAlertAction) {
    guard action.isEnabled else { return }
    presenter?.dismiss(animated: true)
    action.handler?(action)
  }
}

/// A choice an alert offers.
///
/// - UIKit: same. Since iOS 8
@preconcurrency @MainActor open class UIAlertAction: NSObject {
  /// Creates a choice.
  public convenience init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.init(title, style, handler)
  }

  private init(_ title: String?, _ style: Style, _ handler: ((UIAlertAction) -> Void)?) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }

  /// What is written on it.
  open private(set) var title: String?
  /// What it means.
  open private(set) var style: Style
  /// Whether it can be chosen.
  open var isEnabled = true

  let handler: ((UIAlertAction) -> Void)?

  /// What a choice means.
  public enum Style: Int, Sendable {
    /// Something.
    case `default` = 0
    /// That nothing be done.
    case cancel = 1
    /// That something be destroyed.
    case destructive = 2
  }
}
