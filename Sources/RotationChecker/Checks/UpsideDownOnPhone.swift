import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// Upside down asked of an iPhone.
struct UpsideDownOnPhone: Check {
  static let description = CheckDescription(
    "upside-down-on-phone", title: "An iPhone is asked to turn upside down",
    rationale: """
      By default apps on iPhone allow all orientations but upside down, and iPhones without a
      Home button never turn that way, whatever the masks are. A request for it is refused,
      preferring it raises an exception if the mask lacks it, and a lock to it has no effect.

      Request it on iPad only. An app that lists it for iPhone means the models with a Home
      button, and nothing is reported in its code.
      """,
    severity: .warning, versions: "all versions; iPhone X and later in any case",
    rules: ["D-05", "E-04", "F-22"],
    triggering: [
      .swift(
        """
        func turn(_ scene: UIWindowScene) {
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: ↓.portraitUpsideDown))
        }
        """),
      .objectiveC(
        """
        static void Turn(void) {
          [[UIDevice currentDevice] setValue:↓@(UIInterfaceOrientationPortraitUpsideDown) forKey:@"orientation"];
        }
        """),
      .swift(
        """
        class SignViewController: UIViewController {
          override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
            ↓.portraitUpsideDown
          }
        }
        """),
    ],
    quiet: [
      .swift(
        """
        func turn(_ scene: UIWindowScene) {
          guard UIDevice.current.userInterfaceIdiom == .pad else { return }
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: .portraitUpsideDown))
        }
        """),
      .swift(
        """
        func turn(_ scene: UIWindowScene) {
          scene.requestGeometryUpdate(.iOS(interfaceOrientations: [.portrait, .portraitUpsideDown]))
        }
        """, note: "There is another to take."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    guard project.code.idioms.contains(.phone) else { return [] }
    return requests(project) + givenLater(project) + writes(project) + preferences(project)
  }

  private func requests(_ project: CheckedProject) -> [Finding] {
    project.code.units.flatMap { unit in
      unit.calls.sorted { $0.key < $1.key }.flatMap(\.value)
        .compactMap { place -> Finding? in
          guard let (_, arguments) = place.expression?.callee,
            let argument = arguments.first(where: { $0.label == "interfaceOrientations" })
          else { return nil }
          let inner = place.inside(argument.value)
          return asked(argument.value, inner, project)
        }
    }
  }

  /// Preferences that are given an orientation once they are made:
  /// `preferences.interfaceOrientations = .portraitUpsideDown`.
  private func givenLater(_ project: CheckedProject) -> [Finding] {
    project.code.assignments(to: "interfaceOrientations").compactMap { assignment in
      guard let base = assignment.target.plain.base,
        project.code.typeName(of: base, at: assignment.place)?.contains("GeometryPreferences")
          ?? (assignment.place.settled(base).callee?.callee.lastName == "iOS")
      else { return nil }
      return asked(assignment.value, assignment.valuePlace, project, as: .mask)
    }
  }

  private func writes(_ project: CheckedProject) -> [Finding] {
    project.orientationKeyWrites.compactMap { write in
      write.value.flatMap { asked($0, write.place.inside($0), project) }
    }
  }

  private func asked(
    _ value: Expression, _ place: Place, _ project: CheckedProject,
    as expected: OrientationTag? = nil
  ) -> Finding? {
    if case .array(let elements) = value.plain.kind, elements.count == 1 {
      return asked(elements[0], place.inside(elements[0]), project, as: expected)
    }
    guard isUpsideDown(value, place, project.code, as: expected), project.runs(place),
      project.code.idioms(reaching: place).contains(.phone),
      !isAllowed(project, place.file.source), !isOneOfMany(place, project.code)
    else { return nil }
    return finding("an iPhone is asked to turn upside down, which it refuses", at: value, in: place)
  }

  /// Whether a value is upside down, or one of upright and upside down by the state of the code.
  private func isUpsideDown(
    _ value: Expression, _ place: Place, _ code: CodeBase, as expected: OrientationTag?
  ) -> Bool {
    if let constant = code.constant(value, at: place, expected: expected) {
      return constant.name == "portraitUpsideDown"
    }
    let assumption = Assumption(.phone, Behavior.geometryRequests.firstSystem)
    return code.value(of: value, at: place, assuming: assumption).masks
      == [.portrait, .portraitUpsideDown]
  }

  /// Whether it is one branch of several that ask for other orientations: then another branch
  /// chose.
  private func isOneOfMany(_ place: Place, _ code: CodeBase) -> Bool {
    place.ancestors.contains { ancestor in
      switch ancestor.statement?.kind {
      case .if(_, _, .some), .switch:
        code.unit(of: place.file)?.usesName(in: ancestor.span) {
          $0.nameWords.contains("landscape")
        }
          ?? false
      default: false
      }
    }
  }

  private func preferences(_ project: CheckedProject) -> [Finding] {
    project.controllers(overriding: .preferred).flatMap { controller -> [Finding] in
      let member = controller.member
      guard !isAllowed(project, member.file.source) else { return [] }
      var seen: Set<SourceSpan> = []
      return project.code.answers(.preferred, of: controller.name).filter { $0.idiom == .phone }
        .flatMap(\.possibilities.all).compactMap { possibility in
          guard possibility.outcome == .value(.interface(.portraitUpsideDown)),
            let origin = possibility.origin,
            case let span = member.contains(origin) ? origin.span : member.nameSpan,
            seen.insert(span).inserted
          else { return nil }
          return finding(
            "\(controller.name) prefers upside down on iPhone, which refuses it", at: span,
            in: member.file.source,
            related: member.contains(origin)
              ? [] : [related("where it comes from", at: origin.span, in: origin.file.source)])
        }
    }
  }

  /// Whether the app lists upside down for iPhone, for those with a Home button.
  private func isAllowed(_ project: CheckedProject, _ file: SourceFile) -> Bool {
    project.appMasks(for: .phone, file)?.contains { $0.mask.contains(.portraitUpsideDown) } ?? false
  }
}
