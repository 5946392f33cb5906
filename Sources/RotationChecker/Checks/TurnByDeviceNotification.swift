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
    var seen: Set<SourceLocation> = []
    let methods = project.deviceOrientationHandlers.compactMap { scope -> Handler? in
      guard case .function(let function)? = scope.member else { return nil }
      return Handler(scope: scope, span: function.span, name: function.nameSpan)
    }
    return (methods + closures(code)).compactMap { handler in
      let scope = handler.scope
      guard !scope.file.isTest, scope.isBuilt, let type = scope.typeName,
        code.classes.isController(type) || code.classes.kind(of: type) == .view
          || isLayout(type, code),
        isLayout(type, code) || !screens.isNotifiedOfSize(type),
        screens.mayTurn(type, in: scope.file)
      else { return nil }
      let parts = screens.reached(from: handler.span, in: scope.file, of: type)
      let laysOut =
        screens.laysOut(parts, of: type)
        || parts.contains { unit, span in
          (unit.calls["invalidateLayout"] ?? []).within(span).contains { _ in true }
        }
      guard laysOut, !parts.contains(where: { asksDevice($0.unit, $0.span, project) }),
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

  /// Whether a class lays out a collection view.
  private func isLayout(_ type: String, _ code: CodeBase) -> Bool {
    code.classes.ancestors(of: type).contains {
      $0.hasPrefix("UICollectionView") && $0.hasSuffix("Layout")
    } && code.classes.member("shouldInvalidateLayout(forBoundsChange:)", of: type) == nil
  }

  /// The blocks that are given to the notification center or to its publisher, and the loops over
  /// its notifications.
  private func closures(_ code: CodeBase) -> [Handler] {
    CheckedProject.deviceNotifications.flatMap { code.mentions(of: $0) }.compactMap { mention in
      for ancestor in mention.ancestors {
        if case .loop(let values, _, _)? = ancestor.statement?.kind,
          let value = values.first(where: { $0.span.contains(mention.span) })
        {
          let body = SourceSpan(Int(value.span.end), Int(ancestor.span.end))
          return Handler(scope: ancestor.scope, span: body, name: mention.span)
        }
        guard let (callee, arguments) = ancestor.expression?.callee,
          ["addObserver", "sink", "onReceive"].contains(callee.lastName),
          let block = arguments.last?.value.plain, case .closure = block.kind
        else { continue }
        return Handler(scope: ancestor.scope, span: block.span, name: mention.span)
      }
      return nil
    }
  }

  /// Whether what is held of the device matters there, other than to a log.
  private func asksDevice(
    _ unit: CodeUnit, _ span: SourceSpan, _ project: CheckedProject
  ) -> Bool {
    (unit.mentions["orientation"] ?? []).within(span).contains { mention in
      mention.expression?.base.map { project.code.isDevice($0, at: mention) } ?? false
        && !project.purposes.isOnlyLogged(mention) && !onlyLogs(mention)
    }
  }

  /// Whether all that depends on a condition is a log.
  private func onlyLogs(_ place: Place) -> Bool {
    for ancestor in place.ancestors {
      guard case .if(let conditions, let then, let otherwise)? = ancestor.statement?.kind else {
        if ancestor.statement != nil { return false }
        continue
      }
      return conditions.contains { $0.span.contains(place.span) }
        && (then + (otherwise ?? [])).allSatisfy(\.isLog)
    }
    return false
  }
}

extension Statement {
  /// Whether it only writes to a log.
  fileprivate var isLog: Bool {
    switch kind {
    case .expression(let expression):
      OrientationNames.logs.contains(expression.callee?.callee.lastName ?? "")
    case .if(_, let then, let otherwise): (then + (otherwise ?? [])).allSatisfy(\.isLog)
    default: false
    }
  }
}
