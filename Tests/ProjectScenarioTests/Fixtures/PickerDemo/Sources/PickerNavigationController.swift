import UIKit

public class PickerNavigationController: UINavigationController {
  public override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    if isPad() {
      .all
    } else {
      PickerConfiguration.standard().turnsOnPhones ? .all : .portrait
    }
  }

  override init(rootViewController: UIViewController) {
    super.init(rootViewController: rootViewController)
    modalPresentationStyle = .fullScreen
  }

  required init?(coder: NSCoder) {
    fatalError("not in a storyboard")
  }
}
