import HeadlessDevice
import Testing
import UIKit

/// Children that a container adds while its view is loaded.
@MainActor struct ChildOfLoadingViewTests {
  /// Where the child is added.
  enum Place: CaseIterable { case loadView, viewDidLoad }

  /// How the container comes onto the screen.
  enum Way: CaseIterable { case launch, present, push, newRoot, child }

  private final class Log { var lines: [String] = [] }

  private class Logged: UIViewController {
    let log: Log
    let name: String
    init(_ name: String, _ log: Log) {
      self.log = log
      self.name = name
      super.init(nibName: nil, bundle: nil)
    }
    required init?(coder: NSCoder) { nil }
    override func viewDidLoad() {
      super.viewDidLoad()
      log.lines.append("\(name) didLoad")
    }
    override func viewWillAppear(_ animated: Bool) {
      super.viewWillAppear(animated)
      log.lines.append("\(name) willAppear")
    }
    override func viewDidAppear(_ animated: Bool) {
      super.viewDidAppear(animated)
      log.lines.append("\(name) didAppear")
    }
  }

  private final class Container: Logged {
    let place: Place
    init(_ place: Place, _ log: Log) {
      self.place = place
      super.init("outer", log)
    }
    required init?(coder: NSCoder) { nil }
    private func addInner() {
      let inner = Logged("inner", log)
      addChild(inner)
      view.addSubview(inner.view)
      inner.didMove(toParent: self)
    }
    override func loadView() {
      view = UIView()
      if place == .loadView { addInner() }
    }
    override func viewDidLoad() {
      super.viewDidLoad()
      if place == .viewDidLoad { addInner() }
    }
  }

  @Test(
    "A child appears after its container's view has loaded, and once", arguments: Place.allCases,
    Way.allCases)
  func order(place: Place, way: Way) throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let log = Log()
    let container = device.run { Container(place, log) }
    if way == .launch {
      device.launch(root: container)
    } else {
      let root = UIViewController()
      let stack = UINavigationController(rootViewController: root)
      device.launch(root: stack)
      device.run {
        switch way {
        case .launch: break
        case .present: root.present(container, animated: false)
        case .push: stack.pushViewController(container, animated: false)
        case .newRoot: device.windows.first?.rootViewController = container
        case .child:
          root.addChild(container)
          root.view.addSubview(container.view)
          container.didMove(toParent: root)
        }
      }
      device.settle()
    }
    let loaded = ["outer didLoad", "inner didLoad"]
    #expect(Set(log.lines.prefix(2)) == Set(loaded), "\(log.lines)")
    #expect(
      Array(log.lines.dropFirst(2)) == [
        "outer willAppear", "inner willAppear", "inner didAppear", "outer didAppear",
      ]
        || Array(log.lines.dropFirst(2)) == [
          "outer willAppear", "inner willAppear", "outer didAppear", "inner didAppear",
        ], "\(log.lines)")
  }
}
