import QuarterturnKit
import UIKit

/// The app's tabs, of which the one on screen decides how the app turns.
final class MainTabBarController: OrientationTabBarController, OrientationDeclaring {
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
      tab(JourneysViewController(), "rotate.right"),
    ]
  }

  required init?(coder: NSCoder) { nil }

  /// Screens that say nothing are upright on iPhone.
  var orientations: UIInterfaceOrientationMask? {
    traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
  }

  private func tab(_ root: UIViewController, _ symbol: String) -> UIViewController {
    let navigation = OrientationNavigationController(rootViewController: root)
    navigation.tabBarItem = UITabBarItem(
      title: root.title, image: UIImage(systemName: symbol), tag: 0)
    return navigation
  }
}
