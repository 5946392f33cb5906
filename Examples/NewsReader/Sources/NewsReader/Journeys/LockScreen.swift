import QuarterturnKit
import UIKit

/// Keeps the interface as it is while people want it, and shows a sheet that does the same.
final class LockScreen: JourneyScreen {
  private var lock: OrientationLock?

  override func viewDidLoad() {
    super.viewDidLoad()
    add("Lock") { _ in self.lock = OrientationLock(.shown, by: self) }
    add("Unlock") { _ in self.lock?.release() }
    if presentingViewController == nil {
      add("Show a sheet") { screen in
        let sheet = LockScreen(.lock, .all)
        sheet.modalPresentationStyle = .pageSheet
        screen.present(sheet, animated: true)
      }
    }
  }
}
