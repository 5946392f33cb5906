public import Foundation

/// A way from one controller to another that a storyboard has.
///
/// - UIKit: same but for the animation. Since iOS 5
@preconcurrency @MainActor open class UIStoryboardSegue: NSObject {
  /// The name that code performs it by.
  open private(set) var identifier: String?
  /// The controller that it comes from.
  open private(set) var source: UIViewController
  /// The controller that it leads to.
  open private(set) var destination: UIViewController
  private var handler: (() -> Void)?

  /// Creates a segue whose subclass performs it.
  public init(identifier: String?, source: UIViewController, destination: UIViewController) {
    self.identifier = identifier
    self.source = source
    self.destination = destination
    super.init()
  }

  /// Creates a segue that a closure performs.
  ///
  /// Since iOS 9.
  public convenience init(
    identifier: String?, source: UIViewController, destination: UIViewController,
    performHandler: @escaping () -> Void
  ) {
    self.init(identifier: identifier, source: source, destination: destination)
    handler = performHandler
  }

  /// Shows the destination; called by UIKit, never by the app.
  open func perform() { handler?() }

  /// Has a closure perform it.
  func performs(_ handler: @escaping () -> Void) { self.handler = handler }
}
