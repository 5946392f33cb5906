import InterfaceBuilderDocuments
import Orientation
import ScreenSheets
import Testing

@Suite struct AppScreensTests {
  static func document(
    _ scenes: String, _ path: String = "Main.storyboard", launch: Bool = false
  ) -> InterfaceDocument {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" targetRuntime="iOS.CocoaTouch" \
      launchScreen="\(launch ? "YES" : "NO")" initialViewController="tabs"><scenes>\(scenes)</scenes></document>
      """
    return InterfaceDocumentReader.read(Array(text.utf8), path: path).document
  }

  static func scene(_ element: String, _ id: String, _ inside: String = "", _ name: String = "")
    -> String
  {
    "<scene sceneID=\"s\(id)\"><objects><\(element) id=\"\(id)\" \(name) sceneMemberID=\"viewController\">"
      + inside + "</\(element)></objects></scene>"
  }

  static func segues(_ segues: (kind: String, to: String)...) -> String {
    "<connections>"
      + segues.enumerated().map {
        "<segue destination=\"\($1.to)\" kind=\"\($1.kind)\" relationship=\"viewControllers\" id=\"g\($0)\($1.to)\"/>"
      }.joined() + "</connections>"
  }

  static let app = [
    document(
      scene("tabBarController", "tabs", segues(("relationship", "nav"), ("relationship", "away")))
        + scene("navigationController", "nav", segues(("relationship", "list")))
        + scene("viewController", "list", segues(("show", "detail"), ("presentation", "sheet")))
        + scene("viewController", "detail", segues(("show", "deeper"), ("embed", "inner")))
        + scene("viewController", "deeper", segues(("show", "list")), "customClass=\"Deeper\"")
        + scene("viewController", "sheet", "", "storyboardIdentifier=\"Sheet\"")
        + scene("viewController", "inner")
        + scene("viewControllerPlaceholder", "away", "", "storyboardName=\"Other\"")),
    document(
      scene("viewController", "tabs", "", "customClass=\"Elsewhere\""), "Other.storyboard"),
    document(scene("viewController", "l"), "Launch.storyboard", launch: true),
  ]

  @Test("Containers are shown around their content, and embedded controllers inside of others")
  func screens() {
    let screens = AppScreens(Self.app) { _ in nil }.screens
    #expect(
      screens.map(\.place.id) == ["list", "detail", "deeper", "sheet", "tabs", "l"])
    let containers = screens.map { $0.containers.map(\.id) }
    #expect(
      containers == [["tabs", "nav"], ["tabs", "nav"], ["tabs", "nav"], [], ["tabs"], []])
    #expect(screens.map(\.pushedFrom?.id) == [nil, "list", "list", nil, nil, nil])
    #expect(screens[4].containers.first?.document == 0)
    #expect(screens.last?.kind == .launchScreen)
  }

  @Test("Names are those of other commands, of classes and of identifiers, and none is there twice")
  func names() {
    let screens = AppScreens(Self.app) { $0.id == "list" ? "Deeper" : nil }.screens
    #expect(
      screens.map(\.name) == [
        "Deeper", "Main", "Deeper 2", "Sheet", "Elsewhere", "Launch",
      ])
  }

  @Test("Containers that contain each other come to an end")
  func cycle() {
    let text =
      Self.scene("tabBarController", "a", Self.segues(("relationship", "b")))
      + Self.scene(
        "tabBarController", "b", Self.segues(("relationship", "a"), ("relationship", "c")))
      + Self.scene("viewController", "c")
    let screens = AppScreens([Self.document(text)]) { _ in nil }.screens
    #expect(screens.map(\.place.id) == ["c"])
    #expect(screens.first?.containers.map(\.id) == ["a", "b"])
  }
}
