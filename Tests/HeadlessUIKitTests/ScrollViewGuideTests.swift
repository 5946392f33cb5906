import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Scroll views and their guides")
@MainActor struct ScrollViewGuideTests {
  private let tree = ConstraintTree(width: 300, height: 400)

  private func makeScrollView() -> (UIScrollView, UIView) {
    let (scrollView, content) = (UIScrollView(), UIView())
    scrollView.contentInsetAdjustmentBehavior = .never
    for view in [scrollView, content] { view.translatesAutoresizingMaskIntoConstraints = false }
    tree.root.addSubview(scrollView)
    scrollView.addSubview(content)
    NSLayoutConstraint.activate(scrollView.fix(10, 20, 200, 100))
    return (scrollView, content)
  }

  /// Four constraints between the edges of a view and of something else.
  private func pin(_ view: UIView, to guide: UILayoutGuide) -> [NSLayoutConstraint] {
    [
      view.leadingAnchor.constraint(equalTo: guide.leadingAnchor, constant: 1),
      view.topAnchor.constraint(equalTo: guide.topAnchor, constant: 2),
      view.trailingAnchor.constraint(equalTo: guide.trailingAnchor, constant: -3),
      view.bottomAnchor.constraint(equalTo: guide.bottomAnchor, constant: -4),
    ]
  }

  @Test(
    "L-D-35: edges of the content's guide, or of the scroll view, give the content its size",
    arguments: [true, false])
  func contentSize(byGuide: Bool) {
    let (scrollView, content) = makeScrollView()
    if byGuide {
      NSLayoutConstraint.activate(pin(content, to: scrollView.contentLayoutGuide))
    } else {
      NSLayoutConstraint.activate(
        NSLayoutConstraint.constraints(
          withVisualFormat: "H:|-1-[content]-3-|", metrics: nil, views: ["content": content])
          + NSLayoutConstraint.constraints(
            withVisualFormat: "V:|-2-[content]-4-|", metrics: nil, views: ["content": content]))
    }
    let height = content.heightAnchor.constraint(equalToConstant: 600)
    tree.activate(height, content.widthAnchor.constraint(equalTo: scrollView.widthAnchor))
    #expect(scrollView.contentSize == CGSize(width: 204, height: 606))
    #expect(content.frame == CGRect(x: 1, y: 2, width: 200, height: 600))
    #expect(scrollView.frame == CGRect(x: 10, y: 20, width: 200, height: 100))
    scrollView.contentOffset.y = 500
    tree.layOut()
    #expect(content.frame.minY == 2 && scrollView.contentOffset.y == 500)
    height.constant = 300
    tree.layOut()
    #expect(scrollView.contentSize.height == 306 && scrollView.contentOffset.y == 206)
    #expect(tree.host.log.isEmpty && !content.hasAmbiguousLayout)
  }

  @Test("L-D-36: what is tied to the frame's guide stays where it is")
  func frame() {
    let (scrollView, content) = makeScrollView()
    scrollView.contentSize = CGSize(width: 200, height: 900)
    let guide = scrollView.frameLayoutGuide
    NSLayoutConstraint.activate(pin(content, to: guide))
    tree.layOut()
    #expect(content.frame == CGRect(x: 1, y: 2, width: 196, height: 94))
    scrollView.contentOffset = CGPoint(x: 0, y: 100)
    tree.layOut()
    #expect(content.frame == CGRect(x: 1, y: 102, width: 196, height: 94))
    #expect(guide.layoutFrame == CGRect(x: 0, y: 100, width: 200, height: 100))
    #expect(scrollView.contentSize.height == 900)
  }

  @Test("A view tied to something outside stays with it while the content scrolls")
  func outside() {
    let (scrollView, content) = makeScrollView()
    scrollView.contentSize = CGSize(width: 200, height: 900)
    tree.activate(
      content.topAnchor.constraint(equalTo: tree.root.topAnchor, constant: 50),
      content.leftAnchor.constraint(equalTo: scrollView.leftAnchor),
      content.heightAnchor.constraint(equalToConstant: 10))
    for offset in [0.0, 40, 300, 0] {
      scrollView.contentOffset.y = offset
      tree.layOut()
      #expect(content.convert(content.bounds, to: tree.root).minY == 50)
    }
    #expect(scrollView.contentSize == CGSize(width: 200, height: 900))
  }

  @Test("A size that no constraint is about stays the app's, and equal widths stop scrolling")
  func axes() {
    let (scrollView, content) = makeScrollView()
    scrollView.contentSize = CGSize(width: 1000, height: 5)
    let guide = scrollView.contentLayoutGuide
    tree.activate(
      content.topAnchor.constraint(equalTo: guide.topAnchor),
      content.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      content.leftAnchor.constraint(equalTo: guide.leftAnchor),
      content.heightAnchor.constraint(equalToConstant: 70))
    #expect(scrollView.contentSize == CGSize(width: 1000, height: 70))
    tree.activate(
      guide.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor))
    #expect(scrollView.contentSize == CGSize(width: 200, height: 70))
  }

  @Test("A stack in a scroll view gives the content its size, also after a turn and back")
  func stack() {
    let scrollView = UIScrollView(frame: tree.root.bounds)
    scrollView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tree.root.addSubview(scrollView)
    let stack = UIStackView(arrangedSubviews: (0..<5).map { _ in StackItem(40, 200) })
    stack.axis = .vertical
    stack.translatesAutoresizingMaskIntoConstraints = false
    scrollView.addSubview(stack)
    NSLayoutConstraint.activate(pin(stack, to: scrollView.contentLayoutGuide))
    tree.activate(
      stack.widthAnchor.constraint(equalTo: scrollView.frameLayoutGuide.widthAnchor, constant: -4))
    for (width, height) in [(300.0, 400.0), (400, 300), (300, 400)] {
      tree.root.frame.size = CGSize(width: width, height: height)
      tree.layOut()
      #expect(scrollView.contentSize == CGSize(width: width, height: 1006))
    }
  }
}
