import UIKit

public class PhotoPicker: NSObject {
  public func showLibrary(from sender: UIViewController) {
    let thumbnails = ThumbnailsViewController()
    let stack = makeStack(rootViewController: thumbnails)
    sender.present(stack, animated: true)
  }

  private func makeStack(rootViewController: UIViewController) -> PickerNavigationController {
    let stack = PickerNavigationController(rootViewController: rootViewController)
    stack.modalPresentationStyle = .fullScreen
    return stack
  }
}

class ThumbnailsViewController: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Photos"
  }
}
