import QuarterturnKit
import UIKit

final class FilmsViewController: OrientationViewController {
  override var initialOrientations: UIInterfaceOrientationMask? { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Films"
  }
}
