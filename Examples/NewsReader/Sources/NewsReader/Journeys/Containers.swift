import QuarterturnKit
import UIKit

/// Two pages, of which the one on screen counts.
final class PagesViewController: OrientationPageViewController, UIPageViewControllerDataSource {
  private let pages = [JourneyScreen(.pages, .portrait), JourneyScreen(.pages, .all)]

  init() {
    super.init(transitionStyle: .scroll, navigationOrientation: .horizontal)
    dataSource = self
    setViewControllers([pages[0]], direction: .forward, animated: false)
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { viewController === pages[1] ? pages[0] : nil }

  func pageViewController(
    _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { viewController === pages[0] ? pages[1] : nil }
}

/// Two columns, of which the last one counts.
final class ColumnsViewController: OrientationSplitViewController {
  init() {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [JourneyScreen(.columns, .portrait), JourneyScreen(.columns, .all)]
  }

  required init?(coder: NSCoder) { nil }
}

/// UIKit's own navigation controller, with the library's delegate.
final class DelegateContainer: UINavigationController {
  private let orientations = OrientationContainerDelegate()

  init(_ screen: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    viewControllers = [screen]
    delegate = orientations
  }

  required init?(coder: NSCoder) { nil }
}
