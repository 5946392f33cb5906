public import Orientation

extension Words {
  /// A number without needless zeros, at most three decimals: `0.4`, `852`.
  public static func number(_ value: Double) -> String {
    guard value.isFinite, abs(value) < 1e12 else { return "\(value)" }
    let thousandths = Int((value * 1000).rounded())
    let whole = abs(thousandths) / 1000
    var digits = String(abs(thousandths) % 1000 + 1000).dropFirst()
    while digits.last == "0" { digits = digits.dropLast() }
    let sign = thousandths < 0 ? "-" : ""
    return digits.isEmpty ? "\(sign)\(whole)" : "\(sign)\(whole).\(digits)"
  }

  /// A number with exactly so many decimals, at most six.
  package static func fixed(_ value: Double, _ decimals: Int) -> String {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    guard value.isFinite, abs(value) * Double(scale) < 1e18 else { return "\(value)" }
    let units = Int((abs(value) * Double(scale)).rounded())
    let sign = value < 0 && units != 0 ? "-" : ""
    guard decimals > 0 else { return "\(sign)\(units)" }
    return "\(sign)\(units / scale)." + String(units % scale + scale).dropFirst()
  }

  /// A size in points: `852x393`.
  public static func size(_ size: ScreenSize) -> String {
    "\(number(size.width))x\(number(size.height))"
  }

  /// Insets in UIKit's order: top, left, bottom, right.
  public static func insets(_ insets: ScreenInsets) -> String {
    [insets.top, insets.left, insets.bottom, insets.right].map { number($0) }
      .joined(separator: " ")
  }

  /// Size classes, width first: `compact-regular`.
  public static func traits(_ traits: Traits) -> String {
    "\(sizeClass(traits.horizontal))-\(sizeClass(traits.vertical))"
  }

  private static func sizeClass(_ sizeClass: SizeClass) -> String {
    switch sizeClass {
    case .compact: "compact"
    case .regular: "regular"
    }
  }

  /// A rotation in degrees: `+90°`.
  public static func turns(_ turns: QuarterTurns) -> String {
    switch turns {
    case .none: "0°"
    case .clockwise: "+90°"
    case .half: "180°"
    case .counterclockwise: "-90°"
    }
  }

  /// An occurrence in the few words that fit over a picture; calls are described by their meaning.
  public func caption(_ event: RotationEvent) -> String {
    switch event {
    case .setNeedsUpdateOfSupportedInterfaceOrientations(let id, _):
      "\(name(id)) announces that its mask has changed"
    case .setNeedsUpdateOfPrefersInterfaceOrientationLocked(let id):
      "\(name(id)) announces that its lock has changed"
    case .attemptRotationToDeviceOrientation: "the app attempts to turn to the device orientation"
    case .setDeviceOrientation(let rawValue):
      "the app writes the device orientation: "
        + (DeviceOrientation(rawValue: rawValue).map { Self.name($0) } ?? "\(rawValue)")
    case .setStatusBarOrientation(let orientation):
      "the app sets the status bar to \(Self.name(orientation))"
    case .requestGeometryUpdate(_, let mask): "the app requests \(Self.mask(mask))"
    case .requestForeignGeometry: "the app requests another platform's geometry"
    case .beginGeneratingDeviceOrientationNotifications: "the app begins orientation notifications"
    case .endGeneratingDeviceOrientationNotifications: "the app ends orientation notifications"
    case .readStatusBarOrientation: "the app reads the status bar's orientation"
    case .change(let id, let answers): "\(name(id)) will answer \(self.answers(answers))"
    case .launch, .turn, .userLock, .enterBackground, .enterForeground, .resize, .windowingMode,
      .move, .cover, .advance, .settle, .push, .pop, .select, .present, .dismiss, .setRoot,
      .openWindow, .closeWindow, .makeKey, .openScene, .changeAppDelegate, .changeSceneDelegate:
      self.event(event)
    }
  }

  /// Why a preference to lock the orientation is not honoured, as a clause.
  public static func lockObstacle(_ obstacle: LockObstacle) -> String {
    switch obstacle {
    case .notOffered: "the lock exists from iOS 26 on"
    case .mirrored: "the scene is shown by iPhone Mirroring"
    case .smallerThanScreen: "the scene is smaller than the screen"
    case .scaled: "the system shrinks the scene, so it does not fill the screen"
    case .covered: "another app covers the scene"
    }
  }

  /// What would help against an obstacle, as a sentence.
  ///
  /// - Returns: nil where there is nothing to add.
  public static func remedy(_ obstacle: LockObstacle) -> String? {
    switch obstacle {
    case .notOffered: "Narrow the mask instead."
    case .mirrored, .smallerThanScreen, .scaled:
      "Only the user can give the scene the whole screen: lay out for every size."
    case .covered: nil
    }
  }

  /// How well a statement is supported.
  public static func confidence(_ confidence: Confidence) -> String {
    switch confidence {
    case .unknown: "no source, an assumption"
    case .low: "low confidence"
    case .medium: "medium confidence"
    case .high: "high confidence"
    }
  }

  /// A disputed point as a question with the answer that was taken.
  public func policy(_ point: PolicyPoint) -> String {
    let description = point.description
    let chosen = cast.policy[point]
    let meaning =
      description.options.indices.contains(chosen)
      ? description.options[chosen].meaning : ""
    return "\(description.question) Assumed: \(meaning)"
  }
}
