import QuarterturnKit
import UIKit

final class PlayerViewController: OrientationViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    orientations = .landscape
  }
}
