import UIKit

/// The app's three tabs, of which the one on screen decides how the app turns.
final class MainTabBarController: UITabBarController {
  init(newsroom: Newsroom, preferences: Preferences) {
    super.init(nibName: nil, bundle: nil)
    let bookmarks = Bookmarks()
    viewControllers = [
      tab(
        HeadlinesViewController(
          newsroom: newsroom, bookmarks: bookmarks, preferences: preferences), "newspaper"),
      tab(
        BookmarksViewController(
          newsroom: newsroom, bookmarks: bookmarks, preferences: preferences), "bookmark"),
      tab(SettingsViewController(preferences: preferences), "gear"),
    ]
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    selectedViewController?.supportedInterfaceOrientations ?? super.supportedInterfaceOrientations
  }

  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    selectedViewController?.preferredInterfaceOrientationForPresentation
      ?? super.preferredInterfaceOrientationForPresentation
  }

  private func tab(_ root: UIViewController, _ symbol: String) -> UIViewController {
    let navigation = ContentNavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(
      title: root.title, image: UIImage(systemName: symbol), tag: 0)
    return navigation
  }
}
