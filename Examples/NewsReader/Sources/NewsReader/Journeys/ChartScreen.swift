import QuarterturnKit
import UIKit

/// A screen that another one takes the place of while the device is in landscape.
final class ChartScreen: JourneyScreen {
  private lazy var chart = AlternateLandscape(of: self) { JourneyScreen(.chart, .landscape) }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    chart.start()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent { chart.stop() }
  }
}
