import Orientation

/// The ways between screens, found from where they lead.
struct LinkTable {
  private var presentersByTarget: [ControllerID: [(ControllerID, PresentationStyle)]] = [:]
  private var pushersByTarget: [ControllerID: [ControllerID]] = [:]

  init(_ screens: [Screen]) {
    for (index, screen) in screens.enumerated() {
      for link in screen.links {
        switch link.action {
        case .presents(let style):
          presentersByTarget[link.target, default: []].append((ControllerID(index), style))
        case .pushes: pushersByTarget[link.target, default: []].append(ControllerID(index))
        case .opensWindow: break
        }
      }
    }
  }

  /// Those who present a screen.
  func presenters(of id: ControllerID) -> [ControllerID] {
    presentersByTarget[id]?.map(\.0) ?? []
  }

  /// Those who push a screen.
  func pushers(of id: ControllerID) -> [ControllerID] { pushersByTarget[id] ?? [] }

  /// The style in which one screen presents another.
  func style(of id: ControllerID, from presenter: ControllerID) -> PresentationStyle? {
    presentersByTarget[id]?.first { $0.0 == presenter }?.1
  }

  /// The navigation controller a pushed screen gets into, through those who push it.
  func navigation(around id: ControllerID, in tree: ScreenTree) -> ControllerID? {
    var seen: Set<ControllerID> = []
    var next = [id]
    while let id = next.popLast() {
      guard seen.insert(id).inserted else { continue }
      if let found = tree.navigation(around: id) { return found }
      next += pushers(of: id)
    }
    return nil
  }
}
