import AppCodeAnalysis
import AppCodeModel
import TextFormats
import XcodeProjectFiles

/// Names that tools generate for storyboards, in files that are not kept beside the code.
extension ControllerResolver {
  /// `R.storyboard.main.detail()` and `StoryboardScene.Main.detail.instantiate()`.
  func fromGeneratedName(_ callee: Expression) -> [Making]? {
    guard var path = callee.path else { return nil }
    if path.starts(with: ["R", "storyboard"]) {
      path.removeFirst(2)
    } else if path.first == "StoryboardScene", path.last == "instantiate",
      code.classes["StoryboardScene"] == nil
    {
      path = Array(path.dropFirst().dropLast())
    } else {
      return nil
    }
    guard path.count > 1 else { return nil }
    let isInitial = ["instantiateInitialViewController", "initialViewController", "initialScene"]
      .contains(path[1])
    for (index, file) in interfaces.files.enumerated() where file.name.isSameWord(path[0]) {
      let place =
        isInitial
        ? interfaces.initial(of: index)
        : file.controllers.first { controller in
          controller.storyboardIdentifier?.value.isSameWord(path[1]) ?? false
        }.map { InterfacePlace(file: index, id: $0.id) }
      if let making = place.flatMap({ interfaces.making($0) }) { return [making] }
    }
    return nil
  }
}

extension String {
  /// Whether a tool gives both the same name: case and signs do not count.
  fileprivate func isSameWord(_ other: String) -> Bool {
    let plain = lowercased().filter { $0.isLetter || $0.isNumber }
    return plain == other.lowercased().filter { $0.isLetter || $0.isNumber }
  }
}
