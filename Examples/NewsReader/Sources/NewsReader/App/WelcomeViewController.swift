import QuarterturnKit
import UIKit

/// Says hello, once; upright on iPhone, for it has no room in landscape.
final class WelcomeViewController: OrientationViewController {
  private let preferences: Preferences
  private let titleLabel = UILabel()
  private let textLabel = UILabel()
  private lazy var continueButton = UIButton(
    type: .system,
    primaryAction: UIAction(title: "Continue") { [weak self] _ in self?.finish() })

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
    let isPad = UIDevice.current.userInterfaceIdiom == .pad
    modalPresentationStyle = isPad ? .formSheet : .fullScreen
    orientations = isPad ? .all : .portrait
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    titleLabel.text = "Welcome to News Reader"
    titleLabel.font = .boldSystemFont(ofSize: 28)
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 0
    textLabel.text = "Read the news upright, and watch it in any orientation."
    textLabel.textAlignment = .center
    textLabel.numberOfLines = 0
    for subview in [titleLabel, textLabel, continueButton] { view.addSubview(subview) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let content = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 32, dy: 32)
    let width = CGSize(width: content.width, height: .greatestFiniteMagnitude)
    titleLabel.frame = CGRect(
      x: content.minX, y: content.minY + content.height / 4, width: content.width,
      height: titleLabel.sizeThatFits(width).height)
    textLabel.frame = CGRect(
      x: content.minX, y: titleLabel.frame.maxY + 16, width: content.width,
      height: textLabel.sizeThatFits(width).height)
    continueButton.frame = CGRect(
      x: content.minX, y: content.maxY - 50, width: content.width, height: 50)
  }

  private func finish() {
    preferences.hasBeenWelcomed = true
    dismiss(animated: true)
  }
}
