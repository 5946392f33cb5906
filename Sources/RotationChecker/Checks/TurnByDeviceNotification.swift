import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A layout that waits for the device's notification.
struct TurnByDeviceNotification: Check {
  static let description = CheckDescription(
    "turn-by-device-notification",
    title: "A layout is updated when the device turns, not when the interface does",
    rationale: """
      `UIDevice.orientationDidChangeNotification` is about the hardware. It is posted before
      the interface turns, while views still have their old sizes, and also when the interface
      does not turn at all or the device is laid flat. It is not posted when the interface
      turns by itself or when an iPad window is resized. A screen that dismisses itself in
      response goes away when the device is put on a table.

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
    return project.deviceOrientationBlocks.compactMap { handler in
      let scope = handler.scope
      guard !scope.file.isTest, scope.isBuilt, let type = scope.typeName,
        // A subclass may lay out in what its superclass observes.
        ([type] + code.classes.allSubclasses(of: type)).contains(where: {
          laysOut(handler, in: $0, screens, project)
        }) || readsGeometry(handler, code) || dismisses(handler, screens, project),
        seen.insert(scope.file.location(of: handler.name)).inserted
      else { return nil }
      return finding(
        "the device notification is posted before the interface turns, or without a turn; lay out"
          + " in viewWillTransition or where views are laid out",
        at: handler.name, in: scope.file.source)
    }
  }

  private func laysOut(
    _ handler: NotifiedBlock, in type: String, _ screens: TurningScreens,
    _ project: CheckedProject
  ) -> Bool {
    let code = project.code
    guard code.classes[type] != nil, isLayout(type, code) || !isOfCollection(type, code),
      isLayout(type, code) || !screens.isNotifiedOfSize(type),
      screens.mayTurn(type, in: handler.scope.file)
    else { return false }
    let parts = screens.reached(from: handler.span, in: handler.scope.file, of: type)
    let laysOut =
      screens.laysOut(parts, of: type)
      || parts.contains { unit, span in
        (unit.calls["invalidateLayout"] ?? []).within(span).contains { _ in true }
      }
    return laysOut && !parts.contains { asksDevice($0.unit, $0.span, project) }
  }

  /// Whether a controller takes itself away, however the device is held: also when it is put on a table.
  private func dismisses(
    _ handler: NotifiedBlock, _ screens: TurningScreens, _ project: CheckedProject
  ) -> Bool {
    let code = project.code
    guard let type = handler.scope.typeName, code.classes.isController(type),
      let unit = code.unit(of: handler.scope.file),
      ["dismiss", "dismissViewControllerAnimated"].contains(where: { name in
        (unit.calls[name] ?? []).within(handler.span).contains {
          $0.expression?.callee?.callee.base?.isSelf ?? true
        }
      })
    else { return false }
    return !screens.reached(from: handler.span, in: handler.scope.file, of: type).contains {
      asksDevice($0.unit, $0.span, project)
    }
  }

  /// Whether a view of SwiftUI's keeps what it makes of the size that a `GeometryReader` has then.
  private func readsGeometry(_ handler: NotifiedBlock, _ code: CodeBase) -> Bool {
    guard let type = handler.scope.typeName, code.classes.conforms(type, to: "View"),
      let unit = code.unit(of: handler.scope.file)
    else { return false }
    let reads = (unit.mentions["size"] ?? []).within(handler.span).contains { read in
      guard let base = read.expression?.base, case .name(let name) = base.kind else { return false }
      return read.callsAround.contains { call in
        call.callee.lastName == "GeometryReader"
          && call.arguments.contains { argument in
            guard case .closure(let closure) = argument.value.plain.kind else { return false }
            return closure.takes(name)
          }
      }
    }
    return reads
      && unit.assignments.values.contains { assignments in
        assignments.within(handler.span).contains {
          $0.place.local(named: $0.target.lastName ?? "") == nil
        }
      }
  }

  /// Whether a class lays out a collection view.
  private func isLayout(_ type: String, _ code: CodeBase) -> Bool {
    isOfCollection(type, code)
      && code.classes.member("shouldInvalidateLayout(forBoundsChange:)", of: type) == nil
  }

  private func isOfCollection(_ type: String, _ code: CodeBase) -> Bool {
    code.classes.ancestors(of: type).contains {
      $0.hasPrefix("UICollectionView") && $0.hasSuffix("Layout")
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
