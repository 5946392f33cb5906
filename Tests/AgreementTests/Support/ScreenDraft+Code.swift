import Orientation

extension ScreenDraft {
  /// The class in Swift.
  func swift(in app: AppDraft) -> String {
    var members: [String] = []
    if let mask {
      if mask.isNamed {
        members.append(
          "  private let allowed: UIInterfaceOrientationMask = \(mask.swift("UIDevice.current"))")
      }
      members.append(
        "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {\n"
          + "    \(mask.isNamed ? "allowed" : mask.swift("traitCollection"))\n  }")
    }
    if let autorotates {
      members.append("  override var shouldAutorotate: Bool { \(autorotates) }")
    }
    if let preferred {
      members.append(
        "  override var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {\n"
          + "    .\(preferred)\n  }")
    }
    if let child {
      members.append(
        """
          override func viewDidLoad() {
            super.viewDidLoad()
            let child = \(app.screens[child].name)()
            addChild(child)
            view.addSubview(child.view)
            child.didMove(toParent: self)
          }
        """)
    }
    for (index, way) in ways.enumerated() {
      let show =
        way.style == nil
        ? "navigationController?.pushViewController(next, animated: true)"
        : "present(next, animated: true)"
      let style = way.style == .unset ? nil : way.style?.rawValue
      members.append(
        "  func show\(index)() {\n" + way.shell.swift(named: "next", in: app) + "\n"
          + (style.map { "    next.modalPresentationStyle = .\($0)\n" } ?? "") + "    \(show)\n  }")
    }
    return """
      import UIKit

      final class \(name): UIViewController {
      \(members.joined(separator: "\n\n"))
      }

      """
  }

  /// The class in Objective-C.
  func objectiveC(in app: AppDraft) -> String {
    var members: [String] = []
    if let mask {
      members.append(
        "- (UIInterfaceOrientationMask)supportedInterfaceOrientations {\n"
          + "  return \(mask.objectiveC);\n}")
    }
    if let autorotates {
      members.append("- (BOOL)shouldAutorotate {\n  return \(autorotates ? "YES" : "NO");\n}")
    }
    if let preferred {
      members.append(
        "- (UIInterfaceOrientation)preferredInterfaceOrientationForPresentation {\n"
          + "  return UIInterfaceOrientation\(preferred.capitalized);\n}")
    }
    if let child {
      members.append(
        """
        - (void)viewDidLoad {
          [super viewDidLoad];
          \(app.screens[child].name) *child = [[\(app.screens[child].name) alloc] init];
          [self addChildViewController:child];
          [self.view addSubview:child.view];
          [child didMoveToParentViewController:self];
        }
        """)
    }
    for (index, way) in ways.enumerated() {
      let show =
        way.style == nil
        ? "[self.navigationController pushViewController:next animated:YES];"
        : "[self presentViewController:next animated:YES completion:nil];"
      let style = way.style == .unset ? nil : way.style?.rawValue
      let assignment = style.map {
        "  next.modalPresentationStyle = UIModalPresentation\($0.prefix(1).uppercased())"
          + "\($0.dropFirst());\n"
      }
      members.append(
        "- (void)show\(index) {\n" + way.shell.objectiveC(named: "next", in: app) + "\n"
          + (assignment ?? "") + "  \(show)\n}")
    }
    return """
      #import <UIKit/UIKit.h>

      @interface \(name) : UIViewController
      @end

      @implementation \(name)
      \(members.joined(separator: "\n\n"))
      @end

      """
  }
}

extension ShellDraft {
  /// Statements that make it.
  func swift(named name: String, in app: AppDraft) -> String {
    let content = "\(app.screens[screen].name)()"
    switch container {
    case .none: return "    let \(name) = \(content)"
    case .navigation:
      return "    let \(name) = UINavigationController(rootViewController: \(content))"
    case .forwardingNavigation:
      return "    let \(name) = ForwardingNavigationController(rootViewController: \(content))"
    case .tabs:
      return "    let \(name) = UITabBarController()\n    \(name).viewControllers = [\(content)]"
    }
  }

  /// The same in Objective-C.
  func objectiveC(named name: String, in app: AppDraft) -> String {
    let content = "[[\(app.screens[screen].name) alloc] init]"
    func navigation(_ type: String) -> String {
      "  \(type) *\(name) =\n      [[\(type) alloc] initWithRootViewController:\(content)];"
    }
    switch container {
    case .none: return "  \(app.screens[screen].name) *\(name) = \(content);"
    case .navigation: return navigation("UINavigationController")
    case .forwardingNavigation: return navigation("ForwardingNavigationController")
    case .tabs:
      return "  UITabBarController *\(name) = [[UITabBarController alloc] init];\n"
        + "  \(name).viewControllers = @[ \(content) ];"
    }
  }
}

extension MaskDraft {
  /// The expression in Swift; `idiomOwner` has a `userInterfaceIdiom` there.
  func swift(_ idiomOwner: String) -> String {
    phone == pad
      ? phone.swift : "\(idiomOwner).userInterfaceIdiom == .pad ? \(pad.swift) : \(phone.swift)"
  }

  /// The expression in Objective-C.
  var objectiveC: String {
    phone == pad
      ? phone.objectiveC
      : "UIDevice.currentDevice.userInterfaceIdiom == UIUserInterfaceIdiomPad ? "
        + "\(pad.objectiveC) : \(phone.objectiveC)"
  }
}

extension InterfaceOrientationMask {
  fileprivate var swift: String {
    switch self {
    case .all: ".all"
    case .allButUpsideDown: ".allButUpsideDown"
    case .landscape: ".landscape"
    case .portrait: ".portrait"
    case .landscapeRight: ".landscapeRight"
    default: "[\(InterfaceOrientation.valid.filter { contains($0) }.map { ".\($0)" }.joined())]"
    }
  }

  fileprivate var objectiveC: String {
    switch self {
    case .all: "UIInterfaceOrientationMaskAll"
    case .allButUpsideDown: "UIInterfaceOrientationMaskAllButUpsideDown"
    case .landscape: "UIInterfaceOrientationMaskLandscape"
    default:
      InterfaceOrientation.valid.filter { contains($0) }
        .map { "UIInterfaceOrientationMask\($0.capitalized)" }.joined(separator: " | ")
    }
  }
}

extension InterfaceOrientation {
  fileprivate var capitalized: String {
    let name = "\(self)"
    return name.prefix(1).uppercased() + name.dropFirst()
  }
}
