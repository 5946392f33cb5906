import HeadlessDevice
import Orientation
import Testing
import UIKit

@MainActor
@Suite("Stacks, size classes and animated constraints on a turn")
struct StackTurnTests {
  /// A picture and a text, below each other and, with little height, beside each other.
  final class Article: UIViewController {
    let (stack, picture, text) = (UIStackView(), UIView(), UILabel())
    private var upright: [NSLayoutConstraint] = []
    private var sideways: [NSLayoutConstraint] = []
    private let bar = UIView()
    var barHeight: NSLayoutConstraint?
    var barFrames: [String] = []

    override func viewDidLoad() {
      super.viewDidLoad()
      stack.spacing = 12
      stack.addArrangedSubview(picture)
      stack.addArrangedSubview(text)
      text.numberOfLines = 0
      text.text = String(repeating: "A text of some length. ", count: 12)
      for view in [stack, bar] {
        view.translatesAutoresizingMaskIntoConstraints = false
        self.view.addSubview(view)
      }
      let safe = view.safeAreaLayoutGuide
      let height = bar.heightAnchor.constraint(equalToConstant: 40)
      barHeight = height
      NSLayoutConstraint.activate([
        stack.topAnchor.constraint(equalTo: safe.topAnchor),
        stack.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
        stack.trailingAnchor.constraint(equalTo: safe.trailingAnchor),
        bar.bottomAnchor.constraint(equalTo: safe.bottomAnchor),
        bar.widthAnchor.constraint(equalTo: safe.widthAnchor), height,
        bar.leadingAnchor.constraint(equalTo: safe.leadingAnchor),
      ])
      upright = [picture.heightAnchor.constraint(equalToConstant: 200)]
      sideways = [picture.widthAnchor.constraint(equalTo: stack.widthAnchor, multiplier: 0.25)]
      arrange()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
      super.traitCollectionDidChange(previousTraitCollection)
      if isViewLoaded { arrange() }
    }

    private func arrange() {
      let isSideways = traitCollection.verticalSizeClass == .compact
      stack.axis = isSideways ? .horizontal : .vertical
      stack.alignment = isSideways ? .top : .fill
      NSLayoutConstraint.deactivate(isSideways ? upright : sideways)
      NSLayoutConstraint.activate(isSideways ? sideways : upright)
    }

    override func viewWillTransition(
      to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
      super.viewWillTransition(to: size, with: coordinator)
      barHeight?.constant = size.width > size.height ? 32 : 40
      barFrames.append("before \(bar.frame.height)")
      coordinator.animate(
        alongsideTransition: { _ in
          self.view.layoutIfNeeded()
          let isAnimated = UIView.inheritedAnimationDuration > 0
          self.barFrames.append("alongside \(self.bar.frame.height) \(isAnimated)")
        }, completion: { _ in self.barFrames.append("after \(self.bar.frame.height)") })
    }
  }

  @Test(
    "L-H-05, L-H-07, L-F-27: a stack changes its axis with the size class, and comes home",
    arguments: ["iPhone 8, iOS 12", "iPhone 15, iOS 17", "iPhone 17, iOS 26"])
  func article(line: String) throws {
    let device = try HeadlessDevice(line)
    let article = Article()
    device.launch(root: article)
    let home = [article.stack.frame, article.picture.frame, article.text.frame]
    let width = article.stack.frame.width
    #expect(article.picture.frame == CGRect(x: 0, y: 0, width: width, height: 200))
    #expect(article.text.frame.minY == 212 && article.text.frame.width == width)
    #expect(article.stack.frame.height == article.text.frame.maxY)

    device.turn(to: .landscapeLeft)
    let wide = article.stack.frame.width
    #expect(wide > width && article.text.frame.minY == 0)
    #expect(abs(article.picture.frame.width - wide / 4) < 0.5)
    #expect(abs(article.text.frame.width - (wide * 3 / 4 - 12)) < 0.5)
    #expect(article.stack.frame.height == article.text.frame.height)
    device.turn(to: .portrait)
    #expect([article.stack.frame, article.picture.frame, article.text.frame] == home)
    #expect(
      article.barFrames == [
        "before 40.0", "alongside 32.0 true", "after 32.0", "before 32.0", "alongside 40.0 true",
        "after 40.0",
      ])
    #expect(device.log.isEmpty)
  }

  @Test("An iPad has one size class, so that the axis stays")
  func tablet() throws {
    let device = try HeadlessDevice("iPad mini 6, iPadOS 17")
    let article = Article()
    device.launch(root: article)
    device.turn(to: .landscapeLeft)
    #expect(article.stack.axis == .vertical && article.picture.frame.height == 200)
    #expect(article.text.frame.width == article.stack.frame.width && device.log.isEmpty)
  }

  /// Rows whose height is that of a text.
  final class List: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
      200
    }

    override func tableView(
      _ tableView: UITableView, cellForRowAt indexPath: IndexPath
    ) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      let label = UILabel()
      label.numberOfLines = 0
      label.text = String(repeating: "word ", count: 5 + indexPath.row * 7 % 40)
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      let margins = cell.contentView.layoutMarginsGuide
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: margins.topAnchor),
        label.bottomAnchor.constraint(equalTo: margins.bottomAnchor),
        label.leadingAnchor.constraint(equalTo: margins.leadingAnchor),
        label.trailingAnchor.constraint(equalTo: margins.trailingAnchor),
      ])
      return cell
    }
  }

  @Test("L-G-01, L-G-09: rows are measured again in the width after a turn", arguments: [0, 3000])
  func list(offset: CGFloat) throws {
    let device = try HeadlessDevice("iPhone 15, iOS 17")
    let list = List()
    device.launch(root: list)
    device.run {
      list.tableView.contentOffset.y = offset
      list.tableView.layoutIfNeeded()
    }
    func heights() -> [Int: CGFloat] {
      var heights: [Int: CGFloat] = [:]
      for cell in list.tableView.visibleCells {
        if let path = list.tableView.indexPath(for: cell) { heights[path.row] = cell.frame.height }
      }
      return heights
    }
    let upright = heights()
    device.turn(to: .landscapeLeft)
    let sideways = heights()
    #expect(Set(upright.keys).intersection(sideways.keys).count > 1)
    for (row, height) in sideways { #expect(height <= upright[row] ?? height) }
    device.turn(to: .portrait)
    for (row, height) in heights() { #expect(height == upright[row] ?? height) }
    #expect(device.log.isEmpty)
  }
}
