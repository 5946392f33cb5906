import HeadlessDevice
import Orientation
import RecordedFiles
import ScreenLayout
import Testing
import UIKit

/// A layout of the articles, and what is wrong with it.
struct ArticleLayout: Sendable, CustomTestStringConvertible {
  var file: String
  var title: String
  var problems: [String] = []
  var root: @MainActor @Sendable () -> UIViewController

  var testDescription: String { title }

  static let all: [ArticleLayout] = [
    ArticleLayout(file: "quotes", title: "Stock quotes: constraints made anew on each turn") {
      let tabs = UITabBarController()
      let quotes = UINavigationController(rootViewController: QuotesPage())
      quotes.tabBarItem = UITabBarItem(title: "Quotes", image: nil, tag: 0)
      let other = UIViewController()
      other.tabBarItem = UITabBarItem(title: "Account", image: nil, tag: 1)
      tabs.viewControllers = [quotes, other]
      return tabs
    },
    ArticleLayout(file: "profile-constraints", title: "Constraints, and a constant for landscape") {
      ConstraintProfilePage()
    },
    ArticleLayout(file: "profile-proportional", title: "Frames in proportion to the view") {
      ProportionalProfilePage()
    },
    ArticleLayout(file: "profile-two-layouts", title: "Two layouts, chosen by the orientation") {
      TwoLayoutsProfilePage()
    },
    ArticleLayout(file: "masks", title: "Autoresizing masks") { MaskedPage() },
    ArticleLayout(file: "alternate", title: "Another controller for landscape") { UprightPage() },
  ]
}

@MainActor struct ArticleLayoutTests {
  private func tour(_ layout: ArticleLayout) throws -> [LayoutPicture] {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: layout.root())
    return [UIDeviceOrientation.portrait, .landscapeLeft].map { pose in
      device.turn(to: pose)
      let snapshot = device.layoutSnapshot()
      return LayoutPicture(snapshot, problems: snapshot.problems())
    }
  }

  @Test(
    "Every layout of the articles turns, and looks as its recorded picture does",
    arguments: ArticleLayout.all)
  func pictures(_ layout: ArticleLayout) throws {
    let pictures = try tour(layout)
    #expect(pictures.map { $0.snapshot.orientation } == [.portrait, .landscapeRight])
    #expect(pictures.flatMap(\.problems).map(\.description) == layout.problems)
    try expectRecorded(
      LayoutSheet(title: layout.title, [pictures]).svg,
      at: "Documentation/Layouts/\(layout.file).svg")
  }

  @Test("Every layout of the articles comes home", arguments: ArticleLayout.all)
  func comesHome(_ layout: ArticleLayout) throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    device.launch(root: layout.root())
    let before = device.layoutSnapshot()
    for pose in [UIDeviceOrientation.landscapeLeft, .landscapeRight, .portrait] {
      device.turn(to: pose)
    }
    let found = device.layoutSnapshot().problems(comingHomeTo: before, from: .landscapeRight)
    #expect(found == [])
  }
}
