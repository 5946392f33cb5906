import UIKit

/// A cell that only a storyboard creates.
final class ArchivedCell: UITableViewCell {
  @IBOutlet var cover: UIImageView!

  required init?(coder: NSCoder) {
    super.init(coder: coder)
    selectionStyle = .none
  }
}

/// A cell that a table creates by its style.
class RecordCell: UITableViewCell {
  let year: Int

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    year = 1899
    super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
  }

  init(year: Int) {
    self.year = year
    super.init(style: .default, reuseIdentifier: nil)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

/// An item that a collection view creates by its frame.
class RecordItem: UICollectionViewCell {
  private(set) var firstFrame = CGRect.null

  override init(frame: CGRect) {
    firstFrame = frame
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

class RecordHeader: UITableViewHeaderFooterView {
  override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
    contentView.tag = 7
  }

  required init?(coder: NSCoder) { fatalError("not in a storyboard") }
}

/// An action whose target may be of any class.
final class Errand: NSObject {
  private weak var target: AnyObject?
  private let action: Selector
  @objc var place = "shop"

  init(target: AnyObject, action: Selector) {
    self.target = target
    self.action = action
  }

  func run() -> Bool {
    guard let target = target, target.responds(to: action) else { return false }
    _ = target.perform(action, with: self)
    return true
  }
}

class CatalogueViewController: UITableViewController {
  let tap = UITapGestureRecognizer()
  var errands: [String] = []

  class func instantiate() -> UINavigationController {
    UINavigationController(rootViewController: self.init())
  }

  func another() -> CatalogueViewController { type(of: self).init() }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(RecordCell.self, forCellReuseIdentifier: "record")
    tableView.register(RecordHeader.self, forHeaderFooterViewReuseIdentifier: "header")
    tap.addTarget(self, action: #selector(tapped(_:)))
    view.addGestureRecognizer(tap)
  }

  func rowTag(of sender: Any) -> Int? { (sender as AnyObject).superview??.tag }

  @objc func tapped(_ sender: Any) { errands.append("\(type(of: sender))") }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    indexPath.row == 0
      ? tableView.dequeueReusableCell(withIdentifier: "record", for: indexPath)
      : RecordCell(year: 1913)
  }
}

/// One of several catalogues, which create themselves.
final class ShortCatalogueViewController: CatalogueViewController {}

/// What an `@IBSegueAction` creates with what it is about.
final class RecordViewController: UIViewController {
  let album: String

  init?(coder: NSCoder, album: String) {
    self.album = album
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) {
    album = "the storyboard's"
    super.init(coder: coder)
  }
}
