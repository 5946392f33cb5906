import Orientation
public import TextFormats

extension Scenario {
  /// Assumes something that is unknown from the app's code.
  ///
  /// - Parameter text: `Player=landscape`, `appDelegate=all`, `sceneDelegate=all` or `root=Login`.
  ///   A mask can be several words between `+`, or `default`.
  /// - Throws: what is wrong with the text.
  public mutating func assume(_ text: String) throws(ReadingError) {
    let location = SourceLocation(file: "--assume")
    let sides = text.split(separator: "=", maxSplits: 1).map(String.init)
    guard sides.count == 2 else {
      throw ReadingError(
        location, "\(ReadingError.quoted(text)) is not an assumption",
        expected: "one such as Player=landscape, appDelegate=all or root=Login")
    }
    switch sides[0] {
    case "root":
      app.root = try id(sides[1], location)
      settle { $0 == .root }
    case "appDelegate":
      app.application.delegateMask = try mask(sides[1], location)
      app.delegateMasks = []
      settle { $0 == .appDelegate }
    case "sceneDelegate":
      app.application.sceneDelegateMask = try mask(sides[1], location)
      app.sceneDelegateMasks = []
      settle { $0 == .sceneDelegate }
    default:
      let name = sides[0].hasSuffix(".supports") ? String(sides[0].dropLast(9)) : sides[0]
      let id = try id(name, location)
      let mask = try mask(sides[1], location)
      app.screens[id.index].controller.answers.mask = mask
      app.screens[id.index].controller.forwarding = .none
      for index in app.screens[id.index].variants.indices {
        app.screens[id.index].variants[index].value.answers.mask = mask
        app.screens[id.index].variants[index].value.forwarding = nil
      }
      settle { $0 == .screen(id, .supports) || $0 == .screen(id, .forwards) }
    }
  }

  private mutating func settle(_ isSettled: (ScenarioFact) -> Bool) {
    app.doubts.removeAll { isSettled($0.subject) }
  }

  private func id(_ name: String, _ location: SourceLocation) throws(ReadingError) -> ControllerID {
    guard let id = controllerID(named: name) else {
      throw .unknown(
        "screen", Word(text: name, location: location), allowed: app.screens.map(\.name))
    }
    return id
  }

  private func mask(
    _ text: String, _ location: SourceLocation
  ) throws(ReadingError) -> InterfaceOrientationMask? {
    if text == ScenarioWords.notOverridden { return nil }
    var mask: InterfaceOrientationMask = []
    for word in text.split(separator: "+", omittingEmptySubsequences: false) {
      mask.formUnion(try ScenarioWords.mask.value(of: Word(text: String(word), location: location)))
    }
    return mask
  }
}
