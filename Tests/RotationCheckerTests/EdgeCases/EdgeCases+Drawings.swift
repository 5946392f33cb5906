@testable import RotationChecker
import RotationFindings

// Views that draw themselves, and what has them drawn again.
extension EdgeCases {
  static let drawings = EdgeCases(
    check: "drawing-stretched",
    triggering: [
      .swift(
        """
        class LineView: UIView {
          override func ↓draw(_ rect: CGRect) { strokeLine(in: rect) }
          private func strokeLine(in rect: CGRect) {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: bounds.midY))
            path.addQuadCurve(to: CGPoint(x: bounds.maxX, y: 0), controlPoint: .zero)
            path.stroke()
          }
        }
        final class ChartView: LineView {}
        final class ChartViewController: UIViewController {
          private lazy var chart: ChartView = {
            let chart = ChartView()
            chart.translatesAutoresizingMaskIntoConstraints = false
            return chart
          }()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(chart)
            let guide = view.safeAreaLayoutGuide
            chart.widthAnchor.constraint(equalTo: guide.widthAnchor, multiplier: 0.8).isActive = true
          }
        }
        """, note: "A superclass draws, and a lazy property has the view."),
      .swift(
        """
        final class DialView: UIView {
          override func ↓draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class CardView: UIView {
          private let dial: DialView
          override init(frame: CGRect) {
            dial = DialView(frame: .zero)
            super.init(frame: frame)
            addSubview(dial)
          }
          override func layoutSubviews() {
            super.layoutSubviews()
            dial.frame = bounds
          }
        }
        """, note: "A view lays it out in itself."),
      .swift(
        """
        final class DialView: UIView {
          override func ↓draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class DialViewController: UIViewController {
          override func loadView() { view = DialView() }
        }
        """, note: "The controller's own view."),
    ],
    quiet: [
      .swift(
        """
        final class LineView: UIView {
          override func draw(_ rect: CGRect) {
            let path = UIBezierPath()
            path.move(to: CGPoint(x: 0, y: bounds.midY))
            path.addLine(to: CGPoint(x: bounds.maxX, y: bounds.midY))
            path.stroke()
          }
        }
        final class LineViewController: UIViewController {
          override func loadView() { view = LineView() }
        }
        """, note: "A straight line along a side."),
      .swift(
        """
        final class DialView: UIView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class DialViewController: UIViewController {
          override func loadView() {
            let dial = DialView()
            dial.contentMode = .redraw
            view = dial
          }
        }
        """, note: "Its maker has it drawn again."),
      .swift(
        """
        final class DialView: UIView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class DialViewController: UIViewController {
          private let dial = DialView()
          override func viewDidLoad() {
            super.viewDidLoad()
            dial.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            view.addSubview(dial)
          }
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in self.dial.setNeedsDisplay() }
          }
        }
        """, note: "The controller has it drawn again."),
      .swift(
        """
        final class DialView: UIView {
          override var bounds: CGRect { didSet { setNeedsDisplay() } }
          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class DialViewController: UIViewController {
          override func loadView() { view = DialView() }
        }
        """, note: "It observes its bounds."),
      .swift(
        """
        final class DialView: UIView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class DialViewController: UIViewController {
          private let dial = DialView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(dial)
            NSLayoutConstraint.activate([
              dial.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              dial.widthAnchor.constraint(equalToConstant: 80),
              dial.heightAnchor.constraint(equalToConstant: 80),
            ])
          }
        }
        """, note: "One side follows, and the width is a number."),
      .swift(
        """
        final class DialView: UIView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class DialViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override func loadView() { view = DialView() }
        }
        """, note: "The screen does not turn."),
      .swift(
        """
        final class ClockView: UIView {
          private var link: CADisplayLink?
          func start() {
            link = CADisplayLink(target: self, selector: #selector(tick))
            link?.add(to: .main, forMode: .common)
          }
          @objc private func tick() { setNeedsDisplay() }
          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class ClockViewController: UIViewController {
          override func loadView() { view = ClockView() }
        }
        """, note: "It is drawn again all the time."),
      .swift(
        """
        final class DialView: LibraryDialView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: rect.height, height: rect.height)).stroke()
          }
        }
        final class DialViewController: UIViewController {
          override func loadView() { view = DialView() }
        }
        """, note: "The superclass is not there."),
    ])
}
