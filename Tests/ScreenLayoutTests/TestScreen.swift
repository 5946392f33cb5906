import HeadlessDevice
import UIKit

/// A controller whose view a test fills.
@MainActor final class TestScreen: UIViewController {
  private let fill: (UIView) -> Void

  init(_ fill: @escaping (UIView) -> Void) {
    self.fill = fill
    super.init(nibName: nil, bundle: nil)
    title = "Screen"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    fill(view)
  }
}

extension UIView {
  /// Adds a view that constraints place, and activates its constraints.
  func add(_ view: UIView, _ constraints: (UIView) -> [NSLayoutConstraint]) {
    view.translatesAutoresizingMaskIntoConstraints = false
    addSubview(view)
    NSLayoutConstraint.activate(constraints(view))
  }

  /// Adds a view at a fixed place.
  func add(_ view: UIView, at frame: CGRect, _ mask: UIView.AutoresizingMask = []) {
    view.frame = frame
    view.autoresizingMask = mask
    addSubview(view)
  }
}

/// A button with a title.
@MainActor func button(_ title: String) -> UIButton {
  let button = UIButton(type: .system)
  button.setTitle(title, for: .normal)
  return button
}

/// A label with a text.
@MainActor func label(_ text: String, lines: Int = 1) -> UILabel {
  let label = UILabel()
  label.text = text
  label.numberOfLines = lines
  return label
}
