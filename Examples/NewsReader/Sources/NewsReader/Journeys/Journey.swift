import QuarterturnKit
import UIKit

/// Something that the library does, to be tried on a device.
enum Journey: String, CaseIterable {
  case push = "Push a screen in landscape"
  case present = "Present a screen in landscape"
  case turn = "Turn by a button"
  case lock = "Lock, also from a sheet"
  case video = "A video goes full screen"
  case chart = "Another screen in landscape"
  case pictures = "Keep what is in view"
  case pages = "Pages that differ"
  case columns = "Columns that differ"
  case delegate = "A container with a delegate"
  case device = "How the device is held"

  /// What to look for.
  var advice: String {
    switch self {
    case .push: "It turns once, when the push ends, and turns back after the pop."
    case .present: "It comes up turned. Close it: the list is upright again."
    case .turn: "Each button turns the interface, or the reason is below it."
    case .lock: "Lock, turn the device, and unlock. The sheet's lock ends with the sheet."
    case .video: "The same view goes full screen, and comes back to its place."
    case .chart: "Turn the device: another screen is there while it is in landscape."
    case .pictures: "Scroll, then turn: the first picture stays in the first row."
    case .pages: "The first page is upright, the second turns."
    case .columns: "The last column counts; where there is one column only, the one on top."
    case .delegate: "UIKit's own navigation controller; its delegate is the library's."
    case .device: "The poses as they come, also the flat ones."
    }
  }

  /// Shows it.
  @MainActor func begin(from list: UIViewController) {
    switch self {
    case .push: push(JourneyScreen(self, .landscape), from: list)
    case .present: present(JourneyScreen(self, .landscape), from: list)
    case .turn: push(TurnScreen(self, .all), from: list)
    case .lock: push(LockScreen(self, .all), from: list)
    case .video: push(VideoScreen(self, .portrait), from: list)
    case .chart: push(ChartScreen(self, .portrait), from: list)
    case .pictures: push(PicturesViewController(), from: list)
    case .pages: present(PagesViewController(), from: list)
    case .columns: present(ColumnsViewController(), from: list)
    case .delegate: present(DelegateContainer(JourneyScreen(self, .landscapeLeft)), from: list)
    case .device: push(PoseScreen(self, .all), from: list)
    }
  }

  @MainActor private func push(_ screen: UIViewController, from list: UIViewController) {
    list.navigationController?.pushViewController(screen, animated: true)
  }

  @MainActor private func present(_ screen: UIViewController, from list: UIViewController) {
    screen.modalPresentationStyle = .fullScreen
    list.present(screen, animated: true)
  }
}
