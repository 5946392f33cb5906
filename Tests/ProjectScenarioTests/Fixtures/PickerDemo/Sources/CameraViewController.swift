import UIKit

open class CameraViewController: UIViewController {
  override public var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isPhone() ? .portrait : .all
  }

  public init() {
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  public required init?(coder: NSCoder) {
    fatalError("not in a storyboard")
  }
}
