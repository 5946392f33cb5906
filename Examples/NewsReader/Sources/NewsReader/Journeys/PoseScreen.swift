import QuarterturnKit
import UIKit

/// Lists how the device is held, the newest at the bottom.
final class PoseScreen: JourneyScreen {
  let posesLabel = UILabel()
  private var reading: Task<Void, Never>?
  private var names: [String] = []

  override func viewDidLoad() {
    super.viewDidLoad()
    posesLabel.numberOfLines = 0
    posesLabel.textAlignment = .center
    stack.addArrangedSubview(posesLabel)
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    let poses = UIDevice.current.poses
    reading = Task { [weak self] in
      for await pose in poses { self?.show(pose) }
    }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    reading?.cancel()
  }

  private func show(_ pose: UIDeviceOrientation) {
    let name =
      switch pose {
      case .portrait: "upright"
      case .portraitUpsideDown: "upside down"
      case .landscapeLeft: "on its left side"
      case .landscapeRight: "on its right side"
      case .faceUp: "face up"
      case .faceDown: "face down"
      default: "not known yet"
      }
    names.append(name)
    posesLabel.text = names.suffix(5).joined(separator: "\n")
  }
}
