import AppCodeAnalysis
import AppCodeModel

/// What values are used for, judged by where they end and not by what surrounds them.
struct ValuePurposes {
  private let code: CodeBase
  private let flow: ValueFlow

  init(_ code: CodeBase) {
    self.code = code
    flow = ValueFlow(code)
  }

  /// Whether a value is used for pictures, for motion, or to turn something by hand, all of which
  /// follow the device.
  func followsDevice(_ place: Place) -> Bool {
    flow.uses(of: place).contains { use in
      switch use.kind {
      case .assigned(let target):
        return isOfDevice(target, at: use.place) || isCalculated(use.place)
      case .passed(let callee, let label):
        return [callee.lastName, label].contains { $0.map(Self.isOfDevice) ?? false }
          || isOfDevice(callee, at: use.place)
      case .returned(let member):
        return member.valueType.map { Self.isOfDevice($0.strippedType) } ?? false
      case .combined(let other, _): return namesMotion(other)
      case .tested: return false
      }
    }
  }

  /// Whether a value decides where something is or how large it is.
  func decidesLayout(_ place: Place) -> Bool {
    flow.uses(of: place).contains { $0.isDecision && isLayout($0) }
  }

  /// Whether a value becomes a place or a size of something but a window.
  func isLaidOut(_ place: Place) -> Bool { !laidOut(place).isEmpty }

  /// What a value gives a place or a size, windows left out.
  func laidOut(_ place: Place) -> [Expression] {
    flow.uses(of: place).compactMap { use in
      guard case .assigned(let target) = use.kind, let name = target.plain.lastName,
        Self.layout.contains(name), let owner = target.plain.base
      else { return nil }
      let type = code.typeName(of: owner, at: use.place)
      return type.map { code.classes.kind(of: $0) } == .window ? nil : owner
    }
  }

  /// Whether a value is asked to be larger or smaller than another.
  func isMeasured(_ place: Place) -> Bool {
    flow.uses(of: place).contains { use in
      guard case .combined(_, let operation) = use.kind, !use.isDecision else { return false }
      return ["<", ">", "<=", ">="].contains(operation)
    }
  }

  private func isLayout(_ use: ValueUse) -> Bool {
    switch use.kind {
    case .assigned(let target): Self.layout.contains(target.plain.lastName ?? "")
    case .passed(let callee, _):
      ["activate", "deactivate"].contains(callee.lastName)
        && callee.base?.typeNamed == "NSLayoutConstraint"
    case .returned(let member):
      Self.callbacks.contains(member.name)
        || Self.measures.contains(member.valueType?.strippedType ?? "")
    case .combined, .tested: false
    }
  }

  /// What is given a value when something is laid out.
  private static let layout: Set<String> = [
    "constant", "frame", "bounds", "center", "itemSize", "size", "width", "height", "axis",
    "spacing", "isActive", "contentInset", "sectionInset", "minimumInteritemSpacing",
    "minimumLineSpacing", "layoutMargins", "distribution", "alignment", "numberOfColumns",
    "directionalLayoutMargins", "additionalSafeAreaInsets", "preferredContentSize",
  ]
  private static let callbacks: Set<String> = [
    "collectionView(_:layout:sizeForItemAt:)", "collectionView(_:layout:insetForSectionAt:)",
  ]
  private static let measures: Set<String> = [
    "Int", "CGFloat", "Double", "Float", "CGSize", "CGRect", "UIEdgeInsets", "NSInteger",
    "NSUInteger", "EdgeInsets", "NSDirectionalEdgeInsets",
  ]

  // MARK: What follows the device

  private func isOfDevice(_ expression: Expression, at place: Place) -> Bool {
    if let name = expression.plain.lastName, Self.isOfDevice(name) { return true }
    if code.tag(of: expression, at: place)?.kind == .capture { return true }
    let owner = expression.plain.base.flatMap { code.typeName(of: $0, at: place) }
    return owner.map(Self.isOfDevice) ?? false
  }

  private static func isOfDevice(_ name: String) -> Bool {
    OrientationNames.isOfCapture(name) || motion.contains(name)
      || [
        "videoRotationAngle", "UIImageOrientation", "UIImage", "CGImagePropertyOrientation",
        "Orientation", "transform", "rotationAngle", "rotationEffect", "CGAffineTransform",
        "CGAffineTransformMakeRotation", "isVideoMirrored",
      ].contains(name)
  }

  private static let motion: Set<String> = [
    "CMDeviceMotion", "CMAcceleration", "CMAttitude", "CMRotationRate", "attitude", "gravity",
    "acceleration", "userAcceleration", "rotationRate", "deviceMotion", "accelerometerData",
    "magneticHeading", "trueHeading", "headingOrientation",
  ]

  /// Whether what is assigned is made of measurements.
  private func isCalculated(_ place: Place) -> Bool {
    place.expression?.operation.map { namesMotion($0.right) } ?? false
  }

  private func namesMotion(_ expression: Expression) -> Bool {
    expression.contains { $0.lastName.map(Self.motion.contains) ?? false }
  }
}
