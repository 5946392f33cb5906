import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A camera's preview that stays as it is when the interface turns.
struct CaptureNotTurned: Check {
  static let description = CheckDescription(
    "capture-not-turned", title: "A camera's preview does not turn with the interface",
    rationale: """
      A preview layer shows the camera's picture as its connection says, which begins with portrait
      and does not follow the interface. In a screen that turns, the picture is on its side unless
      the connection is set at every turn.

      From iOS 17 on ask an `AVCaptureDevice.RotationCoordinator` for the angle. Before, set the
      connection's orientation where the size changes:

      ```swift
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preview.frame = view.bounds
        preview.connection?.videoOrientation = orientation(of: view.window?.windowScene)
      }
      ```

      Screens that do not turn are not reported.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["G-10"],
    triggering: [
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()

          override func viewDidLoad() {
            super.viewDidLoad()
            let preview = ↓AVCaptureVideoPreviewLayer(session: session)
            view.layer.addSublayer(preview)
          }
        }
        """),
      .objectiveC(
        """
        @implementation ScannerViewController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.preview = [AVCaptureVideoPreviewLayer layerWithSession:self.session];
          ↓self.preview.connection.videoOrientation = AVCaptureVideoOrientationLandscapeRight;
        }
        @end
        """, note: "It is set once."),
    ],
    quiet: [
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()
          lazy var preview = AVCaptureVideoPreviewLayer(session: session)

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            preview.connection?.videoOrientation = .landscapeRight
          }
        }
        """),
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

          override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
          }
        }
        """, note: "The screen does not turn."),
    ])

  private static let angles = ["videoOrientation", "videoRotationAngle"]
  /// Other ways to turn a picture.
  private static let others: Set<String> = [
    "RotationCoordinator", "setAffineTransform",
    "affineTransform", "transform", "setOrientation", "setOrientation:",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let settings =
      (Self.angles.flatMap { code.assignments(to: $0) }.map {
        Setting(place: $0.place, target: $0.target)
      } + messages(code)).filter { !$0.place.file.isTest }
    if settings.isEmpty {
      let isTurned = Self.others.contains { name in
        code.mentions(of: name).contains { mention in
          mention.scope.typeName.map { makesPreview($0, code) } ?? false
        }
      }
      guard !isTurned else { return [] }
      return code.instantiations(of: "AVCaptureVideoPreviewLayer").compactMap { place in
        guard project.runs(place), let type = place.scope.typeName,
          code.classes.isController(type), screens.mayTurn(type, in: place.file)
        else { return nil }
        return finding(
          "no code turns the camera's picture, which stays in portrait when the interface turns",
          at: place)
      }
    }
    let ofTypes = Dictionary(grouping: settings) { $0.place.scope.typeName }
    return settings.compactMap { setting in
      let place = setting.place
      guard project.runs(place), let type = place.scope.typeName, code.classes.isController(type),
        isPreview(setting.target), screens.mayTurn(type, in: place.file),
        isOnce(place, screens, code),
        ofTypes[type, default: []].allSatisfy({ isOnce($0.place, screens, code) })
      else { return nil }
      return finding(
        "the camera's picture is turned once, and stays when the interface turns", at: place)
    }
  }

  /// Where a connection is given an orientation or an angle.
  private struct Setting {
    var place: Place
    var target: Expression
  }

  private func messages(_ code: CodeBase) -> [Setting] {
    ["setVideoOrientation", "setVideoRotationAngle"].flatMap { code.calls(of: $0) }
      .compactMap { place in
        place.expression?.callee.map { Setting(place: place, target: $0.callee) }
      }
  }

  /// Whether a place runs once, before the screen is shown or where its preview is made.
  private func isOnce(_ place: Place, _ screens: TurningScreens, _ code: CodeBase) -> Bool {
    screens.isEarly(place)
      || code.uses(["AVCaptureVideoPreviewLayer"], in: place.memberSpan, of: place.file)
  }

  private func makesPreview(_ type: String, _ code: CodeBase) -> Bool {
    code.mentions(of: "AVCaptureVideoPreviewLayer").contains { $0.scope.typeName == type }
  }

  /// Whether it is the connection of a preview layer, not of an output.
  private func isPreview(_ target: Expression) -> Bool {
    target.plain.base?.lastName == "connection"
  }
}
