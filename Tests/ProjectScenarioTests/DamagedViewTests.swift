import Orientation
import RotationScenario
import ScreenGraph
import TestSupport
import Testing

@testable import ProjectScenario

/// SwiftUI apps with bytes of their code changed, cut out and cut off.
@Suite struct DamagedViewTests {
  static let count = Effort.damaged.count(30)

  static let app = """
    import SwiftUI
    @main struct Demo: App {
      @UIApplicationDelegateAdaptor(Delegate.self) var delegate
      var body: some Scene { main; WindowGroup(id: "b") { if isIn { Home() } else { Login() } } }
      var main: some Scene { WindowGroup { Home().modifier(Showing { Detail() }) } }
    }
    class Delegate: NSObject, UIApplicationDelegate {}
    struct Home: View {
      @State var item: Sheet?
      var body: some View {
        TabView {
          NavigationStack { list.navigationDestination(for: Int.self) { Detail(number: $0) } }
          Tab("a", systemImage: "a") { NavigationSplitView { Login() } detail: { details } }
          ForEach(0..<2) { tab in content(tab).tabItem { Text("b") } }
        }
        .sheet(item: $item) { $0 }
        .cover(isPresented: $isShown) { Wrapper { Player() } }
        #if os(iOS)
        .popover(isPresented: $isShown, content: Login.init)
        #endif
      }
      var list: some View { List { NavigationLink("a") { Home() }; NavigationLink(destination: Player()) { Text("b") } } }
      @ViewBuilder var details: some View { switch item { case .a: Detail(); default: Home() } }
      func content(_ tab: Int) -> some View { AnyView(Player()) }
    }
    enum Sheet: Identifiable, View { case a, b; var body: some View { switch self { case .a: Login(); case .b: Home().sheet(item: $item) { $0 } } }
      @State var item: Sheet? }
    struct Wrapper<C: View>: View { let content: () -> C; var body: some View { content() } }
    struct Showing<C: View>: ViewModifier {
      let inner: () -> C
      func body(content: Content) -> some View { content.sheet(isPresented: $a) { inner() }.modifier(Showing { inner() }) }
    }
    extension View {
      func cover<C: View>(isPresented: Binding<Bool>, @ViewBuilder content: @escaping () -> C) -> some View {
        fullScreenCover(isPresented: isPresented) { content().cover(isPresented: isPresented) { content() } }
      }
    }
    struct Login: View { var body: some View { loop }; var loop: some View { loop2 }; var loop2: some View { loop } }
    struct Detail: View { var body: some View { ShareLink(item: 1).alert("a", isPresented: $b) {}; Detail() } }
    struct Player: UIViewControllerRepresentable {
      func makeUIViewController(context: Context) -> PlayerController { let c = PlayerController(); return c }
    }
    class PlayerController: UIViewController { func go() { present(UIHostingController(rootView: Home()), animated: true) } }
    """

  @Test("However the code of views is damaged, its scenario can be written, read again and shown")
  func damaged() throws {
    let phone = try #require(DeviceProfile.named("iPhone 15"))
    var random = SeededGenerator(seed: 12)
    for number in 0..<Self.count {
      var bytes = Array(Self.app.utf8)
      if number > 0 { bytes = DamagedAppTests.mutated(bytes, &random) }
      let code = String(decoding: bytes, as: UTF8.self)
      guard let project = try? WrittenApp.project(["App.swift": code]) else { continue }
      let scenario = project.scenario()
      let again = try Scenario(yaml: scenario.yaml)
      #expect(again.app.screens.map(\.name) == scenario.app.screens.map(\.name))
      let matrix = Matrix(scenario, devices: [phone], versions: [SystemVersion(17)])
      if number == 0 { #expect(matrix.screens.count > 8) }
    }
  }
}
