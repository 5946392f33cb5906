import Orientation
import RotationScenario
import ScreenGraph
import Testing

@testable import ProjectScenario

/// The screens of SwiftUI apps, and how they lead to each other.
@Suite struct ViewGraphTests {
  /// An app that begins with `Home`, beside other code.
  static func app(_ body: String, _ more: String = "") throws -> Scenario {
    try WrittenApp.project([
      "App.swift":
        "import SwiftUI\n@main struct Demo: App { var body: some Scene { WindowGroup { Home() } } }",
      "Home.swift": """
      import SwiftUI
      struct Home: View {
        @State var isShown = false
        @State var item: Route?
        @EnvironmentObject var router: Router
        var body: some View {
          \(body)
        }
        func makeEditor(_ item: Int) -> some View { Editor().padding() }
        @ViewBuilder var details: some View { if isShown { Detail() } else { Text("none") } }
      }
      class Router: ObservableObject { @Published var sheet: Sheet? }
      enum Route { case detail, editor }
      enum Sheet: Identifiable, View {
        case detail, editor
        var body: some View {
          switch self {
          case .detail: Detail()
          case .editor: NavigationStack { Editor() }
          }
        }
        @ViewBuilder var screen: some View { Detail() }
      }
      struct Detail: View { var body: some View { Text("detail") } }
      struct Editor: View { var body: some View { Text("editor") } }
      struct Wrapper<Content: View>: View {
        let content: () -> Content
        var body: some View { content() }
      }
      struct Showing<Inner: View>: ViewModifier {
        @Binding var isShown: Bool
        let inner: () -> Inner
        func body(content: Content) -> some View { content.sheet(isPresented: $isShown) { inner() } }
      }
      extension View {
        func cover<C: View>(_ isShown: Binding<Bool>, @ViewBuilder screen: @escaping () -> C) -> some View {
          fullScreenCover(isPresented: isShown) { screen() }
        }
      }
      struct Home_Previews: PreviewProvider {
        static var previews: some View { Home().sheet(isPresented: .constant(true)) { Preview() } }
      }
      struct Preview: View { var body: some View { Text("") } }
      """,
      "More.swift": "import SwiftUI\nimport UIKit\n" + more,
    ]).scenario()
  }

