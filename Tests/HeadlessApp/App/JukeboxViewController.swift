import UIKit

/// What a storyboard knows by another name, without a module; its colors and images have symbols of Xcode's.
@objc(Jukebox) final class JukeboxViewController: UIViewController {
  @IBOutlet var coverView: UIImageView!

  override func viewDidLoad() {
    super.viewDidLoad()
    coverView.image = .coverArt
    coverView.tintColor = .accent
    view.backgroundColor = UIColor(resource: .Evening.night)
  }
}
