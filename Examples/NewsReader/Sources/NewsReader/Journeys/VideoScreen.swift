import QuarterturnKit
import UIKit

/// A screen with a view that goes full screen and comes back.
final class VideoScreen: JourneyScreen {
  let videoView = UIView()
  private lazy var player = FullScreenPlayer(videoView)
  private lazy var leaveButton = UIButton(
    type: .close, primaryAction: UIAction { [weak self] _ in self?.leave() })

  override func viewDidLoad() {
    super.viewDidLoad()
    videoView.backgroundColor = .darkGray
    view.addSubview(videoView)
    leaveButton.isHidden = true
    videoView.addSubview(leaveButton)
    add("Full screen") { _ in self.watch() }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    leaveButton.frame = CGRect(x: 60, y: 16, width: 44, height: 44)
    guard !player.isFullScreen else { return }
    let content = view.bounds.inset(by: view.safeAreaInsets)
    videoView.frame = CGRect(
      x: content.minX, y: content.minY, width: content.width, height: content.width * 9 / 16)
  }

  private func watch() {
    do {
      // A video can be watched upright, too, by those who cannot turn their device.
      try player.enter(from: self, in: .allButUpsideDown)
      leaveButton.isHidden = false
    } catch {
      statusLabel.text = error.description
    }
  }

  private func leave() {
    leaveButton.isHidden = true
    player.leave()
  }
}
