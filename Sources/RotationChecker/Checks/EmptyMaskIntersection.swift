import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A controller that allows nothing that the app allows.
struct EmptyMaskIntersection: Check {
  static let description = CheckDescription(
    "empty-mask-intersection", title: "A controller and the app have no orientation in common",
    rationale: """
      UIKit turns to orientations that the app, the controller and the device all allow. When the
      app and the controller have none in common, it raises
      `UIApplicationInvalidInterfaceOrientation` as soon as it asks: when the controller is
      presented, becomes the root, or the device turns. The same happens for a mask of 0. On an
      iPhone a mask with nothing but upside down has nothing in common with what apps allow there.

      For every idiom, let the controller allow at least one orientation that the app's
      Info.plist lists or its app delegate returns. If the mask is computed at run time, as
      in a library, take the app's mask into account:

      ```swift
      let allowed = UIApplication.shared.supportedInterfaceOrientations(for: view.window)
      return mask.isDisjoint(with: allowed) ? allowed : mask
      ```
      """,
    severity: .error, versions: "iOS 6 and later",
    rules: ["A-15", "D-04", "D-15", "D-16", "D-18", "Q-03"],
    triggering: [
      .swift(
        """
        class LockViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { return ↓[] }
        }
        """),
      .objectiveC(
        """
        @interface LockViewController : UIViewController
        @property (nonatomic) BOOL isModal;
        @end
        @implementation LockViewController
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          if (self.isModal) return UIInterfaceOrientationMaskPortrait;
          return ↓UIInterfaceOrientationMaskPortraitUpsideDown;
        }
        @end
        """),
      CheckExample(files: [
        .app(
          "Reader", families: "1",
          settings: [
            "GENERATE_INFOPLIST_FILE: \"YES\"",
            "INFOPLIST_KEY_UISupportedInterfaceOrientations_iPhone: "
              + "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRight",
          ]),
        .init(
          "Sources/LockViewController.swift",
          """
          class LockViewController: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { ↓.portrait }
          }
          """),
      ]),
      CheckExample(
        note: "A library, which does not know what the app allows.",
        files: [.init("project.yml", library), .init("Sources/Game.m", game("↓", ""))]),
      .swift(
        """
        struct ReaderOptions {
          var sides = "automatic"

          var mask: UIInterfaceOrientationMask {
            switch sides {
            case "portrait": return .portrait
            case "landscape": return .landscape
            default: return ↓[]
            }
          }
        }

        final class ReaderViewController: UIViewController {
          var options = ReaderOptions()

          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { options.mask }
        }
        """, note: "The answer comes from elsewhere."),
    ],
    quiet: [
      .swift(
        """
        class LockViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
            var bits = 0
            if UserDefaults.standard.bool(forKey: "upright") { bits = bits | 2 }
            if UserDefaults.standard.bool(forKey: "left") { bits = bits | 16 }
            return UIInterfaceOrientationMask(rawValue: UInt(bits))
          }
        }
        """, note: "Which bits are set is not known."),
      .swift(
        """
        class LockViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """),
      .swift(
        """
        class LockViewController: UIViewController {
          var allowed: UIInterfaceOrientationMask = []
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { allowed }
          func choose(_ mask: UIInterfaceOrientationMask) { allowed = mask }
        }
        """, note: "What is allowed comes from elsewhere."),
      .objectiveC(
        """
        @interface WebViewController : UIViewController
        @property (nonatomic) NSArray *orientations;
        @end
        @implementation WebViewController
        - (void)viewDidLoad {
          self.orientations = [NSBundle mainBundle]
              .infoDictionary[@"UISupportedInterfaceOrientations"];
        }
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
          NSUInteger mask = 0;
          if ([self.orientations containsObject:@"UIInterfaceOrientationPortrait"]) {
            mask = mask | UIInterfaceOrientationMaskPortrait;
          }
          if ([self.orientations containsObject:@"UIInterfaceOrientationPortraitUpsideDown"]) {
            mask = mask | UIInterfaceOrientationMaskPortraitUpsideDown;
          }
          if ([self.orientations containsObject:@"UIInterfaceOrientationLandscapeLeft"]) {
            mask = mask | UIInterfaceOrientationMaskLandscapeLeft;
          }
          return mask;
        }
        @end
        """, note: "The mask is built from what the app allows."),
      CheckExample(
        note: "The library falls back to what the app allows.",
        files: [
          .init("project.yml", library),
          .init(
            "Sources/Game.m",
            game(
              "",
              """
              NSUInteger allowed = [[UIApplication sharedApplication]
                  supportedInterfaceOrientationsForWindow:self.view.window];
                if ((mask & allowed) == 0) mask = allowed;
              """)),
        ]),
    ])

