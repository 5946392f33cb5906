import AppCodeAnalysis
import AppCodeModel

/// Reads of the screen's size.
extension Place {
  /// Whether it is only the longer or the shorter side, which no turn changes.
  var isSameTurned: Bool {
    callsAround.contains { callee, arguments in
      ["max", "min", "MAX", "MIN"].contains(callee.lastName) && arguments.count > 1
        && arguments.allSatisfy { argument in
          argument.value.contains { $0.path == ["UIScreen", "main", "bounds"] }
        }
    }
  }

  /// Whether it is what a stored property, a global or a static begins with.
  var isStored: Bool {
    guard case .variable(let variable, .initialValue)? = scope.member,
      variable.getter == nil, scope.closureDepth == 0,
      // A macro is not a value: it is evaluated again wherever it is used.
      file.source.language == .swift || variable.type != nil
    else { return false }
    // Objects that are made with a frame are laid out again; numbers and sizes are not.
    return callsAround.allSatisfy { call in
      let name = call.callee.lastName ?? ""
      return [
        "CGSize", "CGRect", "CGPoint", "min", "max", "CGFloat", "Int", "floor", "ceil",
        "CGSizeMake", "CGRectMake", "CGRectGetWidth", "CGRectGetHeight", "round", "Double",
      ].contains(name)
    }
  }
}

extension Expression {
  /// Whether it is a property of the main screen, or of the one that a window is on.
  var isOfMainScreen: Bool {
    guard case .member(let base, _) = kind, let path = base.plain.path else { return false }
    return path == ["UIScreen", "main"]
      || path.last == "screen" && ["window", "windowScene"].contains(path.dropLast().last)
  }
}
