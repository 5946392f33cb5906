import Foundation
import Testing
import TestSupport

@testable import HeadlessUIKit

private final class TrackCell: UITableViewCell {
  var reuses = 0

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  required init?(coder: NSCoder) { nil }

  override func prepareForReuse() {
    super.prepareForReuse()
    reuses += 1
  }
}

@MainActor private final class Music: NSObject, UITableViewDataSource, UITableViewDelegate {
  var counts: [Int] = [100]
  var height: (IndexPath, CGFloat) -> CGFloat = { _, _ in 50 }
  var titled = false
  var asked: [IndexPath] = []
  var heard: [String] = []

  func numberOfSections(in tableView: UITableView) -> Int { counts.count }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    counts[section]
  }

  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    asked.append(indexPath)
    let cell = tableView.dequeueReusableCell(withIdentifier: "track", for: indexPath)
    cell.textLabel?.text = "\(indexPath.section).\(indexPath.row)"
    return cell
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    height(indexPath, tableView.bounds.width)
  }

  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    titled ? "Section \(section)" : nil
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    heard.append("chose \(indexPath.row)")
  }

  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {
    heard.append("gave up \(indexPath.row)")
  }
}

@MainActor final class TableViewTests {
  /// A table keeps neither its data source nor its delegate.
  private var kept: [Music] = []

  private func make(_ change: (Music) -> Void = { _ in }) -> (UITableView, Music) {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    let music = Music()
    kept.append(music)
    change(music)
    table.register(TrackCell.self, forCellReuseIdentifier: "track")
    table.dataSource = music
    table.delegate = music
    return (table, music)
  }

  private func texts(_ table: UITableView) -> [String] {
    table.visibleCells.compactMap { $0.textLabel?.text }
  }

  @Test("Only rows that show have cells, and they lie where the rows are")
  func visibleRows() {
    let (table, music) = make()
    table.layoutIfNeeded()
    #expect(table.indexPathsForVisibleRows == (0..<14).map { IndexPath(row: $0, section: 0) })
    #expect(music.asked.count == 14)
    #expect(table.contentSize == CGSize(width: 375, height: 5000))
    for (cell, path) in zip(table.visibleCells, table.indexPathsForVisibleRows ?? []) {
      #expect(cell.frame == table.rectForRow(at: path))
      #expect(cell is TrackCell)
      #expect(cell.reuseIdentifier == "track")
      #expect(table.indexPath(for: cell) == path)
    }
    #expect(table.cellForRow(at: IndexPath(row: 50, section: 0)) == nil)
  }

  @Test("Scrolling uses the same cells again, and asks only for rows that come into view")
  func reuse() {
    let (table, music) = make()
    table.layoutIfNeeded()
    let first = table.visibleCells[0]
    music.asked = []
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(music.asked.map(\.row) == [14, 15])
    #expect(table.visibleCells.contains(first))
    #expect((first as? TrackCell)?.reuses == 1)
    #expect(texts(table).first == "0.2")
    #expect(table.subviews.filter { $0 is TrackCell }.count == 14)
  }

  @Test("After a turn heights are asked for anew, and the rows that show follow the new width")
  func turning() {
    let (table, music) = make { $0.height = { _, width in width > 400 ? 30 : 60 } }
    table.layoutIfNeeded()
    #expect(table.contentSize.height == 6000)
    #expect(table.visibleCells.count == 12)
    music.asked = []
    table.frame.size = CGSize(width: 667, height: 375)
    table.layoutIfNeeded()
    #expect(table.contentSize == CGSize(width: 667, height: 3000))
    #expect(table.visibleCells.count == 13)
    #expect(music.asked.map(\.row) == [12])
    #expect(table.visibleCells.allSatisfy { $0.frame.width == 667 && $0.frame.height == 30 })
    table.frame.size = CGSize(width: 375, height: 667)
    table.layoutIfNeeded()
    #expect(table.visibleCells.count == 12)
  }

  @Test("The rows that show are those that a walk over all rows finds, over random tables")
  func againstAWalk() {
    var numbers = SeededGenerator(seed: 8)
    for _ in 0..<60 {
      let counts = (0..<Int.random(in: 1...6, using: &numbers)).map { _ in
        Int.random(in: 0...12, using: &numbers)
      }
      let heights = counts.map { count in (0..<count).map { _ in numbers.points(10...120) } }
      let (table, music) = make {
        $0.counts = counts
        $0.titled = numbers.chance(0.5)
        $0.height = { path, _ in heights[path.section][path.row] }
      }
      for _ in 0..<5 {
        table.layoutIfNeeded()
        let most = max(0, table.contentSize.height - table.bounds.height)
        table.contentOffset.y = numbers.points(0...max(0.001, Double(most)))
        table.layoutIfNeeded()
        var (top, expected) = (CGFloat(0), [IndexPath]())
        for section in counts.indices {
          top += music.titled ? 28 : 0
          for row in 0..<counts[section] {
            let height = heights[section][row]
            let path = IndexPath(row: row, section: section)
            #expect(abs(table.rectForRow(at: path).minY - top) < 1e-6)
            if top + height > table.bounds.minY, top < table.bounds.maxY { expected.append(path) }
            top += height
          }
        }
        #expect(table.indexPathsForVisibleRows == expected)
        #expect(table.indexPathsForRows(in: table.bounds) == expected)
      }
    }
  }

