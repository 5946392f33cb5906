import RotationFindings

// What is made once and kept on a screen that turns: parts of views, covers, paths, previews, pages.
extension EdgeCases {
  static let partsOfViews = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class ZoomView: UIScrollView {
          let tapView = UIView()
          var indicator: UIView!
          override init(frame: CGRect) {
            super.init(frame: frame)
            setUp()
          }
          required init?(coder: NSCoder) { fatalError() }
          func setUp() {
            tapView.frame = bounds
            addSubview(tapView)
            indicator = ↓UIView(frame: bounds)
            addSubview(indicator)
          }
          override func layoutSubviews() {
            super.layoutSubviews()
            tapView.frame = bounds
          }
        }
        """, note: "Another view is laid out for the new size."),
      .objectiveC(
        """
        @implementation LightBox : UIView
        - (instancetype)initWithFrame:(CGRect)frame {
          self = [super initWithFrame:frame];
          if (self) {
            self.blur = [UIVisualEffectView new];
            self.blur.autoresizingMask = UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
            self.blur.frame = CGRectMake(0, 0, frame.size.width, frame.size.height);
            [self addSubview:self.blur];
            self.shade = ↓[[UIView alloc] initWithFrame:CGRectMake(0, 0, frame.size.width, frame.size.height)];
            [self addSubview:self.shade];
          }
          return self;
        }
        @end
        """, note: "The view beside it is resized."),
      .swift(
        """
        final class FeedViewController: UIViewController {
          var shade: UIView?
          @objc func dim() {
            let view = ↓UIView(frame: self.view.bounds)
            view.backgroundColor = .black
            self.view.addSubview(view)
            shade = view
          }
          @objc func undim() { shade?.removeFromSuperview() }
        }
        """, note: "It covers the screen until it is taken away."),
      .swift(
        """
        final class SheetViewController: UIViewController {
          let header = UIView()
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            let rounded = UIBezierPath(
              roundedRect: header.bounds, byRoundingCorners: [.topLeft, .topRight],
              cornerRadii: CGSize(width: 10, height: 10))
            let mask = CAShapeLayer()
            ↓mask.path = rounded.cgPath
            header.layer.mask = mask
          }
        }
        """),
      .swift(
        """
        final class CardViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            ↓view.layer.shadowPath = UIBezierPath(rect: view.bounds).cgPath
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        final class BadgeView: UIView {
          let dot = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            dot.frame = CGRect(x: 0, y: 0, width: frame.width, height: frame.height)
            addSubview(dot)
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """, note: "Nothing says that the view gets another size."),
      .objectiveC(
        """
        @implementation FeedViewController : UIViewController
        - (void)dim {
          self.shade = [[UIView alloc] initWithFrame:self.view.bounds];
          [self.shade setAutoresizingMask:UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight];
          [self.view addSubview:self.shade];
        }
        @end
        """, note: "It is resized with the view."),
      .swift(
        """
        final class FeedViewController: UIViewController {
          @objc func flash() {
            let light = UIView(frame: view.bounds)
            view.addSubview(light)
            UIView.animate(withDuration: 0.2, animations: { light.alpha = 0 }) { _ in
              light.removeFromSuperview()
            }
          }
        }
        """, note: "It is gone at once."),
      .swift(
        """
        final class SheetViewController: UIViewController {
          let header = UIView()
          let mask = CAShapeLayer()
          override func viewDidLoad() {
            super.viewDidLoad()
            round()
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            round()
          }
          func round() {
            mask.path = UIBezierPath(
              roundedRect: header.bounds, byRoundingCorners: [.topLeft, .topRight],
              cornerRadii: CGSize(width: 10, height: 10)).cgPath
            header.layer.mask = mask
          }
        }
        """, note: "It is made again."),
      .swift(
        """
        final class ProfileViewController: UIViewController {
          let photo = UIImageView()
          override func viewDidLoad() {
            super.viewDidLoad()
            photo.layer.shadowPath = UIBezierPath(ovalIn: photo.bounds).cgPath
          }
        }
        """, note: "A picture may keep its size."),
    ])

  static let latePreviews = EdgeCases(
    check: "capture-not-turned",
    triggering: [
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()
          var preview: AVCaptureVideoPreviewLayer?
          override func viewDidLoad() {
            super.viewDidLoad()
            preview = ↓AVCaptureVideoPreviewLayer(session: session)
          }
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in self.update() }
          }
          func update() { preview?.connection?.videoOrientation = current() }
          func current() -> AVCaptureVideoOrientation { .portrait }
        }
        """, note: "It may begin in landscape."),
      .objectiveC(
        """
        @implementation Scanner
        - (void)start {
          self.preview = [↓AVCaptureVideoPreviewLayer layerWithSession:self.session];
          [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(deviceTurned:)
            name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)deviceTurned:(NSNotification *)notification {
          self.preview.connection.videoOrientation = [self current];
        }
        @end
        @implementation ScannerViewController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.scanner = [[Scanner alloc] init];
        }
        @end
        """, note: "Only the notification turns it."),
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()
          lazy var preview = AVCaptureVideoPreviewLayer(session: session)
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            guard let connection = preview.connection,
              let held = AVCaptureVideoOrientation(rawValue: UIDevice.current.orientation.rawValue)
            else { return }
            ↓connection.videoOrientation = held
          }
        }
        """, note: "The device turns, and the screen does not."),
      .swift(
        """
        final class PreviewView: UIView {
          override class var layerClass: AnyClass { ↓AVCaptureVideoPreviewLayer.self }
        }
        final class ScannerViewController: UIViewController {
          override func loadView() { view = PreviewView() }
        }
        final class Frames {
          func orientation(of frame: UIInterfaceOrientation) -> AVCaptureVideoOrientation {
            let videoOrientation: AVCaptureVideoOrientation
            switch frame {
            case .landscapeLeft: videoOrientation = .landscapeLeft
            default: videoOrientation = .portrait
            }
            return videoOrientation
          }
        }
        """, note: "A local of that name is not a connection."),
    ],
    quiet: [
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()
          var preview: AVCaptureVideoPreviewLayer?
          override func viewDidLoad() {
            super.viewDidLoad()
            preview = AVCaptureVideoPreviewLayer(session: session)
            update()
          }
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            super.viewWillTransition(to: size, with: coordinator)
            coordinator.animate { _ in self.update() }
          }
          func update() { preview?.connection?.videoOrientation = current() }
          func current() -> AVCaptureVideoOrientation { .portrait }
        }
        """, note: "It is turned at the start, too.")
    ])

  static let uprightOnTheFace = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .swift(
        """
        func angle(of held: UIDeviceOrientation) -> CGFloat {
          switch held {
          case .landscapeLeft: return 90
          case .landscapeRight: return -90
          case .portraitUpsideDown, .faceDown: return ↓-180
          default: return 0
          }
        }
        """)
    ])

  static let keptPages = EdgeCases(
    check: "page-not-kept",
    triggering: [
      .swift(
        """
        final class GalleryViewController: UIViewController {
          lazy var pages: UIScrollView = {
            let view = UIScrollView()
            ↓view.isPagingEnabled = true
            return view
          }()
          func show(page: Int) { pages.contentOffset.x = CGFloat(page) * pages.bounds.width }
        }
        """, note: "Only what the user does scrolls.")
    ],
    quiet: [
      .swift(
        """
        final class GalleryViewController: UIViewController {
          let pages = UIScrollView()
          let pager = Pager()
          override func viewDidLoad() {
            super.viewDidLoad()
            pages.isPagingEnabled = true
          }
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            pager.keepPage()
          }
        }
        final class Pager {
          func keepPage() {}
        }
        """, note: "Something else may scroll."),
      .swift(
        """
        final class GalleryViewController: UIViewController {
          let pages = UIScrollView()
          var page = 0
          override func viewDidLoad() {
            super.viewDidLoad()
            pages.isPagingEnabled = true
            NotificationCenter.default.addObserver(
              forName: UIDevice.orientationDidChangeNotification, object: nil, queue: .main
            ) { _ in self.pages.contentOffset.x = CGFloat(self.page) * self.pages.bounds.width }
          }
        }
        """, note: "A notification makes it scroll."),
      .swift(
        """
        final class ListViewController: UIViewController {
          let list = UIScrollView()
          override func viewDidLoad() {
            super.viewDidLoad()
            list.isPagingEnabled = false
          }
        }
        """, note: "It has no pages."),
    ])

  static let firstLayouts = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class BarView: UIView {
          var items: [UIView] = []
          var itemWidth: CGFloat = 0
          override func layoutSubviews() {
            super.layoutSubviews()
            if itemWidth == 0 {
              ↓itemWidth = bounds.width / CGFloat(items.count)
            }
            for (index, item) in items.enumerated() {
              item.frame = CGRect(x: CGFloat(index) * itemWidth, y: 0, width: itemWidth, height: 44)
            }
          }
        }
        """),
      .objectiveC(
        """
        @interface BarView : UIView
        @property (nonatomic) CGFloat itemWidth;
        @end
        @implementation BarView
        - (void)layoutSubviews {
          if (![self itemWidth]) {
            ↓[self setItemWidth:self.frame.size.width / [[self items] count]];
          }
        }
        - (void)setItemWidth:(CGFloat)itemWidth {
          if (itemWidth > 0) {
            _itemWidth = itemWidth;
          }
        }
        @end
        """),
      .swift(
        """
        final class HomeViewController: UIViewController {
          let banner = UIView()
          private var isFirst = true
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if isFirst {
              isFirst = false
              ↓banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
            }
          }
        }
        """),
      .objectiveC(
        """
        @implementation HomeViewController : UIViewController
        - (UIView *)banner {
          if (!_banner) {
            _banner = ↓[[UIView alloc] initWithFrame:CGRectMake(0, 0, self.view.bounds.size.width, 44)];
            [self.view addSubview:_banner];
          }
          return _banner;
        }
        @end
        """, note: "It is made when it is first asked for."),
      .objectiveC(
        """
        @implementation DrawerView : UIView
        - (instancetype)initWithFrame:(CGRect)frame {
          self = [super initWithFrame:frame];
          _front = [[UIView alloc] initWithFrame:frame];
          [self addSubview:_front];
          UIBezierPath *path = [UIBezierPath bezierPathWithRect:_front.bounds];
          ↓_front.layer.shadowPath = path.CGPath;
          return self;
        }
        - (void)layoutSubviews {
          [super layoutSubviews];
          _front.frame = self.bounds;
        }
        @end
        """, note: "The shadow stays when the view around it lays it out."),
      .swift(
        """
        final class PestoViewController: UIViewController {
          let logo = UIImageView()
          override func viewDidLoad() {
            super.viewDidLoad()
            let header = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 200))
            header.autoresizingMask = .flexibleWidth
            ↓logo.center = CGPoint(x: header.bounds.width / 2, y: 100)
            header.addSubview(logo)
            view.addSubview(header)
          }
        }
        """, note: "What it is in is resized."),
    ],
    quiet: [
      .swift(
        """
        final class BarView: UIView {
          var itemWidth: CGFloat = 0
          override var frame: CGRect { didSet { itemWidth = 0 } }
          override func layoutSubviews() {
            super.layoutSubviews()
            if itemWidth == 0 {
              itemWidth = bounds.width / 4
            }
          }
        }
        """, note: "It is forgotten when the size changes."),
      .swift(
        """
        final class HomeViewController: UIViewController {
          let pages = UIScrollView()
          private var isFirst = true
          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if isFirst {
              isFirst = false
              pages.contentOffset = CGPoint(x: view.bounds.width, y: 0)
            }
          }
        }
        """, note: "Where it begins to scroll is asked once."),
    ])

  static let dismissedByTheDevice = EdgeCases(
    check: "turn-by-device-notification",
    triggering: [
      .swift(
        """
        final class PopoverController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }
          @objc private func ↓turned() { dismiss(animated: true) }
        }
        """, note: "A device that is put on a table takes it away.")
    ],
    quiet: [
      .swift(
        """
        final class LandscapeController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }
          @objc private func turned() {
            if UIDevice.current.orientation == .portrait { dismiss(animated: true) }
          }
        }
        """, note: "It asks how the device is held.")
    ])

  static let uprightInSoManyWords = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .objectiveC(
        """
        @implementation Browser
        - (void)observe {
          [[NSNotificationCenter defaultCenter] addObserver:self selector:@selector(deviceTurned)
            name:UIDeviceOrientationDidChangeNotification object:nil];
        }
        - (void)deviceTurned {
          UIDeviceOrientation held = [UIDevice currentDevice].orientation;
          if (held == UIDeviceOrientationUnknown || held == UIDeviceOrientationFaceUp) {
            ↓held = UIDeviceOrientationPortrait;
          }
          self.shown = held;
        }
        @end
        """)
    ])

  static let keptLayouts = EdgeCases(
    check: "size-read-once",
    triggering: [
      .swift(
        """
        final class BrickLayout: UICollectionViewLayout {
          private var bricks: [UICollectionViewLayoutAttributes] = []
          override func prepare() {
            super.prepare()
            guard ↓bricks.isEmpty, let view = collectionView else { return }
            let side = view.bounds.width / 3
            for item in 0..<view.numberOfItems(inSection: 0) {
              let brick = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
              brick.frame = CGRect(x: side * CGFloat(item % 3), y: 0, width: side, height: side)
              bricks.append(brick)
            }
          }
          func forget() { bricks.removeAll() }
        }
        """, note: "It makes its attributes for the first width."),
      .swift(
        """
        struct BoardView: View {
          @State private var side: CGFloat = 0
          var body: some View {
            GeometryReader { geometry in
              Squares(side: side)
                .onAppear { ↓side = geometry.size.width / 8 }
            }
          }
        }
        """, note: "A view appears once."),
      .swift(
        """
        final class PanelViewController: UIViewController {
          let panel = UIView()
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ↓panel.roundTop(by: 12)
          }
        }
        extension UIView {
          func roundTop(by radius: CGFloat) {
            let shape = CAShapeLayer()
            shape.path = UIBezierPath(
              roundedRect: bounds, byRoundingCorners: [.topLeft, .topRight],
              cornerRadii: CGSize(width: radius, height: radius)).cgPath
            layer.mask = shape
          }
        }
        """, note: "A method of all views makes the mask."),
      .swift(
        """
        final class CoverViewController: UIViewController {
          let cover = UIImageView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(cover)
            cover.snp.makeConstraints { make in
              make.top.leading.trailing.equalToSuperview()
              ↓make.height.equalTo(view.bounds.width * 0.5)
            }
          }
        }
        """, note: "A constraint of SnapKit's."),
      .objectiveC(
        """
        @implementation CardView : UIView
        - (void)layoutSubviews {
          [super layoutSubviews];
          [self addShadow];
        }
        - (void)addShadow {
          if (_hasShadow) return;
          ↓self.layer.shadowPath = [UIBezierPath bezierPathWithRect:self.bounds].CGPath;
          _hasShadow = YES;
        }
        @end
        """, note: "Only the first layout gets so far."),
      .swift(
        """
        final class HeaderView: UIView {
          let shade = CAGradientLayer()
          let label = UILabel()
          override init(frame: CGRect) {
            super.init(frame: frame)
            ↓shade.frame = bounds
            layer.addSublayer(shade)
            addSubview(label)
            NSLayoutConstraint.activate([label.centerXAnchor.constraint(equalTo: centerXAnchor)])
          }
          required init?(coder: NSCoder) { fatalError() }
        }
        """, note: "Nothing resizes a layer."),
    ],
    quiet: [
      .swift(
        """
        final class BrickLayout: UICollectionViewLayout {
          private var bricks: [UICollectionViewLayoutAttributes] = []
          override func prepare() {
            super.prepare()
            guard bricks.isEmpty, let view = collectionView else { return }
            bricks = make(side: view.bounds.width / 3)
          }
          override func invalidateLayout() {
            super.invalidateLayout()
            bricks.removeAll()
          }
          func make(side: CGFloat) -> [UICollectionViewLayoutAttributes] { [] }
        }
        """, note: "It forgets them."),
      .swift(
        """
        struct BoardView: View {
          @State private var side: CGFloat = 0
          var body: some View {
            GeometryReader { geometry in
              Squares(side: side)
                .onAppear { side = geometry.size.width / 8 }
                .onChange(of: geometry.size) { side = $0.width / 8 }
            }
          }
        }
        """, note: "It follows the size."),
      .swift(
        """
        final class AlertViewController: UIViewController {
          let box = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(box)
            box.snp.makeConstraints { make in
              make.center.equalToSuperview()
              make.width.equalTo(min(view.bounds.width, view.bounds.height) * 0.8)
            }
          }
        }
        """, note: "The shorter side stays."),
    ])

  static let locksOfViews = EdgeCases(
    check: "mask-change-not-announced",
    triggering: [
      .swift(
        """
        final class AppDelegate: NSObject, UIApplicationDelegate {
          static var mask = UIInterfaceOrientationMask.all
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { AppDelegate.mask }
        }
        struct ReaderView: View {
          var body: some View {
            Text("")
              .onAppear { ↓AppDelegate.mask = .portrait }
              .onDisappear { ↓AppDelegate.mask = .all }
          }
        }
        """, note: "A view of SwiftUI locks."),
      .swift(
        """
        final class Box { var mask = UIInterfaceOrientationMask.all }
        final class CallController: UIHostingController<AnyView> {
          private let box: Box
          init(view: some View) {
            let box = Box()
            self.box = box
            super.init(rootView: AnyView(view.onPreferenceChange(MaskKey.self) { ↓box.mask = $0 }))
          }
          required init?(coder: NSCoder) { nil }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { box.mask }
        }
        """, note: "A preference changes what the controller keeps."),
      .swift(
        """
        final class CallSettings { @Published var mask = UIInterfaceOrientationMask.portrait }
        struct CallView: View {
          let settings: CallSettings
          var body: some View {
            Text("").onPreferenceChange(MaskKey.self) { ↓settings.mask = $0 }
          }
        }
        final class CallController: UIHostingController<CallView> {
          private let settings: CallSettings
          init(settings: CallSettings) {
            self.settings = settings
            super.init(rootView: CallView(settings: settings))
          }
          required init?(coder: NSCoder) { nil }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { settings.mask }
        }
        """, note: "A view changes what the model of its controller holds."),
    ],
    quiet: [
      .swift(
        """
        final class AppDelegate: NSObject, UIApplicationDelegate {
          static var mask = UIInterfaceOrientationMask.all
          func application(
            _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
          ) -> UIInterfaceOrientationMask { AppDelegate.mask }
        }
        enum Lock {
          static func set(_ mask: UIInterfaceOrientationMask) {
            AppDelegate.mask = mask
            UIApplication.shared.topController?.setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        struct ReaderView: View {
          var body: some View { Text("").onAppear { Lock.set(.portrait) } }
        }
        """, note: "The function notifies UIKit.")
    ])

  static let othersGenerating = EdgeCases(
    check: "unbalanced-generating",
    triggering: [
      .swift(
        """
        final class Monitor {
          init() {
            if !UIDevice.current.isGeneratingDeviceOrientationNotifications {
              ↓UIDevice.current.beginGeneratingDeviceOrientationNotifications()
            }
          }
          deinit { UIDevice.current.endGeneratingDeviceOrientationNotifications() }
        }
        """, note: "UIKit has begun before.")
    ],
    quiet: [
      .swift(
        """
        final class Monitor {
          private var hasBegun = false
          init() {
            if !UIDevice.current.isGeneratingDeviceOrientationNotifications {
              UIDevice.current.beginGeneratingDeviceOrientationNotifications()
              hasBegun = true
            }
          }
          deinit { if hasBegun { UIDevice.current.endGeneratingDeviceOrientationNotifications() } }
        }
        """, note: "It ends what it has begun.")
    ])

  static let unevenMakers = EdgeCases(
    check: "safe-area-one-sided",
    triggering: [
      .swift(
        """
        final class TotalViewController: UIViewController {
          let bar = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.snp.makeConstraints { make in
              make.leading.equalTo(view.safeAreaLayoutGuide).offset(16)
              ↓make.trailing.equalToSuperview().offset(-16)
            }
          }
        }
        """, note: "SnapKit ties the sides.")
    ],
    quiet: [
      .swift(
        """
        final class TotalViewController: UIViewController {
          let bar = UIView()
          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(bar)
            bar.snp.makeConstraints { make in
              make.leading.trailing.equalTo(view.safeAreaLayoutGuide)
            }
          }
        }
        """)
    ])

  static let namedPortraits = EdgeCases(
    check: "face-states-unhandled",
    triggering: [
      .objectiveC(
        """
        @implementation Bridge
        - (NSString *)nameOf:(UIDeviceOrientation)held {
          switch (held) {
            case UIDeviceOrientationLandscapeLeft: return @"landscape-primary";
            case UIDeviceOrientationLandscapeRight: return @"landscape-secondary";
            default: return ↓@"portrait-primary";
          }
        }
        @end
        """, note: "A web page gets a flat device as an upright one.")
    ])

  static let keptStrips = EdgeCases(
    check: "page-not-kept",
    triggering: [
      .swift(
        """
        final class StripView: UIView {
          let scroll = UIScrollView()
          let first = UIView()
          override init(frame: CGRect) {
            super.init(frame: frame)
            ↓scroll.isPagingEnabled = true
            addSubview(scroll)
          }
          required init?(coder: NSCoder) { nil }
          override func layoutSubviews() {
            super.layoutSubviews()
            scroll.frame = bounds
            first.frame = CGRect(x: bounds.width, y: 0, width: bounds.width, height: bounds.height)
          }
        }
        """, note: "A view lays out its pages again.")
    ],
    quiet: [
      .swift(
        """
        final class PosterLayout: UICollectionViewFlowLayout {
          var page = 0
          override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
            CGPoint(x: CGFloat(page) * itemSize.width, y: offset.y)
          }
        }
        final class PosterViewController: UIViewController {
          lazy var posters = UICollectionView(frame: .zero, collectionViewLayout: PosterLayout())
          override func viewDidLoad() {
            super.viewDidLoad()
            posters.isPagingEnabled = true
          }
        }
        """, note: "The layout answers which offset follows.")
    ])

  static let sidesThatAreAsked = EdgeCases(
    check: "preferred-not-supported",
    quiet: [
      .swift(
        """
        final class TheaterViewController: UIViewController {
          let side: UIInterfaceOrientation
          init(from presenter: UIViewController) {
            side = presenter.view.window?.windowScene?.interfaceOrientation ?? .unknown
            super.init(nibName: nil, bundle: nil)
          }
          required init?(coder: NSCoder) { nil }
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            side.isLandscape ? side : .landscapeRight
          }
        }
        """, note: "Only a landscape is preferred.")
    ])

  static let otherSystems = EdgeCases(
    check: "size-read-once",
    quiet: [
      CheckExample(files: [
        CheckExample.File(
          "project.yml",
          """
          name: Films
          targets:
            Films: {type: application, platform: iOS, sources: [Phone]}
            FilmsTV: {type: application, platform: tvOS, sources: [TV]}
          """),
        CheckExample.File("Phone/Empty.swift", "import UIKit"),
        CheckExample.File(
          "TV/ListViewController.swift",
          """
          import UIKit
          final class ListViewController: UIViewController {
            let banner = UIView()
            override func viewDidLoad() {
              super.viewDidLoad()
              view.addSubview(banner)
              banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
            }
          }
          """),
      ])
    ])
}
