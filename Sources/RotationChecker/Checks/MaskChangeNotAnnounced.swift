import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A mask that changes without UIKit hearing of it.
struct MaskChangeNotAnnounced: Check {
  static let description = CheckDescription(
    "mask-change-not-announced",
    title: "The mask changes, but UIKit is not notified",
    rationale: """
      From iOS 16 on, UIKit remembers a controller's mask and asks again only when the
      controllers on the screen change or when the app requests it. A property that the mask
      depends on may change at any time: without the call, the old mask stays in effect, and
      the lock takes effect or ends at some later moment.

      Announce it where the property changes:

      ```swift
      var isLocked = false {
        didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
      }
      ```

      Up to iOS 15 the mask is asked at every turn of the device, and
      `UIViewController.attemptRotationToDeviceOrientation()` asks at once.

      It is the same with `prefersInterfaceOrientationLocked` of iOS 26, which has a call of its own:
      `setNeedsUpdateOfPrefersInterfaceOrientationLocked()`.
      """,
    severity: .warning, versions: "iOS 16 and later", rules: ["D-08", "F-24", "M-21"],
    triggering: [
      .swift(
        """
        import UIKit

        final class LevelViewController: UIViewController {
          private var isMeasuring = false

          override var prefersInterfaceOrientationLocked: Bool { isMeasuring }

          func measure() {
            ↓isMeasuring = true
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """),
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          private var isLocked = false

          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isLocked ? .landscape : .all
          }

          func lock() {
            ↓isLocked = true
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @interface PlayerViewController : UIViewController
        @property (nonatomic) BOOL isLocked;
        @end

        @implementation PlayerViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          return self.isLocked ? UIInterfaceOrientationMaskLandscape : UIInterfaceOrientationMaskAll;
        }
        - (void)lock {
          ↓self.isLocked = YES;
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class LevelViewController: UIViewController {
          private var isMeasuring = false {
            didSet {
              if #available(iOS 26.0, *) { setNeedsUpdateOfPrefersInterfaceOrientationLocked() }
            }
          }

          @available(iOS 26.0, *)
          override var prefersInterfaceOrientationLocked: Bool { isMeasuring }

          func measure() { isMeasuring = true }
        }
        """, note: "A lock of iOS 26."),
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          private var isLocked = false {
            didSet { setNeedsUpdateOfSupportedInterfaceOrientations() }
          }

          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isLocked ? .landscape : .all
          }

          func lock() { isLocked = true }
        }
        """),
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          private var isLocked = false

          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            isLocked ? .landscape : .all
          }

          init(isLocked: Bool) {
            super.init(nibName: nil, bundle: nil)
            self.isLocked = isLocked
          }

          required init?(coder: NSCoder) { nil }

          func lock() {
            isLocked = true
            announce()
          }

