import UIKit

// The fourth article, after Apple's guide: views that follow by their masks, and another controller for
// landscape.

/// A screen whose views follow a new size by their masks, as the guide advises.
@MainActor final class MaskedPage: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    // Made for an upright iPhone, as a file of Interface Builder is.
    view.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
    let title = UILabel(frame: CGRect(x: 20, y: 70, width: 280, height: 30))
    title.text = "Weather"
    title.font = .boldSystemFont(ofSize: 22)
    title.textAlignment = .center
    title.autoresizingMask = [.flexibleWidth, .flexibleBottomMargin]
    let chart = UIImageView(frame: CGRect(x: 20, y: 120, width: 280, height: 220))
    chart.image = UIImage(named: "Chart")
    chart.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    let button = UIButton(type: .system)
    button.frame = CGRect(x: 110, y: 370, width: 100, height: 50)
    button.setTitle("Refresh", for: .normal)
    button.autoresizingMask = [
      .flexibleLeftMargin, .flexibleRightMargin, .flexibleTopMargin,
    ]
    for part in [title, chart, button] { view.addSubview(part) }
  }
}

/// A screen that is upright only, and presents another one while the device is held sideways.
@MainActor final class UprightPage: UIViewController {
  private var isShowingLandscape = false
  private var observer: (any NSObjectProtocol)?

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let list = UIStackView()
    list.axis = .vertical
    list.spacing = 20
    for day in ["Monday 12°", "Tuesday 14°", "Wednesday 9°", "Thursday 11°"] {
      let label = UILabel()
      label.text = day
      list.addArrangedSubview(label)
    }
    view.add(list) {
      [
        $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 40),
        $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 24),
      ]
    }
    UIDevice.current.beginGeneratingDeviceOrientationNotifications()
    observer = NotificationCenter.default.addObserver(
      forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
    ) { [weak self] _ in MainActor.assumeIsolated { self?.orientationChanged() } }
  }

  isolated deinit {
    if let observer { NotificationCenter.default.removeObserver(observer) }
  }

  private func orientationChanged() {
    let orientation = UIDevice.current.orientation
    if orientation.isLandscape, !isShowingLandscape {
      let chart = SidewaysPage()
      chart.modalPresentationStyle = .fullScreen
      present(chart, animated: true)
      isShowingLandscape = true
    } else if orientation.isPortrait, isShowingLandscape {
      dismiss(animated: true)
      isShowingLandscape = false
    }
  }
}

/// The same data as a chart, in landscape.
@MainActor final class SidewaysPage: UIViewController {
  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemGray6
    let bars = UIStackView()
    bars.alignment = .bottom
    bars.distribution = .fillEqually
    bars.spacing = 30
    for degrees in [12, 14, 9, 11] {
      let bar = UIView()
      bar.backgroundColor = .systemOrange
      bar.layer.cornerRadius = 6
      bar.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
      bar.heightAnchor.constraint(equalToConstant: CGFloat(degrees) * 18).isActive = true
      bars.addArrangedSubview(bar)
    }
    let safe = view.safeAreaLayoutGuide
    view.add(bars) {
      [
        $0.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 40),
        $0.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -40),
        $0.bottomAnchor.constraint(equalTo: safe.bottomAnchor, constant: -20),
      ]
    }
  }
}
