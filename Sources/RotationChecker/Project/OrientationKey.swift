import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A write of the device's orientation by its key, or by the private setter's name.
struct OrientationKeyWrite {
  /// The whole call.
  var place: Place
  /// The value; nil when it is not in the call.
  var value: Expression?
  /// What it is sent to.
  var receiver: Expression?
  /// Whether that is the class and not the device.
  var isToClass: Bool
}

extension CheckedProject {
  /// Everywhere that the orientation of the device is set by force.
  var orientationKeyWrites: [OrientationKeyWrite] {
    let byKey =
      code.calls(of: "setValue").compactMap(keyWrite)
      + ["setValuesForKeys", "setValuesForKeysWithDictionary:"].flatMap { code.calls(of: $0) }
      .compactMap(keysWrite)
    let bySelector = ["NSSelectorFromString", "Selector"].flatMap { code.calls(of: $0) }
      .compactMap(selectorWrite)
    let bySetter = code.calls(of: "setOrientation:").compactMap(setterWrite)
    return byKey + bySelector + bySetter
  }

  private func keyWrite(_ place: Place) -> OrientationKeyWrite? {
    guard let (callee, arguments) = place.expression?.callee, arguments.count == 2,
      ["forKey", "forKeyPath"].contains(arguments[1].label),
      code.text(of: arguments[1].value, at: place) == "orientation"
    else { return nil }
    return keyWrite(arguments[0].value, to: callee.base, at: place)
  }

  /// A write by a dictionary: `setValuesForKeys(["orientation": value])`.
  private func keysWrite(_ place: Place) -> OrientationKeyWrite? {
    guard let (callee, arguments) = place.expression?.callee, arguments.count == 1,
      case .dictionary(let entries) = place.settled(arguments[0].value).plain.kind,
      let entry = entries.first(where: { code.text(of: $0.key, at: place) == "orientation" })
    else { return nil }
    return keyWrite(entry.value, to: callee.base, at: place)
  }

  private func keyWrite(
    _ value: Expression, to base: Expression?, at place: Place
  ) -> OrientationKeyWrite? {
    let isToClass = base.map { isDeviceClass($0, at: place) } ?? false
    // In an extension of the device, its own.
    let isToDevice =
      base.map { code.isDevice($0, at: place) || $0.lastName == "device" }
      ?? (place.scope.typeName == "UIDevice")
    guard isToClass || isToDevice else { return nil }
    return OrientationKeyWrite(
      place: place, value: value, receiver: base, isToClass: isToClass)
  }

  /// Whether an expression is the class of devices, or a variable that holds it.
  private func isDeviceClass(_ expression: Expression, at place: Place) -> Bool {
    if expression.isDeviceClass { return true }
    guard case .name(let name) = expression.plain.kind, place.local(named: name) != nil else {
      return false
    }
    let sources = ValueFlow(code).sources(of: expression, at: place)
    return !sources.isEmpty && sources.allSatisfy { $0.expression?.isDeviceClass ?? false }
  }

  /// `NSSelectorFromString("setOrientation:")` in code that has to do with the device.
  private func selectorWrite(_ place: Place) -> OrientationKeyWrite? {
    guard let (_, arguments) = place.expression?.callee, let argument = arguments.first,
      arguments.count == 1, code.text(of: argument.value, at: place) == "setOrientation:",
      let member = place.scope.member, code.uses(["UIDevice"], in: member.span, of: place.file)
    else { return nil }
    // Asking whether there is such a method does nothing yet.
    let isQuestion = place.ancestors.contains { ancestor in
      ancestor.expression?.callee?.callee.lastName.map(Self.selectorQuestions.contains) ?? false
    }
    return isQuestion
      ? nil : OrientationKeyWrite(place: place, value: nil, receiver: nil, isToClass: false)
  }

  /// What is asked about a selector before it is used.
  private static let selectorQuestions: Set<String> = [
    "responds", "instancesRespond", "methodSignature", "methodSignatureForSelector:",
    "instanceMethodSignature", "instanceMethodSignatureForSelector:",
  ]

  private func setterWrite(_ place: Place) -> OrientationKeyWrite? {
    guard let (callee, arguments) = place.expression?.callee, arguments.count == 1,
      let base = callee.base, code.isDevice(base, at: place)
    else { return nil }
    return OrientationKeyWrite(
      place: place, value: arguments[0].value, receiver: base, isToClass: false)
  }
}

extension CodeBase {
  /// The text an expression gives, through constants.
  func text(of expression: Expression, at place: Place) -> String? {
    if case .string(let text) = expression.kind { return text }
    // `NSStringFromSelector(@selector(orientation))`
    if let (callee, arguments) = expression.callee, callee.lastName == "NSStringFromSelector" {
      return arguments.first?.value.selectedMethod
    }
    // `@keypath(UIDevice.new, orientation)`, and the like of other libraries
    if let (callee, arguments) = expression.callee, let last = arguments.last?.value,
      callee.lastName?.lowercased().hasSuffix("keypath") ?? false
    {
      return last.plain.lastName
    }
    guard expression.plain.path != nil else { return nil }
    let assumption = Assumption(.phone, deploymentTarget)
    guard
      case .text(let text)? = value(of: expression, at: place, assuming: assumption).onlyValue
    else { return nil }
    return text
  }
}

extension Expression {
  /// Whether it is `UIDevice` itself.
  fileprivate var isDeviceClass: Bool {
    switch plain.kind {
    case .name("UIDevice"): true
    case .member(let base, "class"), .member(let base, "self"): base.isDeviceClass
    default: false
    }
  }
}
