import UIKit

/// A page as a messenger shows what friends have posted.
class MomentsViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    return .portrait
  }
}
