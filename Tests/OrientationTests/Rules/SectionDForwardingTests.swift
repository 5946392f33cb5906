import Orientation
import Testing

/// How a container of two nested ones answers, and how it would be written in an app.
enum ContainerAnswer: CaseIterable, CustomTestStringConvertible {
  case itself, itsContent, delegate, silentDelegate

  func forwarding(_ kind: Controller.Kind) -> Controller.Forwarding {
    switch self {
    case .itself: .none
    case .itsContent: kind == .navigation ? .top : .selected
    case .delegate: .delegate(mask: .landscape, preferred: .landscapeLeft)
    case .silentDelegate: .delegate(mask: nil, preferred: nil)
    }
  }

  /// The mask that comes of it, in plain words.
  func mask(content: InterfaceOrientationMask) -> InterfaceOrientationMask {
    switch self {
    case .itself, .silentDelegate: .allButUpsideDown
    case .itsContent: content
    case .delegate: .landscape
    }
  }

  var testDescription: String { "\(self)" }
}

@Suite struct SectionDForwardingTests {
  private static let kinds: [Controller.Kind] = [.navigation, .tab, .page]

  private func containers(
    _ outer: (kind: Controller.Kind, answer: ContainerAnswer),
    _ inner: (kind: Controller.Kind, answer: ContainerAnswer)
  ) -> [Controller] {
    [
      Controller(
        "Outer", outer.kind, children: [1], forwarding: outer.answer.forwarding(outer.kind)),
      Controller(
        "Inner", inner.kind, children: [2], forwarding: inner.answer.forwarding(inner.kind)),
      Controller("Page", [.portrait, .portraitUpsideDown]),
      Controller("Root", .all),
    ]
  }

  @Test(
    "D-07, D-34, D-35, D-36: nested containers answer by what each of them does with the question",
    arguments: ContainerAnswer.allCases, ContainerAnswer.allCases)
  func nested(outer: ContainerAnswer, inner: ContainerAnswer) throws {
    let wanted = outer.mask(content: inner.mask(content: [.portrait, .portraitUpsideDown]))
    for version in [7, 8, 12, 15, 18, 26, 27] {
      for kinds in Self.kinds.flatMap({ outer in Self.kinds.map { (outer, $0) } }) {
        let phone = try #require(DeviceProfile.named(Hardware.phone(version)))
        var system = RotationSystem(
          device: phone, version: SystemVersion(version), application: ApplicationModel(mask: .all),
          controllers: containers((kinds.0, outer), (kinds.1, inner)), root: 0)
        let entries = system.handle(.launch)
        #expect(entries.masks.last?.controller == wanted, "\(kinds) on \(version)")
      }
    }
  }

  @Test(
    "D-33, E-25: presented, nested containers answer the same, with the preferred orientation of each",
    arguments: ContainerAnswer.allCases, ContainerAnswer.allCases)
  func presented(outer: ContainerAnswer, inner: ContainerAnswer) throws {
    let wanted = outer.mask(content: inner.mask(content: [.portrait, .portraitUpsideDown]))
    let prefersLeft = outer == .delegate || (outer == .itsContent && inner == .delegate)
    for version in [7, 8, 12, 15, 18, 26, 27] {
      for kinds in Self.kinds.flatMap({ outer in Self.kinds.map { (outer, $0) } }) {
        let phone = try #require(DeviceProfile.named(Hardware.phone(version)))
        var system = RotationSystem(
          device: phone, version: SystemVersion(version), application: ApplicationModel(mask: .all),
          controllers: containers((kinds.0, outer), (kinds.1, inner)), root: 3)
        system.handle(.launch)
        let entries = system.handle(.present(0, .fullScreen, from: 3))
        #expect(entries.masks.last?.controller == wanted, "\(kinds) on \(version)")
        #expect(
          system.interfaceOrientation == (prefersLeft ? .landscapeLeft : .portrait),
          "\(kinds) on \(version)")
      }
    }
  }
}
