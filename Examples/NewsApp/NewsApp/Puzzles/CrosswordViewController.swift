import UIKit

/// The crossword of the day: the clues below the grid on a phone, beside it on an iPad.
final class CrosswordViewController: UIViewController {
    private let grid = UIView()
    private let clues = UITableView()

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        switch UIDevice.current.userInterfaceIdiom {
        case .pad: return .landscape
        default: return .portrait
        }
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Crossword"
        view.addSubview(grid)
        view.addSubview(clues)
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let safe = view.bounds.inset(by: view.safeAreaInsets)
        let side = min(safe.width, safe.height)
        grid.frame = CGRect(x: safe.minX, y: safe.minY, width: side, height: side)
        if safe.width > safe.height {
            clues.frame = CGRect(
                x: grid.frame.maxX, y: safe.minY, width: safe.width - side, height: safe.height)
        } else {
            clues.frame = CGRect(
                x: safe.minX, y: grid.frame.maxY, width: safe.width, height: safe.height - side)
        }
    }
}
