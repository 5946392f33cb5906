import QuarterturnKit
import UIKit

// The code of the module's page, so that it compiles; ArticleCodeTests compares them.

final class PlayerViewController: OrientationViewController {
  override var initialOrientations: UIInterfaceOrientationMask? { .landscape }
}

// MARK: - Installing

#if os(iOS)
  final class MovieViewController: OrientationViewController {}
#else
  final class MovieViewController: UIViewController {}
#endif
