import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A layout that waits for the device's notification.
struct TurnByDeviceNotification: Check {
  static let description = CheckDescription(
    "turn-by-device-notification",
    title: "A layout is renewed when the device turns, not when the interface does",
    rationale: """
      `UIDevice.orientationDidChangeNotification` is about the hardware. It is posted before the
      interface turns, when views still have their old sizes, also where the interface does not turn
      at all or the device is put down flat; and it is not posted when the interface turns by itself,
      or a window of an iPad gets another size.

      Lay out where views are laid out, or in `viewWillTransition(to:with:)`, which has the new size.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["B-01", "B-14", "G-10"],
    triggering: [
      .swift(
        """
        final class GridViewController: UIViewController {
          let banner = UIView()

          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }

          @objc func ↓turned() {
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
        }
        """)
    ],
    quiet: [
      .swift(
        """
        final class GridViewController: UIViewController {
          let banner = UIView()

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            banner.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: 44)
          }
        }
        """),
      .swift(
        """
        final class CameraViewController: UIViewController {
          let button = UIButton()

          func observe() {
            NotificationCenter.default.addObserver(
              self, selector: #selector(turned), name: UIDevice.orientationDidChangeNotification,
              object: nil)
          }

          @objc func turned() {
            let angle = UIDevice.current.orientation == .landscapeLeft ? CGFloat.pi / 2 : 0
            button.transform = CGAffineTransform(rotationAngle: angle)
          }
        }
        """, note: "It is about how the device is held."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let purposes = ValuePurposes(code)
    var seen: Set<SourceLocation> = []
    return project.deviceOrientationHandlers.compactMap { scope in
      guard case .function(let function)? = scope.member, !scope.file.isTest, scope.isBuilt,
        let type = scope.typeName, let unit = code.unit(of: scope.file),
        code.classes.isController(type) || code.classes.kind(of: type) == .view,
        !screens.isNotifiedOfSize(type), screens.mayTurn(type, in: scope.file),
        !asksDevice(function, unit, code)
      else { return nil }
      let reads = ["width", "height"].flatMap { unit.mentions[$0] ?? [] }
      let laysOut = reads.contains { read in
        guard function.span.contains(read.span), let expression = read.expression else {
          return false
        }
        return TurningScreens.readsSize(expression, at: read)
          && (screens.isLaidOut(read, of: type, purposes) || purposes.decidesLayout(read))
      }
      guard laysOut, seen.insert(scope.file.location(of: function.nameSpan)).inserted else {
        return nil
      }
      return finding(
        "the device's notification comes before the interface turns, or without a turn; lay out in"
          + " viewWillTransition or where views are laid out",
        at: function.nameSpan, in: scope.file.source)
    }
  }

  private func asksDevice(
    _ function: FunctionDeclaration, _ unit: CodeUnit, _ code: CodeBase
  ) -> Bool {
    (unit.mentions["orientation"] ?? []).contains { mention in
      function.span.contains(mention.span)
        && mention.expression?.base.map { code.isDevice($0, at: mention) } ?? false
    }
  }
}
