import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct TraitTests {
  private let portrait = UITraitCollection {
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .regular
    $0.displayScale = 3
  }
  private let landscape = UITraitCollection {
    $0.horizontalSizeClass = .compact
    $0.verticalSizeClass = .compact
    $0.displayScale = 3
  }

  @Test("Several collections make one, the later one counting; it contains what it was made of")
  func merging() {
    let one = UITraitCollection(horizontalSizeClass: .compact)
    let other = UITraitCollection(horizontalSizeClass: .regular)
    let both = UITraitCollection(traitsFrom: [
      one, UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceIdiom: .pad), other,
    ])
    #expect(both.horizontalSizeClass == .regular)
    #expect(both.verticalSizeClass == .unspecified)
    #expect(both.displayScale == 2)
    #expect(both.userInterfaceIdiom == .pad)
    #expect(both.containsTraits(in: other))
    #expect(!both.containsTraits(in: one))
    #expect(both.containsTraits(in: UITraitCollection()))
    #expect(both.containsTraits(in: nil))
  }

  @Test("Collections of the same traits are equal, however they were made")
  func equality() {
    let made = UITraitCollection(traitsFrom: [
      UITraitCollection(verticalSizeClass: .regular), UITraitCollection(displayScale: 3),
      UITraitCollection(horizontalSizeClass: .compact),
    ])
    #expect(made == portrait)
    #expect(made.hash == portrait.hash)
    #expect(made != landscape)
    #expect(portrait.modifyingTraits { $0.verticalSizeClass = .compact } == landscape)
  }

  @Test("J-13: a change reaches views from the top downwards, the method before the blocks")
  func delivery() {
    final class Listener: UIView {
      var name = ""
      var log: (String) -> Void = { _ in }
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        log("\(name) \(previous?.verticalSizeClass.rawValue ?? -1)")
      }
    }
    var lines: [String] = []
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.sceneTraits = portrait
    let (outer, inner) = (Listener(), Listener())
    for (view, name) in [(outer, "outer"), (inner, "inner")] {
      view.name = name
      view.log = { lines.append($0) }
    }
    outer.addSubview(inner)
    window.addSubview(outer)
    #expect(lines == [])
    #expect(inner.traitCollection == portrait)
    inner.registerForTraitChanges([UITraitVerticalSizeClass.self]) { (view: Listener, previous) in
      lines.append("block of \(view.name) \(previous.verticalSizeClass.rawValue)")
    }
    inner.registerForTraitChanges([UITraitHorizontalSizeClass.self]) { (_: Listener, _) in
      lines.append("never")
    }
    let ended = inner.registerForTraitChanges([UITraitVerticalSizeClass.self]) {
      (_: Listener, _) in lines.append("ended")
    }
    inner.unregisterForTraitChanges(ended)
    window.sceneTraits = landscape
    window.deliverTraits()
    #expect(lines == ["outer 2", "inner 2", "block of inner 2"])
    window.deliverTraits()
    #expect(lines.count == 3)
    #expect(inner.traitCollection === landscape)
  }

  @Test("A view's traits are its controller's, whatever is above")
  func controllersTraits() {
    let window = UIWindow(frame: .zero)
    window.sceneTraits = portrait
    let controller = UIViewController()
    let container = UIViewController()
    container.addChild(controller)
    container.setOverrideTraitCollection(landscape, forChild: controller)
    let (view, inner) = (UIView(), UIView())
    controller.view = view
    view.addSubview(inner)
    window.addSubview(view)
    #expect(inner.traitCollection == landscape)
    #expect(window.traitCollection === portrait)
  }
}
