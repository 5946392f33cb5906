import UIKit

class PlayerViewController: UIViewController {
  var rating = 0

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

  /// Which of the ways to ask for a turn the system has.
  var wayToTurn: String {
    if #available(iOS 16, *) {
      return "requestGeometryUpdate"
    } else if #available(iOS 13.0, *) {
      return "scene"
    }
    return "device"
  }

  @IBAction func like() { rating = 5 }
}

extension PlayerViewController {
  static let (file, line) = (#filePath, #line)
}
