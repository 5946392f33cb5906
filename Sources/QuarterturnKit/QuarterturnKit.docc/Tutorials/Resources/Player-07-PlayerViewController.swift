import QuarterturnKit
import UIKit

final class PlayerViewController: OrientationViewController {
  override var initialOrientations: UIInterfaceOrientationMask? { .landscape }

  func showUpright() async {
    orientations = .allButUpsideDown
    do {
      try await rotate(to: .portrait)
    } catch {
      title = error.description
    }
  }
}
