import UIKit

/// Leads to the player, and takes what comes back from it.
class TrackListViewController: UIViewController, UIGestureRecognizerDelegate {
  @IBOutlet weak var titleLabel: UILabel!
  @IBOutlet var playButtons: [UIButton]!
  @IBInspectable var album: String = "none"
  private(set) var refreshes = 0
  private(set) var taps = 0
  private(set) var rating: Int?

  override func viewDidLoad() {
    super.viewDidLoad()
    titleLabel.text = album
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .refresh, target: self, action: #selector(refresh(_:)))
    titleLabel.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: #selector(titleTapped)))
    NotificationCenter.default.addObserver(
      self, selector: #selector(deviceTurned),
      name: UIDevice.orientationDidChangeNotification, object: nil)
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
  }

  @objc private func refresh(_ sender: UIBarButtonItem) { refreshes += 1 }

  @objc private func titleTapped() { taps += 1 }

  @objc func deviceTurned(_ note: Notification) {
    titleLabel.text = UIDevice.current.orientation.isLandscape ? "on its side" : "upright"
  }

  /// Called by the storyboard's button.
  @IBAction func play(_ sender: UIButton) {
    performSegue(withIdentifier: "ShowPlayer", sender: sender)
  }

  /// Called by the storyboard's recognizer.
  @IBAction func pageTapped(_ sender: UITapGestureRecognizer) { taps += 10 }

  /// Creates what the storyboard's segue leads to.
  @IBSegueAction private func makeRecord(_ coder: NSCoder, sender: Any?) -> RecordViewController? {
    sender is String ? nil : RecordViewController(coder: coder, album: album)
  }

  @IBAction func closePlayer(_ segue: UIStoryboardSegue) {
    rating = (segue.source as? PlayerViewController)?.rating
  }
}
