import RotationFindings
import AppCodeAnalysis
import AppCodeModel

/// An orientation, read on a thread that UIKit is not for.
struct OrientationOffMain: Check {
  static let description = CheckDescription(
    "orientation-off-main",
    title: "An orientation is read off the main thread",
    rationale: """
      UIKit's objects belong to the main thread. Read on another thread, an orientation may
      be out of date, the Main Thread Checker complains, and a window that disappears
      meanwhile crashes the app.

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
      guard !place.file.isTest, place.scope.isBuilt, isOfUIKit(place, in: code),
        isOffMain(place, code) || isInBackground(place, code) || isOnlyCalledOffMain(place, code)
      else { return nil }
      return finding("UIKit is used off the main thread", at: place)
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
  private func isOffMain(_ place: Place, _ code: CodeBase) -> Bool {
    for call in place.callsAround {
      let first = call.arguments.first?.value
      switch call.callee.lastName {
      case "async", "sync", "asyncAfter", "execute", "addOperation":
        guard let queue = call.callee.base else { continue }
        if isMain(queue, at: place, code) { return false }
        if isGlobal(queue, at: place, code) { return true }
      case "dispatch_async", "dispatch_sync", "dispatch_after":
        guard let queue = first else { continue }
        if isMain(queue, at: place, code) { return false }
        if isGlobal(queue, at: place, code) { return true }
      case "detached": return true
      case "run" where call.callee.base?.lastName == "MainActor": return false
      case "performSelectorOnMainThread": return false
      default: continue
      }
    }
    return false
  }

  /// Whether a method is only called on other threads than the main one, itself or by a method that is.
  ///
  /// One that can wait may go to its actor first.
  private func isOnlyCalledOffMain(_ place: Place, _ code: CodeBase, _ depth: Int = 0) -> Bool {
    guard depth < 2, place.scope.closureDepth == 0,
      case .function(let function)? = place.scope.member, !function.modifiers.contains(.async)
    else { return false }
    let calls = code.callers(of: function, place.scope.typeName)
    return !calls.isEmpty
      && calls.allSatisfy {
        isOffMain($0, code) || isInBackground($0, code) || isOnlyCalledOffMain($0, code, depth + 1)
      }
  }

  /// Whether a method is a callback that comes on a queue of its own, or one that is started in the
  /// background.
  private func isInBackground(_ place: Place, _ code: CodeBase) -> Bool {
    guard place.scope.closureDepth == 0, case .function(let function)? = place.scope.member else {
      return false
    }
    if Self.captureCallbacks.contains(function.name) {
      return code.calls(of: "setSampleBufferDelegate", inCodeOf: place.scope.typeName ?? "")
        .contains { call in
          call.expression?.callee?.arguments.last.map { isGlobal($0.value, at: call, code) }
            ?? false
        }
    }
    return ["performSelectorInBackground:withObject:", "performSelector"].contains { name in
      code.calls(of: name, inCodeOf: place.scope.typeName ?? "").contains { call in
        guard let (_, arguments) = call.expression?.callee,
          name != "performSelector" || arguments.first?.label == "inBackground"
        else { return false }
        return arguments.first?.value.selectedMethod.map {
          FunctionDeclaration.baseName(of: $0) == function.baseName
        } ?? false
      }
    }
  }

  private static let captureCallbacks: Set<String> = [
    "captureOutput(_:didOutput:from:)", "captureOutput:didOutputSampleBuffer:fromConnection:",
  ]

  private func isMain(_ queue: Expression, at place: Place, _ code: CodeBase) -> Bool {
    names(queue, at: place, code) { ["main", "mainQueue", "dispatch_get_main_queue"].contains($0) }
  }

  /// What gives queues of other threads.
  private static let others: Set<String> = [
    "global", "dispatch_get_global_queue", "DispatchQueue", "dispatch_queue_create",
    "OperationQueue", "NSOperationQueue",
  ]

  private func isGlobal(_ queue: Expression, at place: Place, _ code: CodeBase) -> Bool {
    names(queue, at: place, code, where: Self.others.contains)
  }

  /// Whether a queue is made of a name, here or where it comes from.
  private func names(
    _ queue: Expression, at place: Place, _ code: CodeBase, where test: (String) -> Bool
  ) -> Bool {
    ValueFlow(code).sources(of: queue, at: place).contains { source in
      source.expression?.contains { part in
        (part.lastName ?? part.callee?.callee.lastName).map(test) ?? false
      } ?? false
    }
  }
}
