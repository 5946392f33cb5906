import HeadlessDevice
import ScreenLayout
import Testing
import UIKit

/// A layout, and what is wrong with it in which orientation.
struct LayoutCase: Sendable, CustomTestStringConvertible {
  var name: String
  var device = "iPhone 15, iOS 17"
  /// How the device is held.
  var pose = UIDeviceOrientation.portrait
  /// The kinds that are found, in the order in which they are.
  var kinds: [LayoutProblem.Kind]
  var isInNavigation = false
  var fill: @MainActor @Sendable (UIView) -> Void

  var testDescription: String { name }

  @MainActor func problems() throws -> [LayoutProblem] {
    let device = try HeadlessDevice(device)
    let screen = TestScreen(fill)
    device.launch(
      root: isInNavigation ? UINavigationController(rootViewController: screen) : screen)
    device.turn(to: pose)
    return device.layoutProblems()
  }
}

@MainActor struct LayoutProblemTests {
  @Test("A layout has the problems it has, and no others", arguments: LayoutCase.all)
  func kinds(_ layout: LayoutCase) throws {
    let problems = try layout.problems()
    #expect(problems.map(\.kind) == layout.kinds, "\(problems)")
  }

  @Test("Every kind of problem has a layout that has it and is found")
  func everyKind() throws {
    let found = Set(LayoutCase.all.flatMap(\.kinds))
    // Coming home has tests of its own.
    #expect(found == Set(LayoutProblem.Kind.allCases).subtracting([.doesNotComeHome]))
  }

  @Test(
    "A column that a split view hides has no problems, and one that it shows does",
    arguments: [
      (UISplitViewController.DisplayMode.secondaryOnly, 0), (.oneBesideSecondary, 1),
      (.oneOverSecondary, 1),
    ])
  func columns(mode: UISplitViewController.DisplayMode, count: Int) throws {
    let device = try HeadlessDevice("iPad Pro 12.9-inch (6th generation), iOS 17")
    let split = UISplitViewController(style: .doubleColumn)
    split.preferredDisplayMode = mode
    let primary = TestScreen { view in
      view.add(button("Low"), at: CGRect(x: 20, y: 200, width: 80, height: 20))
    }
    split.viewControllers = [primary, TestScreen { $0.backgroundColor = .white }]
    device.launch(root: split)
    #expect(device.layoutProblems().map(\.kind).count == count, "\(device.layoutProblems())")
  }

  @Test("What is allowed is not reported, and everything else is")
  func allowed() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { view in
        for (index, name) in ["Close", "Open"].enumerated() {
          let button = button(name)
          button.accessibilityIdentifier = name
          view.add(button, at: CGRect(x: 100, y: 200 + 100 * index, width: 80, height: 30))
        }
      })
    #expect(
      device.layoutProblems().map(\.view) == [
        "UIWindow/TestScreen/Close", "UIWindow/TestScreen/Open",
      ])
    let allowed = device.layoutProblems(allowing: [.allow(.smallTapTarget, views: "**/Close")])
    #expect(allowed.map(\.view) == ["UIWindow/TestScreen/Open"])
    #expect(device.layoutProblems(allowing: [.allow(.offScreen)]).count == 2)
    #expect(device.layoutProblems(allowing: [.allow(views: "UIWindow/TestScreen")]) == [])
  }

  @Test("A problem says in one line where it is and what is wrong")
  func words() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { view in
        view.add(button("Far"), at: CGRect(x: 350, y: 300, width: 80, height: 44))
      })
    #expect(
      device.layoutProblems().map(\.description) == [
        "portrait: UIWindow/TestScreen/UIButton: extends 37 points beyond the right edge (off-screen)"
      ])
  }

  @Test("A conflict names the constraints and the views it is about")
  func conflict() throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(
      root: TestScreen { view in
        let box = UIView()
        box.accessibilityIdentifier = "Box"
        view.add(box) { box in
          let wide = box.widthAnchor.constraint(equalToConstant: 100)
          wide.identifier = "wide"
          return [
            wide, box.widthAnchor.constraint(equalToConstant: 200),
            box.heightAnchor.constraint(equalToConstant: 50),
            box.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: view.centerYAnchor),
          ]
        }
      })
    let snapshot = device.layoutSnapshot()
    let conflict = try #require(snapshot.conflicts.first)
    #expect(conflict.constraints.map(\.identifier) == ["wide", nil])
    #expect(
      conflict.constraints.map(\.views) == [
        ["UIWindow/TestScreen/Box"], ["UIWindow/TestScreen/Box"],
      ])
    let problem = try #require(snapshot.problems().first)
    #expect(problem.view == "UIWindow/TestScreen/Box")
    #expect(problem.message.contains("'wide' Box.width == 100"))
  }
}
