import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings
import XcodeProjectFiles

/// A screen that changes the mask of the app's delegate, which nothing changes back.
struct LockNotReleased: Check {
  static let description = CheckDescription(
    "lock-not-released", title: "A lock on the whole app's orientations is never released",
    rationale: """
      The app delegate's mask applies to every screen. A screen that sets the variable behind it on
      appearing locks the whole app. If no code sets that to anything else, the previous screens stay
      locked afterwards: the list behind a game stays in landscape.

      Reset it when the screen disappears, and notify UIKit then as well:

      ```swift
      override func viewWillDisappear(_ animated: Bool) {
        super.viewWillDisappear(animated)
        (UIApplication.shared.delegate as? AppDelegate)?.allowed = .portrait
        setNeedsUpdateOfSupportedInterfaceOrientations()
      }
      ```

      A screen that resets it only where a button of its own pops it is reported, too: the back
      button and the edge swipe leave the screen without resetting it. Screens that the app begins
      with are not reported: they may lock it for good.
      """,
    severity: .warning, versions: "iOS 6 and later", rules: ["D-01"],
    triggering: [
      .swift(
        """
        \(delegate)

        final class GameViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            ↓(UIApplication.shared.delegate as? AppDelegate)?.allowed = .landscape
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """),
      .objectiveC(
        """
        @interface AppDelegate : UIResponder <UIApplicationDelegate>
        @property (nonatomic) UIInterfaceOrientationMask allowed;
        @end
        @implementation AppDelegate
        - (instancetype)init {
          self = [super init];
          _allowed = UIInterfaceOrientationMaskPortrait;
          return self;
        }
        - (UIInterfaceOrientationMask)application:(UIApplication *)application
          supportedInterfaceOrientationsForWindow:(UIWindow *)window {
          return self.allowed;
        }
        @end

        @implementation UIViewController (Turning)
        - (void)allow:(UIInterfaceOrientationMask)mask {
          ((AppDelegate *)[UIApplication sharedApplication].delegate).allowed = mask;
          [self setNeedsUpdateOfSupportedInterfaceOrientations];
        }
        @end

        @interface GameViewController : UIViewController
        @end
        @implementation GameViewController
        - (void)viewWillAppear:(BOOL)animated {
          [super viewWillAppear:animated];
          ↓[self allow:UIInterfaceOrientationMaskLandscape];
        }
        @end
        """),
      .swift(
        """
        \(delegate)

        final class PanoramaViewController: UIViewController {
          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            ↓(UIApplication.shared.delegate as? AppDelegate)?.allowed = .landscape
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }

          @objc func done() {
            (UIApplication.shared.delegate as? AppDelegate)?.allowed = .portrait
            setNeedsUpdateOfSupportedInterfaceOrientations()
            navigationController?.popViewController(animated: true)
          }
        }
        """, note: "The back button leaves it, too."),
    ],
    quiet: [
      .swift(
        """
        \(delegate)

        final class PanoramaViewController: UIViewController {
          override func viewDidLoad() {
            super.viewDidLoad()
            navigationItem.hidesBackButton = true
          }

          override func viewDidAppear(_ animated: Bool) {
            super.viewDidAppear(animated)
            (UIApplication.shared.delegate as? AppDelegate)?.allowed = .landscape
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }

          @objc func done() {
            (UIApplication.shared.delegate as? AppDelegate)?.allowed = .portrait
            setNeedsUpdateOfSupportedInterfaceOrientations()
            navigationController?.popViewController(animated: true)
          }
        }
        """, note: "There is no back button."),
      .swift(
        """
        \(delegate)

        final class GameViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            (UIApplication.shared.delegate as? AppDelegate)?.allowed = .landscape
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }

          override func viewWillDisappear(_ animated: Bool) {
            super.viewWillDisappear(animated)
            (UIApplication.shared.delegate as? AppDelegate)?.allowed = .portrait
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """, note: "The lock is released."),
      .swift(
        """
        \(delegate)

        class LockingViewController: UIViewController {
          var mask: UIInterfaceOrientationMask { .landscape }

          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            (UIApplication.shared.delegate as? AppDelegate)?.allowed = mask
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }

        final class GameViewController: LockingViewController {
          override var mask: UIInterfaceOrientationMask { .portrait }
        }
        """, note: "Every screen sets it as it appears."),
    ])