          private func announce() {
            if #available(iOS 16, *) {
              setNeedsUpdateOfSupportedInterfaceOrientations()
            } else {
              UIViewController.attemptRotationToDeviceOrientation()
            }
          }
        }
        """, note: "Before it is shown, and by a method of its own."),
    ])

  /// What changes: a controller's mask, or its lock.
  private var answer = UIKitAnswer.mask

  init() {}

  private init(of answer: UIKitAnswer) { self.answer = answer }

  private func announcements(_ code: CodeBase) -> MaskAnnouncements {
    MaskAnnouncements(code, by: answer == .lock ? MaskAnnouncements.ofLocks : MaskAnnouncements.all)
  }

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    // A property on which both depend is reported once.
    var seen: Set<String> = []
    let all =
      controllers(project) + Self(of: .lock).controllers(project)
      + code.classes.appDelegates.flatMap { delegate($0, code) }
    return all.filter { seen.insert("\($0.location)").inserted }
  }

  private func controllers(_ project: CheckedProject) -> [Finding] {
    let code = project.code
    var found: [Finding] = []
    let announcing = Memo<Body, Bool>()
    let outside = Memo<String, [String: [Assignment]]>()
    for entry in code.classes.controllers {
      guard let mask = code.classes.ownMember(answer.name, of: entry.name),
        let body = mask.body, !mask.file.isTest
      else { continue }
      for property in MaskState.all(of: body, in: entry.name, code) {
        let dependence =
          "the \(answer == .lock ? "lock" : "mask") of \(entry.name) depends on \(property.member.name)"
        found += changesByViews(of: property, in: entry, code).map {
          report($0, of: mask, dependence + Self.byViews)
        }
        guard !hasAnnouncingObservers(property.member, code),
          property.path.count == 1 || !isObserved(property.member)
        else { continue }
        let changes =
          property.changes(in: entry.name, code).filter { isUnannounced($0, code, announcing) }
          + changesInside(property, code)
        found += changes.map {
          report($0, of: mask, dependence + Self.byItself, fix: fix($0, project))
        }
        guard property.path.count == 1 else { continue }
        for change in changesFromOutside(of: property, in: entry, code, outside)
        where isUnannounced(change, code, announcing) {
          found.append(report(change, of: mask, dependence + Self.byItself, severity: .note))
        }
      }
    }
    return found
  }

  private func delegate(_ entry: ClassEntry, _ code: CodeBase) -> [Finding] {
    guard let mask = code.classes.ownMember(RotationMethods.ofAppDelegate, of: entry.name),
      let body = mask.body, !mask.file.isTest
    else { return [] }
    let announcing = Memo<Origin, Bool>()
    return MaskState.all(of: body, in: entry.name, code).map(\.member).flatMap {
      property -> [Finding] in
      guard !code.classes.isController(property.owner), !hasAnnouncingObservers(property, code)
      else { return [] }
      let dependence = "the app's mask depends on \(property.name)"
      let changes = code.assignments(to: property.name)
      return changes.filter { isLock($0, of: property.owner, code, announcing) }
        .map { report($0, of: mask, dependence + Self.byItself, severity: .note) }
        + changes.filter { isLockOfViews($0, of: entry, code) }
        .map { report($0, of: mask, dependence + Self.byViews) }
    }
  }

  private static let byItself = ", but UIKit is not notified when it changes"
  private static let byViews = ", but no view that changes it notifies UIKit"

  private func report(
    _ change: Assignment, of mask: ClassMember, _ message: String, severity: Severity? = nil,
    fix: Fix? = nil
  ) -> Finding {
    finding(
      message, at: change.place, severity: severity,
      related: [
        related(answer == .lock ? "the lock" : "the mask", at: mask.nameSpan, in: mask.file.source)
      ], fix: fix)
  }

  /// The changes of what a controller's model holds, by a method of the model that hands nothing on but
  /// to closures, where neither they nor those that call the method notify UIKit.
  private func changesInside(_ property: MaskState, _ code: CodeBase) -> [Assignment] {
    let (owner, name) = (property.member.owner, property.member.name)
    guard property.path.count == 2, !code.classes.isController(owner),
      code.classes.kind(of: owner) != .appDelegate
    else { return [] }
    return MaskState(member: property.member, path: [name]).changes(in: owner, code).filter {
      change in
      let place = change.place
      guard !place.file.isTest, place.scope.typeName == owner,
        case .function(let function)? = place.scope.member, !function.isInitializing,
        code.reach(of: place).includes(from: answer.needsAnnouncing.firstSystem),
        handsOnSilently(function, of: owner, in: place.file, code)
      else { return false }
      let callers = code.callers(of: function, owner)
      return !callers.isEmpty && callers.allSatisfy { isSilent($0, code) }
        && callers.contains { call in
          guard case .function(let caller)? = call.scope.member else { return false }
          return !Self.isBeforeShown(caller)
        }
    }
  }

  /// Whether code of a controller that calls a method is known not to notify UIKit.
  private func isSilent(_ call: Place, _ code: CodeBase) -> Bool {
    guard let type = call.scope.typeName, code.classes.isController(type),
      case .function(let caller)? = call.scope.member
    else { return false }
    return !announcements(code).are(in: caller, of: type, in: call.file)
  }

  /// Whether all that a method calls are closures that are known and do not notify UIKit.
  private func handsOnSilently(
    _ function: FunctionDeclaration, of type: String, in file: CodeFile, _ code: CodeBase
  ) -> Bool {
    guard let unit = code.unit(of: file), !function.isBodySkipped else { return false }
    return unit.calledNames(in: function.span).allSatisfy { name in
      if Self.mutations.contains(name) || OrientationNames.logs.contains(name) { return true }
      guard let member = code.member(name, of: type), case .variable = member.kind else {
        return false
      }
      let closures = code.results(of: member)
      return !closures.isEmpty
        && closures.allSatisfy { value in
          guard let closure = value.expression, case .closure(let block) = closure.plain.kind,
            let owner = value.scope.typeName
          else { return value.expression?.kind == .null }
          return !announcements(code).are(
            in: block.body, closure.span, of: owner, in: value.file)
        }
    }
  }

  private static let mutations: Set<String> = [
    "toggle", "insert", "remove", "formUnion", "subtract", "formIntersection",
  ]

  /// The changes of a controller's property by other controllers, which have it from somewhere and did
  /// not create it: it may be shown.
  private func changesFromOutside(
    of property: MaskState, in entry: ClassEntry, _ code: CodeBase,
    _ known: Memo<String, [String: [Assignment]]>
  ) -> [Assignment] {
    let name = property.member.name
    let byType = known.value(name) { changesFromOutside(of: name, code) }
    return ([entry.name] + code.classes.allSubclasses(of: entry.name)).flatMap { byType[$0] ?? [] }
  }

  /// The same of all properties with a name, by the class of what is changed.
  private func changesFromOutside(of name: String, _ code: CodeBase) -> [String: [Assignment]] {
    var found: [String: [Assignment]] = [:]
    for change in code.assignments(to: name) {
      guard change.operation == "=", let base = change.target.plain.base, !base.isSelf,
        let own = change.place.scope.typeName, code.classes.isController(own),
        let named = code.typeName(of: base.plain, at: change.place),
        let type = code.classes[named]?.name, !code.areRelated(own, type),
        ValueFlow(code).createdClasses(of: base, at: change.place) == nil
      else { continue }
      found[type, default: []].append(change)
    }
    return found
  }

  func hasAnnouncingObservers(_ property: ClassMember, _ code: CodeBase) -> Bool {
    guard case .variable(let variable) = property.kind else { return false }
    return variable.setter != nil || isFollowed(variable.name, of: property.owner, code)
      || variable.observers.map { observers in
        announcements(code).are(
          in: observers, variable.span, of: property.owner, in: property.file)
      } ?? false
  }

  /// Whether code that follows the values of a property announces them: those of a published one, or by
  /// key-value observing.
  func isFollowed(_ name: String, of type: String, _ code: CodeBase) -> Bool {
    let mentions =
      code.mentions(of: "$" + name, inCodeOf: type)
      + code.mentions(of: name, inCodeOf: type).filter { $0.expression?.base?.lastName == "$0" }
    return mentions.contains { mention in
      mention.ancestors.contains { ancestor in
        guard
          let block = ancestor.expression?.lastBlock(inCallOf: Subscriptions.andObservers),
          case .closure(let closure) = block.kind
        else { return false }
        return announcements(code).are(in: closure.body, block.span, of: type, in: mention.file)
      }
    } || isObservedByKey(name, of: type, code)
  }

  /// Whether a class observes a key of itself by its name, and announces what it is notified of.
  private func isObservedByKey(_ name: String, of type: String, _ code: CodeBase) -> Bool {
    let observes = code.calls(of: "addObserver", inCodeOf: type).contains { call in
      call.expression?.callee?.arguments.first { $0.label == "forKeyPath" }
        .map { code.text(of: $0.value, at: call) == name } ?? false
    }
    return observes
      && code.classes.ownMethods("observeValue", of: type).contains { method in
        announcements(code).are(in: method.function, of: type, in: method.file)
      }
  }

  /// Whether others are notified of a change, who may announce it.
  private func isObserved(_ property: ClassMember) -> Bool {
    guard case .variable(let variable) = property.kind else { return false }
    return variable.observers != nil || variable.setter != nil
      || !variable.attributes.isEmpty
  }

  /// A function's body, or what its blocks do later.
  private struct Body: Hashable {
    var origin: Origin
    var isLater: Bool
  }

  private func isUnannounced(
    _ assignment: Assignment, _ code: CodeBase, _ announcing: Memo<Body, Bool>
  ) -> Bool {
    let place = assignment.place
    guard !place.file.isTest, let type = place.scope.typeName,
      case .function(let function)? = place.scope.member,
      !isBeforeShown(assignment, function, code), !isSetter(place, of: type, code),
      code.reach(of: place).includes(from: answer.needsAnnouncing.firstSystem)
    else { return false }
    // What a block does later comes after all that its function's callers do.
    let isLater = place.isInLaterBlock(code)
    return !announcing.value(Body(origin: Origin(place.file, function.span), isLater: isLater)) {
      announcements(code).are(in: function, of: type, in: place.file)
        || !isLater && isAnnouncedByCallers(function, of: type, code)
    }
  }

  /// Whether all that calls a method notifies UIKit itself, or runs before the controller is shown.
  private func isAnnouncedByCallers(
    _ function: FunctionDeclaration, of type: String, _ code: CodeBase
  ) -> Bool {
    guard !code.handsOn(function, type), !function.modifiers.contains(.override) else {
      return false
    }
    let calls = code.callers(of: function, type)
    return !calls.isEmpty
      && calls.allSatisfy { call in
        guard case .function(let caller)? = call.scope.member, let owner = call.scope.typeName
        else { return false }
        return Self.isBeforeShown(caller) && !call.isInLaterBlock(code)
          || announcements(code).are(in: caller, of: owner, in: call.file)
      }
  }

  /// Whether a controller that is shown changes what the app's delegate answers, and that only.
  private func isLock(
    _ assignment: Assignment, of owner: String, _ code: CodeBase,
    _ announcing: Memo<Origin, Bool>
  ) -> Bool {
    let place = assignment.place
    guard !place.file.isTest, assignment.operation == "=", let type = place.scope.typeName,
      code.classes.isController(type), let base = assignment.target.plain.base,
      let changed = code.typeName(of: base, at: place) ?? base.typeNamed,
      code.classes.isKind(changed, of: owner),
      case .function(let function)? = place.scope.member,
      !isBeforeShown(assignment, function, code),
      code.reach(of: place).includes(from: answer.needsAnnouncing.firstSystem)
    else { return false }
    return !announcing.value(Origin(place.file, function.span)) {
      announcements(code).are(in: function, of: type, in: place.file)
    }
  }

  /// Whether it is a message to a setter that the class writes itself, or `self.mask = value` where
  /// that notifies UIKit.
  private func isSetter(_ place: Place, of type: String, _ code: CodeBase) -> Bool {
    if place.file.source.language == .objectiveC, let target = place.expression?.operation?.left,
      target.base != nil, let property = target.lastName
    {
      return code.classes.ownMethods(property.setterSelector, of: type).contains { setter in
        announcements(code).are(in: setter.function, of: type, in: setter.file)
      }
    }
    return place.expression?.callee?.callee.lastName.map {
      $0.hasPrefix("set") && !code.classes.ownMethods($0, of: type).isEmpty
    } ?? false
  }

  /// Whether UIKit asks only after a change, or asks anyhow.
  private func isBeforeShown(
    _ assignment: Assignment, _ function: FunctionDeclaration, _ code: CodeBase
  ) -> Bool {
    if assignment.place.isInLaterBlock(code) { return false }
    return Self.isBeforeShown(function) || becomesRoot(behind: assignment, function, code)
      || ValueFlow(code).isOnlyCalled(
        function, of: assignment.place.scope.typeName, from: Self.isBeforeShown)
  }

  /// Whether the controller is put into a window behind a change in the same method.
  private func becomesRoot(
    behind change: Assignment, _ function: FunctionDeclaration, _ code: CodeBase
  ) -> Bool {
    code.unit(of: change.place.file)?.assignments["rootViewController"]?.within(function.span)
      .contains { assignment in
        assignment.value.isSelf && assignment.place.span.start > change.place.span.start
      } ?? false
  }

  private static func isBeforeShown(_ function: FunctionDeclaration) -> Bool {
    function.isInitializing || function.modifiers.contains(.isStatic)
      || [
        "viewDidLoad", "loadView", "awakeFromNib", "viewWillAppear", "prepare", "dealloc", "deinit",
        "viewWillDisappear", "viewDidDisappear", "prepareForSegue", "viewWillTransition",
      ].contains(function.baseName)
  }

  private func fix(_ assignment: Assignment, _ project: CheckedProject) -> Fix? {
    let file = assignment.place.file.source
    guard let oldest = project.deploymentTarget(of: file),
      Behaviors(of: oldest)[answer.needsAnnouncing],
      assignment.place.parent?.statement?.span == assignment.place.span
    else { return nil }
    let call = answer == .lock ? MaskAnnouncements.ofLock : MaskAnnouncements.ofMask
    let start = Int(assignment.place.span.start)
    var end = Int(assignment.place.span.end)
    if file.language == .objectiveC {
      guard end < file.text.bytes.count, file.text.bytes[end] == UInt8(ascii: ";") else {
        return nil
      }
      end += 1
    }
    let line = file.text.bytes(ofLine: file.text.line(of: start))
    let indentation = line.prefix { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
    guard line.startIndex + indentation.count == start else { return nil }
    let gap = "\n" + String(decoding: indentation, as: UTF8.self)
    let text = file.language == .swift ? "\(call)()" : "[self \(call)];"
    return Fix(
      "notify UIKit", [edit(SourceSpan(end, end), in: file, gap + text)])
  }

}

extension UIKitAnswer {
  /// The behaviour with which UIKit has to be notified that it changes.
  fileprivate var needsAnnouncing: Behavior { self == .lock ? .lockPreference : .masksAreAnnounced }
}
