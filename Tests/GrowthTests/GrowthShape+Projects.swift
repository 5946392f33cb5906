extension GrowthShape {
  private static let project = """
    name: App
    targets:
      App:
        type: application
        platform: iOS
        deploymentTarget: "15.0"
        sources: [.]
        settings:
          INFOPLIST_FILE: Info.plist
          TARGETED_DEVICE_FAMILY: "1,2"

    """
  private static let plist = """
    <plist version="1.0"><dict>
    <key>UIMainStoryboardFile</key><string>Main</string>
    <key>UISupportedInterfaceOrientations</key>
    <array><string>UIInterfaceOrientationPortrait</string><string>UIInterfaceOrientationLandscapeLeft</string></array>
    </dict></plist>

    """

  /// The files of an app, with a storyboard and code.
  private static func app(
    storyboard: String? = nil, code: String = "", plist: String = plist
  ) -> [String: String] {
    var files = ["project.yml": project, "Info.plist": plist, "A.swift": head + code]
    files["Main.storyboard"] = storyboard
    return files
  }

  /// An app that begins in code.
  private static func coded(_ root: String, _ code: String) -> [String: String] {
    app(
      code: """
        @main class AppDelegate: UIResponder, UIApplicationDelegate {
          var window: UIWindow?
          func application(_ a: UIApplication, didFinishLaunchingWithOptions o: \
          [UIApplication.LaunchOptionsKey: Any]?) -> Bool {
            window = UIWindow(frame: UIScreen.main.bounds)
            window?.rootViewController = \(root)
            window?.makeKeyAndVisible()
            return true
          }
        }

        """ + code,
      plist: plist.replacing(
        "<key>UIMainStoryboardFile</key><string>Main</string>", with: ""))
  }

  /// A storyboard of so many scenes, each with what leads from it.
  private static func scenes(_ count: Int, _ connections: (Int) -> String) -> String {
    "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\""
      + " initialViewController=\"v0\"><scenes>\n"
      + lines(count + 1) {
        "<scene sceneID=\"s\($0)\"><objects><viewController id=\"v\($0)\""
          + " customClass=\"S\($0)\" sceneMemberID=\"viewController\">"
          + "<view key=\"view\" id=\"w\($0)\"/><connections>"
          + ($0 < count ? connections($0) : "")
          + "</connections></viewController></objects></scene>"
      } + "</scenes></document>\n"
  }

  private static func segue(_ kind: String, from: Int, to: Int) -> String {
    "<segue destination=\"v\(to)\" kind=\"\(kind)\" id=\"g\(from)-\(to)\"/>"
  }

  private static func controller(_ number: Int, _ inside: String) -> String {
    "class S\(number): UIViewController {\n\(mask)\(inside)}"
  }

  /// Each kind of app with the commands that read folders.
  private static func each(
    _ name: String, _ commands: [String] = ["check", "model", "matrix", "explain"],
    least: Int = 1, most: Int = .max,
    _ files: @escaping @Sendable (Int) -> [String: String]
  ) -> [GrowthShape] {
    commands.map { command in
      let more =
        ["explain": " --screen S0 --turn landscapeLeft", "matrix": " --ios 17 --format json"]
      return GrowthShape(
        name, "\(command) FOLDER" + (more[command] ?? ""), least: least, most: most, files)
    }
  }

  /// Folders of apps.
  static let projects: [GrowthShape] = [
    each("scenes that show the next", least: 40) { count in
      app(storyboard: scenes(count) { segue("show", from: $0, to: $0 + 1) })
    },
    each("scenes that present the next", least: 40) { count in
      app(storyboard: scenes(count) { segue("presentation", from: $0, to: $0 + 1) })
    },
    each("scenes that embed the next", least: 40) { count in
      app(storyboard: scenes(count) { segue("embed", from: $0, to: $0 + 1) })
    },
    each("scenes that the first shows") { count in
      app(
        storyboard: scenes(count) { number in
          number > 0 ? "" : (1...max(count, 1)).map { segue("show", from: 0, to: $0) }.joined()
        })
    },
    each("scenes that show themselves and two others", least: 40) { count in
      app(
        storyboard: scenes(count) { number in
          [number, (number * 2 + 1) % count, (number * 2 + 2) % count].map {
            segue("show", from: number, to: $0)
          }.joined()
        })
    },
    each("scenes with classes", least: 40) { count in
      app(
        storyboard: scenes(count) { segue("show", from: $0, to: $0 + 1) },
        code: lines(count + 1) { controller($0, "") })
    },
    each("presentations in code", least: 40) { count in
      coded(
        "S0()",
        lines(count + 1) {
          controller($0, "  func go() { present(S\($0 + 1)(), animated: true) }\n")
        })
    },
    each("pushes in code", least: 40) { count in
      coded(
        "UINavigationController(rootViewController: S0())",
        lines(count + 1) {
          controller(
            $0,
            "  func go() { navigationController?.pushViewController(S\($0 + 1)(),"
              + " animated: true) }\n")
        })
    },
    each("presentations from one controller") { count in
      coded(
        "S0()",
        controller(0, lines(count) { "  func go\($0)() { present(S\($0 + 1)(), animated: true) }" })
          + lines(count) { controller($0 + 1, "") })
    },
    each("tabs in code") { count in
      coded(
        "Tabs()",
        "class Tabs: UITabBarController { override func viewDidLoad() { viewControllers = [\n"
          + lines(count + 1) { "  S\($0)()," } + "] } }\n" + lines(count + 1) { controller($0, "") }
      )
    },
    each("children in code", least: 40) { count in
      coded(
        "S0()",
        lines(count + 1) {
          controller(
            $0,
            "  func go() { let c = S\($0 + 1)(); addChild(c);"
              + " view.addSubview(c.view) }\n")
        })
    },
    each("controllers that nothing shows") { count in
      coded("S0()", lines(count + 1) { controller($0, "") })
    },
    each("controllers that hold the next", least: 40) { count in
      coded(
        "S0()",
        lines(count + 1) {
          controller(
            $0,
            "  let next = S\($0 + 1)()\n  func go() { present(next, animated:"
              + " true) }\n")
        })
    },
    each("helpers that show controllers") { count in
      coded(
        "S0()",
        controller(
          0,
          lines(count) {
            "  func a\($0)() { show\($0)(S\($0 + 1)()) }\n  func"
              + " show\($0)(_ c: UIViewController) { present(c, animated: true) }"
          })
          + lines(count) { controller($0 + 1, "") })
    },
    each("coordinators", ["check", "matrix", "model"], least: 40) { count in
      coded(
        "S0()",
        controller(0, "  let c = C0()\n  func go() { c.start(self) }\n")
          + lines(count) {
            "class C\($0) { let c = C\($0 + 1)()\n  func start(_ v: UIViewController) {"
              + " v.present(S\($0 + 1)(), animated: true); c.start(v) } }"
          } + lines(count) { controller($0 + 1, "") })
    },
    each("masks that depend on state", least: 40) { count in
      coded(
        "S0()",
        lines(count + 1) {
          "class S\($0): UIViewController { var lock = false\n  func toggle() { lock.toggle() }\n"
            + "  func go() { present(S\($0 + 1)(), animated: true) }\n"
            + "  override var supportedInterfaceOrientations: UIInterfaceOrientationMask { lock"
            + " ? .portrait : .all } }"
        })
    },
    each("views of SwiftUI that cover", ["check", "matrix", "model"], least: 40) { count in
      [
        "project.yml": project, "Info.plist": plist,
        "A.swift": "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup {"
          + " V0() } } }\n"
          + lines(count + 1) {
            "struct V\($0): View { @State var a = false\n  var body: some View {"
              + " Text(\"\").fullScreenCover(isPresented: $a) { V\($0 + 1)() } } }"
          },
      ]
    },
    each("views of SwiftUI in one body", ["check", "matrix", "model"]) { count in
      [
        "project.yml": project, "Info.plist": plist,
        "A.swift": "import SwiftUI\n@main struct A: App { var body: some Scene { WindowGroup {"
          + " V() } } }\n"
          + "struct V: View { var body: some View { VStack {\n"
          + lines(count) { "  NavigationLink(\"\") { W\($0)() }" } + "} } }\n"
          + lines(count) { "struct W\($0): View { var body: some View { Text(\"\") } }" },
      ]
    },
    each("targets", ["check", "matrix"], most: 400) { count in
      [
        "A.swift": head, "Info.plist": plist,
        "project.yml": "name: App\ntargets:\n"
          + lines(count + 1) {
            "  App\($0):\n    type: application\n    platform: iOS\n    sources: [.]\n   "
              + " settings: { INFOPLIST_FILE: Info.plist }"
          },
      ]
    },
    each("entries of an Info.plist", ["check"]) { count in
      app(
        plist: plist.replacing(
          "</dict></plist>",
          with: lines(count) { "<key>K\($0)</key><string>UIInterfaceOrientationPortrait</string>" }
            + "</dict></plist>"))
    },
    each("orientations of an Info.plist", ["check", "matrix"]) { count in
      app(
        plist: plist.replacing(
          "</array>",
          with: lines(count) { _ in "<string>UIInterfaceOrientationPortrait</string>" } + "</array>"
        ))
    },
    each("settings and what they name", ["check"], most: 2000) { count in
      [
        "A.swift": head, "Info.plist": plist,
        "project.yml": project + lines(count) { "      S\($0): \"$(S\($0 + 1))\"" },
      ]
    },
    each("a project file of many files", ["check", "model"]) { count in
      var made = files(count) { _ in "let a = 1\n" }
      made["Info.plist"] = plist
      made["App.xcodeproj/project.pbxproj"] = pbxproj(
        lines(count) {
          "F\($0) = {isa = PBXFileReference; path = S\($0).swift; sourceTree ="
            + " \"<group>\"; }; B\($0) = {isa = PBXBuildFile; fileRef = F\($0); };"
        },
        children: (0..<count).map { "F\($0)" }.joined(separator: ","),
        files: (0..<count).map { "B\($0)" }.joined(separator: ","), settings: "")
      return made
    },
    each("a project file of many settings", ["check", "model"]) { count in
      [
        "A.swift": head, "Info.plist": plist,
        "App.xcodeproj/project.pbxproj": pbxproj(
          "", children: "", files: "", settings: lines(count) { "S\($0) = \"$(S\($0 + 1))\";" }),
      ]
    },
    each("a project file of one long list", ["check"]) { count in
      [
        "A.swift": head, "Info.plist": plist,
        "App.xcodeproj/project.pbxproj": pbxproj(
          "X = {isa = PBXGroup; children = (" + String(repeating: "a,", count: count * 10) + ");};",
          children: "", files: "", settings: ""),
      ]
    },
    each("groups inside of each other", ["check"], most: 400) { count in
      [
        "A.swift": head, "Info.plist": plist,
        "App.xcodeproj/project.pbxproj": pbxproj(
          lines(count) {
            "G\($0) = {isa = PBXGroup; path = g; children = (G\($0 + 1));"
              + " sourceTree = \"<group>\";};"
          },
          children: "G0", files: "", settings: ""),
      ]
    },
    each("lines of a configuration file", ["check"]) { count in
      [
        "A.swift": head, "Info.plist": plist,
        "A.xcconfig": lines(count) { "S\($0) = $(S\($0 + 1)) $(inherited)" },
        "App.xcodeproj/project.pbxproj": pbxproj(
          "X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = \"<group>\"; };",
          children: "X", files: "", settings: "", base: "baseConfigurationReference = X;"),
      ]
    },
    each("configuration files that include the next", ["check"], most: 100) { count in
      var made = [
        "A.swift": head, "Info.plist": plist,
        "App.xcodeproj/project.pbxproj": pbxproj(
          "X = {isa = PBXFileReference; path = A0.xcconfig; sourceTree = \"<group>\"; };",
          children: "X", files: "", settings: "", base: "baseConfigurationReference = X;"),
      ]
      for number in 0...count {
        made["A\(number).xcconfig"] = "#include? \"A\(number + 1).xcconfig\"\nS\(number) = 1\n"
      }
      return made
    },
    each("globs of a configuration", ["check"], most: 400) { count in
      [
        "A.swift": head, "b/B.swift": head,
        ".quarterturn.yml": "exclude:\n  - none\n" + lines(count) { "  - \"x\($0)/**/*.swift\"" },
      ]
    },
    each("views of a storyboard", ["check", "model"]) { count in
      app(
        storyboard: scenes(0) { _ in "" }.replacing(
          "<view key=\"view\" id=\"w0\"/>",
          with: "<view key=\"view\" id=\"w0\"><subviews>"
            + lines(count) {
              "<label id=\"l\($0)\" text=\"orientation\"><rect key=\"frame\""
                + " x=\"\($0)\" y=\"0\" width=\"1\" height=\"1\"/></label>"
            }
            + "</subviews></view>"))
    },
    each("folders inside of each other", ["check"], least: 120, most: 480) { count in
      ["A.swift": head, (0..<count).map { _ in "d/" }.joined() + "B.swift": head]
    },
    each("folders beside each other", ["check", "model"], most: 4000) { count in
      var made = ["A.swift": head]
      for number in 0..<count { made["d\(number)/B\(number).txt"] = "" }
      return made
    },
    each("storyboards", ["check", "model"], most: 1200) { count in
      var made = app(storyboard: scenes(1) { _ in "" })
      for number in 0..<count {
        made["B\(number).storyboard"] = scenes(1) { segue("show", from: $0, to: $0 + 1) }
      }
      return made
    },
  ].flatMap { $0 }

  private static func pbxproj(
    _ objects: String, children: String, files: String, settings: String, base: String = ""
  ) -> String {
    """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 56; rootObject = P; objects = {
      P = {isa = PBXProject; mainGroup = G; targets = (T); buildConfigurationList = L; };
      G = {isa = PBXGroup; children = (\(children)); sourceTree = "<group>"; };
      S = {isa = PBXSourcesBuildPhase; files = (\(files)); };
      C = {isa = XCBuildConfiguration; name = Release; \(base) buildSettings = {
        INFOPLIST_FILE = "Info.plist"; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2";
        IPHONEOS_DEPLOYMENT_TARGET = 15.0; \(settings) }; };
      L = {isa = XCConfigurationList; buildConfigurations = (C); };
      T = {isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
        productType = "com.apple.product-type.application"; };
      \(objects)
    }; }

    """
  }
}
