import AVFoundation
import UIKit

/// What is on air. The ticker is on the side of the charging port.
final class LiveViewController: UIViewController {
    private let ticker = UIView()

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .landscapeRight
    }

    override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
        .landscapeLeft
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .black
        ticker.backgroundColor = .systemRed
        view.addSubview(ticker)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        ticker.frame = CGRect(
            x: view.bounds.maxX - 80, y: 0, width: 80, height: view.bounds.height)
    }
}
