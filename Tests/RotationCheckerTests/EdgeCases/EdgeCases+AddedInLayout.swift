@testable import RotationChecker
import RotationFindings

// What is added where views are laid out, and what only looks like it.
extension EdgeCases {
  static let additions = EdgeCases(
    check: "added-in-layout",
    triggering: [
      .swift(
        """
        final class CardView: UIView {
          private var line = CALayer()
          override func layoutSubviews() {
            super.layoutSubviews()
            line = CALayer()
            line.frame = bounds
            ↓layer.insertSublayer(line, at: 0)
          }
        }
        """, note: "A property that gets another layer."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          override func viewWillLayoutSubviews() {
            super.viewWillLayoutSubviews()
            setUp()
          }
          private func setUp() {
            for _ in 0..<3 {
              let dot = makeDot()
              ↓view.addSubview(dot)
            }
          }
          private func makeDot() -> UIView {
            let dot = UIView()
            dot.backgroundColor = .red
            return dot
          }
        }
        """, note: "By methods of the class."),
      .swift(
        """
        class ShadowViewController: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            decorate(view)
          }
          func decorate(_ view: UIView) {
            guard view.bounds.width > 0 else { return }
            ↓view.layer.addSublayer(shadow(of: view))
          }
          func shadow(of view: UIView) -> CALayer {
            let shadow = CAShapeLayer()
            shadow.path = UIBezierPath(rect: view.bounds).cgPath
            return shadow
          }
        }
        """, note: "A width above zero keeps nothing from happening again."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private let list = UITableView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            DispatchQueue.main.async {
              ↓self.list.addGestureRecognizer(UITapGestureRecognizer(target: self, action: nil))
            }
          }
        }
        """, note: "A recognizer, a little later."),
      .objectiveC(
        """
        static void AddLine(UIView *view) {
          CALayer *line = [CALayer layer];
          line.frame = view.bounds;
          [view.layer addSublayer:line];
        }
        @interface NoteController : UIViewController
        @property (nonatomic) UIView *header;
        @end
        @implementation NoteController
        - (void)viewDidLayoutSubviews {
          [super viewDidLayoutSubviews];
          ↓AddLine(self.header);
        }
        @end
        """, note: "A function adds it."),
      .objectiveC(
        """
        @interface CardView : UIView
        @end
        @implementation CardView
        - (void)layoutSubviews {
          [super layoutSubviews];
          UILabel *label = [[UILabel alloc] initWithFrame:self.bounds];
          label.text = @"Card";
          ↓[self addSubview:label];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var didLayOut = false
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard !didLayOut else { return }
            didLayOut = true
            view.layer.addSublayer(CALayer())
          }
        }
        """),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private lazy var setUp: Void = {
            view.layer.addSublayer(CALayer())
          }()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            _ = setUp
          }
        }
        """, note: "What is lazy runs once."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            clear()
            view.addSubview(UILabel())
          }
          private func clear() { view.subviews.forEach { $0.removeFromSuperview() } }
        }
        """, note: "A method takes away what was there."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private let header = UIView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let mask = CAShapeLayer()
            mask.addSublayer(CALayer())
            header.layer.mask = mask
          }
        }
        """, note: "A mask takes the place of the one before."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var items: [UIView] = []
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            items.forEach { view.addSubview($0) }
          }
        }
        """),
      .swift(
        """
        final class NoteViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            view.layer.addSublayer(CALayer())
          }
        }
        """, note: "The screen does not turn."),
      .swift(
        """
        extension UIView {
          func decorate() {
            layer.sublayers?.filter { $0.name == "line" }.forEach { $0.removeFromSuperlayer() }
            let line = CALayer()
            line.name = "line"
            layer.addSublayer(line)
          }
        }
        final class NoteViewController: UIViewController {
          private let header = UIView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            header.decorate()
          }
        }
        """),
      .objectiveC(
        """
        @interface IconCell : UITableViewCell
        @property (nonatomic) UIView *icons;
        @end
        @implementation IconCell
        - (void)layoutSubviews {
          [super layoutSubviews];
          [self.icons removeAllSubviews];
          [self layOutIcons];
        }
        - (void)layOutIcons {
          UIImageView *icon = [[UIImageView alloc] init];
          [self.icons addSubview:icon];
        }
        @end
        """, note: "A method of a library's takes them away."),
      .objectiveC(
        """
        @interface GameViewController : UIViewController
        @end
        @implementation GameViewController
        - (void)viewWillLayoutSubviews {
          [super viewWillLayoutSubviews];
          SKView *gameView = (SKView *)self.view;
          if (!gameView.scene) {
            [gameView presentScene:[GameScene sceneWithSize:gameView.bounds.size]];
          }
        }
        @end
        """),
    ])
}
