import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// Device orientations are begun and not ended, or ended and not begun.
struct UnbalancedGenerating: Check {
  static let description = CheckDescription(
    "unbalanced-generating",
    title: "Begin and end calls for device orientation notifications are not balanced",
    rationale: """
      Calls of `beginGeneratingDeviceOrientationNotifications()` and its `end…` are counted. Apple's
      documentation requires one end for each begin, and a begin before the orientation is read.
      UIKit has been observed to make a begin call of its own while a window has a root controller,
      which is not documented. A class that only ends cancels another's begin: the orientation
      becomes unknown, notifications stop, and without UIKit's own begin the interface no longer
      turns by itself. A screen that only begins keeps the sensor running after it has gone.

      Let the class that begins also end, in the callbacks that match:

      ```swift
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
      }

      override func viewDidDisappear(_ animated: Bool) {
        super.viewDidDisappear(animated)
        UIDevice.current.endGeneratingDeviceOrientationNotifications()
      }
      ```
      """,
    severity: .warning, versions: "every version of iOS", rules: ["B-03", "B-04", "B-05"],
    triggering: [
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            ↓UIDevice.current.endGeneratingDeviceOrientationNotifications()
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        @interface PlayerViewController : UIViewController
        @end

        @implementation PlayerViewController
        - (void)viewWillAppear:(BOOL)animated {
          [super viewWillAppear:animated];
          ↓[[UIDevice currentDevice] beginGeneratingDeviceOrientationNotifications];
        }
        @end
        """, note: "A screen that begins each time it appears."),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          override func viewWillAppear(_ animated: Bool) {
            super.viewWillAppear(animated)
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
          }

          override func viewDidDisappear(_ animated: Bool) {
            super.viewDidDisappear(animated)
            UIDevice.current.endGeneratingDeviceOrientationNotifications()
          }
        }
        """),
      .swift(
        """
        import UIKit

        final class OrientationObserver {
          static let shared = OrientationObserver()

          private init() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }
        }
        """, note: "It is needed for as long as the app runs."),
    ])

  private static let begin = "beginGeneratingDeviceOrientationNotifications"
  private static let end = "endGeneratingDeviceOrientationNotifications"

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let begins = places(Self.begin, in: code)
    let ends = places(Self.end, in: code)
    let family = code.classes.family(of:)
    var findings: [Finding] = []
    for (type, places) in ends where family(type).isDisjoint(with: begins.keys) {
      guard let place = places.first else { continue }
      findings.append(
        finding(
          "\(type) ends orientation notifications that it did not begin: others, including UIKit,"
            + " no longer receive theirs", at: place))
    }
    for (type, places) in begins where family(type).isDisjoint(with: ends.keys) {
      if let place = places.first(where: { Self.runsOften($0, code) }) {
        findings.append(
          finding(
            "\(type) begins orientation notifications each time and never ends them: the sensor"
              + " keeps running", at: place))
      } else if tidiesUp(type, code),
        let place = places.first(where: { TurningScreens(project).isEarly($0) })
      {
        findings.append(
          finding(
            "each \(type) begins orientation notifications and stops observing without ending them:"
              + " the sensor keeps running", at: place))
      }
    }
    for (type, places) in begins where !family(type).isDisjoint(with: ends.keys) {
      let own = family(type).sorted().flatMap { ends[$0] ?? [] }
      if livesOn(type, code),
        let place = places.first(where: { Self.runsOften($0, code) && !$0.asks }),
        own.allSatisfy({ Self.isAtEnd($0, code) })
      {
        findings.append(
          finding(
            "\(type) begins notifications each time but ends them once: the sensor keeps running",
            at: place))
        continue
      }
      if livesOn(type, code), places.allSatisfy({ runsOnce($0, code) }),
        let place = own.first(where: { Self.endsEachTime($0, project) })
      {
        findings.append(
          finding(
            "\(type) begins notifications once but ends them each time: others, including UIKit, no"
              + " longer receive theirs", at: place.span, in: place.file.source))
        continue
      }
      guard places.allSatisfy({ $0.asksWhetherGenerating }), let place = places.first,
        own.contains(where: { !$0.asks })
      else { continue }
      findings.append(
        finding(
          "\(type) begins orientation notifications only if there are none, but always ends them: others,"
            + " including UIKit, no longer receive theirs", at: place))
    }
    return findings
  }

  /// Whether objects of a class, of which there is more than one, stop observing at their end.
  private func tidiesUp(_ type: String, _ code: CodeBase) -> Bool {
    let ends = Self.lastMethods.compactMap { code.classes.ownMember($0, of: type) }
    let family = code.classes.family(of: type)
    let members = family.flatMap(code.classes.ownMembers)
    let isShared = members.contains { member in
      if case .variable(let variable) = member.kind {
        return variable.modifiers.contains(.isStatic)
          && variable.initialValue?.instantiatedClass.map(family.contains) ?? false
      }
      return ["sharedInstance", "shared"].contains(member.name)
    }
    return !isShared
      && ends.contains { end in
        code.unit(of: end.file).map {
          ($0.calls["removeObserver"] ?? []).within(end.span).contains { _ in true }
        } ?? false
      }
  }

  /// Whether an object of a class is the same each time a screen appears.
  private func livesOn(_ type: String, _ code: CodeBase) -> Bool {
    if code.classes.isController(type) || code.classes.kind(of: type) == .view { return true }
    let makers = ([type] + code.classes.allSubclasses(of: type)).flatMap {
      code.instantiations(of: $0)
    }
    return !makers.isEmpty && !makers.contains { Self.runsOften($0, code) }
  }

  /// The calls by the type they are in.
  private func places(_ name: String, in code: CodeBase) -> [String: [Place]] {
    var places: [String: [Place]] = [:]
    for mention in code.mentions(of: name) where !mention.file.isTest {
      guard let type = mention.scope.typeName else { continue }
      let call = mention.parent.flatMap { parent -> Place? in
        if case .call? = parent.expression?.kind { parent } else { nil }
      }
      places[type, default: []].append(call ?? mention)
    }
    return places
  }

  /// Whether a place runs again and again in the life of an object, also by way of a method that is
  /// called there.
  private static func runsOften(_ place: Place, _ code: CodeBase, _ depth: Int = 0) -> Bool {
    guard case .function(let function)? = place.scope.member else { return false }
    if often.contains(function.name) { return true }
    return depth < 2
      && code.callingBodies(of: function, place.scope.typeName).contains {
        runsOften($0, code, depth + 1)
      }
  }

  /// Whether a place runs once in the life of an app or of an object, as it is made, loads or launches.
  private func runsOnce(_ place: Place, _ code: CodeBase) -> Bool {
    guard case .function(let function)? = place.scope.member, !place.isInLaterBlock(code) else {
      return false
    }
    func isOnce(_ function: FunctionDeclaration) -> Bool {
      function.isInitializing || Self.first.contains(function.name)
    }
    return isOnce(function)
      || ValueFlow(code).isOnlyCalled(function, of: place.scope.typeName, from: isOnce)
  }

  /// Whether a place runs each time the app is left, or a screen that others may be pushed over, also by
  /// way of a method that is called there.
  private static func endsEachTime(
    _ place: Place, _ project: CheckedProject, _ depth: Int = 0
  ) -> Bool {
    guard case .function(let function)? = place.scope.member, !place.isConditional else {
      return false
    }
    if leaving.contains(function.baseName) { return true }
    if disappearing.contains(function.baseName) {
      return place.scope.typeName.map { type in
        let own = [type] + project.code.classes.allSubclasses(of: type)
        return project.screens.contains { !$0.covered.isDisjoint(with: own) }
      } ?? false
    }
    return depth < 2
      && project.code.callingBodies(of: function, place.scope.typeName).contains {
        endsEachTime($0, project, depth + 1)
      }
  }

  /// Whether a place only runs when an object is no longer used.
  private static func isAtEnd(_ place: Place, _ code: CodeBase) -> Bool {
    guard case .function(let function)? = place.scope.member else { return false }
    return lastMethods.contains(function.name)
      || ValueFlow(code).isOnlyCalled(function, of: place.scope.typeName) {
        lastMethods.contains($0.name)
      }
  }

  private static let lastMethods = ["deinit", "dealloc"]

  private static let first: Set<String> = [
    "viewDidLoad", "loadView", "awakeFromNib", "application(_:didFinishLaunchingWithOptions:)",
    "application(_:willFinishLaunchingWithOptions:)",
  ]
  private static let leaving = Set(
    [
      "applicationDidEnterBackground", "applicationWillResignActive", "sceneDidEnterBackground",
      "sceneWillResignActive",
    ].flatMap { [$0, $0 + ":"] })
  private static let disappearing = Set(
    ["viewWillDisappear", "viewDidDisappear"].flatMap { [$0, $0 + ":"] })

  private static let often: Set<String> = [
    "viewWillAppear(_:)", "viewDidAppear(_:)", "viewIsAppearing(_:)", "viewWillAppear:",
    "viewDidAppear:", "viewIsAppearing:", "didMoveToWindow", "didMoveToSuperview",
    "willMove(toWindow:)", "willMove(toSuperview:)", "willMoveToWindow:", "willMoveToSuperview:",
  ]
}

extension Place {
  /// Whether it only runs where no orientations are generated so far.
  fileprivate var asksWhetherGenerating: Bool {
    scope.facts.contains { fact in
      guard case .conditions(let conditions, _) = fact else { return false }
      return conditions.contains { condition in
        guard case .expression(let test) = condition.kind else { return false }
        return finds(in: test) {
          ["isGeneratingDeviceOrientationNotifications", "generatesDeviceOrientationNotifications"]
            .contains($0.lastName)
        }
      }
    }
  }

  /// Whether anything is asked before it runs.
  fileprivate var asks: Bool {
    ancestors.contains { ancestor in
      if case .if? = ancestor.statement?.kind { return true }
      return false
    }
  }
}
