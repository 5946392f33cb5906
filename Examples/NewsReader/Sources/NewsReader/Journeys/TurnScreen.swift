import QuarterturnKit
import UIKit

/// Turns by buttons, and shows why the interface did not turn.
final class TurnScreen: JourneyScreen {
  let reasonLabel = UILabel()

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Landscape") { _ in self.turn(to: .landscape) }
    add("Upright") { _ in self.turn(to: .portrait) }
    add("Upside down") { _ in self.turn(to: .portraitUpsideDown) }
    reasonLabel.numberOfLines = 0
    reasonLabel.textAlignment = .center
    stack.addArrangedSubview(reasonLabel)
  }

  private func turn(to orientations: UIInterfaceOrientationMask) {
    Task {
      do {
        try await rotate(to: orientations)
        reasonLabel.text = nil
      } catch {
        reasonLabel.text = "\(error)"
      }
    }
  }
}