  static let ways: [(body: String, ways: [String])] = [
    (#"Text("x").sheet(isPresented: $isShown) { Detail() }"#, ["Detail pageSheet"]),
    (
      #"Text("x").sheet(isPresented: $isShown, onDismiss: { print(1) }, content: { Detail() })"#,
      ["Detail pageSheet"]
    ),
    (
      #"Text("x").sheet(isPresented: $isShown) { print(1) } content: { Detail() }"#,
      ["Detail pageSheet"]
    ),
    (#"Text("x").sheet(item: $item, content: makeEditor)"#, ["Editor pageSheet"]),
    (#"Text("x").sheet(isPresented: $isShown, content: Detail.init)"#, ["Detail pageSheet"]),
    (
      #"Text("x").sheet(item: $router.sheet) { $0 }"#,
      ["Detail pageSheet", "Editor pageSheet"]
    ),
    (#"Text("x").sheet(item: $router.sheet) { $0.screen }"#, ["Detail pageSheet"]),
    (
      #"Text("x").sheet(item: $item) { item in switch item { case .detail: Detail(); case .editor: Editor() } }"#,
      ["Detail pageSheet", "Editor pageSheet"]
    ),
    (
      #"Text("x").fullScreenCover(isPresented: $isShown) { Detail().padding() }"#,
      ["Detail fullScreen"]
    ),
    (
      #"Text("x").fullScreenCover(isPresented: $isShown) { AnyView(Wrapper { Detail() }) }"#,
      ["Detail fullScreen"]
    ),
    (
      #"Text("x").popover(isPresented: $isShown) { VStack { Text("a"); Text("b") } }"#,
      ["HomePopover popover"]
    ),
    (#"Text("x").inspector(isPresented: $isShown) { details }"#, ["Detail pageSheet"]),
    (#"Text("x").modifier(Showing(isShown: $isShown) { Detail() })"#, ["Detail pageSheet"]),
    (#"Text("x").cover($isShown) { Detail() }"#, ["Detail fullScreen"]),
    (
      "Text(\"x\")\n#if os(iOS)\n.sheet(isPresented: $isShown) { Detail() }\n#endif",
      ["Detail pageSheet"]
    ),
    ("Text(\"x\")\n#if os(macOS)\n.sheet(isPresented: $isShown) { Detail() }\n#endif", []),
    (#"Text("x").alert("Sure?", isPresented: $isShown) { }"#, ["UIAlertController automatic"]),
    (
      #"Text("x").confirmationDialog("Sure?", isPresented: $isShown) { }"#,
      ["UIAlertController automatic"]
    ),
    (
      #"Text("x").fileImporter(isPresented: $isShown, allowedContentTypes: []) { _ in }"#,
      ["UIDocumentPickerViewController pageSheet"]
    ),
    (#"Text("x").quickLookPreview($url)"#, ["QLPreviewController fullScreen"]),
    (#"ShareLink(item: "x")"#, ["UIActivityViewController pageSheet"]),
    (#"PhotosPicker("x", selection: $items)"#, ["PHPickerViewController pageSheet"]),
    ("NavigationStack { NavigationLink { Detail() } label: { Text(\"x\") } }", ["Detail pushed"]),
    ("NavigationStack { NavigationLink(\"x\") { Detail() } }", ["Detail pushed"]),
    ("NavigationView { NavigationLink(destination: Detail()) { Text(\"x\") } }", ["Detail pushed"]),
    (
      "NavigationView { NavigationLink(destination: Detail(), isActive: $isShown) { EmptyView() } }",
      ["Detail pushed"]
    ),
    ("NavigationStack { NavigationLink(value: 1) { Editor() } }", []),
    (
      "NavigationStack { Text(\"x\").navigationDestination(for: Route.self) { route in switch route { case .detail: Detail(); case .editor: Editor() } } }",
      ["Detail pushed", "Editor pushed"]
    ),
    (
      "NavigationStack { Text(\"x\").navigationDestination(isPresented: $isShown) { Detail() } }",
      ["Detail pushed"]
    ),
    (
      "NavigationStack(path: $path) { Text(\"x\") } destination: { item in Detail() }",
      ["Detail pushed"]
    ),
  ]

  @Test("A view leads to what its modifiers and links show", arguments: ways)
  func leads(example: (body: String, ways: [String])) throws {
    let scenario = try Self.app(example.body)
    #expect(scenario.app.root.map(scenario.app.name) == "Home")
    #expect(scenario.ways(from: "Home") == example.ways)
    #expect(scenario.screen("Preview") == nil)
    for index in scenario.app.screens.indices {
      guard case .events = scenario.app.route(to: ControllerID(index)) else {
        Issue.record("\(scenario.app.screens[index].name) is not reached")
        continue
      }
    }
    _ = try Scenario(yaml: scenario.yaml)
  }

  static let containers: [(body: String, children: [String])] = [
    (
      "TabView { Detail().tabItem { }; NavigationStack { Editor() }.tabItem { } }",
      ["Detail", "Editor"]
    ),
    (
      "TabView { Tab(\"a\", systemImage: \"a\") { Detail() }; TabSection(\"b\") { Tab(\"b\", systemImage: \"b\") { Editor() } } }",
      ["Detail", "Editor"]
    ),
    ("TabView { ForEach(0..<2) { _ in details.tabItem { } } }", ["Detail"]),
    ("TabView { Detail(); Editor() }.tabViewStyle(.page)", []),
    ("NavigationSplitView { Editor() } detail: { details }", ["Editor", "Detail"]),
    ("NavigationSplitView { List { Text(\"a\") } } detail: { Detail() }", ["Detail"]),
    (
      "if isShown { TabView { Detail(); Editor() } } else { NavigationSplitView { Detail() } detail: { Editor() } }",
      ["Detail", "Editor"]
    ),
    ("if isShown { Detail() } else { Editor() }", ["Detail", "Editor"]),
    ("VStack { Detail(); Editor() }", []),
    ("VStack { Scanning() }", ["Scanner"]),
  ]

  @Test("A view has the screens of its container as children", arguments: containers)
  func contains(example: (body: String, children: [String])) throws {
    let scenario = try Self.app(
      example.body,
      """
      class Scanner: UIViewController {}
      struct Scanning: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> Scanner { Scanner() }
        func updateUIViewController(_ controller: Scanner, context: Context) {}
      }
      """)
    #expect(scenario.children(of: "Home") == example.children)
    _ = try Scenario(yaml: scenario.yaml)
  }

  @Test("Controllers that views bring along lead on")
  func controllers() throws {
    let scenario = try Self.app(
      "ZStack { Web(); Bar() }.fullScreenCover(isPresented: $isShown) { Movie() }",
      """
      struct Web: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> WebController {
          let controller = WebController()
          controller.delegate = context.coordinator
          return controller
        }
        func updateUIViewController(_ controller: WebController, context: Context) {}
        class Coordinator: NSObject {
          func tapped(_ sender: UIViewController) { sender.present(Pin(), animated: true) }
        }
      }
      struct Movie: UIViewControllerRepresentable {
        func makeUIViewController(context: Context) -> some UIViewController { MovieController() }
        func updateUIViewController(_ controller: UIViewControllerType, context: Context) {}
      }
      struct Bar: View {
        var body: some View { Button("x") { open() } }
        func open() {
          let host = Host()
          host.modalPresentationStyle = .fullScreen
          UIApplication.shared.windows.first?.rootViewController?.present(host, animated: true)
        }
      }
      class Host: UIHostingController<Inner> {
        init() { super.init(rootView: Inner()) }
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscape }
      }
      struct Inner: View { var body: some View { Text("").sheet(isPresented: .constant(true)) { Quality() } } }
      struct Quality: View { var body: some View { Text("") } }
      class WebController: UIViewController {
        func scan() {
          let scanner = Scanner()
          scanner.modalPresentationStyle = .fullScreen
          present(scanner, animated: true)
        }
      }
      class Scanner: UIViewController {}
      class Pin: UIViewController {}
      class MovieController: UIViewController {}
      """)
    #expect(scenario.children(of: "Home") == ["WebController"])
    #expect(scenario.ways(from: "WebController") == ["Scanner fullScreen"])
    #expect(scenario.children(of: "Movie") == ["MovieController"])
    #expect(
      Set(scenario.ways(from: "Home")) == ["Movie fullScreen", "Host fullScreen", "Pin automatic"])
    #expect(scenario.ways(from: "Host") == ["Quality pageSheet"])
    #expect(scenario.screen("Host")?.controller.answers.mask == .landscape)
    let matrix = Matrix(scenario)
    #expect(matrix.unreachable.isEmpty)
  }

  @Test("A host of UIKit code is called after the view in it, however that is wrapped")
  func hosts() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      import SwiftUI
      class Root: UIViewController {
        func one() { present(UIHostingController(rootView: AnyView(One().environmentObject(Store()))), animated: true) }
        func two() {
          let view = Two { print("done") }
          navigationController?.pushViewController(UIHostingController(rootView: view), animated: true)
        }
        func three() { present(Locked(rootView: Three()), animated: true) }
        func four() { present(Locked(wrapping: Four()), animated: true) }
      }
      class Store: ObservableObject {}
      class Locked<Content: View>: UIHostingController<Content> {}
      struct One: View { var body: some View { Text("") } }
      struct Two: View {
        let done: () -> Void
        var body: some View { NavigationLink("x") { Three() } }
      }
      struct Three: View { var body: some View { Text("") } }
      struct Four: View { var body: some View { Text("") } }
      """, root: "UINavigationController(rootViewController: Root())")
    #expect(
      scenario.ways(from: "Root")
        == ["One automatic", "Two pushed", "Locked automatic", "Four automatic"])
    #expect(scenario.ways(from: "Two") == ["Three pushed"])
  }

  @Test("What a hosting controller shows has no way to be asked, and no advice says so")
  func hosting() throws {
    let scenario = try Self.app("TabView { Detail(); Editor() }")
    #expect(scenario.screen("Home")?.controller.isHosting == true)
    let again = try Scenario(yaml: scenario.yaml)
    #expect(again.screen("Home")?.controller.isHosting == true)
    #expect(again.screen("Home")?.controller.kind == .tab)
  }

  @Test("Q-14: over a root that narrows, a cover of SwiftUI's is in doubt, a sheet is not")
  func covers() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      import SwiftUI
      class Host: UIHostingController<Home> {
        override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
      }
      struct Home: View {
        @State var isShown = false
        var body: some View {
          Text("").fullScreenCover(isPresented: $isShown) { Cover() }.sheet(isPresented: $isShown) { Sheet() }
        }
      }
      struct Cover: View { var body: some View { Text("") } }
      struct Sheet: View { var body: some View { Text("") } }
      """, root: "Host(rootView: Home())")
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
    let doubtful = try matrix.screens.indices.filter { index in
      let doubts = matrix.doubts(index, 0, 0).map { scenario.app.doubts[$0].subject }
      _ = try #require(matrix[index, 0, 0])
      return doubts.contains { if case .way = $0 { true } else { false } }
    }
    #expect(doubtful.map { scenario.app.name(of: matrix.screens[$0]) } == ["Cover"])
    _ = try Scenario(yaml: scenario.yaml)
  }

  @Test("A view that is filled with views shows and presents them")
  func filled() throws {
    let scenario = try Self.app(
      "Framed(isShown: $isShown) { Detail() } sheet: { Editor() }",
      """
      struct Framed<Content: View, Sheet: View>: View {
        @Binding var isShown: Bool
        @ViewBuilder let content: () -> Content
        @ViewBuilder let sheet: () -> Sheet
        var body: some View { framed }
        private var framed: some View {
          VStack { content(); hint() }.sheet(isPresented: $isShown) { NavigationStack { sheet() } }
        }
        private func hint() -> some View { Text("hint") }
      }
      """)
    #expect(scenario.ways(from: "Home") == ["Editor pageSheet"])
  }

  @Test("Several scenes, a delegate's mask and a view that leads to itself")
  func scenes() throws {
    let scenario = try WrittenApp.project([
      "App.swift": """
      import SwiftUI
      @main struct Demo: App {
        @UIApplicationDelegateAdaptor private var delegate: Delegate
        var body: some Scene {
          main
          WindowGroup(id: "player") { Player() }
          #if os(macOS)
          Settings { Preferences() }
          #endif
        }
        var main: some Scene { WindowGroup { Folder() } }
      }
      class Delegate: NSObject, UIApplicationDelegate {
        func application(_ a: UIApplication, supportedInterfaceOrientationsFor w: UIWindow?) -> UIInterfaceOrientationMask { .portrait }
      }
      struct Folder: View { var body: some View { NavigationStack { NavigationLink("x") { Folder() }; NavigationLink("y") { File() } } } }
      struct File: View { var body: some View { Text("").sheet(isPresented: .constant(true)) { Folder() } } }
      struct Player: View { var body: some View { Text("") } }
      struct Preferences: View { var body: some View { Text("") } }
      """
    ]).scenario()
    #expect(scenario.app.root.map(scenario.app.name) == "Folder")
    #expect(scenario.app.otherRoots.map(scenario.app.name) == ["Player"])
    #expect(scenario.ways(from: "Folder") == ["File pushed"])
    #expect(scenario.screen("Preferences") == nil)
    #expect(scenario.app.application.delegateMask == .portrait)
    #expect(!scenario.app.doubts.contains { $0.subject == .root })
    #expect(Matrix(scenario).unreachable.isEmpty)
  }

  @Test("The system's screens have rows, with what is known of them")
  func system() throws {
    let scenario = try WrittenApp.scenario(
      """
      import UIKit
      class Root: UIViewController {
        func go() {
          let picker = UIImagePickerController()
          picker.sourceType = .camera
          present(picker, animated: true)
          present(UIImagePickerController(), animated: true)
          present(UIActivityViewController(activityItems: [], applicationActivities: nil), animated: true)
          present(SFSafariViewController(url: url), animated: true)
          present(UIAlertController(title: "", message: "", preferredStyle: .alert), animated: true)
          addChild(AVPlayerViewController())
        }
      }
      """)
    #expect(
      scenario.ways(from: "Root") == [
        "UIImagePickerController fullScreen", "UIImagePickerController2 automatic",
        "UIActivityViewController automatic", "SFSafariViewController fullScreen",
        "UIAlertController automatic",
      ])
    let picker = try #require(scenario.screen("UIImagePickerController")?.controller)
    #expect(picker.kind == .imagePicker)
    #expect(picker.ownMask(on: .phone) == .portrait)
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
    func row(_ name: String) throws -> Matrix.Row {
      let id = try #require(scenario.controllerID(named: name))
      let place = try #require(matrix.screens.firstIndex(of: id))
      return try #require(matrix[place, 0, 0])
    }
    #expect(
      try row("UIImagePickerController").results == Array(repeating: .portrait, count: 4))
    #expect(try row("SFSafariViewController").isDoubtful)
    #expect(try !row("UIActivityViewController").isDoubtful)
    #expect(try row("UIAlertController").results == row("Root").results)
    #expect(try !row("AVPlayerViewController").isDoubtful)
    #expect(try row("FullScreenVideo").isDoubtful)
  }
}
