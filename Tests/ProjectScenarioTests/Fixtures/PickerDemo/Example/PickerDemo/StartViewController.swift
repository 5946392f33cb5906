import PickerKit
import UIKit

class StartViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Picker"
  }

  @objc func configure() {
    let controller = ConfigurationViewController()
    showDetailViewController(controller, sender: nil)
  }

  @objc func showMoments() {
    let controller = MomentsViewController()
    showDetailViewController(controller, sender: nil)
  }

  @objc func showLibrary() {
    PhotoPicker().showLibrary(from: self)
  }

  @objc func takePhoto() {
    let camera = CameraViewController()
    showDetailViewController(camera, sender: nil)
  }

  @objc func editPhoto() {
    EditViewController.show(over: self, animated: true)
  }
}
