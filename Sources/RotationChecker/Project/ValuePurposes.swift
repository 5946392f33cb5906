import AppCodeAnalysis
import AppCodeModel

/// What values are used for, judged by where they end and not by what surrounds them.
struct ValuePurposes: Sendable {
  private let code: CodeBase
  private let flow: ValueFlow
  /// Whether a use of a member answers a question, once for all values that it keeps.
  private let answers = Memo<Answer, Bool>()

  private enum Question {
    case followsDevice, isEnd, isNotLogged, isUsed
    case decidesLayout, decidesLaidOut, decidesMask, isGivenToLayout, isLaidOut, isMeasured, isSize
  }

  private struct Answer: Hashable {
    var question: Question
    var member: KeptMember
  }

  init(_ code: CodeBase) {
    self.code = code
    flow = ValueFlow(code)
  }

  /// Whether a use of a value satisfies the test of a question.
  private func contains(
    _ question: Question, _ uses: ValueUses, where test: (ValueUse) -> Bool
  ) -> Bool {
    uses.near.contains(where: test)
      || uses.far.contains { far in
        answers.value(Answer(question: question, member: far.member)) {
          far.uses.contains(where: test)
        }
      }
  }

  /// Whether a value is used for pictures, for motion, or to turn something by hand, all of which
  /// follow the device.
  func followsDevice(_ place: Place) -> Bool {
    contains(.followsDevice, flow.uses(of: place)) { use in
      switch use.kind {
      case .assigned(let target):
        return isOfDevice(target, at: use.place) || isCalculated(use.place)
      case .passed(let callee, let label):
        return [callee.lastName, label].contains { $0.map(Self.isOfDevice) ?? false }
          || isOfDevice(callee, at: use.place) || isGivenWithKeyOfDevice(use)
      case .returned(let member):
        return member.valueType.map { Self.isOfDevice($0.strippedType) } ?? false
      case .combined(let other, ":"): return isOfDevice(other, at: use.place)
      case .combined(let other, _): return namesMotion(other)
      case .tested: return false
      }
    }
  }

  /// Whether a value is given together with a key for pictures: `setValue:forKey:`.
  private func isGivenWithKeyOfDevice(_ use: ValueUse) -> Bool {
    guard let arguments = use.place.expression?.callee?.arguments else { return false }
    return arguments.contains { $0.value.lastName.map(Self.isOfDevice) ?? false }
  }

  /// Whether a value ends in nothing but a log.
  func isOnlyLogged(_ place: Place) -> Bool {
    let uses = flow.uses(of: place)
    return contains(.isEnd, uses, where: isEnd)
      && !contains(.isNotLogged, uses) { isEnd($0) && !isLogged($0) }
  }

  /// Whether a use is more than a test or a value that is kept for a while.
  private func isEnd(_ use: ValueUse) -> Bool {
    switch use.kind {
    case .tested, .combined: false
    case .passed(let callee, _): CodeBase.predicates[callee.lastName ?? ""] == nil
    case .assigned(let target): use.place.local(named: target.plain.lastName ?? "") == nil
    // What a function with one statement gives is that of the log.
    case .returned: !isLog(use.place.statement)
    }
  }

  private func isLogged(_ use: ValueUse) -> Bool {
    guard case .passed(let callee, _) = use.kind else { return false }
    return OrientationNames.logs.contains(callee.lastName ?? "")
  }

  private func isLog(_ statement: Statement?) -> Bool {
    guard case .expression(let expression)? = statement?.kind else { return false }
    return OrientationNames.logs.contains(expression.callee?.callee.lastName ?? "")
  }

  /// Whether all that a value ends in are private members that nothing uses.
  func isUnused(_ place: Place) -> Bool {
    let uses = flow.uses(of: place)
    return isNeverUsed(place.scope)
      || uses.contains { _ in true }
        && !contains(.isUsed, uses) { !isNeverUsed($0.place.scope) && !isKept($0) }
  }

  /// Whether a use only gives a value to a private property, whose reads are uses of their own.
  private func isKept(_ use: ValueUse) -> Bool {
    switch use.kind {
    case .assigned(let target):
      guard let name = target.plain.lastName, let type = use.place.scope.typeName,
        use.place.local(named: name) == nil || target.plain.base != nil,
        case .variable(let variable)? = code.member(name, of: type)?.kind
      else { return false }
      return isHidden(variable)
    case .returned(.variable(let variable, .initialValue)): return isHidden(variable)
    default: return false
    }
  }

  private func isHidden(_ variable: VariableDeclaration) -> Bool {
    variable.modifiers.contains(.isPrivate) && variable.observers == nil
      && code.mentions(of: "$" + variable.name).isEmpty
      && code.mentions(of: "_" + variable.name).isEmpty
  }

