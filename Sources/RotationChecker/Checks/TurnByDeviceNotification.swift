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
    let purposes = project.purposes
    var seen: Set<SourceLocation> = []
    let methods = project.deviceOrientationHandlers.compactMap { scope -> Handler? in
      guard case .function(let function)? = scope.member else { return nil }
      return Handler(scope: scope, span: function.span, name: function.nameSpan)
    }
    return (methods + closures(code)).compactMap { handler in
      let scope = handler.scope
      guard !scope.file.isTest, scope.isBuilt, let type = scope.typeName,
        code.classes.isController(type) || code.classes.kind(of: type) == .view,
        !screens.isNotifiedOfSize(type), screens.mayTurn(type, in: scope.file)
      else { return nil }
      let parts = screens.reached(from: handler.span, in: scope.file, of: type)
      let laysOut = parts.contains { unit, span in
        TurningScreens.sizeReads(in: span, of: unit).contains { read in
          screens.isLaidOut(read, of: type, purposes) || purposes.decidesLayout(read)
        }
      }
      guard laysOut, !parts.contains(where: { asksDevice($0.unit, $0.span, code) }),
        seen.insert(scope.file.location(of: handler.name)).inserted
      else { return nil }
      return finding(
        "the device's notification comes before the interface turns, or without a turn; lay out in"
          + " viewWillTransition or where views are laid out",
        at: handler.name, in: scope.file.source)
    }
  }

  /// What runs when the notification is posted.
  private struct Handler {
    var scope: CodeScope
    var span: SourceSpan
    /// Where it is reported.
    var name: SourceSpan
  }

  /// The blocks that are given to the notification center.
  private func closures(_ code: CodeBase) -> [Handler] {
    ["orientationDidChangeNotification", "UIDeviceOrientationDidChangeNotification"]
      .flatMap { code.mentions(of: $0) }.compactMap { mention in
        guard let call = mention.ancestors.first(where: { $0.expression?.callee != nil }),
          let (callee, arguments) = call.expression?.callee,
          callee.lastName == "addObserver",
          let block = arguments.last?.value.plain, case .closure = block.kind
        else { return nil }
        return Handler(scope: call.scope, span: block.span, name: mention.span)
      }
  }

  private func asksDevice(_ unit: CodeUnit, _ span: SourceSpan, _ code: CodeBase) -> Bool {
    (unit.mentions["orientation"] ?? []).within(span).contains { mention in
      mention.expression?.base.map { code.isDevice($0, at: mention) } ?? false
    }
  }
}