  private static let library = """
    name: Game
    targets:
      Game:
        type: framework
        platform: iOS
        sources: [Sources]

    """

  private static func game(_ mark: String, _ bound: String) -> String {
    """
    @interface GameViewController : UIViewController
    @end
    @implementation GameViewController
    - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
      NSString *hint = GameHint("orientations");
      NSUInteger mask = 0;
      if ([hint containsString:@"Portrait"]) mask |= UIInterfaceOrientationMaskPortrait;
      if ([hint containsString:@"Landscape"]) mask |= UIInterfaceOrientationMaskLandscape;
      if (mask == 0) mask = UIInterfaceOrientationMaskAll;
      \(bound)
      return \(mark)mask;
    }
    @end

    """
  }

  func findings(in project: CheckedProject) -> [Finding] {
    // Whether the code of each file asks the app.
    let asking = Memo<String, Bool>()
    // An orientation in place of a mask is reported as that.
    let mixups = Set(project.mixups.map { Origin($0.place.file, $0.place.memberSpan) })
    return project.controllers(overriding: .mask).filter {
      !mixups.contains(Origin($0.member.file, $0.member.span))
    }
    .flatMap { controller -> [Finding] in
      var seen: Set<SourceSpan> = []
      return project.code.answers(.mask, of: controller.name).flatMap { answer -> [Finding] in
        let turns = !refusesToTurn(controller.name, answer, project.code)
        guard turns || Self.ignoresRefusal(answer) else { return [] }
        let found =
          never(answer, controller, project)
          + [apart(answer, controller, project), assembled(answer, controller, project, asking)]
          .compactMap { $0 }
        return found.filter { seen.insert($0.0).inserted }
          .map { turns ? $0.1 : Self.disputed($0.1) }
      }
    }
  }

  /// Whether the controller answers that it does not turn at all, so that nothing else is asked
  /// (D-18).
  private func refusesToTurn(_ name: String, _ answer: SituatedAnswer, _ code: CodeBase) -> Bool {
    let assumption = Assumption(answer.idiom, answer.systems.from)
    return code.answer(.autorotation, of: name, assuming: assumption).truth == false
  }

  /// Whether one of the systems no longer asks `shouldAutorotate`, so that its answer excuses nothing.
  private static func ignoresRefusal(_ answer: SituatedAnswer) -> Bool {
    BehaviorTable.known.systems.contains {
      answer.systems.contains($0) && !Behaviors(of: $0)[.autorotateIsAsked]
    }
  }

  /// Whether UIKit raises for a controller that does not turn is disputed (Q-03).
  private static func disputed(_ finding: Finding) -> Finding {
    var finding = finding
    finding.severity = min(finding.severity, .warning)
    finding.message +=
      " although shouldAutorotate is false, which from iOS 16 on is disputed"
      + " (emptyMaskWithoutAutorotate)"
    return finding
  }

  /// Masks that no app has anything in common with.
  private func never(
    _ answer: SituatedAnswer, _ controller: AnsweringController, _ project: CheckedProject
  ) -> [(SourceSpan, Finding)] {
    let all = answer.possibilities.all
    return all.compactMap { possibility in
      // An expression that gives other masks too is put together of parts that are not known.
      guard all.filter({ $0.origin == possibility.origin }).count == 1 else { return nil }
      guard case .value(let value) = possibility.outcome, let mask = value.asMask,
        let origin = origin(of: possibility, all, controller, project.code)
      else { return nil }
      if mask.isEmpty {
        guard all.count == 1 || isAnswered(origin, controller, project.code) else { return nil }
        return (
          origin.span,
          finding(
            "\(controller.name) allows no orientation; UIKit raises an exception when it asks",
            at: origin.span, in: origin.file.source,
            // What is answered elsewhere depends on more than the screen.
            severity: all.count > 1 && !controller.member.contains(origin) ? .warning : nil)
        )
      }
      guard mask == .portraitUpsideDown, answer.idiom == .phone,
        !asksApplication(before: origin, project.code),
        all.count == 1 || isAnswered(origin, controller, project.code)
      else { return nil }
      // An app may allow it, and yet only iPhones with a Home button turn that way (D-05).
      let isAllowed =
        project.appMasks(for: .phone, origin.file.source)?
        .contains { $0.mask.contains(.portraitUpsideDown) } ?? false
      let reason =
        isAllowed
        ? "which iPhones without a Home button never show"
        : "which apps do not allow by default; UIKit raises an exception when it asks"
      return (
        origin.span,
        finding(
          "\(controller.name) allows only upside down on iPhone, \(reason)",
          at: origin.span, in: origin.file.source, severity: isAllowed ? .warning : nil)
      )
    }
  }

