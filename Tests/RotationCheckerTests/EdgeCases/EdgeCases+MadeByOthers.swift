import RotationFindings

@testable import RotationChecker

// What a screen has others do: helpers that lay out, blocks that run when data come, objects that begin
// and turn for it.
extension EdgeCases {
  static let sizesOfData = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class MenuViewController: UIViewController {
          let badge = UIView()
          let store = Store()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(badge)
            store.load { [weak self] dishes in self?.place(dishes) }
          }

          private func place(_ dishes: [Dish]) {
            badge.isHidden = dishes.isEmpty
            ↓badge.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
          }
        }
        """, note: "It is placed when its data come."),
      .swift(
        """
        final class TrailerViewController: UIViewController {
          let stage = UIView()
          let film = AVPlayerLayer()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(stage)
            NSLayoutConstraint.activate([
              stage.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              stage.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
            loader.whenReady { self.show() }
          }

          func show() {
            ↓film.frame = stage.bounds
            stage.layer.addSublayer(film)
          }
        }
        """, note: "A layer is not resized with its view."),
      .objectiveC(
        """
        @implementation DrawerController : UIViewController
        - (UIView *)drawer {
          if (!_drawer) {
            _drawer = [UIView new];
            [self.view addSubview:_drawer];
            [_drawer mas_makeConstraints:^(MASConstraintMaker *make) {
              make.top.bottom.equalTo(self.view);
              ↓make.width.mas_equalTo(CGRectGetWidth(self.view.bounds) * 0.8);
            }];
          }
          return _drawer;
        }
        @end
        """, note: "A width that is kept from when the drawer is first asked for."),
    ],
    quiet: [
      .swift(
        """
        final class MenuViewController: UIViewController {
          let badge = UIView()
          let store = Store()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(badge)
            store.load { [weak self] dishes in self?.place() }
          }

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            place()
          }

          private func place() {
            badge.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
          }
        }
        """, note: "It is placed again."),
      .swift(
        """
        final class MenuViewController: UIViewController {
          let badge = UIView()
          let stepper = Stepper()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(badge)
            stepper.onStep = { [weak self] in self?.place() }
          }

          private func place() {
            badge.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
          }
        }
        """, note: "It is placed at what the user does."),
      .objectiveC(
        """
        @implementation FacesController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          [self.detector setFoundBlock:^(CGPoint face) {
            self.marker.center = CGPointMake(face.x * self.view.bounds.size.width, face.y);
          }];
        }
        @end
        """, note: "A block that is kept runs again and again."),
      .swift(
        """
        final class FeedViewController: UIViewController {
          var glow: NSLayoutConstraint?
          override func viewDidLoad() {
            super.viewDidLoad()
            list.publisher(for: \\.contentOffset).sink { [weak self] in self?.stretch($0) }
          }
          private func stretch(_ offset: CGPoint) {
            let rest = collectionView.contentSize.height - collectionView.frame.height
            glow?.constant = offset.y - rest
          }
        }
        """, note: "It follows how far people have scrolled."),
      .swift(
        """
        final class MenuViewController: UIViewController {
          let badge = UIView()
          let store = Store()

          override func viewDidLoad() {
            super.viewDidLoad()
            store.load { [weak self] _ in self?.flash() }
          }

          private func flash() {
            badge.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 40)
            view.addSubview(badge)
            UIView.animate(withDuration: 1, animations: { self.badge.alpha = 0 }) { _ in
              self.badge.removeFromSuperview()
            }
          }
        }
        """, note: "It is taken away again."),
    ])

  static let layoutsOfHelpers = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        enum Tiles {
          static func flow(for host: UIView) -> UICollectionViewFlowLayout {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: host.bounds.width / 4, height: 90)
            return flow
          }
        }
        final class WallViewController: UIViewController {
          lazy var wall = UICollectionView(frame: .zero, collectionViewLayout: ↓Tiles.flow(for: view))
        }
        """),
      .swift(
        """
        extension UIView {
          func lift() {
            layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
          }
        }
        final class TicketViewController: UIViewController {
          let ticket = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(ticket)
            NSLayoutConstraint.activate([
              ticket.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
              ticket.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -16),
            ])
          }

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ↓ticket.lift()
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        enum Tiles {
          static func flow(for host: UIView) -> UICollectionViewFlowLayout {
            let flow = UICollectionViewFlowLayout()
            flow.itemSize = CGSize(width: host.bounds.width / 4, height: 90)
            return flow
          }
        }
        final class WallViewController: UIViewController, UICollectionViewDelegateFlowLayout {
          lazy var wall = UICollectionView(frame: .zero, collectionViewLayout: Tiles.flow(for: view))

          func collectionView(
            _ view: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt path: IndexPath
          ) -> CGSize {
            CGSize(width: view.bounds.width / 4, height: 90)
          }
        }
        """, note: "The size of each item is asked for."),
      .swift(
        """
        extension UIView {
          func lift() {
            layer.shadowPath = UIBezierPath(roundedRect: bounds, cornerRadius: 8).cgPath
          }
        }
        final class TicketViewController: UIViewController {
          let ticket = UIView()

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(ticket)
            NSLayoutConstraint.activate([
              ticket.centerXAnchor.constraint(equalTo: view.centerXAnchor),
              ticket.widthAnchor.constraint(equalToConstant: 240),
            ])
          }

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ticket.lift()
          }
        }
        """, note: "It keeps its width."),
    ])

  static let pathsOfFirstLayout = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class RulerView: UIView {
          private let lines = CAShapeLayer()

          override func layoutSubviews() {
            super.layoutSubviews()
            guard lines.path == nil, !bounds.isEmpty else { return }
            let path = UIBezierPath()
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: bounds.width, y: 0))
            ↓lines.path = path.cgPath
          }
        }
        """),
      .swift(
        """
        final class RulerView: UIView {
          private let lines = CAShapeLayer()

          override func layoutSubviews() {
            super.layoutSubviews()
            if lines.path != nil { return }
            ↓lines.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: bounds.width, height: 1)).cgPath
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        final class RulerView: UIView {
          private let lines = CAShapeLayer()

          override func layoutSubviews() {
            super.layoutSubviews()
            guard !bounds.isEmpty, lines.superlayer != nil else { return }
            let path = UIBezierPath()
            path.addLine(to: CGPoint(x: bounds.width, y: 0))
            lines.path = path.cgPath
          }
        }
        """, note: "It is drawn in every layout.")
    ])

  static let requestsOfOthers = EdgeCases(
    check: "geometry-request-outside-mask",
    triggering: [
      .swift(
        """
        extension UIWindowScene {
          func turn(to mask: UIInterfaceOrientationMask) {
            requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { print($0) }
          }
        }
        final class LectureViewController: UIViewController {
          var isWide = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isWide ? .landscape : .portrait
          }
          func widen(_ next: Bool) {
            ↓view.window?.windowScene?.turn(to: next ? .landscape : .portrait)
            isWide = next
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        extension UIWindowScene {
          func turn(to mask: UIInterfaceOrientationMask) {
            requestGeometryUpdate(.iOS(interfaceOrientations: mask)) { print($0) }
          }
        }
        final class LectureViewController: UIViewController {
          var isWide = false
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isWide ? .landscape : .portrait
          }
          func widen(_ next: Bool) {
            isWide = next
            setNeedsUpdateOfSupportedInterfaceOrientations()
            view.window?.windowScene?.turn(to: next ? .landscape : .portrait)
          }
        }
        """)
    ])

  static let gettersOfAllControllers = EdgeCases(
    check: "orientation-read-too-early",
    triggering: [
      .swift(
        """
        extension UIViewController {
          var isWide: Bool {
            guard let scene = view.window?.windowScene else { return false }
            return scene.interfaceOrientation.isLandscape
          }
        }
        final class HintViewController: UIViewController {
          let hint = UILabel()
          override func viewDidLoad() {
            super.viewDidLoad()
            hint.text = ↓isWide ? "Ready" : "Turn the phone"
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        extension UIViewController {
          var isWide: Bool {
            guard let scene = view.window?.windowScene else { return false }
            return scene.interfaceOrientation.isLandscape
          }
        }
        final class HintViewController: UIViewController {
          let hint = UILabel()
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            hint.text = isWide ? "Ready" : "Turn the phone"
          }
        }
        """)
    ])

  static let begunByHelpers = EdgeCases(
    check: "unbalanced-generating",
    triggering: [
      .swift(
        """
        final class Tilt {
          func watch() { ↓UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
          deinit { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        }
        final class ShutterViewController: UIViewController {
          let tilt = Tilt()
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tilt.watch()
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class Tilt {
          func watch() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
          deinit { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        }
        final class ShutterViewController: UIViewController {
          var tilt: Tilt?
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            tilt = Tilt()
            tilt?.watch()
          }
        }
        """, note: "Each appearance has an object of its own.")
    ])

  static let seats = EdgeCases(
    check: "upside-down-on-phone",
    triggering: [
      .swift(
        """
        enum Seat {
          case near, far
          var mask: UIInterfaceOrientationMask {
            switch self {
            case .near: .portrait
            case .far: .portraitUpsideDown
            }
          }
        }
        final class Table {
          var seat = Seat.near
          func pass(in scene: UIWindowScene) {
            seat = seat == .near ? .far : .near
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: ↓seat.mask)) { print($0) }
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        enum Side {
          case up, down, left, right
          var mask: UIInterfaceOrientationMask {
            switch self {
            case .up: .portrait
            case .down: .portraitUpsideDown
            case .left: .landscapeLeft
            case .right: .landscapeRight
            }
          }
        }
        final class Table {
          var side = Side.up
          func turn(to next: Side, in scene: UIWindowScene) {
            side = next
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: side.mask)) { print($0) }
          }
        }
        """, note: "It has a side for every orientation.")
    ])

  static let pagersOfTheirOwn = EdgeCases(
    check: "page-not-kept",
    triggering: [
      .swift(
        """
        final class Pager: UICollectionView {
          init() {
            super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            ↓isPagingEnabled = true
          }
        }
        final class ComicViewController: UIViewController {
          let pager = Pager()
          override func loadView() { view = pager }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class Pager: UICollectionView {
          init() {
            super.init(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            isPagingEnabled = true
          }
        }
        final class ComicViewController: UIViewController {
          let pager = Pager()
          var page = 0
          override func loadView() { view = pager }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            pager.scrollToItem(at: IndexPath(item: page, section: 0), at: .left, animated: false)
          }
        }
        """, note: "The screen scrolls to its page again.")
    ])

  static let busySubclasses = EdgeCases(
    check: "shouldautorotate-lock",
    triggering: [
      .swift(
        """
        class BaseViewController: UIViewController {
          var isBusy: Bool { false }
          override var ↓shouldAutorotate: Bool { !isBusy }
        }
        final class DrawingViewController: BaseViewController {
          var isDrawing = false
          override var isBusy: Bool { isDrawing }
          func begin() { isDrawing = true }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        class BaseViewController: UIViewController {
          var isBusy: Bool { false }
          override var shouldAutorotate: Bool { !isBusy }
        }
        final class ListViewController: BaseViewController {}
        """, note: "It is never busy.")
    ])

  static let tiesOfHelpers = EdgeCases(
    check: "safe-area-one-sided",
    triggering: [
      .swift(
        """
        extension UIView {
          func dock() {
            guard let parent = superview else { return }
            let safe = parent.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
              leadingAnchor.constraint(equalTo: safe.leadingAnchor),
              ↓trailingAnchor.constraint(equalTo: parent.trailingAnchor),
            ])
          }
        }
        final class MixerViewController: UIViewController {
          let bar = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.dock()
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class TripViewController: UIViewController {
          let panel = UIView()
          let progress = UIProgressView()
          override func viewDidLoad() {
            super.viewDidLoad()
            let safe = view.safeAreaLayoutGuide
            NSLayoutConstraint.activate([
              panel.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
              panel.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
              progress.leadingAnchor.constraint(equalTo: panel.safeAreaLayoutGuide.leadingAnchor),
              progress.trailingAnchor.constraint(equalTo: panel.trailingAnchor),
            ])
          }
        }
        """,
        note: "The panel is inside of the safe area, so that its own has no insets at its sides.")
    ])

  static let columnsOfRegistrations = EdgeCases(
    check: "layout-on-traits-only",
    triggering: [
      CheckExample(
        note: "The columns of a compositional layout are counted by the width.",
        files: [
          .appWithPlist("Shelf", families: "1,2"),
          .infoPlist(["Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight"]),
          .init(
            "ShelfViewController.swift",
            """
            final class ShelfViewController: UIViewController {
              let shelf = UICollectionView(frame: .zero, collectionViewLayout: .init())
              override func viewDidLoad() {
                super.viewDidLoad()
                ↓registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (own: Self, _) in
                  own.arrange()
                }
              }
              private func arrange() {
                let columns = max(2, Int(view.bounds.width / 200))
                shelf.setCollectionViewLayout(Self.layout(columns: columns), animated: false)
              }
              private static func layout(columns: Int) -> UICollectionViewLayout {
                let item = NSCollectionLayoutItem(layoutSize: wholeSize)
                let group = NSCollectionLayoutGroup.horizontal(
                  layoutSize: rowSize, subitem: item, count: columns)
                return UICollectionViewCompositionalLayout(
                  section: NSCollectionLayoutSection(group: group))
              }
            }
            """),
        ])
    ])

  static let measuredHeaders = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        final class FactsViewController: UITableViewController {
          let header = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(fit), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }
          @objc func ↓fit() {
            let target = CGSize(width: tableView.bounds.width, height: 0)
            header.frame.size = header.systemLayoutSizeFitting(target)
            tableView.tableHeaderView = header
          }
        }
        """)
    ])

  static let turnedOnceByHelpers = EdgeCases(
    check: "capture-not-turned",
    triggering: [
      .swift(
        """
        final class Stage: NSObject {
          let session = AVCaptureSession()
          lazy var preview = AVCaptureVideoPreviewLayer(session: session)
          func start(facing side: UIInterfaceOrientation) {
            ↓preview.connection?.videoOrientation = AVCaptureVideoOrientation(rawValue: side.rawValue)!
          }
        }
        final class MirrorViewController: UIViewController {
          let stage = Stage()
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            stage.start(facing: .portrait)
          }
        }
        """, note: "One screen shows it.")
    ])
}
