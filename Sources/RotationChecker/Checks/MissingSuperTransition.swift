import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A transition callback that does not pass it on.
struct MissingSuperTransition: Check {
  static let description = CheckDescription(
    "missing-super-transition",
    title: "A transition callback is overridden without calling super",
    rationale: """
      UIKit notifies the window's root controller of a new size or of new traits, and
      `UIViewController` itself passes that on to the children and to the presented
      controller. Without the call to super, no controller below is notified: their layouts
      stay as they were, and collection views and split views animate incorrectly.

      A controller without children is reported as a note; one that never turns is not reported.

      Call super first, with the same arguments:

      ```swift
      override func viewWillTransition(
        to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
      ) {
        super.viewWillTransition(to: size, with: coordinator)
      }
      ```
      """,
    severity: .warning, notesAreOptIn: true, versions: "iOS 8 and later", rules: ["G-10", "G-12"],
    triggering: [
      .swift(
        """
        import UIKit

        final class GridViewController: UIViewController {
          let grid = UICollectionView()

          override func viewDidLoad() {
            super.viewDidLoad()
            addChild(FilterViewController())
          }

          override func ↓viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            grid.collectionViewLayout.invalidateLayout()
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @interface GridViewController : UIViewController
        @end

        @implementation GridViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          [self addChildViewController:[[FilterViewController alloc] init]];
        }
        - (void)↓viewWillTransitionToSize:(CGSize)size
              withTransitionCoordinator:(id<UIViewControllerTransitionCoordinator>)coordinator {
          [self.view setNeedsLayout];
        }
        @end
        """),
      .swift(
        """
        import UIKit

        final class SplitViewController: UISplitViewController {
          override func ↓willTransition(
            to newCollection: UITraitCollection,
            with coordinator: any UIViewControllerTransitionCoordinator
          ) {
            preferredDisplayMode = .automatic
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class GridViewController: UIViewController {
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            coordinator.animate { _ in self.view.layoutIfNeeded() }
            super.viewWillTransition(to: size, with: coordinator)
          }
        }
        """),
      .swift(
        """
        import UIKit

        final class ContainerViewController: UIViewController {
          override func viewWillTransition(
            to size: CGSize, with coordinator: UIViewControllerTransitionCoordinator
          ) {
            for child in children { child.viewWillTransition(to: size, with: coordinator) }
          }
        }
        """, note: "A container that notifies its children itself."),
    ])