  /// Where a controller gives a mask: in its own code, also where the mask comes from elsewhere and is
  /// changed there, as that of a superclass which it intersects.
  private func origin(
    of possibility: Possibility, _ all: [Possibility], _ controller: AnsweringController,
    _ code: CodeBase
  ) -> Origin? {
    guard let origin = possibility.origin, !controller.member.contains(origin) else {
      return possibility.origin
    }
    let results = code.results(of: controller.member)
    guard results.count == 1, let result = results.first,
      let value = result.expression.map({ result.settled($0) })
    else { return nil }
    // `options.mask`, as it is answered there.
    if let name = value.plain.lastName, let base = value.plain.base, !base.isSelf,
      let type = code.typeName(of: base, at: result),
      code.classes.memberOrDefault(name, of: type, isStatic: nil)?.contains(origin) ?? false
    {
      return origin
    }
    guard all.count == 1 else { return nil }
    // A constant outside of types is as good as written here.
    if case .name(let name) = value.plain.kind, code.constantValue(of: name) != nil {
      return Origin(result.file, value.span)
    }
    guard let method = value.callee?.callee.lastName, Self.narrowing.contains(method)
    else { return nil }
    return Origin(result.file, value.span)
  }

  /// What takes orientations away from a mask.
  private static let narrowing: Set<String> = ["intersection", "subtracting"]

  /// Whether code gets to an answer only after it has asked what the application allows.
  private func asksApplication(before origin: Origin, _ code: CodeBase) -> Bool {
    let flow = ValueFlow(code)
    let place = code.unit(of: origin.file)?.returns.first { $0.span.contains(origin.span) }
    return (place?.scope.facts ?? []).contains { fact in
      guard case .conditions(let conditions, true) = fact, let place else { return false }
      return conditions.contains { condition in
        guard case .expression(let test) = condition.kind else { return false }
        return place.finds(in: test) { part in
          flow.sources(of: part, at: place).contains { source in
            source.expression?.callee.map {
              $0.callee.lastName == "supportedInterfaceOrientations" && $0.arguments.count == 1
            } ?? false
          }
        }
      }
    }
  }

  /// Whether an expression is what is answered as it is, and not a part of it.
  private func isAnswered(
    _ origin: Origin, _ controller: AnsweringController, _ code: CodeBase
  ) -> Bool {
    guard let unit = code.unit(of: origin.file) else { return false }
    let body = controller.member.body ?? []
    if body.count == 1, case .expression(let value) = body[0].kind {
      return value.leaves.contains { $0.span == origin.span }
    }
    return unit.returns.contains { place in
      guard case .return(let value?)? = place.statement?.kind else { return false }
      return value.leaves.contains { leaf in
        leaf.span == origin.span && !isAssembled(leaf, at: place)
          || leaf.span.contains(origin.span) && isIntersection(leaf, at: place, code)
      }
    }
  }

  /// Whether a value is the intersection of masks that are written out and have nothing in common.
  private func isIntersection(_ value: Expression, at place: Place, _ code: CodeBase) -> Bool {
    guard value.operation?.name == "&" else { return false }
    let assumption = Assumption(.phone, code.deploymentTarget)
    return code.value(of: value, at: place, assuming: assumption).onlyValue?.asMask == []
  }

  /// Whether a value is made of a local that is put together in parts, which may begin with none.
  private func isAssembled(_ value: Expression, at place: Place) -> Bool {
    place.finds(in: value) { part in
      guard case .name(let name) = part.kind, let local = place.local(named: name) else {
        return false
      }
      return !local.assignedValues.isEmpty
    }
  }

  /// Masks that the app has nothing in common with.
  private func apart(
    _ answer: SituatedAnswer, _ controller: AnsweringController, _ project: CheckedProject
  ) -> (SourceSpan, Finding)? {
    let file = controller.member.file.source
    guard let masks = answer.possibilities.masks, !masks.contains([]),
      let apps = project.appMasks(for: answer.idiom, file), !apps.isEmpty,
      // Where iPadOS shows the app beside others, it is not asked.
      answer.idiom == .phone || !project.leavesUnasked(file),
      !project.leavesUnasked(controller.name, on: answer.idiom),
      apps.allSatisfy({ app in masks.allSatisfy { $0.isDisjoint(with: app.mask) } })
    else { return nil }
    let app = apps[0]
    let origin = answer.possibilities.all.first?.origin
    let span = controller.member.place(of: origin).span
    let allowed = masks.count == 1 ? masks.first?.words : nil
    return (
      span,
      finding(
        "\(controller.name) allows \(allowed ?? "other orientations") on \(answer.idiom.words), but "
          + "the app allows only \(app.mask.words); UIKit raises an exception then", at: span,
        in: file,
        related: [Finding.Related(app.location, "\(app.source) allows \(app.mask.words)")])
    )
  }
}
