import QuarterturnKit
import UIKit

final class PlayerViewController: OrientationViewController {
  private var lock: OrientationLock?

  override var initialOrientations: UIInterfaceOrientationMask? { .landscape }

  func showUpright() async {
    orientations = .allButUpsideDown
    do {
      try await rotate(to: .portrait)
    } catch {
      title = error.description
    }
  }

  func toggleLock() {
    lock = lock == nil ? OrientationLock(.shown, by: self) : nil
  }
}
