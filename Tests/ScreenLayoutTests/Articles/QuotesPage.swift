import UIKit

/// The page with stock quotes of the first article, with its constraints.
///
/// A menu and a ticker that are there in portrait only, and three lists side by side that are paged
/// through. Each notification of a new orientation makes the constraints anew, as the article does with
/// SnapKit; here they are written with anchors.
@MainActor final class QuotesPage: UIViewController {
  let menu = UIView()
  let ticker = UILabel()
  let pages = UIScrollView()
  let unlock = UIButton(type: .system)
  private let lists = ["Watch list", "Markets", "News"].map { QuotesPage.list($0) }
  /// Which list shows.
  var selected = 1
  private var made: [NSLayoutConstraint] = []
  private var observer: (any NSObjectProtocol)?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Quotes"
    view.backgroundColor = .systemBackground
    menu.backgroundColor = .systemGray6
    menu.layer.cornerRadius = 8
    menu.clipsToBounds = true
    ticker.text = "ACME 12.40 +0.8   GLOBEX 88.02 -1.1"
    ticker.font = .systemFont(ofSize: 13)
    ticker.textColor = .systemRed
    unlock.setTitle("Unlock", for: .normal)
    pages.isPagingEnabled = true
    for part in [menu, ticker, pages, unlock] {
      part.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(part)
    }
    for list in lists {
      list.translatesAutoresizingMaskIntoConstraints = false
      pages.addSubview(list)
    }
    observer = NotificationCenter.default.addObserver(
      forName: UIApplication.didChangeStatusBarOrientationNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.changeElements() } }
    changeElements()
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  /// The bars, the heights and the constraints for the orientation.
  func changeElements() {
    let isWide = UIApplication.shared.statusBarOrientation.isLandscape
    navigationController?.setNavigationBarHidden(isWide, animated: false)
    tabBarController?.tabBar.isHidden = isWide
    unlock.isHidden = !isWide
    let (menuHeight, tickerHeight): (CGFloat, CGFloat) = isWide ? (0, 0) : (40, 30)
    ticker.isHidden = isWide
    let safe = view.safeAreaLayoutGuide
    NSLayoutConstraint.deactivate(made)
    made = [
      menu.topAnchor.constraint(equalTo: safe.topAnchor),
      menu.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: 13),
      menu.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -80),
      menu.heightAnchor.constraint(equalToConstant: menuHeight),
      ticker.topAnchor.constraint(equalTo: menu.bottomAnchor),
      ticker.leftAnchor.constraint(equalTo: safe.leftAnchor, constant: 13),
      ticker.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -13),
      ticker.heightAnchor.constraint(equalToConstant: tickerHeight),
      pages.topAnchor.constraint(equalTo: ticker.bottomAnchor),
      pages.leftAnchor.constraint(equalTo: safe.leftAnchor),
      pages.rightAnchor.constraint(equalTo: safe.rightAnchor),
      pages.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
      unlock.rightAnchor.constraint(equalTo: safe.rightAnchor, constant: -20),
      unlock.centerYAnchor.constraint(equalTo: safe.centerYAnchor),
      unlock.widthAnchor.constraint(equalToConstant: 80),
      unlock.heightAnchor.constraint(equalToConstant: 44),
    ]
    var left = pages.contentLayoutGuide.leftAnchor
    for list in lists {
      made += [
        list.topAnchor.constraint(equalTo: pages.contentLayoutGuide.topAnchor),
        list.leftAnchor.constraint(equalTo: left),
        list.widthAnchor.constraint(equalTo: pages.frameLayoutGuide.widthAnchor),
        list.heightAnchor.constraint(equalTo: pages.frameLayoutGuide.heightAnchor),
      ]
      left = list.rightAnchor
    }
    made += [
      left.constraint(equalTo: pages.contentLayoutGuide.rightAnchor),
      lists[0].bottomAnchor.constraint(equalTo: pages.contentLayoutGuide.bottomAnchor),
    ]
    NSLayoutConstraint.activate(made)
  }

  // The list that shows has another place as soon as the lists have another width.
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    pages.contentOffset = CGPoint(x: pages.bounds.width * CGFloat(selected), y: 0)
  }

  /// Rows with a name and a price.
  private static func list(_ title: String) -> UIStackView {
    let stack = UIStackView()
    stack.axis = .vertical
    stack.distribution = .fillEqually
    stack.isLayoutMarginsRelativeArrangement = true
    stack.layoutMargins = UIEdgeInsets(top: 8, left: 16, bottom: 8, right: 110)
    for (name, price) in [(title, ""), ("Acme", "12.40"), ("Globex", "88.02"), ("Initech", "7.15")]
    {
      let (left, right) = (UILabel(), UILabel())
      (left.text, right.text) = (name, price)
      right.textAlignment = .right
      right.setContentHuggingPriority(.required, for: .horizontal)
      if price.isEmpty { left.font = .boldSystemFont(ofSize: 20) }
      stack.addArrangedSubview(UIStackView(arrangedSubviews: [left, right]))
    }
    return stack
  }
}
