@testable import RotationChecker
import RotationFindings

// Constraints of which one set is activated for each shape of a screen.
extension EdgeCases {
  static let exchangedConstraints = EdgeCases(
    check: "constraints-not-exchanged",
    triggering: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          private lazy var tall = [card.topAnchor.constraint(equalTo: view.topAnchor)]
          private lazy var wide = [card.leadingAnchor.constraint(equalTo: view.leadingAnchor)]
          private let card = UIView()
          private var isLandscape: Bool { view.bounds.width > view.bounds.height }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let chosen: [NSLayoutConstraint] = isLandscape ? wide : tall
            ↓NSLayoutConstraint.activate(chosen)
          }
        }
        """, note: "A getter asks, and a local has the set."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            guard previous?.verticalSizeClass != traitCollection.verticalSizeClass else { return }
            switch traitCollection.verticalSizeClass {
            case .compact: showWide()
            default: showTall()
            }
          }
          private func showWide() { wide.forEach { ↓$0.isActive = true } }
          private func showTall() { for tie in tall { tie.isActive = true } }
        }
        """, note: "A method for each."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var tall: NSLayoutConstraint?
          private var wide: NSLayoutConstraint?
          override func viewDidLoad() {
            super.viewDidLoad()
            registerForTraitChanges([UITraitVerticalSizeClass.self]) { (self: Self, _) in
              if self.traitCollection.verticalSizeClass == .compact { ↓self.wide?.isActive = true }
              if self.traitCollection.verticalSizeClass == .regular { self.tall?.isActive = true }
            }
          }
        }
        """, note: "Two questions that are not answered alike."),
      .swift(
        """
        final class CardView: UIView {
          private let title = UILabel()
          override func layoutSubviews() {
            super.layoutSubviews()
            if bounds.width > bounds.height {
              ↓title.leadingAnchor.constraint(equalTo: leadingAnchor).isActive = true
            } else {
              title.centerXAnchor.constraint(equalTo: centerXAnchor).isActive = true
            }
          }
        }
        """, note: "They are made where they are activated."),
      .swift(
        """
        class PlayerViewController: UIViewController {
          var tall: [NSLayoutConstraint] = []
          var wide: [NSLayoutConstraint] = []
          func use(_ set: [NSLayoutConstraint]) { NSLayoutConstraint.activate(set) }
        }
        final class FilmViewController: PlayerViewController {
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in
              self.arrange(isWide: size.width > size.height)
            }
          }
          func arrange(isWide: Bool) {
            if isWide { use(↓wide) } else { use(tall) }
          }
        }
        """, note: "The sets are a superclass's, and a method activates what it is given."),
      .objectiveC(
        """
        @interface NoteController : UIViewController
        @property (nonatomic) NSLayoutConstraint *beside;
        @property (nonatomic) NSLayoutConstraint *below;
        @property (nonatomic) NSLayoutConstraint *height;
        @end
        @implementation NoteController
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.height.active = NO;
        }
        - (void)traitCollectionDidChange:(UITraitCollection *)previous {
          [super traitCollectionDidChange:previous];
          [self arrange];
        }
        - (void)arrange {
          if (self.traitCollection.verticalSizeClass == UIUserInterfaceSizeClassCompact) {
            ↓self.beside.active = YES;
          } else {
            [_below setActive:YES];
          }
        }
        @end
        """, note: "Another constraint is deactivated."),
      .objectiveC(
        """
        @interface NoteController : UIViewController
        @property (nonatomic) NSArray *wide;
        @property (nonatomic) NSArray *tall;
        @end
        @implementation NoteController
        - (NSArray *)wide {
          if (!_wide) { _wide = [self sideBySide]; }
          return _wide;
        }
        - (void)viewWillLayoutSubviews {
          [super viewWillLayoutSubviews];
          BOOL isWide = UIInterfaceOrientationIsLandscape(self.interfaceOrientation);
          ↓[self.view addConstraints:isWide ? self.wide : self.tall];
        }
        @end
        """, note: "Constraints of a view, and a getter that makes them once."),
    ],
    quiet: [
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            let isLow = traitCollection.verticalSizeClass == .compact
            wide.forEach { $0.isActive = isLow }
            tall.forEach { $0.isActive = !isLow }
          }
        }
        """, note: "What they become depends on the traits."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          private var active: [NSLayoutConstraint] = []
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            NSLayoutConstraint.deactivate(active)
            active = traitCollection.verticalSizeClass == .compact ? wide : tall
            NSLayoutConstraint.activate(active)
          }
        }
        """, note: "The active set has a name of its own."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            clear()
            if traitCollection.verticalSizeClass == .compact {
              NSLayoutConstraint.activate(wide)
            } else {
              NSLayoutConstraint.activate(tall)
            }
          }
          private func clear() { view.removeConstraints(view.constraints) }
        }
        """, note: "All constraints of the view go."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          var tall: [NSLayoutConstraint] = []
          var wide: [NSLayoutConstraint] = []
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if traitCollection.verticalSizeClass == .compact {
              NSLayoutConstraint.activate(wide)
            } else {
              NSLayoutConstraint.activate(tall)
            }
          }
        }
        final class Arranger {
          let note = NoteViewController()
          func reset() {
            NSLayoutConstraint.deactivate(note.wide)
            NSLayoutConstraint.deactivate(note.tall)
          }
        }
        """, note: "Another object deactivates them."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private let card = UIView()
          private var isEditingText = false
          private var open: [NSLayoutConstraint] = []
          private var shut: [NSLayoutConstraint] = []
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if isEditingText {
              NSLayoutConstraint.activate(open)
            } else {
              NSLayoutConstraint.activate(shut)
            }
          }
        }
        """, note: "No turn decides."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private let card = UIView()
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            if traitCollection.verticalSizeClass == .compact {
              NSLayoutConstraint.activate(wide)
            } else {
              NSLayoutConstraint.activate(tall)
            }
          }
        }
        """, note: "It does not run at a turn, so that one set is activated."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          private var edges: [NSLayoutConstraint] = []
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if view.bounds.width > view.bounds.height {
              NSLayoutConstraint.activate(edges)
            } else {
              NSLayoutConstraint.activate(edges)
            }
          }
        }
        """, note: "The same set either way."),
      .swift(
        """
        final class NoteViewController: UIViewController {
          private var tall: [NSLayoutConstraint] = []
          private var wide: [NSLayoutConstraint] = []
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            all().forEach { $0.isActive = false }
            if traitCollection.verticalSizeClass == .compact {
              NSLayoutConstraint.activate(wide)
            } else {
              NSLayoutConstraint.activate(tall)
            }
          }
          private func all() -> [NSLayoutConstraint] { tall + wide }
        }
        """, note: "A method gives both."),
      .swift(
        """
        final class CardView: UIView {
          private let title = UILabel()
          private var ties: [NSLayoutConstraint] = []
          override func layoutSubviews() {
            super.layoutSubviews()
            ties.forEach { $0.isActive = false }
            ties = []
            let tie: NSLayoutConstraint
            if bounds.width > bounds.height {
              tie = title.leadingAnchor.constraint(equalTo: leadingAnchor)
            } else {
              tie = title.centerXAnchor.constraint(equalTo: centerXAnchor)
            }
            tie.isActive = true
            ties.append(tie)
          }
        }
        """, note: "What is made is kept, and deactivated with the next layout."),
      .objectiveC(
        """
        @interface NoteController : UIViewController
        @property (nonatomic) NSArray *wide;
        @property (nonatomic) NSArray *tall;
        @end
        @implementation NoteController
        - (void)viewWillLayoutSubviews {
          [super viewWillLayoutSubviews];
          [self.view removeConstraints:_wide];
          [self.view removeConstraints:_tall];
          BOOL isWide = UIInterfaceOrientationIsLandscape(self.interfaceOrientation);
          [self.view addConstraints:isWide ? self.wide : self.tall];
        }
        @end
        """),
    ])
}