  @Test("In a plain table a header stays at the top while its section passes, then is pushed out")
  func headersStay() {
    let (table, _) = make {
      $0.counts = [10, 10, 10]
      $0.titled = true
    }
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 0)
    #expect(table.headerView(forSection: 0)?.textLabel?.text == "Section 0")
    table.contentOffset.y = 100
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.minY == 100)
    table.contentOffset.y = 515
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0)?.frame.maxY == 528)
    #expect(table.headerView(forSection: 1)?.frame.minY == 528)
    table.contentOffset.y = 600
    table.layoutIfNeeded()
    #expect(table.headerView(forSection: 0) == nil)
    #expect(table.headerView(forSection: 1)?.frame.minY == 600)
  }

  @Test("New data are asked for at once in number, and shown in the next layout")
  func reloading() {
    let (table, music) = make { $0.counts = [3] }
    table.layoutIfNeeded()
    #expect(texts(table) == ["0.0", "0.1", "0.2"])
    music.counts = [2, 1]
    table.reloadData()
    #expect(table.numberOfSections == 2)
    #expect(table.numberOfRows(inSection: 0) == 2)
    #expect(texts(table) == ["0.0", "0.1", "1.0"])
    music.counts = [3, 1]
    table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
    #expect(texts(table) == ["0.0", "0.1", "0.2", "1.0"])
    var ended = false
    table.performBatchUpdates {
      music.counts = [1, 1]
      table.deleteRows(
        at: [IndexPath(row: 1, section: 0), IndexPath(row: 2, section: 0)], with: .fade)
    } completion: {
      ended = $0
    }
    #expect(texts(table) == ["0.0", "1.0"])
    #expect(ended)
  }

  @Test("A tap chooses a row and gives the one before up; code notifies no delegate")
  func choosing() {
    let (table, music) = make()
    table.layoutIfNeeded()
    table.tapRow(at: IndexPath(row: 2, section: 0))
    table.tapRow(at: IndexPath(row: 3, section: 0))
    #expect(music.heard == ["chose 2", "gave up 2", "chose 3"])
    #expect(table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
    #expect(table.cellForRow(at: IndexPath(row: 3, section: 0))?.isSelected == true)
    table.deselectRow(at: IndexPath(row: 3, section: 0), animated: false)
    #expect(table.indexPathForSelectedRow == nil)
    #expect(music.heard.count == 3)
  }

  @Test("Scrolling to a row puts it at the top, in the middle or at the bottom")
  func scrollingToRows() {
    let (table, _) = make()
    let path = IndexPath(row: 50, section: 0)
    table.scrollToRow(at: path, at: .top, animated: false)
    #expect(table.contentOffset.y == 2500)
    table.scrollToRow(at: path, at: .bottom, animated: false)
    #expect(table.contentOffset.y == 1883)
    table.scrollToRow(at: path, at: .middle, animated: false)
    #expect(table.contentOffset.y == 2191.5)
    table.scrollToRow(at: IndexPath(row: 99, section: 0), at: .top, animated: false)
    #expect(table.contentOffset.y == 4333)
  }

  @Test("H-10: a cell fills the width, and its content keeps clear of the safe area at the sides")
  func safeArea() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 852, height: 393))
    window.sceneSafeAreaInsets = UIEdgeInsets(top: 0, left: 59, bottom: 21, right: 59)
    let (table, _) = make()
    table.frame = window.bounds
    window.addSubview(table)
    window.layoutIfNeeded()
    let cell = table.visibleCells[0]
    #expect(cell.frame.width == 852)
    // The line below takes a pixel. Rule: L-G-08
    #expect(cell.contentView.frame == CGRect(x: 59, y: 0, width: 734, height: 49.5))
    #expect(cell.safeAreaInsets.bottom == 0)
    table.insetsContentViewsToSafeArea = false
    cell.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 852)
  }

  @Test("The table's own header and footer go along with the rows, in the table's width")
  func edges() {
    let (table, _) = make { $0.counts = [2] }
    let (header, footer) = (UIView(), UIView())
    header.frame.size.height = 80
    footer.frame.size.height = 20
    table.tableHeaderView = header
    table.tableFooterView = footer
    table.layoutIfNeeded()
    #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 80))
    #expect(table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 80)
    #expect(footer.frame == CGRect(x: 0, y: 180, width: 375, height: 20))
    #expect(table.contentSize.height == 200)
  }

  @Test("A table's controller fills it by overriding, and nothing stays chosen when it appears")
  func controller() {
    final class Songs: UITableViewController {
      override func tableView(
        _ tableView: UITableView, numberOfRowsInSection section: Int
      ) -> Int { 3 }
      override func tableView(
        _ tableView: UITableView, cellForRowAt indexPath: IndexPath
      ) -> UITableViewCell {
        let cell = super.tableView(tableView, cellForRowAt: indexPath)
        cell.textLabel?.text = "\(indexPath.row)"
        return cell
      }
    }
    let songs = Songs(style: .grouped)
    songs.loadViewIfNeeded()
    #expect(songs.tableView.style == .grouped)
    #expect(texts(songs.tableView) == ["0", "1", "2"])
    songs.tableView.selectRow(
      at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
    songs.viewWillAppear(false)
    #expect(songs.tableView.indexPathForSelectedRow == nil)
  }

  @Test("A layout that puts cells in asks for no second one")
  func oneLayout() {
    final class Counting: UITableView {
      var layouts = 0
      override func layoutSubviews() {
        layouts += 1
        super.layoutSubviews()
      }
    }
    let table = Counting(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
    let music = Music()
    table.register(TrackCell.self, forCellReuseIdentifier: "track")
    table.dataSource = music
    table.layoutIfNeeded()
    #expect(table.layouts == 1)
    table.frame.size = CGSize(width: 667, height: 375)
    table.layoutIfNeeded()
    #expect(table.layouts == 2)
  }
}
