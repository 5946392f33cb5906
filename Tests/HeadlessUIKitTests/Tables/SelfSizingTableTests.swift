import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

/// A cell whose content is a text with 11 points above and below, or a box of a known height.
private final class SizingCell: UITableViewCell {
  let label = UILabel()
  private var height: NSLayoutConstraint?

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  func show(_ text: String) {
    label.text = text
    label.numberOfLines = 0
    guard label.superview == nil else { return }
    label.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(label)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "H:|-15-[label]-15-|", metrics: nil, views: ["label": label])
        + NSLayoutConstraint.constraints(
          withVisualFormat: "V:|-11-[label]-11-|", metrics: nil, views: ["label": label]))
  }

  func show(height: CGFloat) {
    if let known = self.height { return known.constant = height }
    let box = UIView()
    box.translatesAutoresizingMaskIntoConstraints = false
    contentView.addSubview(box)
    let made = box.heightAnchor.constraint(equalToConstant: height)
    NSLayoutConstraint.activate([
      made, box.topAnchor.constraint(equalTo: contentView.topAnchor),
      box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
    ])
    self.height = made
  }
}

/// A cell that says its size without constraints.
private final class FittingCell: UITableViewCell {
  override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: 90) }
}

@MainActor private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
  var count = 100
  var fill: (SizingCell, Int) -> Void = { cell, _ in cell.show(height: 80) }
  var type: UITableViewCell.Type = SizingCell.self
  var shown = 0

  func numberOfSections(in tableView: UITableView) -> Int { 1 }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
    if let cell = cell as? SizingCell { fill(cell, indexPath.row) }
    return cell
  }

  func tableView(
    _ tableView: UITableView, willDisplay cell: UITableViewCell, forRowAt indexPath: IndexPath
  ) { shown += 1 }
}

@Suite("Tables whose cells give their heights")
@MainActor struct SelfSizingTableTests {
  private let tree = ConstraintTree(width: 320, height: 800)
  private let rows = Rows()

  private func makeTable(_ change: (UITableView) -> Void = { _ in }) -> UITableView {
    let table = UITableView(frame: tree.root.bounds)
    table.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    table.separatorStyle = .none
    table.estimatedRowHeight = 50
    table.register(rows.type, forCellReuseIdentifier: "row")
    table.dataSource = rows
    table.delegate = rows
    change(table)
    tree.root.addSubview(table)
    tree.layOut()
    return table
  }

  @Test("L-G-01, L-G-05: rows that show are as high as their content, the others as estimated")
  func estimates() {
    let table = makeTable()
    #expect(table.contentSize.height == 5300)
    #expect(table.visibleCells.count == 10 && rows.shown == 10)
    #expect(table.visibleCells.map(\.frame.minY) == (0..<10).map { CGFloat(80 * $0) })
    #expect(tree.host.log.isEmpty)
  }

  @Test("L-G-01, L-G-08, L-G-09: a text wraps in the row's width, and a line takes a pixel")
  func texts() throws {
    let text = "Several words that take more than one line where a row is narrow"
    rows.fill = { cell, _ in cell.show(text) }
    let table = makeTable { $0.separatorStyle = .singleLine }
    let pixel = 1 / tree.host.screen.scale
    func expected(_ width: CGFloat) -> CGFloat {
      tree.host.run {
        let label = UILabel()
        label.text = text
        label.numberOfLines = 0
        return label.sizeThatFits(CGSize(width: width - 30, height: 0)).height + 22
      }
    }
    var heights: [CGFloat] = []
    for (width, height) in [(320.0, 800.0), (800, 320), (320, 800)] {
      tree.root.frame.size = CGSize(width: width, height: height)
      tree.layOut()
      let cell = try #require(table.visibleCells.first as? SizingCell)
      #expect(abs(cell.frame.height - expected(width) - pixel) < 1e-6)
      #expect(abs(cell.contentView.frame.height - expected(width)) < 1e-6)
      heights.append(cell.frame.height)
    }
    #expect(heights[0] == heights[2] && heights[0] > heights[1])
    #expect(tree.host.log.isEmpty)
  }

  @Test("L-G-03, L-G-04: a fixed height counts, and without estimates cells give none")
  func fixed() {
    #expect(makeTable { $0.rowHeight = 30 }.visibleCells.first?.frame.height == 30)
    #expect(makeTable { $0.estimatedRowHeight = 0 }.visibleCells.first?.frame.height == 44)
  }

