// No Swift app could call these methods, and no simulator of today runs these systems.
#if canImport(HeadlessDevice)
  import Testing
  import UIKit

  @MainActor
  @Suite(
    "D and G: iOS 4 and 5, where controllers answer yes or no",
    .tags(.uncheckedAgainstUIKit, .needsDeviceTurn))
  struct OldestSystemConformanceTests {
    @Test(
      "D-10, I-01: the default answer is yes to portrait only",
      arguments: Bench.homeButtonPhones(4...5))
    func usually(bench: Bench) throws {
      try bench.launch(UIViewController()) { device, root in
        #expect(root.shouldAutorotate(to: .portrait))
        #expect(!root.shouldAutorotate(to: .landscapeRight))
        try device.turn(to: .landscapeLeft)
        #expect(device.interfaceOrientation == .portrait)
      }
    }

    @Test(
      "D-22, I-01: a navigation controller asks its top", arguments: Bench.homeButtonPhones(4...5))
    func containers(bench: Bench) throws {
      for agrees in [true, false] {
        let page = { YesOrNo(agrees ? [.portrait, .landscapeRight] : [.portrait]) }
        try bench.launch(UINavigationController(rootViewController: page())) { device, _ in
          try device.turn(to: .landscapeLeft)
          #expect(device.interfaceOrientation == (agrees ? .landscapeRight : .portrait))
        }
      }
    }

    @Test(
      "D-23: on iOS 6 a class that has only the old method supports what that says yes to",
      arguments: Bench.phones(6...6))
    func synthesised(bench: Bench) throws {
      try bench.launch(YesOrNo([.portrait])) { device, _ in
        try device.turn(to: .landscapeLeft)
        #expect(device.interfaceOrientation == .portrait)
      }
    }

    @Test(
      "G-08: up to iOS 4 a turn is reported in two halves to classes that override them",
      arguments: Bench.homeButtonPhones(4...4))
    func halves(bench: Bench) throws {
      try bench.launch(Halves([.portrait, .landscapeRight])) { device, screen in
        try device.turn(to: .landscapeLeft)
        #expect(
          screen.log == [
            "first half to 3 in 1", "first half done in 1", "second half from 1 in 3",
          ])
      }
    }

    @Test(
      "B-19: held sideways, an iOS 5 app is launched upright and turned before it is seen",
      arguments: Bench.homeButtonPhones(5...5))
    func launch(bench: Bench) throws {
      let app = FirstLook()
      let root = YesOrNo([.portrait, .landscapeRight])
      try bench.held(.landscapeLeft).launch(root, app: app) { device, _ in
        #expect(app.atLaunch == .portrait)
        #expect(device.interfaceOrientation == .landscapeRight)
      }
    }

    private final class FirstLook: AppDelegate {
      var atLaunch = UIInterfaceOrientation.unknown

      override func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        atLaunch = application.statusBarOrientation
        return super.application(application, didFinishLaunchingWithOptions: launchOptions)
      }
    }

    @Test(
      "F-14, F-17: on iOS 5 the status bar turns alone, and stays so",
      arguments: Bench.homeButtonPhones(4...5))
    func statusBar(bench: Bench) throws {
      try bench.launch(YesOrNo([.portrait])) { device, root in
        UIApplication.shared.setStatusBarOrientation(.landscapeRight, animated: false)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
        #expect(root.view.bounds.height > root.view.bounds.width)
        try device.turn(to: .landscapeRight)
        #expect(UIApplication.shared.statusBarOrientation == .landscapeRight)
      }
    }

    private class YesOrNo: UIViewController {
      let answers: [UIInterfaceOrientation]

      init(_ answers: [UIInterfaceOrientation]) {
        self.answers = answers
        super.init(nibName: nil, bundle: nil)
      }

      required init?(coder: NSCoder) { nil }

      override func shouldAutorotate(to toInterfaceOrientation: UIInterfaceOrientation) -> Bool {
        answers.contains(toInterfaceOrientation)
      }
    }

    private final class Halves: YesOrNo {
      var log: [String] = []

      override func willAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
      ) {
        log.append(
          "first half to \(toInterfaceOrientation.rawValue) in \(interfaceOrientation.rawValue)")
      }

      override func didAnimateFirstHalfOfRotation(
        to toInterfaceOrientation: UIInterfaceOrientation
      ) {
        log.append("first half done in \(interfaceOrientation.rawValue)")
      }

      override func willAnimateSecondHalfOfRotation(
        from fromInterfaceOrientation: UIInterfaceOrientation, duration: TimeInterval
      ) {
        log.append(
          "second half from \(fromInterfaceOrientation.rawValue) in \(interfaceOrientation.rawValue)"
        )
      }
    }
  }
#endif
