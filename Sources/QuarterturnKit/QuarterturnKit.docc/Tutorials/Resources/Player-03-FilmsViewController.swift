import QuarterturnKit
import UIKit

final class FilmsViewController: OrientationViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Films"
    orientations = .portrait
  }
}
