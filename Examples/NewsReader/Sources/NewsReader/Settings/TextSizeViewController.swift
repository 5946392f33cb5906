import UIKit

/// Lets the reader choose the size of the text, with an example of it.
final class TextSizeViewController: UIViewController {
  private let preferences: Preferences
  private let example = UILabel()
  private lazy var buttons = [14.0, 17, 21].map { size in
    UIButton(
      type: .system,
      primaryAction: UIAction(title: "\(Int(size))") { [weak self] _ in self?.choose(size) })
  }

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
    title = "Text size"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    example.text = "The doors stood open on Tuesday morning."
    example.numberOfLines = 0
    example.font = .systemFont(ofSize: preferences.textSize)
    view.addSubview(example)
    for button in buttons { view.addSubview(button) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let content = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 16, dy: 16)
    let width = content.width / CGFloat(buttons.count)
    for (place, button) in buttons.enumerated() {
      button.frame = CGRect(
        x: content.minX + CGFloat(place) * width, y: content.minY, width: width, height: 44)
    }
    let top = content.minY + 60
    let fitting = example.sizeThatFits(
      CGSize(width: content.width, height: max(0, content.maxY - top)))
    example.frame = CGRect(
      x: content.minX, y: top, width: content.width, height: fitting.height)
  }

  private func choose(_ size: Double) {
    preferences.textSize = size
    example.font = .systemFont(ofSize: size)
    view.setNeedsLayout()
  }
}
