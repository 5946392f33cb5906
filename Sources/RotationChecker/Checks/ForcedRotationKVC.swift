import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A turn by force that does nothing from iOS 16 on.
struct ForcedRotationKVC: Check {
  static let description = CheckDescription(
    "forced-rotation-kvc", title: "A forced rotation that iOS 16 and later ignore",
    rationale: """
      Up to iOS 15, setting the device's orientation by its key turned the interface. Since
      iOS 16 this is not supported: UIKit logs a message, and nothing turns.
      `attemptRotationToDeviceOrientation` was replaced as well.

      From iOS 16 on, return the mask you want from `supportedInterfaceOrientations`, call
      `setNeedsUpdateOfSupportedInterfaceOrientations()` on the controller, and then
      `requestGeometryUpdate(.iOS(interfaceOrientations:))` on its window scene. Keep the
      old call in the `else` of an availability check if the app still runs on iOS 15. The
      finding is a note if nothing else needs to turn the interface: the new call is beside
      the old one, or the app delegate keeps the app upright unless something unlocks it.
      """,
    severity: .warning, notesAreOptIn: true, versions: "iOS 16 and later",
    rules: ["F-18", "F-20", "F-24"],
    triggering: [
      .swift(
        """
        class PlayerViewController: UIViewController {
          func enterFullScreen() {
            ↓UIDevice.current.setValue(UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
          }
        }
        """),
      .objectiveC(
        """
        @implementation PlayerViewController
        - (void)enterFullScreen {
          ↓[[UIDevice currentDevice] setValue:@(UIInterfaceOrientationLandscapeRight) forKey:@"orientation"];
        }
        @end
        """),
      .swift(
        """
        enum Turn {
          static func turn(to wanted: UIInterfaceOrientation, _ scene: UIWindowScene) {
            ↓UIDevice.current.setValue(wanted.rawValue, forKey: "orientation")
            if #available(iOS 16, *) {
              scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))
            }
          }
        }
        """, note: "A note: the old way is for older systems only."),
    ],
    quiet: [
      .swift(
        """
        class PlayerViewController: UIViewController {
          func enterFullScreen() {
            if #available(iOS 16, *) {
              setNeedsUpdateOfSupportedInterfaceOrientations()
              view.window?.windowScene?.requestGeometryUpdate(
                .iOS(interfaceOrientations: .landscapeRight))
            } else {
              UIDevice.current.setValue(
                UIInterfaceOrientation.landscapeRight.rawValue, forKey: "orientation")
              UIViewController.attemptRotationToDeviceOrientation()
            }
          }
        }
        """),
      .objectiveC(
        """
        @implementation PlayerViewController
        - (void)enterFullScreen {
          if (@available(iOS 16.0, *)) {
            [self setNeedsUpdateOfSupportedInterfaceOrientations];
            return;
          }
          [self force:UIInterfaceOrientationLandscapeRight];
        }
        - (void)force:(UIInterfaceOrientation)orientation {
          [[UIDevice currentDevice] setValue:@(orientation) forKey:@"orientation"];
        }
        @end
        """, note: "What is called only before iOS 16 may do it the old way."),
    ])

  private static let first = Behavior.geometryRequests.firstSystem

  func findings(in project: CheckedProject) -> [Finding] {
    let severity: Severity =
      Behaviors(of: project.code.deploymentTarget)[.keyValueWriteTurns]
      ? .warning : .error
    var found: [Finding] = []
    var members: Set<Body> = []
    var newWays = NewWays(project.code)
    for write in project.orientationKeyWrites {
      guard let reach = reached(write.place, project, &newWays) else { continue }
      if let body = Body(write.place) { members.insert(body) }
      if isDoneByOwnMask(write, project) { continue }
      found.append(
        finding(
          "setting the device's orientation has had no effect since iOS 16; call the window scene's "
            + "requestGeometryUpdate", at: write.place,
          severity: reach == .besideNewWay || isUpright(write, project) ? .note : severity,
          group: "the device's orientation is set, which has had no effect since iOS 16"))
    }
    for place in project.code.calls(of: "attemptRotationToDeviceOrientation") {
      guard let reach = reached(place, project, &newWays) else { continue }
      // Where the key is written, too, there is one thing to fix.
      if let body = Body(place), members.contains(body) { continue }
      found.append(
        finding(
          "attemptRotationToDeviceOrientation was replaced in iOS 16 by "
            + "setNeedsUpdateOfSupportedInterfaceOrientations", at: place,
          severity: reach == .besideNewWay ? .note : nil,
          group: "attemptRotationToDeviceOrientation was replaced in iOS 16"))
    }
    return found
  }

