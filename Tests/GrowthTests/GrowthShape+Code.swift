extension GrowthShape {
  static let head = "import UIKit\n"
  static let mask =
    "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }\n"

  /// A shape of one Swift file that all checks read.
  private static func swift(
    _ name: String, least: Int = 1, most: Int = .max, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    GrowthShape(name, "check FOLDER \(optIns)", least: least, most: most) {
      ["A.swift": head + text($0)]
    }
  }

  /// A shape of one class.
  private static func screen(
    _ name: String, most: Int = .max, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    swift(name, most: most) { "class Screen: UIViewController {\n" + text($0) + "}\n" }
  }

  /// A shape of one function.
  private static func function(
    _ name: String, most: Int = .max, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    screen(name, most: most) { "  var k = 0\n  func f(a: Int) {\n" + text($0) + "  }\n" + mask }
  }

  /// A shape of the expression that a mask is.
  private static func answer(
    _ name: String, most: Int = .max, _ text: @escaping @Sendable (Int) -> String
  ) -> GrowthShape {
    screen(name, most: most) {
      "  var mode = 0\n  override var supportedInterfaceOrientations:"
        + " UIInterfaceOrientationMask {\n"
        + text($0) + "  }\n"
    }
  }

  private static let device = "UIDevice.current.orientation"

  /// How many types may be inside of each other, around a property.
  private static let deepest = 99

  private static func nested(_ count: Int) -> String {
    (0..<count).map { "class C\($0): UIViewController {\n" }.joined() + mask
      + String(repeating: "}\n", count: count)
  }

  /// Swift code of every kind about rotation.
  static let code: [GrowthShape] = [
    screen("observers of one method") { count in
      lines(count) { "  func a\($0)() { \(observe("turned")) }" }
        + "  @objc func turned() { view.isHidden = \(device).isLandscape }\n"
    },
    screen("observers that assign") { count in
      "  var kept = UIDeviceOrientation.portrait\n"
        + lines(count) {
          "  func a\($0)() { \(observe("b\($0)")) }\n  @objc func b\($0)() { kept = \(device) }"
        }
    },
    screen("observers in one function") { count in
      "  func a() {\n" + lines(count) { _ in "    \(observe("b"))" } + "  }\n"
        + "  @objc func b() { kept = \(device) }\n"
    },
    screen("blocks that observe") { count in
      "  func a() {\n"
        + lines(count) { _ in
          """
              NotificationCenter.default.addObserver(
                forName: UIDevice.orientationDidChangeNotification, object: nil, queue: nil
              ) { _ in self.view.isHidden = \(device).isLandscape }
          """
        } + "  }\n"
    },
    screen("notifications that are asked for") { count in
      lines(count) {
        "  func b\($0)() { UIDevice.current.beginGeneratingDeviceOrientationNotifications() }\n"
          + "  func e\($0)() { UIDevice.current.endGeneratingDeviceOrientationNotifications() }"
      }
    },
    screen("methods that read the device's orientation") { count in
      lines(count) { "  func m\($0)() { view.isHidden = \(device).isLandscape }" } + mask
    },
    screen("properties that keep the device's orientation") { count in
      lines(count) {
        "  var k\($0) = \(device)\n  func m\($0)() { if k\($0).isLandscape { view.isHidden ="
          + " true } }"
      }
    },
    function("switches over the device's orientation") { count in
      lines(count) { _ in
        "    switch \(device) { case .portrait: k = 1; case .landscapeLeft: k = 2;"
          + " case .landscapeRight: k = 3; default: break }"
      }
    },
    screen("methods that switch over the device's orientation") { count in
      lines(count) {
        "  func f\($0)() { switch \(device) { case .portrait: k = 1; case .landscapeLeft: k = 2;"
          + " default: break } }"
      }
    },
    function("comparisons with the device's orientation") { count in
      lines(count) { _ in "    if \(device) == .landscapeLeft { k += 1 } else { k -= 1 }" }
    },
    function("chains of else and if") { count in
      lines(count) { number in
        "    if a == 0 { k = 1 }\n"
          + lines(20) { "    else if a == \($0) && \(device).isLandscape { k = \(number) }" }
      }
    },
    function("locals that lead to each other") { count in
      "    let v0 = \(device)\n" + lines(count) { "    let v\($0 + 1) = v\($0)" }
        + "    if v\(count).isLandscape { k = 1 }\n"
    },
    function("locals of the device's orientation") { count in
      lines(count) { "    let v\($0) = \(device)\n    if v\($0).isLandscape { k = \($0) }" }
    },
    function("assignments to one local") { count in
      "    var v = \(device)\n"
        + lines(count) { _ in
          "    v = \(device)\n    if v.isLandscape"
            + " { k += 1 }"
        }
    },
    function("requests for a geometry by availability") { count in
      lines(count) { _ in
        """
            if #available(iOS 16.0, *) {
              view.window?.windowScene?.requestGeometryUpdate(.iOS(interfaceOrientations: \
              .landscapeRight))
            } else { UIDevice.current.setValue(3, forKey: "orientation") }
        """
      }
    },
    function("requests for a geometry and announcements") { count in
      lines(count) { _ in
        "    windowScene.requestGeometryUpdate(.iOS(interfaceOrientations: .landscape))\n"
          + "    setNeedsUpdateOfSupportedInterfaceOrientations()"
      }
    },
    function("forced rotations") { count in
      lines(count) {
        "    UIDevice.current.setValue(UIInterfaceOrientation.landscapeLeft.rawValue, forKey:"
          + " \"orientation\")\n"
          + "    UIViewController.attemptRotationToDeviceOrientation() // \($0)"
      }
    },
    function("closures") { count in
      lines(count) { _ in
        "    DispatchQueue.global().async { UIViewController.attemptRotationToDeviceOrientation() }"
      }
    },
    function("strings") { count in lines(count) { "    k = \"orientation \($0)\".count + k" } },
    function("a sum", most: 2000) { count in
      "    k = 0\n" + lines(count) { "      + (\(device).isLandscape ? \($0) : 1)" }
    },
    function("early exits") { count in
      lines(count) { "    guard a != \($0), !\(device).isFlat else { return }" }
    },
    function("guards that bind") { count in
      lines(count) { "    guard let b\($0) = Int(\"\($0)\"), b\($0) > 0 else { return }" }
        + "    if \(device).isLandscape { k = 1 }\n"
    },
    function("loops over orientations") { count in
      lines(count) { _ in
        "    for o in [UIDeviceOrientation.portrait, .landscapeLeft] where o == \(device) { k"
          + " += 1 }"
      }
    },
    answer("a switch of many cases") { count in
      "    switch mode {\n" + lines(count) { "    case \($0): return .portrait" }
        + "    default: return .all\n    }\n"
    },
    answer("a switch of many masks") { count in
      let masks = [".portrait", ".landscape", ".all", "[.portrait, .landscapeLeft]", "[]"]
      return "    switch mode {\n" + lines(count) { "    case \($0): return \(masks[$0 % 5])" }
        + "    default: return .all\n    }\n"
    },
    answer("a switch of many patterns") { count in
      "    switch mode {\n    case " + (0...count).map { "\($0)" }.joined(separator: ",\n      ")
        + ":\n      return .portrait\n    default: return .all\n    }\n"
    },
    answer("conditions one after another") { count in
      lines(count) { "    if mode == \($0) { return .portrait }" } + "    return .all\n"
    },
    answer("conditions on the idiom") { count in
      lines(count) {
        "    if UIDevice.current.userInterfaceIdiom == .pad && mode == \($0) { return .landscape }"
      } + "    return .all\n"
    },
    answer("a mask that is built up") { count in
      "    var m: UIInterfaceOrientationMask = .portrait\n"
        + lines(count) { "    if mode == \($0) { m.insert(.landscapeLeft) }" } + "    return m\n"
    },
    answer("a list of masks") { count in
      "    return [.portrait,\n" + lines(count) { _ in "      .landscapeLeft," } + "    ]\n"
    },
    answer("a chain of questions", most: 400) { count in
      "    return\n" + lines(count) { "      mode == \($0) ? .portrait :" } + "      .all\n"
    },
    screen("methods that call each other", most: 4000) { count in
      "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { m0() }\n"
        + lines(count) { "  func m\($0)() -> UIInterfaceOrientationMask { m\($0 + 1)() }" }
        + "  func m\(count)() -> UIInterfaceOrientationMask { .portrait }\n"
    },
    screen("methods that call two others", most: 4000) { count in
      "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { m0() }\n"
        + lines(count) {
          "  func m\($0)() -> UIInterfaceOrientationMask { a ? m\($0 + 1)() : m\($0 + 2)() }"
        }
        + "  func m\(count)() -> UIInterfaceOrientationMask { .portrait }\n"
    },
    screen("methods that set what decides") { count in
      "  var lock = UIInterfaceOrientationMask.portrait\n"
        + "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { lock }\n"
        + lines(count) {
          "  func s\($0)() { lock = .landscape }\n  func t\($0)() { s\($0)(); lock = .all }"
        }
    },
    screen("assignments to what decides") { count in
      "  var lock = UIInterfaceOrientationMask.portrait\n"
        + "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { lock }\n"
        + "  func s() {\n" + lines(count) { _ in "    lock = .landscape" } + "  }\n"
    },
    screen("flags that decide", most: 2000) { count in
      lines(count) { "  var flag\($0) = false\n  func set\($0)() { flag\($0) = true }" }
        + "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n"
        + lines(count) { "    if flag\($0) { return .portrait }" } + "    return .all\n  }\n"
    },
    screen("callers of one method") { count in
      "  func turn(_ m: UIInterfaceOrientationMask) { lock = m }\n"
        + lines(count) { "  func c\($0)() { turn(.landscape) }" }
        + "  var lock = UIInterfaceOrientationMask.portrait\n"
        + "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { lock }\n"
    },
    screen("callers of a method with an orientation") { count in
      "  func layout(_ o: UIDeviceOrientation) { view.isHidden = o.isLandscape }\n"
        + lines(count) { "  func c\($0)() { layout(\(device)) }" }
    },
    screen("rotation callbacks") { count in
      lines(count) { _ in
        """
          override func viewWillTransition(to size: CGSize, with c: \
          UIViewControllerTransitionCoordinator) {
            width = size.width
          }
          override func willRotate(to o: UIInterfaceOrientation, duration: TimeInterval) {}
        """
      }
    },
    screen("reads of the status bar and the main screen") { count in
      lines(count) {
        "  func f\($0)() { a = UIApplication.shared.statusBarOrientation; b ="
          + " UIScreen.main.bounds }"
      }
    },
    screen("mixed kinds of orientation") { count in
      lines(count) {
        "  func f\($0)() { let o: UIInterfaceOrientation = .init(rawValue: \(device).rawValue)!\n"
          + "    if o == .landscapeLeft { lock = .landscapeRight } }"
      }
    },
    screen("comments that ignore something") { count in
      lines(count) {
        "  // orientation:ignore device-orientation-for-layout -- known\n"
          + "  func m\($0)() { view.isHidden = \(device).isLandscape }"
      }
    },
    screen("comments that ignore nothing") { count in
      lines(count) {
        "  // orientation:ignore device-orientation-for-layout -- \($0)\n  let"
          + " a\($0) = 1"
      }
    },
    swift("comments and strings") { count in
      lines(count) {
        "// UIDevice.current.orientation \($0)\nlet s\($0) ="
          + " \"supportedInterfaceOrientations\""
      }
    },
    swift("controllers") { count in
      lines(count) { "class Screen\($0): UIViewController {\n\(mask)}" }
    },
    GrowthShape("controllers, a file each", "check FOLDER --ios 27 \(optIns)") { count in
      files(count) { "class Screen\($0): UIViewController {\n\(mask)}\n" }
    },
    swift("controllers that inherit", most: 4000) { count in
      "class S0: UIViewController {\n\(mask)}\n" + lines(count) { "class S\($0 + 1): S\($0) {}" }
    },
    swift("controllers that inherit and override", most: 4000) { count in
      "class S0: UIViewController {\n\(mask)}\n"
        + lines(count) {
          "class S\($0 + 1): S\($0) { override var supportedInterfaceOrientations:"
            + " UIInterfaceOrientationMask { super.supportedInterfaceOrientations } }"
        }
    },
    swift("controllers of one base") { count in
      "class Base: UIViewController {\n\(mask)}\n" + lines(count) { "class S\($0): Base {}" }
    },
    swift("containers") { count in
      lines(count) {
        "class N\($0): UINavigationController {}\nclass T\($0): UITabBarController {\n\(mask)}"
      }
    },
    swift("presentations of one controller") { count in
      "class Player: UIViewController {\n\(mask)}\n"
        + lines(count) {
          "class S\($0): UIViewController { func go() { present(Player(), animated: true) } }"
        }
    },
    swift("presentations of styles") { count in
      "class Player: UIViewController {\n\(mask)}\n"
        + lines(count) {
          "class S\($0): UIViewController { func go() { let p = Player();"
            + " p.modalPresentationStyle = .pageSheet; present(p, animated: true) } }"
        }
    },
    swift("presentations in one function") { count in
      "class Player: UIViewController {\n\(mask)}\nclass S: UIViewController { func go() {\n"
        + lines(count) {
          "    let p\($0) = Player()\n    present(p\($0), animated:"
            + " true)"
        } + "} }\n"
    },
    swift("children that code adds") { count in
      "class Child: UIViewController {\n\(mask)}\n"
        + lines(count) {
          "class C\($0): UIViewController { func add() { let c = Child(); addChild(c);"
            + " c.didMove(toParent: self) } }"
        }
    },
    swift("extensions of one class") { count in
      "class S: UIViewController {\n\(mask)}\n"
        + lines(count) {
          "extension S { func e\($0)()"
            + " {} }"
        }
    },
    swift("extensions of UIKit's classes") { count in
      lines(count) { _ in "extension UINavigationController {\n\(mask)}" }
    },
    swift("app delegates") { count in
      lines(count) {
        """
        class D\($0): NSObject, UIApplicationDelegate {
          var lock = UIInterfaceOrientationMask.all
          func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) \
          -> UIInterfaceOrientationMask { lock }
        }
        """
      }
    },
    swift("locks of one delegate") { count in
      """
      class D: NSObject, UIApplicationDelegate {
        static var lock = UIInterfaceOrientationMask.all
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> \
        UIInterfaceOrientationMask { D.lock }
      }

      """
        + lines(count) {
          "class S\($0): UIViewController { override func viewWillAppear(_ a: Bool) { D.lock ="
            + " .landscape } }"
        }
    },
    swift("windows") { count in
      lines(count) {
        "class W\($0) { let w = UIWindow(frame: .zero); func f() { w.isHidden ="
          + " false; w.rootViewController = UIViewController() } }"
      }
    },
    swift("functions outside of types") { count in
      lines(count) {
        "func f\($0)(_ o: UIDeviceOrientation) -> UIInterfaceOrientation { o =="
          + " .landscapeLeft ? .landscapeLeft : .portrait }"
      }
    },
    swift("functions of one name") { count in
      lines(count) {
        "func f(_ o: UIDeviceOrientation) -> UIInterfaceOrientationMask { mask }"
          + " // \($0)"
      }
        + "class S: UIViewController { override var supportedInterfaceOrientations:"
        + " UIInterfaceOrientationMask { f(\(device)) } }\n"
    },
    swift("calls of functions of one name") { count in
      lines(count) {
        "func f(_ o: UIDeviceOrientation) -> UIInterfaceOrientationMask { mask } // \($0)\nfunc"
          + " g\($0)() { lock = f(\(device)) }"
      }
    },
    swift("globals") { count in
      lines(count) {
        "let g\($0): UIInterfaceOrientationMask ="
          + " \($0 == 0 ? ".portrait" : "g\($0 - 1)")"
      }
    },
    swift("enumerations") { count in
      "enum Turn {\n" + lines(count) { "  case c\($0)" } + "  var mask:"
        + " UIInterfaceOrientationMask { switch self {\n"
        + lines(count) { "    case .c\($0): return .landscape" } + "    } }\n}\n"
    },
    swift("conditional compilation") { count in
      lines(count) { "#if os(iOS)\nlet a\($0) = \(device)\n#else\nlet a\($0) = 1\n#endif" }
    },
    swift("views of SwiftUI") { count in
      lines(count) {
        "struct V\($0): View { var body: some View { Text(\"\").fullScreenCover(isPresented:"
          + " $a) { V\($0 + 1)() } } }"
      }
    },
    swift("types inside of each other", most: deepest) { nested($0) },
    swift("types deeper inside of each other than is read", least: deepest + 1) { nested($0) },
    GrowthShape("mistakes in every line", "check FOLDER") { count in
      ["A.swift": head + lines(count) { "class S\($0): UIViewController { var a: = \(device) ) }" }]
    },
    GrowthShape("findings in every format", "check FOLDER --format json --ungrouped") { count in
      [
        "A.swift": head
          + lines(count) {
            "func f\($0)() { UIDevice.current.setValue(3, forKey:"
              + " \"orientation\") }"
          }
      ]
    },
    GrowthShape("findings as SARIF", "check FOLDER --format sarif --ungrouped") { count in
      [
        "A.swift": head
          + lines(count) {
            "func f\($0)() { UIDevice.current.setValue(3, forKey:"
              + " \"orientation\") }"
          }
      ]
    },
    GrowthShape("findings grouped as JUnit", "check FOLDER --format junit") { count in
      [
        "A.swift": head
          + lines(count) {
            "func f\($0)() { UIDevice.current.setValue(3, forKey:"
              + " \"orientation\") }"
          }
      ]
    },
    GrowthShape("fixes of one file", "check FOLDER --fix --dry-run") { count in
      [
        "A.swift": head
          + lines(count) {
            "class S\($0): UIViewController { func"
              + " supportedInterfaceOrientations() -> Int {"
              + " Int(UIInterfaceOrientationMask.portrait.rawValue) } }"
          }
      ]
    },
    GrowthShape("a baseline of findings", "check FOLDER --baseline FOLDER/baseline.json") { count in
      [
        "A.swift": head
          + lines(count) {
            "func f\($0)() { UIDevice.current.setValue(3, forKey:"
              + " \"orientation\") }"
          },
        "baseline.json": "{\"version\": 1, \"findings\": [\n"
          + (0..<count).map {
            "{\"check\": \"forced-rotation-kvc\", \"file\": \"A.swift\", \"declaration\": \"f\($0)()\","
              + " \"code\": \"\($0)\", \"count\": 1}"
          }
          .joined(separator: ",\n") + "]}",
      ]
    },
  ]

  private static func observe(_ method: String) -> String {
    "NotificationCenter.default.addObserver(self, selector: #selector(\(method)),"
      + " name: UIDevice.orientationDidChangeNotification, object: nil)"
  }

  /// A file for each number.
  static func files(_ count: Int, _ text: (Int) -> String) -> [String: String] {
    var files = ["Base.swift": head]
    for number in 0..<count { files["S\(number).swift"] = head + text(number) }
    return files
  }
}
