import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings

/// A camera's preview that stays as it is when the interface turns.
struct CaptureNotTurned: Check {
  static let description = CheckDescription(
    "capture-not-turned", title: "A camera preview does not turn with the interface",
    rationale: """
      A preview layer shows the camera's picture in the orientation of its connection, which
      is portrait at first and does not follow the interface. On a screen that turns, the
      picture is sideways unless code updates the connection at every turn.

      On iOS 17 and later, ask an `AVCaptureDevice.RotationCoordinator` for the angle. On
      earlier versions, set the connection's orientation where the size changes:

      ```swift
      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        preview.frame = view.bounds
        preview.connection?.videoOrientation = orientation(of: view.window?.windowScene)
      }
      ```

      Set it before the first turn as well: a screen may open in landscape. Follow the interface,
      not the device: the device also turns where the screen does not. Other previews on screens
      that do not turn are not reported.
      """,
    severity: .warning, notesAreOptIn: true, versions: "every version of iOS", rules: ["G-10"],
    triggering: [
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()

          override func viewDidLoad() {
            super.viewDidLoad()
            let preview = ↓AVCaptureVideoPreviewLayer(session: session)
            view.layer.addSublayer(preview)
          }
        }
        """),
      .objectiveC(
        """
        @implementation ScannerViewController : UIViewController
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.preview = [AVCaptureVideoPreviewLayer layerWithSession:self.session];
          ↓self.preview.connection.videoOrientation = AVCaptureVideoOrientationLandscapeRight;
        }
        @end
        """, note: "It is set once."),
    ],
    quiet: [
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()
          lazy var preview = AVCaptureVideoPreviewLayer(session: session)

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            preview.connection?.videoOrientation = .landscapeRight
          }
        }
        """),
      .swift(
        """
        final class ScannerViewController: UIViewController {
          let session = AVCaptureSession()
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }

          override func viewDidLoad() {
            super.viewDidLoad()
            view.layer.addSublayer(AVCaptureVideoPreviewLayer(session: session))
          }
        }
        """, note: "The screen does not turn."),
    ])

  private static let angles = ["videoOrientation", "videoRotationAngle"]
  /// Other ways to turn a picture.
  private static let others: Set<String> = [
    "setAffineTransform",
    "affineTransform", "transform", "setOrientation", "setOrientation:",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let makers = makers(project)
    guard !makers.isEmpty else { return [] }
    let settings = settings(code)
    let uses = Dictionary(
      uniqueKeysWithValues: makers.keys.map { ($0, code.classes.users(of: $0, code)) })
    // What sets a connection elsewhere may be called for any preview.
    let known = uses.values.reduce(Set(makers.keys)) { $0.union($1) }
    let steady = types(withOneValueIn: settings, code)
    let turning =
      settings.filter {
        !isOnce($0.place, screens, code) && !isOfOutput($0) && !isOnlyOne($0, in: steady)
      }.map(\.place)
      + Self.others.flatMap { code.mentions(of: $0) }.filter { !$0.file.isTest }
      + observedCoordinators(code)
    let turned = Set(turning.map { name(of: $0, code) })
    let isTurnedElsewhere = turning.contains { place in
      guard let type = place.scope.typeName else { return true }
      return !known.contains(code.classes[type]?.name ?? type) && setsConnection(place)
    }
    let following =
      settings.compactMap { followsDevice($0, project, screens) }
      + fixedOutputs(settings, project, screens)
    guard !isTurnedElsewhere else { return following }
    return following
      + makers.sorted { $0.key < $1.key }.compactMap { type, place in
        let users = uses[type] ?? []
        let types = users.union([type])
        let isLate = !turned.isDisjoint(with: types)
        guard !isLate || isOnlyTurnedLate(types, turning, settings, project, screens),
          users.isEmpty
            ? screens.mayTurn(type, in: place.file)
            : users.contains(where: { screens.mayTurn($0, in: place.file) })
        else { return nil }
        guard !isLate else {
          return finding(
            "the camera preview is rotated only when the interface turns; on a screen that opens "
              + "in landscape it is sideways", at: place)
        }
        let once = settings.first { setting in
          setting.place.scope.typeName.map { code.classes[$0]?.name ?? $0 } == type
            && isPreview(setting)
        }
        guard let once else {
          return finding(
            "no code rotates the camera preview, so it stays in portrait when the interface turns",
            at: place)
        }
        return finding(
          "the camera preview is rotated once and does not follow later turns", at: once.place,
          // Which of several screens shows the preview of a helper is not certain.
          severity: users.count == 1
            || once.place.scope.typeName.map {
              code.classes.isController($0) || code.classes.kind(of: $0) == .view
            } ?? false ? nil : .note)
      }
  }

  /// Where coordinators of the camera's rotation are observed, or handed to what may do so.
  private func observedCoordinators(_ code: CodeBase) -> [Place] {
    code.mentions(of: "RotationCoordinator").filter { mention in
      guard !mention.file.isTest, let type = mention.scope.typeName else {
        return !mention.file.isTest
      }
      // Reading the angle of one notifies of no change.
      return !Self.rotationAngles.contains { angle in
        code.mentions(of: angle, inCodeOf: type).contains { _ in true }
      }
        || ["observe", "addObserver", "publisher", "sink"].contains {
          !code.calls(of: $0, inCodeOf: type).isEmpty
        }
    }
  }

  private static let rotationAngles = [
    "videoRotationAngleForHorizonLevelPreview", "videoRotationAngleForHorizonLevelCapture",
  ]

  /// Where each class creates its preview; the screens of one that is not a controller are those that
  /// create it.
  private func makers(_ project: CheckedProject) -> [String: Place] {
    let code = project.code
    let layers = code.mentions(of: "AVCaptureVideoPreviewLayer").filter { mention in
      if case .function(let function)? = mention.scope.member {
        return function.baseName == "layerClass"
      }
      if case .variable(let variable, .getter)? = mention.scope.member {
        return variable.name == "layerClass"
      }
      return false
    }
    var makers: [String: Place] = [:]
    // `[AVCaptureVideoPreviewLayer layerWithSession:session]`
    let sent = code.mentions(of: "AVCaptureVideoPreviewLayer").filter { mention in
      mention.parent?.parent?.expression?.callee?.callee.lastName?.hasPrefix("layerWith") ?? false
    }
    for place in code.instantiations(of: "AVCaptureVideoPreviewLayer") + sent + layers {
      guard project.runs(place), !place.file.isTest, let type = place.scope.typeName else {
        continue
      }
      let name = code.classes[type]?.name ?? type
      if makers[name] == nil { makers[name] = place }
    }
    return makers
  }

  /// An orientation or an angle that is given to a connection.
  private struct Setting {
    var place: Place
    var target: Expression
    var value: Expression?
  }

  private func settings(_ code: CodeBase) -> [Setting] {
    let assigned = Self.angles.flatMap { code.assignments(to: $0) }.map {
      Setting(
        place: $0.place, target: $0.target.plain.base ?? $0.target,
        value: $0.operation == "=" ? $0.value : nil)
    }
    let called = ["setVideoOrientation", "setVideoRotationAngle"].flatMap { code.calls(of: $0) }
      .compactMap { place in
        place.expression?.callee.map {
          Setting(
            place: place, target: $0.callee.base ?? $0.callee, value: $0.arguments.first?.value)
        }
      }
    return (assigned + called).filter { setting in
      guard !setting.place.file.isTest, setting.place.scope.isBuilt else { return false }
      // A local of that name is not a connection.
      guard case .name(let name) = setting.target.plain.kind, Self.angles.contains(name) else {
        return true
      }
      return setting.place.local(named: name) == nil
    }
  }

  /// Whether classes set their connections when the interface or the device turns, and never before.
  private func isOnlyTurnedLate(
    _ types: Set<String>, _ turning: [Place], _ settings: [Setting], _ project: CheckedProject,
    _ screens: TurningScreens
  ) -> Bool {
    let code = project.code
    func isOfThese(_ place: Place) -> Bool { name(of: place, code).map(types.contains) ?? false }
    guard !settings.contains(where: { isOfThese($0.place) && isOnce($0.place, screens, code) })
    else { return false }
    let handlers = Set(project.deviceOrientationHandlers.compactMap { Self.origin(of: $0) })
    return turning.allSatisfy { !isOfThese($0) || runsOnlyAtTurns($0, handlers, code) }
  }

  private func name(of place: Place, _ code: CodeBase) -> String? {
    place.scope.typeName.map { code.classes[$0]?.name ?? $0 }
  }

  private static func origin(of scope: CodeScope) -> Origin? {
    scope.member.map { Origin(scope.file, $0.span) }
  }

  /// Whether code only runs when the interface or the device turns.
  private func runsOnlyAtTurns(
    _ place: Place, _ handlers: Set<Origin>, _ code: CodeBase, depth: Int = 0
  ) -> Bool {
    guard depth < 3, !place.isInObservingBlock,
      case .function(let function)? = place.scope.member
    else { return false }
    if Self.turns.contains(function.name) { return true }
    let callers = Array(code.callingBodies(of: function, place.scope.typeName))
    let isHandler = Self.origin(of: place.scope).map(handlers.contains) ?? false
    return (isHandler || !callers.isEmpty && !code.handsOn(function, place.scope.typeName))
      && callers.allSatisfy { runsOnlyAtTurns($0, handlers, code, depth: depth + 1) }
  }

  private static let turns: Set<String> = [
    "viewWillTransition(to:with:)", "willTransition(to:with:)", "willRotate(to:duration:)",
    "willAnimateRotation(to:duration:)", "didRotate(from:)",
  ]

  /// A preview that follows the device in a screen that does not.
  private func followsDevice(
    _ setting: Setting, _ project: CheckedProject, _ screens: TurningScreens
  ) -> Finding? {
    let place = setting.place
    guard let value = setting.value, isPreview(setting), project.runs(place),
      let type = place.scope.typeName, project.code.classes.isController(type),
      !screens.mayTurn(type, in: place.file),
      isOfDevice(value, at: place, project.code)
    else { return nil }
    return finding(
      "the camera preview follows the device, but the screen that shows it does not turn",
      at: place)
  }

  /// Photos and films that are always taken in the one orientation which the output was given at first,
  /// on a screen that turns.
  private func fixedOutputs(
    _ settings: [Setting], _ project: CheckedProject, _ screens: TurningScreens
  ) -> [Finding] {
    let code = project.code
    // Another one may be set as the picture is taken.
    guard settings.allSatisfy({ isPreview($0) || isOnce($0.place, screens, code) }) else {
      return []
    }
    return settings.filter { isOfOutput($0) }.compactMap { setting in
      let place = setting.place
      guard text(of: setting, code) != nil, project.runs(place),
        let type = place.scope.typeName, code.classes.isController(type),
        let output = connection(of: setting).callee?.callee.base,
        code.typeName(of: output, at: place).map(Self.outputs.contains) ?? false,
        screens.mayTurn(type, in: place.file, isCertain: true)
      else { return nil }
      return finding(
        "photos and videos keep this orientation, even after the interface has turned",
        at: place)
    }
  }

  private static let outputs: Set<String> = [
    "AVCapturePhotoOutput", "AVCaptureStillImageOutput", "AVCaptureMovieFileOutput",
  ]

  /// Whether a value is how the device is held, also by way of a method that reads it.
  private func isOfDevice(_ value: Expression, at place: Place, _ code: CodeBase) -> Bool {
    place.finds(in: value) { part in
      if case .member(let base, "orientation") = part.kind { return code.isDevice(base, at: place) }
      guard let (callee, arguments) = part.callee,
        let function = code.function(called: callee, arguments, at: place),
        let unit = code.unit(of: place.file)
      else { return false }
      return (unit.mentions["orientation"] ?? []).within(function.span).contains { read in
        read.expression?.base.map { code.isDevice($0, at: read) } ?? false
      }
    }
  }

  /// Whether a setting runs before the interface turns and never again: with the preview, or when
  /// the screen appears.
  private func isOnce(_ place: Place, _ screens: TurningScreens, _ code: CodeBase) -> Bool {
    if place.isInObservingBlock { return false }
    if screens.isEarly(place)
      || code.uses(["AVCaptureVideoPreviewLayer"], in: place.memberSpan, of: place.file)
    {
      return true
    }
    guard place.scope.closureDepth == 0, case .function(let function)? = place.scope.member
    else { return false }
    return Self.appears(function)
      || ValueFlow(code).isOnlyCalled(function, of: place.scope.typeName, from: Self.appears)
  }

  /// The classes that give their connections one orientation or one angle, whatever happens.
  private func types(withOneValueIn settings: [Setting], _ code: CodeBase) -> Set<String?> {
    var values: [String?: Set<String?>] = [:]
    for setting in settings {
      values[setting.place.scope.typeName, default: []].insert(text(of: setting, code))
    }
    return Set(values.filter { $0.value.count == 1 && !$0.value.contains(nil) }.keys)
  }

  private func text(of setting: Setting, _ code: CodeBase) -> String? {
    guard let value = setting.value else { return nil }
    if let constant = code.constant(value, at: setting.place, expected: .capture) {
      return constant.name
    }
    switch setting.place.settled(value).kind {
    case .integer(let number): return "\(number)"
    case .float(let text): return text
    default: return nil
    }
  }

  /// Whether a setting is in one of these classes; what does so for every new size is not judged.
  private func isOnlyOne(_ setting: Setting, in types: Set<String?>) -> Bool {
    guard let member = setting.place.scope.member,
      !TurningScreens.sizeCallbacks.contains(member.name)
    else { return false }
    return types.contains(setting.place.scope.typeName)
  }

  private static func appears(_ function: FunctionDeclaration) -> Bool {
    ["viewDidLoad", "viewWillAppear", "viewDidAppear", "viewIsAppearing"].contains(
      function.baseName)
  }

  /// Whether a place sets a connection that it is given.
  private func setsConnection(_ place: Place) -> Bool {
    place.expression?.operation != nil || place.expression?.callee != nil
  }

  /// What a setting's target is, by way of a local: `preview.connection`.
  private func connection(of setting: Setting) -> Expression {
    let target = setting.target.plain
    guard case .name(let name) = target.kind,
      let local = setting.place.local(named: name)
    else { return target }
    return (local.initialValue ?? target).plain
  }

  private func isPreview(_ setting: Setting) -> Bool {
    connection(of: setting).lastName == "connection"
  }

  /// Whether it is the connection of an output: `output.connection(with: .video)`.
  private func isOfOutput(_ setting: Setting) -> Bool {
    connection(of: setting).callee?.callee.lastName.map {
      ["connection", "connectionWithMediaType:"].contains($0)
    } ?? false
  }
}

extension ClassTable {
  /// The controllers that create a class, or create what does; the class itself, if it is one.
  fileprivate func users(of type: String, _ code: CodeBase) -> Set<String> {
    var found: Set<String> = []
    var seen: Set<String> = [type]
    var waiting = [type]
    while let next = waiting.popLast(), seen.count < 32 {
      if isController(next) {
        found.insert(next)
        continue
      }
      let names = [next] + allSubclasses(of: next)
      var places = names.flatMap { code.instantiations(of: $0) }
      // What shares one object is used by those that name it.
      if places.allSatisfy({ $0.scope.typeName.map(names.contains) ?? false }) {
        places = names.flatMap { code.mentions(of: $0) }
      }
      for place in places where !place.file.isTest {
        guard let user = place.scope.typeName else { continue }
        let name = self[user]?.name ?? user
        if seen.insert(name).inserted { waiting.append(name) }
      }
    }
    return found
  }
}