  private static let sizeCallback = "viewWillTransition(to:with:)"
  private static let callbacks = [sizeCallback, "willTransition(to:with:)"]
  private static let calls = ["viewWillTransition", "willTransition"]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let containers = project.screens.reduce(into: Set<String>()) { $0.formUnion($1.containers) }
    return code.classes.all.flatMap { entry in
      entry.parts.flatMap { part in
        part.declaration.functions.compactMap { function -> Finding? in
          guard Self.callbacks.contains(function.name), let body = function.body,
            !part.file.isTest, isOverride(function, of: entry, code),
            !passesOn(body),
            screens.mayTurn(entry.name, in: part.file, isCertain: true)
          else { return nil }
          return finding(
            "super is not called, so neither children nor a presented controller is notified of the new"
              + (function.name == Self.sizeCallback ? " size" : " traits"),
            at: function.nameSpan, in: part.file.source,
            severity: containers.contains(entry.name) || hasChildren(entry, code) ? nil : .note,
            fix: code.hasCalls(of: Self.calls, in: function.span, of: part.file)
              || doesMore(entry.name, function, code)
              ? nil : fix(function, body, part.file.source))
        }
      }
    }
  }

  /// Whether super is code of the project, which does more than to pass the callback on.
  private func doesMore(
    _ type: String, _ function: FunctionDeclaration, _ code: CodeBase
  ) -> Bool {
    code.classes.ancestors(of: type).contains {
      code.classes.ownMember(function.name, of: $0) != nil
    }
  }

  /// Whether statements pass the callback on, whatever way they take.
  private func passesOn(_ body: [Statement]) -> Bool {
    for statement in body {
      switch statement.kind {
      case .if(let conditions, let then, let otherwise):
        // Systems without the callback do not get here.
        if conditions.contains(where: \.isAboutSystem) {
          if passesOn(then) || passesOn(otherwise ?? []) { return true }
          continue
        }
        if then.alwaysLeave, !passesOn(then), !(otherwise.map(passesOn) ?? false) { return false }
        if passesOn(then), otherwise.map(passesOn) ?? false { return true }
      case .guard(let conditions, let otherwise):
        if !conditions.contains(where: \.isAboutSystem), !passesOn(otherwise) { return false }
      case .switch(_, let cases):
        if !cases.isEmpty, cases.allSatisfy({ passesOn($0.body) }) { return true }
      case .block(let body), .defer(let body), .loop(_, _, _, let body):
        if passesOn(body) { return true }
      case .conditionalCompilation(let branches):
        if branches.contains(where: { passesOn($0.body) }) { return true }
      default:
        var calls = false
        [statement].visitExpressions { part in
          if Self.calls.contains(part.callee?.callee.lastName ?? "") { calls = true }
        }
        if calls { return true }
      }
    }
    return false
  }

  /// Whether there is a controller to pass it on to: a child that the class, one above or one below it
  /// takes, or that it is made of.
  private func hasChildren(_ entry: ClassEntry, _ code: CodeBase) -> Bool {
    if code.classes.kind(of: entry.name).isContainer { return true }
    let takes = ["addChild", "addChildViewController", "transition"].contains { name in
      code.calls(of: name).contains { call in
        // A child of another controller is none of this one.
        let taker = call.expression?.callee?.callee.base
        return (taker == nil || taker?.isSelf ?? false || taker?.isSuper ?? false)
          && isAround(call, entry, code)
      }
    }
    return takes
      || code.units.contains { unit in
        // A library's container that becomes the child of what it is given.
        unit.calls.values.joined().contains { call in
          call.expression?.callee?.arguments.contains {
            $0.value.isSelf && ["toParent", "toParentViewController"].contains($0.label)
          } ?? false && isAround(call, entry, code)
        }
      }
  }

  private func isAround(_ call: Place, _ entry: ClassEntry, _ code: CodeBase) -> Bool {
    call.scope.typeName.map { code.areRelated($0, entry.name) } ?? false
  }

  private func isOverride(
    _ function: FunctionDeclaration, of entry: ClassEntry, _ code: CodeBase
  ) -> Bool {
    function.modifiers.contains(.override) || code.classes.isController(entry.name)
  }

  /// The call of super in front of what the method does.
  private func fix(
    _ function: FunctionDeclaration, _ body: [Statement], _ file: SourceFile
  ) -> Fix? {
    guard let first = body.first, function.parameters.count == 2 else { return nil }
    let names = function.parameters.map(\.name)
    let isSize = function.name == Self.sizeCallback
    let call =
      switch file.language {
      case .swift:
        "super.\(isSize ? "viewWillTransition" : "willTransition")(to: \(names[0]), "
          + "with: \(names[1]))"
      case .objectiveC:
        "[super \(isSize ? "viewWillTransitionToSize" : "willTransitionToTraitCollection"):"
          + "\(names[0]) withTransitionCoordinator:\(names[1])];"
      }
    let start = Int(first.span.start)
    let line = file.text.line(of: start)
    let text = file.text.bytes(ofLine: line)
    let indentation = text.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    let isAlone = text.startIndex + indentation.count == start
    let gap =
      isAlone
      ? "\n" + String(decoding: indentation, as: UTF8.self)
      : file.language == .swift ? "; " : " "
    return Fix(
      "call super first",
      [edit(SourceSpan(start, start), in: file, call + gap)])
  }
}

extension Statement.Condition {
  /// Whether it asks which system runs, or whether an object has a method.
  fileprivate var isAboutSystem: Bool {
    switch kind {
    case .available: true
    case .expression(let test):
      test.contains { ["responds", "instancesRespond"].contains($0.lastName ?? "") }
    case .binding, .match: false
    }
  }
}
