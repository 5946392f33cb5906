import QuarterturnKit
import UIKit

final class PlayerViewController: OrientationViewController {
  override var initialOrientations: UIInterfaceOrientationMask? { .landscape }
}
