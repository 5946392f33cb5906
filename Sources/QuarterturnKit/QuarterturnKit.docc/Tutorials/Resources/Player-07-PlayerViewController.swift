import QuarterturnKit
import UIKit

final class PlayerViewController: OrientationViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    orientations = .landscape
  }

  func showUpright() async {
    orientations = .allButUpsideDown
    do {
      try await rotate(to: .portrait)
    } catch {
      title = error.description
    }
  }
}
