import RotationFindings

// What whole small apps hand on: to streams, to getters, to protocol extensions, to libraries for layout and to
// objects of their own.
extension EdgeCases {
  static let otherStreams = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        final class NotesViewController: UIViewController {
          let panes = UIStackView()
          override func viewDidLoad() {
            NotificationCenter.default.rx
              .notification(↓UIDevice.orientationDidChangeNotification)
              .subscribe(onNext: { [weak self] _ in self?.arrange() }, onError: { print($0) })
              .disposed(by: bag)
          }
          func arrange() {
            panes.axis = view.bounds.width > view.bounds.height ? .horizontal : .vertical
          }
        }
        """, note: "A stream of RxSwift."),
      .swift(
        """
        enum Days {
          static func layout(perRow days: Int) -> UICollectionViewCompositionalLayout {
            let day = NSCollectionLayoutItem(
              layoutSize: .init(widthDimension: .fractionalWidth(1), heightDimension: .absolute(40)))
            return UICollectionViewCompositionalLayout(section: NSCollectionLayoutSection(
              group: .horizontal(layoutSize: day.layoutSize, subitem: day, count: days)))
          }
        }
        final class CalendarViewController: UIViewController {
          let days = UICollectionView()
          override func viewDidLoad() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned),
              name: UIDevice.orientationDidChangeNotification, object: nil)
          }
          @objc func ↓turned() {
            let count = view.bounds.width > 600 ? 7 : 4
            days.setCollectionViewLayout(Days.layout(perRow: count), animated: false)
          }
        }
        """, note: "A function that makes a layout."),
    ])

  static let masksOfStreams = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .swift(
        """
        final class ChannelViewController: UIViewController {
          private var isLocked = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isLocked ? .landscape : .all
          }
          override func viewDidLoad() { bind() }
          private func bind() {
            model.isLocked.drive(onNext: { [weak self] in ↓self?.isLocked = $0 }).disposed(by: bag)
          }
        }
        """, note: "A stream that is bound before the screen is shown.")
    ])

  static let delegateByGetter = EdgeCases(
    check: "delegate-cast-fails",
    triggering: [
      .swift(
        """
        final class AppDelegate: NSObject, UIApplicationDelegate {
          var mask: UIInterfaceOrientationMask = .all
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { mask }
        }
        @main struct SketchApp: App {
          @UIApplicationDelegateAdaptor(AppDelegate.self) private var delegate
          var body: some Scene { WindowGroup { Text("Sketch") } }
        }
        enum Lock {
          private static var delegate: AppDelegate? {
            ↓UIApplication.shared.delegate as? AppDelegate
          }
          static func apply(_ mask: UIInterfaceOrientationMask) { delegate?.mask = mask }
        }
        """, note: "A getter casts it.")
    ])

  static let ownGetters = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      .swift(
        """
        final class DayViewController: UIViewController {
          let panels = UIStackView()
          override func ↓traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            reflow()
          }
          private var isRoomy: Bool {
            let size = view.bounds.size
            return size.width > size.height
          }
          private func reflow() { panels.axis = isRoomy ? .horizontal : .vertical }
        }
        """, note: "A getter reads the size.")
    ],
    quiet: [
      .swift(
        """
        final class BadgeView: UIView {
          let line = CALayer()
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if #available(iOS 13, *) {
              if traitCollection.hasDifferentColorAppearance(comparedTo: previous) { redraw() }
            }
          }
          private func redraw() { line.frame = CGRect(x: 0, y: 0, width: bounds.width, height: 2) }
        }
        """, note: "Only colors change."),
      .objectiveC(
        """
        @implementation PickerView : UIView
        - (UIView *)sheet {
          if (!_sheet) {
            _sheet = [[UIView alloc] initWithFrame:CGRectMake(0, 0, self.bounds.size.width, 40)];
          }
          return _sheet;
        }
        - (void)traitCollectionDidChange:(UITraitCollection *)previous {
          [super traitCollectionDidChange:previous];
          self.sheet.alpha = 1;
        }
        @end
        """, note: "A getter that keeps what it makes."),
    ])

  static let localGuides = EdgeCases(
    check: "safe-area-one-sided",
    triggering: [
      .swift(
        """
        final class TripViewController: UIViewController {
          let card = UIView()
          override func viewDidLoad() {
            view.addSubview(card)
            let safeArea = view.safeAreaLayoutGuide
            card.snp.makeConstraints { make in
              make.leading.equalTo(safeArea).offset(16)
              ↓make.trailing.equalToSuperview().offset(-16)
            }
          }
        }
        """, note: "The guide is in a local."),
      .objectiveC(
        """
        @interface Banner : UIView
        @end
        @implementation Banner
        - (void)attachTo:(UIViewController *)controller {
          UIView *host = controller.view;
          [host addSubview:self];
          [self mas_makeConstraints:^(MASConstraintMaker *make) {
            make.left.equalTo(host.mas_safeAreaLayoutGuideLeft).offset(8);
            ↓make.right.equalTo(host.mas_right).offset(-8);
          }];
        }
        @end
        @implementation ParcelController : UIViewController
        - (void)viewDidLoad { [[[Banner alloc] init] attachTo:self]; }
        @end
        """, note: "A view ties itself."),
    ])

  static let layoutsOfProtocols = EdgeCases(
    check: "added-in-layout",
    triggering: [
      .swift(
        """
        protocol GradientBacked: UIView {}
        extension GradientBacked {
          func refresh() {
            let gradient = CAGradientLayer()
            gradient.frame = bounds
            ↓layer.insertSublayer(gradient, at: 0)
          }
        }
        final class OfferView: UIView, GradientBacked {
          override func layoutSubviews() {
            super.layoutSubviews()
            refresh()
          }
        }
        """, note: "A protocol's extension adds it."),
      .swift(
        """
        extension UIView {
          func applyScrim(color: UIColor, startingAt start: CGFloat = 0.5) {
            let scrim = CAGradientLayer()
            scrim.frame = bounds
            layer.addSublayer(scrim)
          }
        }
        final class HeaderViewController: UIViewController {
          let hero = UIImageView()
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            ↓hero.applyScrim(color: .black)
          }
        }
        """, note: "The call leaves out a parameter."),
    ])

  static let blocksMadeAgain = EdgeCases(
    check: "constraints-not-exchanged",
    triggering: [
      .swift(
        """
        final class PlayerViewController: UIViewController {
          let art = UIImageView()
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            arrange(sideBySide: traitCollection.verticalSizeClass == .compact)
          }
          func arrange(sideBySide: Bool) {
            if sideBySide {
              ↓art.snp.makeConstraints { $0.leading.top.bottom.equalToSuperview() }
            } else {
              art.snp.makeConstraints { $0.leading.top.trailing.equalToSuperview() }
            }
          }
        }
        """, note: "SnapKit adds its constraints to those that are there.")
    ],
    quiet: [
      .swift(
        """
        final class PlayerViewController: UIViewController {
          let art = UIImageView()
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {
            super.traitCollectionDidChange(previous)
            if traitCollection.verticalSizeClass == .compact {
              art.snp.remakeConstraints { $0.leading.top.bottom.equalToSuperview() }
            } else {
              art.snp.remakeConstraints { $0.leading.top.trailing.equalToSuperview() }
            }
          }
        }
        """, note: "They are made anew.")
    ])

  static let locksOfGates = EdgeCases(
    check: "lock-not-released",
    triggering: [
      .swift(
        """
        final class Gate {
          static let shared = Gate()
          private(set) var mask: UIInterfaceOrientationMask = .all
          func close(to mask: UIInterfaceOrientationMask) { self.mask = mask }
          func open() { close(to: .all) }
        }
        @main final class AppDelegate: UIResponder, UIApplicationDelegate {
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { Gate.shared.mask }
        }
        final class MapViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ↓Gate.shared.close(to: .landscape)
          }
          func finish() {
            Gate.shared.open()
            navigationController?.popViewController(animated: true)
          }
        }
        """, note: "Only the screen's own button opens the gate again.")
    ])

  static let preferencesElsewhere = EdgeCases(
    check: "upside-down-on-phone",
    triggering: [
      .swift(
        """
        protocol FacingGuest: UIViewController {}
        extension FacingGuest {
          var guestSide: UIInterfaceOrientation { .portraitUpsideDown }
        }
        final class BillViewController: UIViewController, FacingGuest {
          override var ↓preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            guestSide
          }
        }
        """, note: "A protocol's extension says which.")
    ])

  static let pinnedViews = EdgeCases(
    check: "size-read-once",
    triggering: [
      .objectiveC(
        """
        @implementation UIView (Lift)
        - (void)lift {
          CALayer *layer = self.layer;
          layer.shadowPath = [UIBezierPath bezierPathWithRect:self.bounds].CGPath;
        }
        @end
        @interface BalanceController : UIViewController
        @property (nonatomic, strong) UIView *card;
        @end
        @implementation BalanceController
        - (void)viewDidLoad {
          [self.card autoPinEdgeToSuperviewSafeArea:ALEdgeLeading withInset:20];
          [self.card autoPinEdgeToSuperviewSafeArea:ALEdgeTrailing withInset:20];
        }
        - (void)viewDidAppear:(BOOL)animated {
          [super viewDidAppear:animated];
          ↓[self.card lift];
        }
        @end
        """, note: "PureLayout ties it to both sides.")
    ])

  static let sidesOfViews = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        extension UIView {
          var side: UIInterfaceOrientationMask {
            switch window?.windowScene?.interfaceOrientation {
            case .landscapeLeft?: return .landscapeLeft
            case .landscapeRight?: return .landscapeRight
            default: return .portrait
            }
          }
        }
        final class ExamViewController: UIViewController {
          var mask = UIInterfaceOrientationMask.all
          override func viewDidLoad() {
            super.viewDidLoad()
            mask = ↓view.side
          }
        }
        """, note: "A getter of all views.")
    ])
}
