import UIKit

class NavigationController: UINavigationController {
  override func viewDidLoad() {
    super.viewDidLoad()
    navigationBar.barTintColor = .white
  }

  override var preferredStatusBarStyle: UIStatusBarStyle {
    tabBarController?.preferredStatusBarStyle ?? .lightContent
  }
}
