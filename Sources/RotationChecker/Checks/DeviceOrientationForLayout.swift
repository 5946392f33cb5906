import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// Layout or a lock that asks how the device is held.
struct DeviceOrientationForLayout: Check {
  static let description = CheckDescription(
    "device-orientation-for-layout",
    title: "A layout or a lock depends on the device's orientation",
    rationale: """
      `UIDevice.orientation` is how the hardware is held, not the orientation of the interface.
      They differ when the app does not turn with the device, when the user has locked the
      orientation, and before the first turn, when it is unknown. A device on a table is face
      up, which is neither landscape nor portrait: code that tests for one treats it as the
      other. Ignoring flat orientations is not enough, because the interface may not have
      turned with the device. On iPad the window may be narrow in any orientation.

      For layout compare the width and the height of the view, in `viewDidLayoutSubviews` or
      `viewWillTransition(to:with:)`, or use size classes. Where the orientation itself is needed,
      ask the scene: `view.window?.windowScene?.interfaceOrientation`.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["B-01", "B-02", "B-11", "B-14"],
    triggering: [
      .swift(
        """
        class ListViewController: UIViewController {
          var columns: Int { ↓UIDevice.current.orientation.isLandscape ? 3 : 2 }
        }
        """),
      .objectiveC(
        """
        @implementation ListViewController
        - (void)viewWillLayoutSubviews {
          UIDeviceOrientation orientation = ↓[[UIDevice currentDevice] orientation];
          CGFloat width = 320;
          if (orientation == UIDeviceOrientationLandscapeLeft
              || orientation == UIDeviceOrientationLandscapeRight) {
            width = 480;
          }
          self.list.frame = CGRectMake(0, 0, width, 100);
        }
        @end
        """),
      .swift(
        """
        class PlayerViewController: UIViewController {
          var lock = UIInterfaceOrientationMask.all
          func mask(for orientation: UIDeviceOrientation) -> UIInterfaceOrientationMask {
            orientation == .portrait ? .portrait : .landscape
          }
          func toggleLock() { lock = mask(for: ↓UIDevice.current.orientation) }
        }
        """, note: "A flat device locks the wrong orientation."),
    ],
    quiet: [
      .swift(
        """
        class ListViewController: UIViewController {
          var columns: Int { view.bounds.width > view.bounds.height ? 3 : 2 }
        }
        """),
      .swift(
        """
        class CameraViewController: UIViewController {
          let session = AVCaptureSession()
          func rotate(_ connection: AVCaptureConnection) {
            let isWide = UIDevice.current.orientation.isLandscape
            connection.videoOrientation = isWide ? .landscapeRight : .portrait
          }
        }
        """, note: "A camera needs the device's orientation."),
      .objectiveC(
        """
        @implementation ListViewController
        - (BOOL)isWide {
          UIDeviceOrientation orientation = [[UIDevice currentDevice] orientation];
          if (!UIDeviceOrientationIsValidInterfaceOrientation(orientation)) {
            return self.view.bounds.size.width > self.view.bounds.size.height;
          }
          return UIDeviceOrientationIsLandscape(orientation);
        }
        @end
        """, note: "Flat and unknown orientations are handled."),
      .objectiveC(
        """
        @implementation PlayerView
        - (void)turn {
          UIDeviceOrientation orientation = [UIDevice currentDevice].orientation;
          if (orientation == UIDeviceOrientationFaceUp || orientation == UIDeviceOrientationFaceDown
              || orientation == UIDeviceOrientationUnknown) return;
          self.isFullScreen = UIDeviceOrientationIsLandscape(orientation);
        }
        @end
        """, note: "So they are one by one."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let reads = DeviceOrientationReads(project.code)
    let handlers = Set(project.deviceOrientationReactions.map(\.span))
    let forces = forces(project)
    var seen: Set<SourceLocation> = []
    var conditions: Set<Origin> = []
    var found: [Finding] = []
    for unit in project.code.orientationUnits {
      var places =
        ["isLandscape", "isPortrait"].flatMap { unit.mentions[$0] ?? [] }
        + Self.predicates.flatMap { unit.calls[$0] ?? [] } + unit.operations + unit.switches
        + (unit.mentions["orientation"] ?? [])
        + (unit.calls["contains"] ?? []).filter(asksList)
      // A chain of questions is reported at its first one.
      places.sort { $0.span.start < $1.span.start }
      for place in places {
        guard let value = asked(at: place, project),
          let read = reads.source(of: value, at: place),
          isMeant(place, read, reads, project, handlers),
          !hasNoConsequence(place, forces, project.code)
        else { continue }
        let span = read.expression.span
        // Several questions of one condition are one mistake.
        guard seen.insert(read.place.file.location(of: span)).inserted,
          conditions.insert(Origin(place.file, question(around: place))).inserted
        else { continue }
        found.append(finding(Self.message, at: read.expression, in: read.place))
      }
    }
    return found
  }

  /// Whether a list of the orientations of one side is asked for one of them:
  /// `[.landscapeLeft, .landscapeRight].contains(held)`.
  private func asksList(_ place: Place) -> Bool {
    guard case .array(let items)? = place.expression?.callee?.callee.base?.plain.kind else {
      return false
    }
    let names = items.compactMap(\.lastName)
    return names.count == items.count
      && (names.allSatisfy { $0.hasPrefix("landscape") }
        || names.allSatisfy { $0.hasPrefix("portrait") })
  }

  /// The chain of conditions, or the condition, that a question is a part of.
  private func question(around place: Place) -> SourceSpan {
    chain(around: place)?.statement?.span ?? condition(around: place).span
  }

  /// The whole condition that a question is a part of.
  private func condition(around place: Place) -> Place {
    var outer = place
    while let parent = outer.parent, let name = parent.expression?.operation?.name,
      ["==", "!=", "||", "&&"].contains(name)
    {
      outer = parent
    }
    return outer
  }

  private static let message =
    "this depends on the device's orientation, which may be flat, unknown or different from the "
    + "interface's; use the view's size or the orientation of its window scene"

  /// The value whose being portrait or landscape a place asks.
  private func asked(at place: Place, _ project: CheckedProject) -> Expression? {
    let code = project.code
    if case .switch(let subject, let cases)? = place.statement?.kind {
      return isDecision(cases, place, code) ? subject : nil
    }
    guard let expression = place.expression else { return nil }
    if let (_, arguments) = expression.callee { return arguments.first?.value }
    if let (left, name, right) = expression.operation {
      guard name == "==" || name == "!=", !namesOutcome(of: place, code) else { return nil }
      if let side = side(right, place, code), side.kind != .mask { return left }
      if let side = side(left, place, code), side.kind != .mask { return right }
      return nil
    }
    guard case .member(let base, let name) = expression.kind else { return nil }
    if name == "isLandscape" || name == "isPortrait" { return base }
    guard name == "orientation", code.isDevice(base, at: place) else {
      return isTurnedIntoMask(place, code) && isLock(place, code) ? expression : nil
    }
    // `if case .portrait = UIDevice.current.orientation`
    if case .match(let pattern, let subject)? = place.parent?.condition?.kind,
      subject.span.contains(expression.span),
      let constant = code.constant(
        pattern, at: place.inside(pattern), expected: code.tag(of: subject, at: place)),
      constant.isLandscape || constant.isPortrait
    {
      return expression
    }
    return isTurnedIntoMask(place, code) && isLock(place, code) || decidesMask(place, project)
      ? expression : nil
  }

  /// Whether what a comparison chooses are words for orientations, or orientations.
  private func namesOutcome(of place: Place, _ code: CodeBase) -> Bool {
    var outermost: Place?
    for ancestor in place.ancestors {
      if case .if(let conditions, _, _)? = ancestor.statement?.kind,
        outermost != nil || conditions.contains(where: { $0.span.contains(place.span) })
      {
        outermost = ancestor
      } else if ancestor.statement != nil, outermost != nil {
        break
      }
    }
    guard let outermost, let statement = outermost.statement else { return false }
    let outcomes = [statement].results { _ in outermost }
    return outcomes.contains { outcome in
      guard let value = outcome.expression else { return false }
      if case .string(let text?) = outcome.settled(value).kind { return text.namesOrientation }
      let constant = code.constant(value, at: outcome)
      return constant.map { $0.kind != .mask } ?? false
    }
  }

  private func side(
    _ expression: Expression, _ place: Place, _ code: CodeBase
  ) -> OrientationConstant? {
    guard let constant = expression.spelledConstant(code, at: place.inside(expression)),
      constant.isLandscape || constant.isPortrait
    else { return nil }
    return constant
  }

  /// Whether cases distinguish landscape from portrait for something other than another
  /// orientation.
  ///
  /// A mask is such a thing: a device on a table has none that it should be locked to.
  private func isDecision(_ cases: [Statement.Case], _ place: Place, _ code: CodeBase) -> Bool {
    let constants = cases.flatMap(\.patterns).compactMap {
      code.constant($0, at: place.inside($0))
    }
    guard constants.contains(where: \.isLandscape), !tellsLandscapesApart(cases, place, code)
    else { return false }
    if code.returnTag(at: place) == .mask { return true }
    // Orientations that lead to words of the app for orientations are turned into those.
    let results = OrientationMappings(code).cases(place).map(\.to.kind)
    guard results.isEmpty else { return results.allSatisfy { $0 == .mask } }
    return !cases.flatMap(\.body).contains { statement in
      namesOrientation(statement, place.file, code)
        || resultingText(statement, place)?.namesOrientation ?? false
    }
  }

  /// The text that a statement returns, sets something to, or is.
  private func resultingText(_ statement: Statement, _ place: Place) -> String? {
    let inner = place.inside(statement)
    switch statement.kind {
    case .return(let value?), .expression(let value):
      var result = value
      if let (target, name, text) = value.operation, name == "=", target.kind != .name("_") {
        result = text
      }
      if case .string(let text) = inner.settled(result).kind { return text }
      return nil
    default: return nil
    }
  }

  /// Whether a statement uses a name for an orientation or for how something is turned.
  private func namesOrientation(
    _ statement: Statement, _ file: CodeFile, _ code: CodeBase
  ) -> Bool {
    code.unit(of: file)?.usesName(in: statement.span) {
      $0 == "UIInterfaceOrientation" || $0 == "UIInterfaceOrientationMask" || $0.namesOrientation
    } ?? false
  }

  private static let predicates = [
    "UIDeviceOrientationIsLandscape", "UIDeviceOrientationIsPortrait",
    "UIInterfaceOrientationIsLandscape", "UIInterfaceOrientationIsPortrait",
  ]

  /// Whether a value that is handed on decides which of several masks is set.
  private func decidesMask(_ place: Place, _ project: CheckedProject) -> Bool {
    guard case .call? = place.parent?.expression?.kind else { return false }
    return project.purposes.decidesMask(place)
  }

  /// Whether a function of the project converts the value to a mask.
  private func isTurnedIntoMask(_ place: Place, _ code: CodeBase) -> Bool {
    guard let parent = place.parent, let (callee, arguments) = parent.expression?.callee,
      arguments.contains(where: { $0.value == place.expression }),
      let function = code.function(called: callee, arguments, at: parent)
    else { return false }
    return function.returnType.flatMap { OrientationTag(type: $0) } == .mask
  }

  /// Whether the code around a place decides which orientations are supported.
  private func isLock(_ place: Place, _ code: CodeBase) -> Bool {
    guard let member = place.scope.member else { return false }
    let mask = UIKitAnswer.mask.name
    return member.name.hasLockWord || member.name == mask
      || member.name == RotationMethods.ofAppDelegate
      || code.uses([mask], in: member.span, of: place.file)
  }

  private func isMeant(
    _ place: Place, _ read: DeviceOrientationRead, _ reads: DeviceOrientationReads,
    _ project: CheckedProject, _ handlers: Set<SourceSpan>
  ) -> Bool {
    guard let member = place.scope.member, project.runs(place) else { return false }
    guard !reads.hasLeftFlat(place), !reads.hasLeftFlat(read.place) else { return false }
    // What turns the screen itself when the device turns has to ask the device.
    // Its `else` is of a check of its own.
    if handlers.contains(member.span), place.statement != nil || !isChosen(place) { return false }
    var value = place
    if case .switch(let subject, _)? = place.statement?.kind { value = place.inside(subject) }
    let purposes = project.purposes
    return !purposes.followsDevice(value) && !purposes.isUnused(value)
      && !purposes.isOnlyLogged(value)
  }

  /// Whether it chooses one of two values.
  private func isChosen(_ place: Place) -> Bool {
    place.ancestors.contains { ancestor in
      if case .ternary? = ancestor.expression?.kind { return true }
      return false
    }
  }
}

extension Statement {
  /// Whether a chain of `else if` ends in an `else`.
  var endsInElse: Bool {
    guard case .if(_, _, let otherwise) = kind, let otherwise else { return false }
    if otherwise.count == 1, case .if = otherwise[0].kind { return otherwise[0].endsInElse }
    return true
  }
}

extension String {
  /// Whether one of its words is of an orientation or of turning.
  fileprivate var namesOrientation: Bool {
    nameWords.contains { $0 == "landscape" || $0.hasPrefix("rotat") }
  }

  /// Whether one of its words is about locking.
  fileprivate var hasLockWord: Bool {
    !Set(nameWords).isDisjoint(with: ["lock", "locks", "locked", "locking", "unlock"])
  }
}
