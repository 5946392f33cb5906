import UIKit

open class EditViewController: UIViewController {
  override public var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isPhone() ? .portrait : .all
  }

  public class func show(over parent: UIViewController?, animated: Bool) {
    let editor = EditViewController()
    editor.modalPresentationStyle = .fullScreen
    parent?.present(editor, animated: animated, completion: nil)
  }

  @objc func clip() {
    let clip = ClipViewController()
    clip.modalPresentationStyle = .fullScreen
    present(clip, animated: false)
  }
}

class ClipViewController: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    isPhone() ? .portrait : .all
  }
}