  /// Whether code is in a private member that nothing mentions but itself.
  private func isNeverUsed(_ scope: CodeScope) -> Bool {
    let (modifiers, attributes, name) =
      switch scope.member {
      case .function(let function)?:
        (function.modifiers, function.attributes.count, function.baseName)
      case .variable(let variable, .getter)?:
        (variable.modifiers, variable.attributes.count, variable.name)
      default: (Modifiers(), 0, "")
      }
    guard modifiers.contains(.isPrivate), !modifiers.contains(.override), attributes == 0,
      let span = scope.member?.span
    else { return false }
    return code.selectors(of: name).isEmpty
      && (code.unit(of: scope.file)?.mentions[name] ?? []).allSatisfy {
        span.contains($0.span) || $0.local(named: name) != nil
      }
  }

  /// Whether a value decides where something is or how large it is.
  func decidesLayout(_ place: Place) -> Bool {
    contains(.decidesLayout, flow.uses(of: place)) { $0.isDecision && isLayout($0) }
  }

  /// Whether a value decides which of several masks is set.
  func decidesMask(_ place: Place) -> Bool {
    contains(.decidesMask, flow.uses(of: place)) { use in
      guard use.isDecision, case .assigned(let target) = use.kind else { return false }
      return code.tag(of: target, at: use.place) == .mask
    }
  }

  /// What other methods of the same class give a place or a size that a value is handed to.
  func layoutsElsewhere(_ place: Place) -> [Expression] {
    flow.uses(of: place).compactMap { use in
      guard use.place.scope.typeName == place.scope.typeName,
        use.place.scope.member?.span != place.scope.member?.span,
        let owner = laidOut(use)?.owner, let name = owner.lastName,
        use.place.local(named: name) == nil
      else { return nil }
      return owner
    }
  }

  /// Whether a value becomes a width: what is given for one where a rectangle or a size is made, or the
  /// width of a frame.
  func becomesWidth(_ place: Place) -> Bool {
    flow.uses(of: place).contains { use in
      guard !use.isDecision else { return false }
      switch use.kind {
      case .assigned(let target): return target.plain.lastName == "width"
      case .passed(let callee, let label):
        return label == "width" && ["CGRect", "CGSize"].contains(callee.lastName)
      case .returned, .combined, .tested: return false
      }
    }
  }

  /// Whether a value decides what is laid out, other than by a number that a method gives.
  func decidesWhatIsLaidOut(_ place: Place) -> Bool {
    contains(.decidesLaidOut, flow.uses(of: place)) { use in
      if case .returned = use.kind { return false }
      return use.isDecision && isLayout(use)
    }
  }

  /// Whether a value is compared or calculated in the same body with something that satisfies a test.
  func isCombined(_ place: Place, where test: (Expression) -> Bool) -> Bool {
    flow.uses(of: place).contains { use in
      guard case .combined(let other, let operation) = use.kind, operation != ":",
        use.place.memberSpan == place.memberSpan
      else { return false }
      return other.contains(where: test)
    }
  }

  /// Where a value becomes a place or a size of something but a window.
  func layouts(_ place: Place) -> [Place] {
    flow.uses(of: place).filter { laidOut($0) != nil || isSize($0) }.map(\.place)
  }

  /// Whether a value becomes a place or a size of something but a window.
  func isLaidOut(_ place: Place) -> Bool {
    contains(.isLaidOut, flow.uses(of: place)) { laidOut($0) != nil }
  }

  /// Whether a value is given to the layout of a collection, to what measures a view for a width, or to what
  /// divides a rectangle.
  func isGivenToLayout(_ place: Place) -> Bool {
    contains(.isGivenToLayout, flow.uses(of: place)) { use in
      guard case .passed(let callee, _) = use.kind, !use.isDecision else { return false }
      return callee.base?.lastName == "NSCollectionLayoutGroup"
        || callee.base?.lastName == "NSCollectionLayoutDimension"
        || ["systemLayoutSizeFitting", "sizeThatFits", "CGRectDivide"].contains(callee.lastName)
        || makesLayout(callee, use)
    }
  }

  /// Whether a value is given to a function of the project that makes a collection's layout.
  private func makesLayout(_ callee: Expression, _ use: ValueUse) -> Bool {
    let arguments = use.place.expression?.callee?.arguments ?? []
    let result = code.function(called: callee, arguments, at: use.place)?.returnType?.strippedType
    return result.map { type in
      type.hasPrefix("UICollectionView") && type.hasSuffix("Layout")
        || type.hasPrefix("NSCollectionLayout")
    } ?? false
  }

  /// Whether a value becomes the size that something asks for itself or for another: an item, a
  /// row, a view of SwiftUI, a constraint.
  func isSize(_ place: Place) -> Bool {
    contains(.isSize, flow.uses(of: place), where: isSize)
  }

  private func isSize(_ use: ValueUse) -> Bool {
    guard !use.isDecision else { return false }
    switch use.kind {
    case .returned(let member):
      return Self.callbacks.contains(member.name) || Self.ownSizes.contains(member.name)
    case .passed(let callee, let label):
      return callee.lastName == "frame" && callee.base != nil
        && (label?.lowercased().hasSuffix("width") ?? false
          || label?.lowercased().hasSuffix("height") ?? false)
        || callee.lastName == "constraint" && label == "equalToConstant"
    case .assigned, .combined, .tested: return false
    }
  }

