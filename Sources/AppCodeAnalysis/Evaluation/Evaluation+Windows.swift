import AppCodeModel

extension Evaluation {
  /// Whether an object is of a class, where it is the window that a delegate is asked about: the
  /// answer is the one for the main window.
  ///
  /// - Returns: nil where the object is another one, or may be the main window.
  func isWindow(_ object: Expression, of type: String, _ frame: CallFrame) -> Bool? {
    let type = type.strippedType
    guard moment != .any, code.classes.kind(of: type) == .window, type != "UIWindow",
      case .name = object.plain.kind,
      case .parameter? = value(object, frame).unknown?.reason, !isMainWindow(type)
    else { return nil }
    otherWindows.insert(code.classes[type]?.name ?? type)
    return false
  }

  /// Whether a delegate makes a window of this class.
  private func isMainWindow(_ type: String) -> Bool {
    ([type] + code.classes.allSubclasses(of: type)).contains { name in
      let makings = code.instantiations(of: name) + code.mentions(of: name)
      return makings.contains { place in
        guard let owner = place.scope.typeName else { return false }
        let kind = code.classes.kind(of: owner)
        let isTest = place.ancestors.prefix(4).contains { around in
          if case .cast? = around.expression?.plain.kind { true } else { false }
        }
        return (kind == .appDelegate || kind == .sceneDelegate)
          && !isTest && place.scope.member?.name != UIKitAnswer.ofAppDelegate
      }
    }
  }
}
