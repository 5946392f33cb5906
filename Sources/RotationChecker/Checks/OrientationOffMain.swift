import RotationFindings
import AppCodeAnalysis
import AppCodeModel

/// An orientation, read on a thread that UIKit is not for.
struct OrientationOffMain: Check {
  static let description = CheckDescription(
    "orientation-off-main",
    title: "An orientation is read off the main thread",
    rationale: """
      UIKit's objects belong to the main thread. Read on another, an orientation may be that of
      before the turn, the Main Thread Checker complains, and a window that goes away meanwhile
      ends the app.

      Read it before the work begins, and hand it over:

      ```swift
      let orientation = view.window?.windowScene?.interfaceOrientation
      DispatchQueue.global().async { render(orientation) }
      ```
      """,
    severity: .warning, isOptIn: true, versions: "every version of iOS",
    triggering: [
      .swift(
        """
        import UIKit

        func save() {
          DispatchQueue.global(qos: .utility).async {
            print(↓UIDevice.current.orientation.rawValue)
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        void save(void) {
          dispatch_async(dispatch_get_global_queue(0, 0), ^{
            NSLog(@"%ld", (long)↓[UIDevice currentDevice].orientation);
          });
        }
        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        func save() {
          let orientation = UIDevice.current.orientation
          DispatchQueue.global().async { print(orientation.rawValue) }
        }
        """),
      .swift(
        """
        import UIKit

        func save() {
          DispatchQueue.global().async {
            DispatchQueue.main.async { print(UIDevice.current.orientation.rawValue) }
          }
        }
        """),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let names = ["orientation", "statusBarOrientation", "interfaceOrientation"]
    return names.flatMap { code.mentions(of: $0) }.compactMap { place in
      guard !place.file.isTest, place.scope.closureDepth > 0, place.scope.isBuilt,
        isOfUIKit(place, in: code), isOffMain(place)
      else { return nil }
      return finding(
        "UIKit is read on another thread than the main one", at: place.span, in: place.file.source)
    }
  }

  private func isOfUIKit(_ place: Place, in code: CodeBase) -> Bool {
    guard let expression = place.expression, case .member(let base, let name) = expression.kind
    else { return false }
    switch name {
    case "orientation": return code.isDevice(base, at: place)
    case "statusBarOrientation": return base.lastName == "shared"
    default: return base.contains { $0.lastName == "windowScene" || $0.lastName == "window" }
    }
  }

  /// Whether the nearest closure with a known thread runs on another than the main one.
  private func isOffMain(_ place: Place) -> Bool {
    for call in place.callsAround {
      let first = call.arguments.first?.value
      switch call.callee.lastName {
      case "async", "sync", "asyncAfter", "execute", "addOperation":
        guard let queue = call.callee.base else { continue }
        if isMain(queue) { return false }
        if isGlobal(place.settled(queue)) { return true }
      case "dispatch_async", "dispatch_sync", "dispatch_after":
        guard let queue = first else { continue }
        if isMain(queue) { return false }
        if isGlobal(place.settled(queue)) { return true }
      case "detached": return true
      case "run" where call.callee.base?.lastName == "MainActor": return false
      case "performSelectorOnMainThread": return false
      default: continue
      }
    }
    return false
  }

  private func isMain(_ queue: Expression) -> Bool {
    queue.contains { ["main", "mainQueue", "dispatch_get_main_queue"].contains($0.lastName) }
  }

  /// What gives queues of other threads.
  private static let others: Set<String> = [
    "global", "dispatch_get_global_queue", "DispatchQueue", "dispatch_queue_create",
    "OperationQueue", "NSOperationQueue",
  ]

  private func isGlobal(_ queue: Expression) -> Bool {
    queue.contains { Self.others.contains($0.lastName ?? "") }
      || queue.callee.map { Self.others.contains($0.callee.lastName ?? "") } ?? false
  }
}