  @Test("L-G-11, L-G-12: constraints without a height give 44, and one line in the log")
  func collapsed() throws {
    rows.fill = { cell, row in cell.show(height: row == 0 ? 1 : 0) }
    let table = makeTable()
    #expect(table.visibleCells.prefix(3).map(\.frame.height) == [1, 44, 44])
    let warnings = tree.host.log.filter { $0.hasPrefix("[Warning] Warning once only: Detected") }
    #expect(warnings.count == 1)
  }

  @Test("L-G-11: content that is only centered gives 44, also between the margins")
  func centered() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let label = UILabel()
    label.text = "Text"
    label.translatesAutoresizingMaskIntoConstraints = false
    cell.contentView.addSubview(label)
    let guide = cell.contentView.layoutMarginsGuide
    NSLayoutConstraint.activate([
      label.centerYAnchor.constraint(equalTo: cell.contentView.centerYAnchor),
      label.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
    ])
    func height() -> CGFloat {
      cell.systemLayoutSizeFitting(
        CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
        verticalFittingPriority: .fittingSizeLevel
      ).height
    }
    #expect(height() == 44)
    label.topAnchor.constraint(equalTo: guide.topAnchor).isActive = true
    #expect(height() > 16 && height() < 44)
  }

  @Test("L-G-14, L-C-32: without constraints a cell is asked for the size that fits")
  func fitting() {
    rows.type = FittingCell.self
    #expect(makeTable { $0.separatorStyle = .singleLine }.visibleCells.first?.frame.height == 90)
  }

  @Test("Labels of a cell's style make the row higher")
  func labels() {
    rows.type = UITableViewCell.self
    let table = makeTable()
    table.visibleCells[0].textLabel?.numberOfLines = 0
    table.visibleCells[0].textLabel?.text = String(repeating: "word ", count: 40)
    table.beginUpdates()
    table.endUpdates()
    #expect(table.visibleCells[0].frame.height > 80 && table.visibleCells[1].frame.height == 44)
  }

  /// Where rows are in view, from its top, in points.
  private func places(_ table: UITableView) -> [Int: CGFloat] {
    var places: [Int: CGFloat] = [:]
    for cell in table.visibleCells {
      guard let path = table.indexPath(for: cell) else { continue }
      places[path.row] = cell.frame.minY - table.contentOffset.y
    }
    return places
  }

  @Test(
    "L-G-06: rows lie below each other, as high as they are, and keep their place in view",
    arguments: 0..<Effort.random.count(40))
  func laws(seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    var heights = (0..<60).map { _ in CGFloat(10 + 5 * generator.below(40)) }
    rows.count = heights.count
    rows.fill = { cell, row in cell.show(height: heights[row]) }
    let table = makeTable()
    for _ in 0..<12 {
      let before = places(table)
      let step = CGFloat(generator.below(900)) - 450
      let old = table.contentOffset.y
      switch generator.below(4) {
      case 0:
        let row = generator.below(heights.count)
        heights[row] = CGFloat(10 + 5 * generator.below(40))
        table.reloadData()
      case 1: tree.root.frame.size.width = CGFloat(300 + generator.below(50))
      default:
        let most = max(0, table.contentSize.height - 800)
        table.contentOffset.y = min(max(0, old + step), most)
        let moved = table.contentOffset.y - old
        tree.layOut()
        // What was in view and still is has moved as the finger did, but at the very ends.
        let end = table.contentSize.height - 800
        guard table.contentOffset.y > 0, table.contentOffset.y < end else { break }
        for (row, place) in places(table) {
          guard let old = before[row] else { continue }
          #expect(abs(place - old + moved) < 1e-6)
        }
      }
      tree.layOut()
      var end = table.visibleCells.first?.frame.minY ?? 0
      #expect(end <= table.bounds.minY + 1e-6)
      for cell in table.visibleCells {
        let row = try #require(table.indexPath(for: cell)).row
        #expect(abs(cell.frame.minY - end) < 1e-6 && cell.frame.height == heights[row])
        end = cell.frame.maxY
      }
      #expect(end + 1e-6 >= min(table.bounds.maxY, table.contentSize.height))
    }
    #expect(tree.host.log.isEmpty)
  }
}
