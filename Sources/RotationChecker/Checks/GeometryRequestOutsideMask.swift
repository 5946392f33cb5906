import DeviceSetup
import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel
import XcodeProjectFiles

/// A geometry request that UIKit will refuse, or whose refusal is not handled.
struct GeometryRequestOutsideMask: Check {
  static let description = CheckDescription(
    "geometry-request-outside-mask",
    title: "A geometry request that is refused, or whose refusal is ignored",
    rationale: """
      UIKit checks `requestGeometryUpdate` against the last announced mask and refuses a request
      that has nothing in common with it, with `UISceneErrorDomain` 101: either the app does not
      allow the orientation at all, or it announces the mask only after the request. In a window
      on iPad every request is refused. Without an error handler the refusal goes unnoticed.

      Change the state that the mask depends on, announce the mask, then request, and handle the
      refusal:

      ```swift
      isLandscape = true
      setNeedsUpdateOfSupportedInterfaceOrientations()
      view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) {
        log($0)
      }
      ```
      """,
    severity: .warning, notesAreOptIn: true, versions: "iOS 16 and later",
    rules: ["F-20", "F-21", "F-22", "F-25", "M-09"],
    triggering: [
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          func turn(in scene: UIWindowScene) {
            ↓scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0) }
            setNeedsUpdateOfSupportedInterfaceOrientations()
          }
        }
        """, note: "The mask is announced too late."),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        void turn(UIWindowScene *scene, UIWindowSceneGeometryPreferences *preferences) {
          ↓[scene requestGeometryUpdateWithPreferences:preferences errorHandler:nil];
        }
        """),
      CheckExample(
        note: "The app allows portrait only.",
        files: [
          .appWithPlist("Player", families: "1"), .infoPlist(["Portrait"]),
          .init(
            "Player.swift",
            """
            import UIKit

            func turn(_ scene: UIWindowScene) {
              ↓scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscapeRight)) {
                print($0)
              }
            }
            """),
        ]),
    ],
    quiet: [
      .swift(
        """
        import UIKit

        final class PlayerViewController: UIViewController {
          func turn(in scene: UIWindowScene) {
            setNeedsUpdateOfSupportedInterfaceOrientations()
            scene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape)) { print($0) }
          }
        }
        """),
      .objectiveC(
        """
        #import <UIKit/UIKit.h>

        void turn(UIWindowScene *scene, UIWindowSceneGeometryPreferences *preferences) {
          [scene requestGeometryUpdateWithPreferences:preferences errorHandler:^(NSError *error) {
            NSLog(@"%@", error);
          }];
        }
        """),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let requests = code.calls(of: "requestGeometryUpdate").filter {
      !$0.file.isTest && $0.scope.isBuilt
    }
    guard !requests.isEmpty else { return [] }
    let hasDelegateAnswer = hasDelegateAnswer(code)
    let announcements = Announcements(code)
    var members: Set<Origin> = []
    return requests.flatMap { place in
      let requested = requestedMask(at: place, in: code)
      let isFirst = members.insert(Origin(place.file, place.memberSpan)).inserted
      return [finding(at: place, for: requested, hasDelegateAnswer, announcements, in: project)]
        .compactMap(\.self) + refusals(ofGiven: requested, hasDelegateAnswer, in: project)
        + refusals(byCallersAround: place, of: requested, in: project)
        + (isFirst ? lateAnnouncements(behindCallsAround: place, announcements, code) : [])
    }
  }

  /// The announcements of a new mask around a place, looked for once in each body.
  private struct Announcements {
    private let calls: MaskAnnouncements
    private let known = Memo<Origin, [Place]>()

    init(_ code: CodeBase) {
      calls = MaskAnnouncements(code, by: ["setNeedsUpdateOfSupportedInterfaceOrientations"])
    }

    func around(_ place: Place) -> [Place] {
      known.value(Origin(place.file, place.memberSpan)) { calls.calls(around: place) }
    }
  }

  /// What is wrong with a request where it is made.
  private func finding(
    at place: Place, for requested: (mask: Expression, place: Place)?, _ hasDelegateAnswer: Bool,
    _ announcements: Announcements, in project: CheckedProject
  ) -> Finding? {
    guard case .call(_, let arguments)? = place.expression?.kind else { return nil }
    if let requested,
      let refusal = refusal(of: requested, at: place, hasDelegateAnswer, in: project)
    {
      return refusal
    }
    if let late = lateAnnouncement(place, announcements) { return announced(late, behind: place) }
    if let (name, late) = lateState(place, project.code) {
      return finding(
        "UIKit compares the request with a mask that depends on \(name): set that, announce"
          + " the new mask, then request", at: place,
        related: [related("it is set here", at: late.span, in: place.file.source)])
    }
    guard dropsErrors(arguments, at: place), !isOfAnotherPlatform(place, project.code),
      project.code.idioms(reaching: place) != [.phone]
    else { return nil }
    return finding(
      "this request has no error handler, and every request of a windowed iPad app is refused",
      at: place,
      // Which masks and windows the apps have that link it, a library cannot know.
      severity: project.isOfLibraryOnly(place.file.source) ? .warning : .note)
  }

  private func announced(_ late: Place, behind place: Place) -> Finding {
    finding(
      "UIKit compares the request with the mask it read last: announce the new one first",
      at: place,
      related: [related("the mask is announced here", at: late.span, in: place.file.source)])
  }

  /// Whether the request is about the size of a window on visionOS or the Mac.
  private func isOfAnotherPlatform(_ place: Place, _ code: CodeBase) -> Bool {
    code.uses(
      [
        "Vision", "Mac", "UIWindowSceneGeometryPreferencesVision",
        "UIWindowSceneGeometryPreferencesMac",
      ], in: place.memberSpan, of: place.file)
  }

  /// The announcement that comes right behind a request instead of before it.
  private func lateAnnouncement(_ place: Place, _ announcements: Announcements) -> Place? {
    let all = announcements.around(place).lazy.filter { !$0.isExcluded(by: place) }
    let direct = all.filter { !$0.isDeferred(beyond: place) }
    if let first = direct.first, first.span.end <= place.span.start { return nil }
    // One that is made in the handler of the request comes when it was refused.
    return direct.first {
      $0.span.start >= place.span.end && $0.scope.closureDepth == place.scope.closureDepth
        && place.sharesConditions(with: $0)
    } ?? all.first { $0.isDeferred(beyond: place) }
  }

  /// The state of the controller's mask that is only set right behind a request that the mask refuses
  /// at launch.
  private func lateState(_ place: Place, _ code: CodeBase) -> (name: String, place: Place)? {
    guard let type = place.scope.typeName, code.classes.isController(type),
      let body = code.classes.member(UIKitAnswer.mask.name, of: type)?.body,
      let (mask, inner) = requestedMask(at: place, in: code)
    else { return nil }
    let assumption = Assumption(.phone, Behavior.geometryRequests.firstSystem)
    let launch = code.courses(.mask, of: type).first { $0.idiom == .phone }?.value.launch
    guard let wanted = code.value(of: mask, at: inner, assuming: assumption).masks,
      let allowed = launch?.masks, Self.refuses(wanted, allowed)
    else { return nil }
    for state in MaskState.all(of: body, in: type, code) {
      let changes = state.changes(in: type, code).map(\.place).filter {
        $0.file == place.file && $0.scope.closureDepth == place.scope.closureDepth
          && place.memberSpan.contains($0.span)
      }
      guard let late = changes.first(where: { place.sharesConditions(with: $0) }),
        changes.allSatisfy({ $0.span.start >= place.span.end })
      else { continue }
      return (state.member.name, late)
    }
    return nil
  }

  /// Whether there is no handler, or one that does nothing.
  private func dropsErrors(_ arguments: [Expression.Argument], at place: Place) -> Bool {
    guard let handler = arguments.dropFirst().last?.value else { return arguments.count == 1 }
    switch place.settled(handler).plain.kind {
    case .null: return true
    case .closure(let closure): return closure.body.isEmpty
    default: return false
    }
  }

  /// Whether code answers for the app, so that its Info.plist alone does not decide.
  private func hasDelegateAnswer(_ code: CodeBase) -> Bool {
    code.classes.all.contains {
      code.classes.ownMember(RotationMethods.ofAppDelegate, of: $0.name) != nil
        || code.classes.ownMember("supportedInterfaceOrientations(for:)", of: $0.name) != nil
    }
  }

  /// The name of an app on whose phones a request has nothing in common with what it allows.
  private func refusingApp(
    of requested: (mask: Expression, place: Place), at place: Place, in project: CheckedProject
  ) -> String? {
    guard project.code.idioms(reaching: place).contains(.phone) else { return nil }
    let wanted = project.code.value(
      of: requested.mask, at: requested.place,
      assuming: Assumption(.phone, Behavior.geometryRequests.firstSystem))
    guard let masks = wanted.masks, !masks.isEmpty else { return nil }
    return project.apps(with: place.file.source).first { app in
      guard app.idioms?.contains(.phone) ?? false,
        let allowed = app.infoPlist.located.plist.mask(for: .phone), !allowed.isEmpty
      else { return false }
      return masks.allSatisfy { !$0.isEmpty && $0.isDisjoint(with: allowed) }
    }?.name
  }

  /// The refusal of what is requested, by the app or by the controller whose code it is.
  private func refusal(
    of requested: (mask: Expression, place: Place), at place: Place, _ hasDelegateAnswer: Bool,
    in project: CheckedProject
  ) -> Finding? {
    if !hasDelegateAnswer, let app = refusingApp(of: requested, at: place, in: project) {
      return finding(
        "\(app) does not allow this orientation: UIKit refuses with UISceneErrorDomain 101",
        at: place)
    }
    guard let type = place.scope.typeName else { return nil }
    return refusal(of: requested, by: type, at: place, in: project)
  }

  private func refusal(
    of requested: (mask: Expression, place: Place), by type: String, at place: Place,
    in project: CheckedProject
  ) -> Finding? {
    guard refuses(requested, type, in: project) else { return nil }
    return finding(
      "\(type) itself does not allow this orientation: UIKit refuses with UISceneErrorDomain 101",
      at: place)
  }

  /// Where a controller calls a method of a protocol or a category that requests, whatever holds then, what
  /// the controller never allows.
  private func refusals(
    byCallersAround place: Place, of requested: (mask: Expression, place: Place)?,
    in project: CheckedProject
  ) -> [Finding] {
    let code = project.code
    guard let requested, let type = place.scope.typeName,
      let form = code.classes[type]?.form, form == .protocol || form == .foreign,
      case .function(let function)? = place.scope.member, !place.isConditional
    else { return [] }
    return code.callers(of: function, type).compactMap { call in
      guard !call.file.isTest, call.scope.isBuilt, let user = call.scope.typeName,
        call.expression?.callee?.callee.base?.isSelf ?? true,
        // Another answer of its own to what the protocol asks.
        !requested.place.finds(
          in: requested.mask,
          where: { part in
            part.lastName.map { code.classes.member($0, of: user) != nil } ?? false
          })
      else { return nil }
      return refusal(of: requested, by: user, at: call, in: project)
    }
  }

  /// The same for what is given to a method that requests it, of a category or a helper.
  private func refusals(
    ofGiven requested: (mask: Expression, place: Place)?, _ hasDelegateAnswer: Bool,
    in project: CheckedProject
  ) -> [Finding] {
    guard let (mask, inner) = requested,
      case .name(let name) = mask.plain.kind, inner.local(named: name)?.isParameter ?? false,
      case .function(let function)? = inner.scope.member,
      let index = function.parameters.firstIndex(where: { $0.name == name })
    else { return [] }
    return project.code.callers(of: function, inner.scope.typeName).compactMap { call in
      guard !call.file.isTest, call.scope.isBuilt,
        let given = project.code.value(ofParameter: index, of: function, around: inner, in: call),
        let mask = given.expression
      else { return nil }
      return refusal(of: (mask, given), at: call, hasDelegateAnswer, in: project)
    }
  }

  /// The calls of a method that requests a turn, where a controller announces its new mask behind them.
  private func lateAnnouncements(
    behindCallsAround place: Place, _ announcements: Announcements, _ code: CodeBase
  ) -> [Finding] {
    guard case .function(let function)? = place.scope.member,
      announcements.around(place).isEmpty
    else { return [] }
    return code.callers(of: function, place.scope.typeName).compactMap { call in
      guard let type = call.scope.typeName, code.classes.isController(type), !call.file.isTest,
        call.scope.isBuilt, let late = lateAnnouncement(call, announcements)
      else { return nil }
      return announced(late, behind: call)
    }
  }

  /// Whether a controller that UIKit asks never allows what is requested.
  private func refuses(
    _ requested: (mask: Expression, place: Place), _ type: String, in project: CheckedProject
  ) -> Bool {
    guard project.code.classes.isController(type),
      project.code.classes.member(UIKitAnswer.mask.name, of: type) != nil,
      project.screens.allSatisfy({ $0.contexts(ofClass: type).allSatisfy { $0 == .asked } })
    else { return false }
    let assumption = Assumption(.phone, Behavior.geometryRequests.firstSystem)
    let wanted = project.code.value(of: requested.mask, at: requested.place, assuming: assumption)
    let allowed = project.code.answer(.mask, of: type, assuming: assumption)
    guard let wanted = wanted.masks, let allowed = allowed.masks else { return false }
    return Self.refuses(wanted, allowed)
  }

  /// Whether none of the masks that may be requested has anything in common with one of those that may
  /// be allowed.
  private static func refuses(
    _ wanted: Set<InterfaceOrientationMask>, _ allowed: Set<InterfaceOrientationMask>
  ) -> Bool {
    !wanted.isEmpty && !allowed.isEmpty
      && wanted.allSatisfy { mask in
        !mask.isEmpty && allowed.allSatisfy { $0.isDisjoint(with: mask) }
      }
  }

  /// The mask in `.iOS(interfaceOrientations: mask)`, and where those preferences are made.
  private func requestedMask(at place: Place, in code: CodeBase) -> (Expression, Place)? {
    let preferences = place.expression?.callee?.arguments.first?.value
    // `preferences.interfaceOrientations = .landscape`
    if case .name(let name)? = preferences?.plain.kind,
      let set = code.assignments(to: "interfaceOrientations", inBodyOf: place).last(where: {
        $0.target.plain.base?.plain.kind == .name(name) && $0.span.end <= place.span.start
      })
    {
      return place.sharesConditions(with: set.place) ? (set.value, set.valuePlace) : nil
    }
    let given = preferences.map { place.settled($0).span }
    for name in ["iOS", "GeometryPreferencesIOS", "UIWindowSceneGeometryPreferencesIOS", "init"] {
      for inner in code.calls(of: [name], in: given ?? place.span, of: place.file) {
        guard case .call(_, let arguments)? = inner.expression?.kind,
          let mask = arguments.first(where: { $0.label == "interfaceOrientations" })
        else { continue }
        return (mask.value, inner)
      }
    }
    return preferences.flatMap { madeMask($0, at: place, in: code) }
  }

  /// The mask of preferences that code makes elsewhere, in one place: `Posture.flat.preferences`.
  private func madeMask(
    _ preferences: Expression, at place: Place, in code: CodeBase
  ) -> (Expression, Place)? {
    let sources = ValueFlow(code).sources(of: preferences, at: place)
    guard sources.count == 1, let made = sources[0].expression?.callee,
      let mask = made.arguments.first(where: { $0.label == "interfaceOrientations" })
    else { return nil }
    return (mask.value, sources[0].inside(mask.value))
  }
}

extension Place {
  /// Whether it runs when the code around another place is left: in a `defer` that is not around both.
  fileprivate func isDeferred(beyond other: Place) -> Bool {
    ancestors.contains { ancestor in
      guard case .defer? = ancestor.statement?.kind else { return false }
      return !ancestor.span.contains(other.span)
    }
  }

  /// Whether it only runs where another place is not reached: in the `else` of a `guard` before it.
  fileprivate func isExcluded(by other: Place) -> Bool {
    scope.facts.contains { fact in
      guard case .conditions(let conditions, let holds) = fact else { return false }
      return other.scope.facts.contains(.conditions(conditions, !holds))
    }
  }

  /// Whether what has to hold for another place holds here as well, so that one follows the other.
  fileprivate func sharesConditions(with other: Place) -> Bool {
    Set(other.scope.facts).subtracting(scope.facts).isEmpty
  }
}
