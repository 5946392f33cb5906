import HeadlessDevice
import HeadlessDeviceTesting
import Testing
import UIKit

@testable import NewsReader

@MainActor
@Suite("What a reader sees")
struct ReadingTests {
  @Test("The welcome comes once, upright, over the tabs")
  func welcome() throws {
    let app = try RunningApp("iPhone 15, iOS 17, landscape left", isWelcomed: false)
    #expect(app.visible(WelcomeViewController.self) != nil)
    #expect(app.device.interfaceOrientation == .portrait)
    #expect(app.tap("Continue"))
    #expect(app.visible(HeadlinesViewController.self) != nil)
    app.device.enterBackground()
    app.device.enterForeground()
    #expect(app.visible(HeadlinesViewController.self) != nil)
  }

  @Test("A turn keeps the paragraph that is read at the top")
  func placeOfReading() throws {
    let app = try RunningApp("iPhone 15, iOS 17")
    app.choose(row: 0)
    let article = try #require(app.visible(ArticleViewController.self))
    func paragraphAtTop() -> String? {
      let top = article.scrollView.contentOffset.y
      return article.scrollView.subviews.compactMap { $0 as? UILabel }
        .first { $0.frame.minY <= top && top < $0.frame.maxY }?.text
    }
    let paragraphs = article.scrollView.subviews.compactMap { $0 as? UILabel }
    article.scrollView.contentOffset.y = paragraphs[6].frame.minY + 5
    let read = try #require(paragraphAtTop())
    app.device.turn(to: .landscapeLeft)
    #expect(paragraphAtTop() == read)
    app.device.turn(to: .portrait)
    #expect(paragraphAtTop() == read)
  }

  @Test("A turn keeps the picture that is looked at")
  func gallery() throws {
    let app = try RunningApp("iPhone 15, iOS 17")
    app.choose(row: 3)
    #expect(app.tap("See the pictures"))
    let gallery = try #require(app.visible(GalleryViewController.self))
    gallery.scrollView.contentOffset.x = 2 * gallery.scrollView.bounds.width
    app.device.turn(to: .landscapeRight)
    #expect(gallery.currentPage == 2)
    #expect(gallery.scrollView.contentOffset.x == CGFloat(2 * 852))
  }

  @Test("On an iPad the row at the top of the list stays there")
  func list() throws {
    let app = try RunningApp("iPad mini 6, iPadOS 17")
    let list = try #require(app.visible(HeadlinesViewController.self))
    list.tableView.scrollToRow(at: IndexPath(row: 12, section: 0), at: .top, animated: false)
    app.device.turn(to: .landscapeLeft)
    let top = list.tableView.contentOffset.y + list.tableView.adjustedContentInset.top
    #expect(list.tableView.indexPathForRow(at: CGPoint(x: 0, y: top))?.row == 12)
    #expect(list.tableView.frame == list.view.bounds)
  }

  @Test("What is saved is found among the saved")
  func bookmarks() throws {
    let app = try RunningApp("iPhone 15, iOS 17")
    app.choose(tab: 1)
    #expect(app.visible(EmptyViewController.self) != nil)
    app.choose(tab: 0)
    app.choose(row: 4)
    let title = try #require(app.visible(ArticleViewController.self)).article.title
    #expect(app.tap("Save for later"))
    app.choose(tab: 1)
    #expect(app.visible(EmptyViewController.self) == nil)
    #expect(app.device.view(UILabel.self) { $0.text == title } != nil)
  }

  @Test("The text is as large as was chosen")
  func textSize() throws {
    let app = try RunningApp("iPhone 15, iOS 17")
    app.choose(tab: 2)
    app.choose(row: SettingsViewController.Row.textSize.rawValue)
    #expect(app.tap("21"))
    app.choose(tab: 0)
    app.choose(row: 0)
    let article = try #require(app.visible(ArticleViewController.self))
    let paragraph = article.scrollView.subviews.compactMap { $0 as? UILabel }.last
    #expect(paragraph?.font.pointSize == 21)
  }

  @Test("Two scenes of an iPad show different articles and turn together")
  func scenes() throws {
    let app = try RunningApp("iPad mini 6, iPadOS 17")
    let second = try app.device.openScene()
    app.device.turn(to: .landscapeLeft)
    #expect(app.device.scenes.count == 2)
    #expect(second.interfaceOrientation == .landscapeRight)
  }
}
