import UIKit

/// Slides a headline over everything else, in a window of its own.
final class BreakingNewsBanner {
    private var window: UIWindow?

    func show(_ headline: String, in scene: UIWindowScene) {
        let controller = BannerViewController(headline: headline)
        let window = UIWindow(windowScene: scene)
        window.rootViewController = controller
        window.windowLevel = .statusBar + 1
        window.isHidden = false
        self.window = window
        DispatchQueue.main.asyncAfter(deadline: .now() + 6) { [weak self] in
            self?.window = nil
        }
    }
}

final class BannerViewController: UIViewController {
    private let headline: String

    init(headline: String) {
        self.headline = headline
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("BannerViewController is not in a storyboard")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        let label = UILabel()
        label.text = headline
        label.textAlignment = .center
        label.backgroundColor = .systemRed
        label.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(label)
        NSLayoutConstraint.activate([
            label.topAnchor.constraint(equalTo: view.topAnchor),
            label.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            label.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            label.heightAnchor.constraint(equalToConstant: 96),
        ])
    }
}