  /// The delegate of the examples, which keeps apps in portrait.
  private static let delegate = """
    final class AppDelegate: UIResponder, UIApplicationDelegate {
      var allowed: UIInterfaceOrientationMask = .portrait

      func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
      ) -> UIInterfaceOrientationMask { allowed }
    }
    """

  func findings(in project: CheckedProject) -> [Finding] {
    var seen: Set<SourceLocation> = []
    return project.apps.flatMap { findings(of: $0, in: project) }.filter {
      seen.insert($0.location).inserted
    }
  }

  private func findings(of app: ProjectTarget, in project: CheckedProject) -> [Finding] {
    let code = project.code
    guard let delegate = project.delegateAnswer(of: app), let body = delegate.body,
      code.results(of: delegate).count == 1
    else { return [] }
    let states = MaskState.all(of: body, in: delegate.owner, code)
    guard states.count == 1, let locks = locks(by: states[0].member, code), !locks.isEmpty,
      let launch = firstMask(of: states[0].member, code) ?? maskAtLaunch(of: delegate, code)
    else { return [] }
    guard locks.allSatisfy({ $0.mask == locks[0].mask }) else {
      return releasedOnPopOnly(locks, launch, project).map { lock in
        finding(
          "the lock is released only where the screen pops itself: after the back button or an edge"
            + " swipe, the previous screens keep \(lock.mask.words)", at: lock.place,
          related: [related("the app's mask", at: delegate.nameSpan, in: delegate.file.source)])
      }
    }
    guard locks[0].mask != launch else { return [] }
    return locks.compactMap { lock in
      guard let type = lock.place.scope.typeName, code.classes.isController(type),
        project.runs(lock.place), !begins(with: type, project)
      else { return nil }
      return finding(
        "no code sets \(states[0].member.name) to anything but \(lock.mask.words), so the previous"
          + " screens keep it", at: lock.place,
        related: [related("the app's mask", at: delegate.nameSpan, in: delegate.file.source)])
    }
  }

  /// The locks that a screen sets as it appears, and that only its own code releases that also pops it.
  private func releasedOnPopOnly(
    _ locks: [Lock], _ launch: InterfaceOrientationMask, _ project: CheckedProject
  ) -> [Lock] {
    let code = project.code
    guard let lock = locks.first(where: { $0.mask != launch && $0.isSetAsScreenAppears }),
      let type = lock.place.scope.typeName, code.classes.isController(type),
      project.runs(lock.place), !begins(with: type, project),
      !code.classes.hasUnknownSuperclass(type)
    else { return [] }
    let own = [type] + code.classes.ancestors(of: type)
    let isHidden = own.contains { type in
      Self.backNames.contains { !code.mentions(of: $0, inCodeOf: type).isEmpty }
    }
    let others = locks.filter { $0.mask != lock.mask }
    let areAllPops = others.allSatisfy { other in
      other.place.scope.typeName == type && other.place.scope.closureDepth == 0
        && code.hasCalls(of: Self.pops, in: other.place.memberSpan, of: other.place.file)
    }
    let isOnlyOne = locks.allSatisfy { $0.mask != lock.mask || $0.place.scope.typeName == type }
    return !isHidden && areAllPops && isOnlyOne ? [lock] : []
  }

  private static let pops = [
    "popViewController", "popToRootViewController", "popToViewController",
  ]

  /// What takes the back button away, or sees that a screen is popped.
  private static let backNames = [
    "hidesBackButton", "setHidesBackButton", "leftBarButtonItem", "leftBarButtonItems",
    "isNavigationBarHidden", "navigationBarHidden", "setNavigationBarHidden", "backAction",
    "interactivePopGestureRecognizer",
  ]

  /// The mask that a variable begins with, where it is written.
  private func firstMask(
    of member: ClassMember, _ code: CodeBase
  ) -> InterfaceOrientationMask? {
    guard case .variable(let variable) = member.kind, let value = variable.initialValue else {
      return nil
    }
    return mask(value, at: Place.outside(member.file, type: member.owner), code)
  }

  /// The only mask that a delegate answers at launch.
  private func maskAtLaunch(
    of delegate: ClassMember, _ code: CodeBase
  ) -> InterfaceOrientationMask? {
    let masks = code.courses(member: delegate.name, of: delegate.owner).map(\.value.launch.masks)
    guard let first = masks.first, let first, first.count == 1, masks.allSatisfy({ $0 == first })
    else { return nil }
    return first.first
  }

