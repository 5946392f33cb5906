import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct ConstraintFittingTests {
  private func fixed(_ value: CGFloat, in tree: ConstraintTree) -> UIView {
    let view = tree.add()
    view.widthAnchor.constraint(equalToConstant: value).isActive = true
    return view
  }

  @Test(
    "L-C-27, L-C-31, L-B-39: what nothing fixes is the target at a low priority, and nothing changes",
    arguments: [173.5, 173.25])
  func onePart(width: CGFloat) {
    let tree = ConstraintTree()
    let view = fixed(width, in: tree)
    tree.layOut()
    let frame = view.frame
    tree.host.run {
      let scale = tree.host.screen.scale
      let size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      #expect(size.width == (width * scale + 0.5).rounded(.down) / scale && size.height == 0)
      let large = view.systemLayoutSizeFitting(UIView.layoutFittingExpandedSize)
      #expect(large == CGSize(width: size.width, height: 10000))
    }
    tree.layOut()
    #expect(view.frame == frame)
  }

  @Test("L-C-28, L-C-29: a required width decides the height of what has an aspect ratio")
  func ratio() {
    let tree = ConstraintTree()
    let (card, picture) = (tree.add(), UIView())
    picture.translatesAutoresizingMaskIntoConstraints = false
    card.addSubview(picture)
    NSLayoutConstraint.activate([
      picture.leftAnchor.constraint(equalTo: card.leftAnchor, constant: 10),
      picture.rightAnchor.constraint(equalTo: card.rightAnchor, constant: -10),
      picture.topAnchor.constraint(equalTo: card.topAnchor),
      picture.bottomAnchor.constraint(equalTo: card.bottomAnchor),
      picture.heightAnchor.constraint(equalTo: picture.widthAnchor, multiplier: 0.5),
    ])
    tree.layOut()
    let size = card.systemLayoutSizeFitting(
      CGSize(width: 220, height: 50), withHorizontalFittingPriority: .required,
      verticalFittingPriority: .fittingSizeLevel)
    #expect(size == CGSize(width: 220, height: 100))
    #expect(
      card.systemLayoutSizeFitting(.zero)
        == card.systemLayoutSizeFitting(
          .zero, withHorizontalFittingPriority: .fittingSizeLevel,
          verticalFittingPriority: .fittingSizeLevel))
    #expect(card.frame.width == 20 && tree.host.log.isEmpty)
  }

  @Test("L-A-50: a view with a mask in it grows with it")
  func masked() {
    let card = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 0, width: 80, height: 100))
    inner.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    card.addSubview(inner)
    let content = UIView()
    content.translatesAutoresizingMaskIntoConstraints = false
    inner.addSubview(content)
    NSLayoutConstraint.activate([
      content.widthAnchor.constraint(equalToConstant: 200),
      content.leftAnchor.constraint(equalTo: inner.leftAnchor),
      content.rightAnchor.constraint(equalTo: inner.rightAnchor),
    ])
    #expect(card.systemLayoutSizeFitting(.zero).width == 220)
    #expect(card.frame.width == 100)
  }
}
