#if os(iOS) || canImport(HeadlessUIKit)
package import UIKit

/// The masks that controllers answered when UIKit asked them.
///
/// From iOS 16 UIKit uses what it read last (`F-25`), and offers no way to read it back: what was
/// answered and has changed since without an announcement explains an interface that does not turn.
@MainActor package enum GivenAnswers {
  private static var answers = ControllerTable<UIInterfaceOrientationMask>()
  /// How deep the library's own questions are nested.
  private static var probes = 0

  /// Whether it is the library that asks, not UIKit.
  static var isProbing: Bool { probes > 0 }

  /// Asks without UIKit having asked: nothing is remembered, and nothing written to the log.
  package static func probe<Result>(_ question: () -> Result) -> Result {
    probes += 1
    defer { probes -= 1 }
    return question()
  }

  static func note(_ mask: UIInterfaceOrientationMask, of controller: UIViewController) {
    if !isProbing { answers[controller] = mask }
  }

  /// What a controller answered last; nil where it was not asked, or answers without the library.
  package static func last(of controller: UIViewController) -> UIInterfaceOrientationMask? {
    answers[controller]
  }
}
#endif