  /// Whether a force is to portrait in an app whose delegate allows that only, and no more until
  /// something unlocks it, which the code around does not.
  private func isUpright(_ write: OrientationKeyWrite, _ project: CheckedProject) -> Bool {
    let place = write.place
    guard let value = write.value,
      place.finds(in: value, where: { $0.lastName.map(Self.uprights.contains) ?? false })
    else { return false }
    var read: Set<String> = []
    for app in project.apps(with: place.file.source) {
      project.delegateAnswer(of: app)?.body?.visitExpressions { part in
        if let name = part.lastName, !part.isSelf { read.insert(name) }
      }
    }
    let isChanged = read.contains { name in
      !project.code.assignments(to: name, inBodyOf: place).isEmpty
    }
    guard !isChanged else { return false }
    let isAlways = project.code.idioms.allSatisfy { idiom in
      project.appMasks(for: idiom, place.file.source)?.allSatisfy { $0.mask == .portrait } ?? false
    }
    return isAlways || TurningScreens(project).isLockedForAWhile(in: place.file)
  }

  /// Whether a controller forces what is all that its own mask allows: where UIKit asks it, it turns
  /// without that.
  private func isDoneByOwnMask(_ write: OrientationKeyWrite, _ project: CheckedProject) -> Bool {
    let place = write.place
    guard let type = place.scope.typeName, project.code.classes.isController(type),
      project.code.classes.member(UIKitAnswer.mask.name, of: type) != nil,
      let value = write.value,
      let forced = project.code.constant(place.settled(value), at: place), forced.kind != .mask,
      // A device's orientation is the interface's of the same number. Rule: A-05
      let mask = InterfaceOrientation(rawValue: forced.rawValue)?.mask
    else { return false }
    let contexts = project.contexts(answeringAs: type)
    guard contexts.isEmpty || contexts.contains(where: \.isAsked) else { return false }
    let idioms = project.code.reach(of: place).idioms
    let answers = project.code.answers(.mask, of: type).filter { idioms.contains($0.idiom) }
    return !answers.isEmpty
      && answers.allSatisfy { answer in
        answer.possibilities.masks?.allSatisfy { $0 == mask } ?? false
      }
  }

  private static let uprights: Set<String> = [
    "portrait", "UIInterfaceOrientationPortrait", "UIDeviceOrientationPortrait",
  ]

  /// Where the new way is gone, found once however often the old one is.
  private struct NewWays {
    let names: Set = [
      "requestGeometryUpdate", "setNeedsUpdateOfSupportedInterfaceOrientations",
    ]
    var bodies: [Body: Bool] = [:]
    /// The base names of each type's methods that go it.
    var methods: [String: Set<String>] = [:]

    init(_ code: CodeBase) {
      for place in names.flatMap({ code.mentions(of: $0) + code.selectors(of: $0) }) {
        guard let type = place.scope.typeName else { continue }
        for case .function(let function)? in place.scope.chain.map(\.member) {
          methods[type, default: []].insert(function.baseName)
        }
      }
    }
  }

  /// A body of code.
  private struct Body: Hashable {
    var file: CodeFile
    var span: SourceSpan

    init?(_ place: Place) {
      guard let member = place.scope.member else { return nil }
      (file, span) = (place.file, member.span)
    }
  }

  /// How code that runs on iOS 16 or later is left.
  private enum Reached {
    /// Nothing else turns the interface there.
    case alone
    /// The new way is beside it.
    case besideNewWay
  }

  /// How a place that runs on iOS 16 or later is left; nil if it does not run there, and where the
  /// new way is found in a method that is called or by a selector.
  private func reached(
    _ place: Place, _ project: CheckedProject, _ newWays: inout NewWays
  ) -> Reached? {
    guard project.runs(place), let body = Body(place), project.runs(place, from: Self.first),
      !isMadeBefore16Only(place, project.code)
    else { return nil }
    let isBeside = newWays.names.contains { name in
      (project.code.unit(of: body.file)?.mentions[name] ?? []).contains {
        body.span.contains($0.span)
      }
    }
    if isBeside { return .besideNewWay }
    let hasNewWay =
      newWays.bodies[body]
      ?? (project.code.uses(newWays.names, in: body.span, of: body.file)
        || callsNewWay(place, newWays))
    newWays.bodies[body] = hasNewWay
    return hasNewWay ? nil : .alone
  }

  /// Whether the class around a place is made on older systems only.
  private func isMadeBefore16Only(_ place: Place, _ code: CodeBase) -> Bool {
    guard let type = place.scope.typeName else { return false }
    let made = code.instantiations(of: type)
    return !made.isEmpty && made.allSatisfy { !code.reach(of: $0).includes(from: Self.first) }
  }

  /// Whether a method that the same body calls does it the new way.
  private func callsNewWay(
    _ place: Place, _ newWays: NewWays
  ) -> Bool {
    guard let body = place.scope.member?.body, let type = place.scope.typeName else { return false }
    guard let methods = newWays.methods[type] else { return false }
    var names: Set<String> = []
    body.visitExpressions { expression in
      if let name = expression.callee?.callee.lastName { names.insert(name) }
      // Objective-C's messages without arguments may look like members.
      if case .member(_, let name) = expression.kind { names.insert(name) }
    }
    return !names.isDisjoint(with: methods)
  }
}
