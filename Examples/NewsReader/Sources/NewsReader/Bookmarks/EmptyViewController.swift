import UIKit

/// Says why there is nothing to see.
final class EmptyViewController: UIViewController {
  private let label = UILabel()

  init(message: String) {
    super.init(nibName: nil, bundle: nil)
    label.text = message
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    label.textAlignment = .center
    label.textColor = .secondaryLabel
    label.numberOfLines = 0
    view.addSubview(label)
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 32, dy: 0)
  }
}
