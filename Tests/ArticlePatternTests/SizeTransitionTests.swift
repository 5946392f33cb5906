import HeadlessDevice
import Testing
import UIKit

/// The pattern: a base class that turns the size transition into two hooks for its screens.
private class HookedPage: Page {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    willResize(to: size)
    coordinator.animate(alongsideTransition: nil) { [weak self] _ in self?.didResize(to: size) }
  }

  /// The view is about to get another size, in points.
  func willResize(to size: CGSize) {}

  /// The view has got another size, in points.
  func didResize(to size: CGSize) {}
}

/// A screen that lays out in the hooks and notes what it finds there.
private final class Article: HookedPage {
  private(set) var notes: [String] = []

  private func note(_ moment: String, _ size: CGSize) {
    let shape = size.width > size.height ? "wide" : "tall"
    let now = view.bounds.width > view.bounds.height ? "wide" : "tall"
    notes.append("\(moment) \(shape), is \(now)")
  }

  override func willResize(to size: CGSize) { note("becomes", size) }
  override func didResize(to size: CGSize) { note("became", size) }
}

/// The same without the call to super, as a container.
private final class DeafNavigation: ForwardingNavigation {
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
}

@MainActor
@Suite("Hooks at the beginning and the end of a size transition")
struct SizeTransitionTests {
  private let article = Article(.allButUpsideDown)

  @Test("G-10, G-30: a screen with hooks goes the way of the example")
  func example() throws {
    let walk = try Walkthrough("rotation-callbacks")
    walk.launch(ForwardingNavigation(rootViewController: article))
    walk.turn()
    walk.turn()
    walk.finish()
  }

  @Test(
    "G-14, G-15, G-25: at the beginning the view has its old size, at the end the new one",
    arguments: Stages.from8)
  func hooks(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: ForwardingNavigation(rootViewController: article))
    device.turn(to: .landscapeLeft)
    #expect(article.notes == ["becomes wide, is tall", "became wide, is wide"])
    device.turn(to: .portrait)
    #expect(article.notes.suffix(2) == ["becomes tall, is wide", "became tall, is tall"])
  }

  @Test(
    "G-10, I-02: up to iOS 7 neither hook is called",
    arguments: Stages.before8)
  func before8(stage: String) throws {
    let device = try HeadlessDevice(stage: stage)
    device.launch(root: article)
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(article.notes == [])
  }

  @Test("G-30, C-12: half a turn has no new size, so screens inside a container get no callback")
  func halfATurn() throws {
    let device = try HeadlessDevice(stage: "iPhone 8, iOS 12")
    device.launch(root: ForwardingNavigation(rootViewController: article))
    device.turn(to: .landscapeLeft)
    let before = article.notes.count
    device.turn(to: .landscapeRight)
    #expect(device.interfaceOrientation == .landscapeLeft)
    #expect(article.notes.count == before)
    #expect(device.posts.suffix(2).allSatisfy { $0.contains("StatusBarOrientation") })
  }

  @Test("G-20: where the container does not call super, the screen inside it gets no callback")
  func withoutSuper() throws {
    let device = try HeadlessDevice(stage: "iPhone 8, iOS 12")
    device.launch(root: DeafNavigation(rootViewController: article))
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(article.notes == [])
  }

  @Test("G-35: the hooks are about size; on iPad they also come when nothing turns")
  func resize() throws {
    let device = try HeadlessDevice(stage: "iPad Pro 11-inch (4th generation), iOS 17", plist: .all)
    device.launch(root: article)
    device.turn(to: .landscapeLeft)
    #expect(article.notes == ["becomes wide, is tall", "became wide, is wide"])
    try device.resize(to: CGSize(width: 592, height: 834))
    #expect(device.interfaceOrientation == .landscapeRight)
    #expect(article.notes.suffix(2) == ["becomes tall, is wide", "became tall, is tall"])
  }

  // Pitfall A-12: an article's layout code compares the status bar's orientation with a mask. In
  // Objective-C both are numbers and it compiles: the mask for portrait is 2, which as an
  // orientation is upside down. Swift does not let the two be compared at all.
  @Test("A-12: as numbers, the mask for portrait is the orientation upside down")
  func maskAsOrientation() {
    let mask = Int(UIInterfaceOrientationMask.portrait.rawValue)
    #expect(UIInterfaceOrientation(rawValue: mask) == .portraitUpsideDown)
    #expect(UIInterfaceOrientation.portrait.rawValue != mask)
  }
}
