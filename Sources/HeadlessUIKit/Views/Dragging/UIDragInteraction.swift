public import Foundation

/// A drag or drop in progress.
///
/// - UIKit: same; none ever is. Since iOS 11
@preconcurrency @MainActor public protocol UIDragDropSession: NSObjectProtocol {
  /// What is dragged.
  var items: [UIDragItem] { get }
  /// Where the finger is in a view, in points.
  func location(in view: UIView) -> CGPoint
  /// Whether the items are moved, not copied.
  var allowsMoveOperation: Bool { get }
  /// Whether the items stay in the app.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Whether one of the items is of a uniform type.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Whether objects of a class can be made of the items.
  func canLoadObjects(ofClass aClass: Any.Type) -> Bool
}

/// A drag in progress.
///
/// - UIKit: same; none ever is. Since iOS 11
@preconcurrency @MainActor public protocol UIDragSession: UIDragDropSession {
  /// What the app itself knows it by.
  var localContext: Any? { get set }
}

/// A drop in progress.
///
/// - UIKit: same; none ever is. Since iOS 11
@preconcurrency @MainActor public protocol UIDropSession: UIDragDropSession {
  /// The drag, if it began in this app.
  var localDragSession: (any UIDragSession)? { get }
}

/// Lets the user drag a view.
///
/// - UIKit: same; nothing is dragged. Stored only. Since iOS 11
@preconcurrency @MainActor open class UIDragInteraction: NSObject, UIInteraction {
  /// What knows the items.
  open weak private(set) var delegate: (any UIDragInteractionDelegate)?
  /// The view.
  open weak private(set) var view: UIView?
  /// Whether the view can be dragged.
  open var isEnabled = true
  /// Whether several drags can be in progress.
  open var allowsSimultaneousRecognitionDuringLift = false

  /// Creates a drag.
  public init(delegate: any UIDragInteractionDelegate) {
    self.delegate = delegate
    super.init()
    StoredOnly.note("UIDragInteraction")
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }

  /// Whether views can be dragged unless they say otherwise.
  public static var isEnabledByDefault: Bool { true }
}

/// What knows the items of a drag.
///
/// - UIKit: same; it is not called. Since iOS 11
@preconcurrency @MainActor public protocol UIDragInteractionDelegate: NSObjectProtocol {
  /// What is dragged.
  func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}

/// Lets the user drop something on a view.
///
/// - UIKit: same; nothing is dropped. Stored only. Since iOS 11
@preconcurrency @MainActor open class UIDropInteraction: NSObject, UIInteraction {
  /// What takes the items.
  open weak private(set) var delegate: (any UIDropInteractionDelegate)?
  /// The view.
  open weak private(set) var view: UIView?
  /// Whether several drops can be in progress.
  open var allowsSimultaneousDropSessions = false

  /// Creates a drop.
  public init(delegate: any UIDropInteractionDelegate) {
    self.delegate = delegate
    super.init()
    StoredOnly.note("UIDropInteraction")
  }

  /// Does nothing.
  open func willMove(to view: UIView?) {}
  /// Notes the view.
  open func didMove(to view: UIView?) { self.view = view }
}

/// What takes the items of a drop.
///
/// - UIKit: same; it is not called. Since iOS 11
@preconcurrency @MainActor public protocol UIDropInteractionDelegate: NSObjectProtocol {
  /// Whether the items can be taken.
  func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool
  /// What would become of the items.
  func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal
  /// Takes the items.
  func dropInteraction(_ interaction: UIDropInteraction, performDrop session: any UIDropSession)
}

extension UIDropInteractionDelegate {
  /// All can be.
  public func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool { true }
  /// Nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal { UIDropProposal(operation: .cancel) }
  /// Does nothing.
  public func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {}
}

/// What becomes of items that are dropped.
///
/// - UIKit: same. Since iOS 11
public enum UIDropOperation: UInt, Sendable {
  /// Nothing.
  case cancel
  /// They may not be dropped here.
  case forbidden
  /// They are copied.
  case copy
  /// They are moved.
  case move
}

/// A proposal of what becomes of items that are dropped.
///
/// - UIKit: same; nothing is dropped. Stored only. Since iOS 11
@preconcurrency @MainActor open class UIDropProposal: NSObject {
  /// What becomes of them.
  public let operation: UIDropOperation
  /// Whether they are placed exactly.
  open var isPrecise = false
  /// Whether their picture is shown whole.
  open var prefersFullSizePreview = false

  /// Creates a proposal.
  public init(operation: UIDropOperation) {
    self.operation = operation
    super.init()
  }
}