  /// What a view or a delegate answers about sizes.
  private static let ownSizes: Set<String> = [
    "intrinsicContentSize", "sizeThatFits(_:)", "tableView(_:heightForRowAt:)",
    "tableView:heightForRowAtIndexPath:", "systemLayoutSizeFitting(_:)",
    "frameOfPresentedViewInContainerView",
  ]

  /// What a value gives a place or a size, windows left out, and by which property.
  func laidOut(_ place: Place) -> [(owner: Expression?, name: String)] {
    flow.uses(of: place).compactMap(laidOut)
  }

  private func laidOut(_ use: ValueUse) -> (owner: Expression?, name: String)? {
    guard case .assigned(let target) = use.kind, let (owner, name) = Self.layout(of: target)
    else { return nil }
    guard let owner else {
      let isOwn =
        Self.ofScreens.contains(name) || Self.ofViews.contains(name) && isInView(use.place)
      return isOwn ? (nil, name) : nil
    }
    let type = code.typeName(of: owner, at: use.place)
    return type.map { code.classes.kind(of: $0) } == .window ? nil : (owner, name)
  }

  /// The property of a layout that a target is, or is a part of, such as the frame in
  /// `banner.frame.size.width`.
  private static func layout(of target: Expression) -> (owner: Expression?, name: String)? {
    var found: (owner: Expression?, name: String)?
    var current: Expression? = target.plain
    while let part = current, let name = part.lastName {
      if layout.contains(name) { found = (part.base.flatMap { $0.isSelf ? nil : $0 }, name) }
      current = part.base
    }
    return found
  }

  /// What a controller or a view has itself.
  private static let ofScreens: Set<String> = [
    "additionalSafeAreaInsets", "preferredContentSize", "layoutMargins",
    "directionalLayoutMargins", "contentInset",
  ]

  /// What a view may give itself.
  private static let ofViews: Set<String> = ["frame", "bounds", "center"]

  private func isInView(_ place: Place) -> Bool {
    place.scope.typeName.map { code.classes.kind(of: $0) } == .view
  }

  /// Whether a value is asked to be larger or smaller than another.
  func isMeasured(_ place: Place) -> Bool {
    contains(.isMeasured, flow.uses(of: place)) { use in
      guard case .combined(_, let operation) = use.kind, !use.isDecision else { return false }
      return ["<", ">", "<=", ">="].contains(operation)
    }
  }

  /// Whether all that becomes of a size is that it is compared with numbers below another, which every
  /// larger size passes alike.
  func isOnlyCompared(_ place: Place, below limit: Double) -> Bool {
    let uses = flow.uses(of: place).filter { !$0.isDecision }
    return !uses.isEmpty
      && uses.allSatisfy { use in
        guard case .combined(let other, let operation) = use.kind,
          ["<", ">", "<=", ">="].contains(operation)
        else { return false }
        switch use.place.settled(other).kind {
        case .integer(let number): return Double(number) < limit
        case .float(let text): return Double(text).map { $0 < limit } ?? false
        default: return false
        }
      }
  }

  private func isLayout(_ use: ValueUse) -> Bool {
    switch use.kind {
    case .assigned(let target): Self.layout(of: target) != nil
    case .passed(let callee, _):
      makesLayout(callee, use)
        || ["activate", "deactivate"].contains(callee.lastName)
          && callee.base?.typeNamed == "NSLayoutConstraint"
        || Self.dimensions.contains(callee.lastName ?? "")
        || callee.base?.lastName == "NSCollectionLayoutGroup"
    case .returned(let member):
      Self.callbacks.contains(member.name)
        || Self.measures.contains(member.valueType?.strippedType ?? "")
          && !code.uses(Self.angles, in: member.span, of: use.place.file)
    case .combined, .tested: false
    }
  }

  /// What is given a value when something is laid out.
  private static let layout: Set<String> = [
    "constant", "frame", "bounds", "center", "itemSize", "size", "width", "height", "axis",
    "spacing", "isActive", "contentInset", "sectionInset", "minimumInteritemSpacing",
    "minimumLineSpacing", "layoutMargins", "distribution", "alignment", "numberOfColumns",
    "columns", "columnCount", "preferredMaxLayoutWidth", "maxWidth", "maxHeight",
    "directionalLayoutMargins", "additionalSafeAreaInsets", "preferredContentSize",
    "contentSize", "rowHeight",
  ]
  private static let callbacks = Set(itemSizes).union([
    "collectionView(_:layout:insetForSectionAt:)", "collectionView:layout:insetForSectionAtIndex:",
  ])
  /// What a collection asks its delegate for the size of each item.
  static let itemSizes = [
    "collectionView(_:layout:sizeForItemAt:)", "collectionView:layout:sizeForItemAtIndexPath:",
  ]
  /// What makes a number an angle.
  private static let angles: Set<String> = ["pi", "M_PI", "M_PI_2", "M_PI_4"]

  /// The dimensions of compositional layouts.
  private static let dimensions: Set<String> = [
    "fractionalWidth", "fractionalHeight", "absolute", "estimated",
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
        "videoRotationAngle", "UIImageOrientation", "UIImage", "imageOrientation",
        "CIDetectorImageOrientation", "kCGImagePropertyOrientation", "CGImagePropertyOrientation",
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
