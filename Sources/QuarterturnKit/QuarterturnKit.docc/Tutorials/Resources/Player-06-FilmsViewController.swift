import QuarterturnKit
import UIKit

final class FilmsViewController: OrientationViewController {
  override var initialOrientations: UIInterfaceOrientationMask? { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Films"
    let play = UIAction(title: "Play") { [weak self] _ in self?.play() }
    navigationItem.rightBarButtonItem = UIBarButtonItem(customView: UIButton(primaryAction: play))
  }

  func play() {
    navigationController?.pushViewController(PlayerViewController(), animated: true)
  }
}
