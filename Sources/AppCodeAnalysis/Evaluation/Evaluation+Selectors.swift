import Orientation
import AppCodeModel

extension Evaluation {
  /// Whether UIKit's objects have a method, which asks for the system in a roundabout way:
  /// `[screen respondsToSelector:@selector(coordinateSpace)]`; nil for methods that others may have.
  func response(
    _ callee: Expression, _ arguments: [Expression.Argument], _ origin: Origin, _ frame: CallFrame
  ) -> Possibilities? {
    guard arguments.count == 1, arguments[0].label == "to",
      let method = arguments[0].value.selectedMethod
    else { return nil }
    if top != nil, let base = callee.base, case .object(let type)? = knownObject(base, frame),
      Self.introductions[method] == nil, UIKitAnswer(method) == nil
    {
      return Possibilities(.boolean(code.classes.hasMethod(method, type)), origin)
    }
    guard
      let since = Self.introductions[method] ?? introduction(method, callee, frame)
    else { return nil }
    let version = SystemVersion(since)
    breakpoints.insert(version)
    return Possibilities(.boolean(assumption.system >= version), origin)
  }

  /// The iOS since which every controller has a method that UIKit asks of controllers, where one is
  /// asked.
  private func introduction(
    _ method: String, _ callee: Expression, _ frame: CallFrame
  ) -> Int? {
    guard UIKitAnswer(method) != nil, UIKitAnswer(method) != .lock, let base = callee.base,
      code.isController(base, at: frame.place ?? .outside(frame.file, type: frame.owner))
    else { return nil }
    return 6
  }

  /// The iOS in which UIKit's methods came that are asked for.
  private static let introductions: [String: Int] = [
    "coordinateSpace": 8, "fixedCoordinateSpace": 8, "nativeBounds": 8, "nativeScale": 8,
    "traitCollection": 8, "safeAreaInsets": 11, "safeAreaLayoutGuide": 11,
    "connectedScenes": 13, "windowScene": 13,
    "setNeedsUpdateOfSupportedInterfaceOrientations": 16,
    "requestGeometryUpdate(_:errorHandler:)": 16, "effectiveGeometry": 16,
  ]
}
