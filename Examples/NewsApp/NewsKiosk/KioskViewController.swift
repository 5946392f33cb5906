import UIKit

/// One headline after the other, as large as they fit.
final class KioskViewController: UIViewController {
    private let label = UILabel()

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        .portrait
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        label.font = .preferredFont(forTextStyle: .largeTitle)
        label.numberOfLines = 0
        view.addSubview(label)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        label.frame = view.bounds.inset(by: view.safeAreaInsets).insetBy(dx: 40, dy: 40)
    }
}
