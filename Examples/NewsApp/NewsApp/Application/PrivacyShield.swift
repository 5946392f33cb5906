import UIKit

/// Covers the app while it is in the app switcher.
final class PrivacyShield {
    private var window: UIWindow?

    func raise(in scene: UIWindowScene) {
        let window = UIWindow(windowScene: scene)
        window.rootViewController = ShieldViewController(behind: scene.windows.first)
        window.windowLevel = .alert
        window.isHidden = false
        self.window = window
    }

    func lower() {
        window = nil
    }
}

/// Turns only as what it covers turns.
final class ShieldViewController: UIViewController {
    private weak var covered: UIWindow?

    init(behind covered: UIWindow?) {
        self.covered = covered
        super.init(nibName: nil, bundle: nil)
        view.backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) {
        fatalError("ShieldViewController is not in a storyboard")
    }

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        covered?.rootViewController?.supportedInterfaceOrientations
            ?? super.supportedInterfaceOrientations
    }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        covered?.rootViewController?.preferredInterfaceOrientationForPresentation
            ?? super.preferredInterfaceOrientationForPresentation
    }
}
