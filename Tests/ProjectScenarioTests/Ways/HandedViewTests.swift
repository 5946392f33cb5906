import Orientation
import RotationScenario
import Testing

@testable import ProjectScenario

/// Views that are made outside of the trees they are shown in.
@Suite struct HandedViewTests {
  struct Written: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var body: String
    var more: String
    var screens: Set<String>
  }

  static let written = [
    Written(
      testDescription: "Views that a class of the app keeps to be chosen from",
      body: "editors.active.view",
      more: """
        let editors = Editors()
        class EditorInstance { let view: AnyView; init(view: AnyView) { self.view = view } }
        class Editors {
          lazy var all = [EditorInstance(view: AnyView(ImageEditor(url: url)))]
          var active: EditorInstance { all[0] }
        }
        struct ImageEditor: View { let url: URL; var body: some View { Text("x") } }
        """, screens: ["ImageEditor"]),
    Written(
      testDescription: "A view that is passed to what presents it",
      body: "Button(\"x\") { sheets.present(Paywall()) }",
      more: """
        let sheets = Sheets()
        class Sheets { func present<V: View>(_ view: V) { current = AnyView(view) }; var current: AnyView? }
        struct Paywall: View { var body: some View { Text("x") } }
        """, screens: ["Paywall"]),
    Written(
      testDescription: "A function that gives a view by its own type",
      body: "Text(\"x\").fullScreenCover(isPresented: $isShown) { factory.settings() }",
      more: """
        let factory = Factory()
        struct Factory { @MainActor func settings() -> Settings { Settings() } }
        struct Settings: View { var body: some View { Text("x") } }
        """, screens: ["Settings"]),
    Written(
      testDescription: "One of several views in the same place",
      body: "ZStack { if isShown { Splash() } else { Tabs() } }",
      more: """
        struct Splash: View { var body: some View { Text("x") } }
        struct Tabs: View { var body: some View { Text("x") } }
        """, screens: ["Splash", "Tabs"]),
  ]

  @Test("It has a row", arguments: written)
  func row(written: Written) throws {
    let scenario = try ViewGraphTests.app(written.body, written.more)
    let rows = Matrix(scenario).screens.map(scenario.app.name)
    #expect(Set(rows).isSuperset(of: written.screens))
  }

  @Test("What a button or an event does does not belong to the tree")
  func actions() throws {
    let scenario = try ViewGraphTests.app(
      """
      VStack {
        Button { _ = Helper() } label: { Text("x").sheet(isPresented: $isShown) { Letter() } }
        Button(action: { _ = Helper() }) { Text("x").sheet(isPresented: $isShown) { Card() } }
      }
      .onAppear { _ = Helper() }
      """,
      """
      struct Helper: View { var body: some View { List {} } }
      struct Letter: View { var body: some View { Text("x") } }
      struct Card: View { var body: some View { Text("x") } }
      """)
    #expect(
      Set(scenario.ways(from: "Home")).isSuperset(of: ["Letter pageSheet", "Card pageSheet"]))
  }

  static let hosts = [
    "present(Host(rootView: Settings()), animated: true)",
    "present(SettingsHost(count: 1), animated: true)",
    "present(Settings().inHost(), animated: true)",
    "present(SettingsFactory.make(), animated: true)",
  ]

  @Test("A view in a host of the project's has a row, however the host is made", arguments: hosts)
  func host(code: String) throws {
    let scenario = try WrittenApp.scenario(
      """
      import SwiftUI
      import UIKit
      class Root: UIViewController { func go() { \(code) } }
      class Host<Content: View>: UIHostingController<Content> {
        override init(rootView: Content) { super.init(rootView: rootView) }
      }
      class SettingsHost: UIHostingController<Settings> {
        init(count: Int) { super.init(rootView: Settings()) }
      }
      extension View { func inHost() -> UIViewController { UIHostingController(rootView: self.padding()) } }
      enum SettingsFactory {
        static func make() -> UIViewController { let view = Settings(); return UIHostingController(rootView: view) }
      }
      struct Settings: View { var body: some View { Text("x") } }
      """)
    #expect(Matrix(scenario).screens.map(scenario.app.name).contains("Settings"))
  }
}
