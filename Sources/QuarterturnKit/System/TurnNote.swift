#if os(iOS) || canImport(HeadlessUIKit)
package import UIKit

/// Something the library is called for or does, for those who record it.
@MainActor package enum TurnNote {
  /// A screen answers UIKit.
  case asked(UIViewController, UIInterfaceOrientationMask)
  /// What is shown in a scene is about to be changed, and has been.
  case willChange(UIWindowScene)
  case didChange(UIWindowScene)
  /// The masks of a scene are announced.
  case announced(UIWindowScene)
  /// Up to iOS 15, the interface is to follow the device.
  case attempted(UIWindowScene)
  /// A scene is asked for an orientation, and refuses it.
  case requested(UIWindowScene, UIInterfaceOrientationMask)
  case refused(UIWindowScene, any Error)
  /// A controller is called with a new size, its animation begins, and is over.
  case transition(UIViewController, to: CGSize)
  case alongside(UIViewController)
  case completed(UIViewController)

  private static var recorders: [Int: (TurnNote) -> Void] = [:]
  private static var made = 0

  /// Passes a note on; where nothing is recorded it is not even made.
  package static func send(_ note: @autoclosure () -> TurnNote) {
    guard !recorders.isEmpty else { return }
    let note = note()
    for recorder in recorders.values { recorder(note) }
  }

  /// Passes notes to a recorder for as long as what is returned is kept.
  package static func record(_ take: @escaping (TurnNote) -> Void) -> OrientationObservation {
    made += 1
    let number = made
    recorders[number] = take
    return OrientationObservation { recorders[number] = nil }
  }
}
#endif
