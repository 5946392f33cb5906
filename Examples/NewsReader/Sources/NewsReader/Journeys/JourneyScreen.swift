import QuarterturnKit
import UIKit

/// A screen that shows how the interface is, and has buttons.
class JourneyScreen: OrientationViewController {
  let stack = UIStackView()
  let statusLabel = UILabel()
  private let adviceLabel = UILabel()
  private let declared: UIInterfaceOrientationMask
  private var observation: OrientationObservation?

  init(_ journey: Journey, _ orientations: UIInterfaceOrientationMask) {
    declared = orientations
    super.init(nibName: nil, bundle: nil)
    title = journey.rawValue
    adviceLabel.text = journey.advice
  }

  required init?(coder: NSCoder) { nil }

  override var initialOrientations: UIInterfaceOrientationMask? { declared }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    adviceLabel.textColor = .secondaryLabel
    stack.axis = .vertical
    stack.spacing = 12
    for label in [adviceLabel, statusLabel] {
      label.numberOfLines = 0
      label.textAlignment = .center
      stack.addArrangedSubview(label)
    }
    stack.translatesAutoresizingMaskIntoConstraints = false
    view.addSubview(stack)
    NSLayoutConstraint.activate([
      stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
      stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
      stack.centerYAnchor.constraint(equalTo: view.layoutMarginsGuide.centerYAnchor),
    ])
    if presentingViewController != nil { add("Close") { $0.dismiss(animated: true) } }
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard let scene = view.window?.windowScene else { return }
    show(scene.effectiveGeometry.interfaceOrientation)
    observation = scene.observeInterfaceTurns { [weak self] turn in self?.show(turn.new) }
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    observation = nil
  }

  /// Adds a button at the bottom.
  func add(_ title: String, _ action: @escaping @MainActor (JourneyScreen) -> Void) {
    stack.addArrangedSubview(
      UIButton(
        type: .system,
        primaryAction: UIAction(title: title) { [weak self] _ in self.map { action($0) } }))
  }

  private func show(_ orientation: UIInterfaceOrientation) {
    statusLabel.text =
      switch orientation {
      case .portrait: "portrait"
      case .portraitUpsideDown: "upside down"
      case .landscapeLeft: "landscape left"
      case .landscapeRight: "landscape right"
      default: "unknown"
      }
  }
}