  /// A mask that a variable is given, and where that is written.
  private struct Lock {
    var mask: InterfaceOrientationMask
    var place: Place

    /// Whether UIKit calls the method that sets it as the screen comes.
    var isSetAsScreenAppears: Bool {
      guard case .function(let function)? = place.scope.member else { return false }
      return ["viewDidLoad", "viewWillAppear", "viewIsAppearing", "viewDidAppear"].contains(
        function.baseName)
    }
  }

  /// All masks that code gives a variable once it has been made; nil where one of them is unknown.
  private func locks(by member: ClassMember, _ code: CodeBase) -> [Lock]? {
    var found: [Lock] = []
    // Functions of one name have the same calls.
    var followed: Set<[String]> = []
    for change in code.assignments(to: member) where !change.place.file.isTest {
      if case .function(let function)? = change.place.scope.member,
        function.isInitializing
          || change.place.scope.typeName == member.owner && isSetter(function, member)
      {
        continue
      }
      guard change.operation == "=" else { return nil }
      if let parameter = parameter(change) {
        let type = change.place.scope.typeName ?? ""
        guard followed.insert([type, parameter.function.name, "\(parameter.index)"]).inserted else {
          continue
        }
        let calls = code.callers(of: parameter.function, change.place.scope.typeName)
        guard !calls.isEmpty else { return nil }
        for call in calls where !call.file.isTest {
          guard
            let given = code.value(
              ofParameter: parameter.index, of: parameter.function, around: change.place, in: call),
            let value = given.expression, let mask = mask(value, at: given, code)
          else { return nil }
          found += attributed(Lock(mask: mask, place: call), to: member.owner, code)
        }
      } else {
        guard let mask = mask(change.value, at: change.valuePlace, code) else { return nil }
        found += attributed(Lock(mask: mask, place: change.place), to: member.owner, code)
      }
    }
    return found
  }

  /// The calls of a method that sets a lock, where it is one of the object that keeps it:
  /// `func open() { close(to: .all) }`.
  private func attributed(_ lock: Lock, to owner: String, _ code: CodeBase) -> [Lock] {
    guard lock.place.scope.typeName == owner, !code.classes.isController(owner),
      case .function(let function)? = lock.place.scope.member,
      !function.modifiers.contains(.override), !code.handsOn(function, owner),
      UIKitAnswer(function.baseName) == nil
    else { return [lock] }
    let calls = code.callers(of: function, owner).filter { !$0.file.isTest }
    return calls.isEmpty ? [lock] : calls.map { Lock(mask: lock.mask, place: $0) }
  }

  private func isSetter(_ function: FunctionDeclaration, _ member: ClassMember) -> Bool {
    function.name == member.name.setterSelector
  }

  /// The parameter of the function around a change that it gives on as it is.
  private func parameter(_ change: Assignment) -> (function: FunctionDeclaration, index: Int)? {
    guard case .name(let name) = change.value.plain.kind,
      case .function(let function)? = change.place.scope.member,
      let index = function.parameters.firstIndex(where: { $0.name == name })
    else { return nil }
    return (function, index)
  }

  /// The only mask that an expression stands for.
  private func mask(
    _ value: Expression, at place: Place, _ code: CodeBase
  ) -> InterfaceOrientationMask? {
    guard !isOverridden(value, at: place, code) else { return nil }
    let assumption = Assumption(code.idioms.contains(.phone) ? .phone : .pad, code.deploymentTarget)
    guard let masks = code.value(of: value, at: place, assuming: assumption).masks, masks.count == 1
    else { return nil }
    return masks.first
  }

  /// Whether an expression asks for a member that subclasses have another of.
  private func isOverridden(_ value: Expression, at place: Place, _ code: CodeBase) -> Bool {
    guard let type = place.scope.typeName else { return false }
    let subclasses = code.classes.allSubclasses(of: type)
    return !subclasses.isEmpty
      && value.contains { part in
        guard let name = part.lastName, part.base?.isSelf ?? true, place.local(named: name) == nil
        else { return false }
        return subclasses.contains { code.classes.ownMember(name, of: $0) != nil }
      }
  }

  /// Whether an app begins with a screen, which may lock it for good.
  private func begins(with type: String, _ project: CheckedProject) -> Bool {
    let own = [type] + project.code.classes.allSubclasses(of: type)
    return project.screens.contains { $0.hasKnownRoot && !$0.firstClasses.isDisjoint(with: own) }
  }
}
