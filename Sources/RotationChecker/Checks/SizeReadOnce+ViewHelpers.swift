import AppCodeAnalysis
import AppCodeModel
import RotationFindings

/// Paths and layers that a function outside of the screen makes for the size of a view: a method that the
/// project adds to views, `card.addShadow()`, or one that is given the view, `Style.gradient(on: view)`.
extension SizeReadOnce {
  /// Such a function.
  struct ViewHelper {
    var function: FunctionDeclaration
    /// A place in it.
    var place: Place
    /// Which parameter the view is; nil for the object itself.
    var parameter: Int?
    /// Whether it rounds corners as bars and sheets have them.
    var isRounded = false
    /// Whether it gives a layer the view's size, and not a path.
    var isOfLayer = false
    /// Where it is called.
    var calls: [Place] = []
  }

  /// The functions of a project that make a path or a layer for the size of a view, each once.
  func viewHelpers(_ code: CodeBase) -> [ViewHelper] {
    // Functions with one name have the same calls.
    var found: [[String]: ViewHelper] = [:]
    for assignment in ["path", "shadowPath", "frame", "bounds"].flatMap({ code.assignments(to: $0) }
    ) {
      let place = assignment.place
      guard !place.file.isTest, case .function(let function)? = place.scope.member,
        let name = assignment.target.lastName
      else { continue }
      let isOfLayer = name == "frame" || name == "bounds"
      let size: Expression
      if isOfLayer {
        guard let layer = assignment.target.plain.base, let local = layer.plain.lastName,
          place.local(named: local) != nil, isLayer(layer, at: place, code)
        else { continue }
        size = assignment.valuePlace.settled(assignment.value)
      } else {
        guard let bounds = bounds(of: assignment) else { continue }
        size = bounds.bounds
      }
      guard var path = TurningScreens.path(of: size, at: assignment.valuePlace),
        ["bounds", "frame"].contains(path.popLast())
      else { continue }
      path.removeAll { $0 == "layer" }
      let parameter = function.parameters.firstIndex { [$0.name] == path }
      guard parameter != nil || path.isEmpty && place.scope.typeName == "UIView" else { continue }
      let key = [place.scope.typeName ?? "", function.name]
      var helper =
        found[key]
        ?? ViewHelper(
          function: function, place: place, parameter: parameter, isOfLayer: isOfLayer)
      if let made = isOfLayer ? nil : bounds(of: assignment) {
        helper.isRounded = helper.isRounded || isRounded(made.path)
      }
      found[key] = helper
    }
    return found.values.sorted {
      ($0.function.name, $0.function.span.start) < ($1.function.name, $1.function.span.start)
    }.map { helper in
      var helper = helper
      helper.calls = code.callers(of: helper.function, helper.place.scope.typeName)
      return helper
    }
  }

  /// Finds where a screen has them made before it is up, and never again.
  func madeByViewHelpers(
    _ helpers: [ViewHelper], in project: CheckedProject, _ screens: TurningScreens
  ) -> [Finding] {
    helpers.flatMap { helper in
      helper.calls.compactMap { call in
        guard project.runs(call), let type = call.scope.typeName,
          screens.isEarly(call) || screens.isAtAppearance(call),
          isStale(call, helper, of: type, project, screens)
        else { return nil }
        return finding(
          "the \(helper.isOfLayer ? "layer" : "path") is sized once and is not updated when the"
            + " interface turns", at: call, group: Self.group)
      }
    }
  }

  /// Whether what a call has made is not made again when the screen turns, and is of a view that changes.
  ///
  /// In the first layout, the part of a body that runs then, it is the callback's own guard that lets nothing
  /// be made again.
  func isStale(
    _ call: Place, _ helper: ViewHelper, of type: String, _ project: CheckedProject,
    _ screens: TurningScreens, inFirst layout: SourceSpan? = nil
  ) -> Bool {
    let code = project.code
    guard !call.file.isTest, code.classes.isController(type),
      isOfChangingView(call, helper, type, code)
    else { return false }
    var again: Set<String> = [helper.function.baseName]
    if helper.isOfLayer {
      again.formUnion(["sublayers", "layer"])
      // What it gives may be kept, and brought up to date.
      if case .expression? = call.parent?.statement?.kind {} else { again.insert("frame") }
    }
    let isKept =
      layout.map { first in
        code.calls(of: helper.function.baseName, inCodeOf: type).allSatisfy {
          $0.file == call.file && first.contains($0.span)
        }
      } ?? !isMadeAgain(type, code, screens, by: again)
    return isKept && screens.mayTurn(type, in: call.file, isCertain: true)
  }

  /// Whether the view is the screen's, or is tied to it at both sides.
  private func isOfChangingView(
    _ call: Place, _ helper: ViewHelper, _ type: String, _ code: CodeBase
  ) -> Bool {
    guard !helper.isRounded || helper.isOfLayer else { return true }
    // A message without arguments may be a value.
    guard let message = call.expression else { return false }
    let view: Expression? =
      if let index = helper.parameter {
        code.value(ofParameter: index, of: helper.function, around: helper.place, in: call)?
          .expression
      } else {
        (message.callee?.callee ?? message).base
      }
    guard let view, let name = view.plain.lastName else { return false }
    return TurningScreens.path(of: view, at: call) == ["view"]
      || isTiedAtBothSides(name, of: type, code)
  }
}
