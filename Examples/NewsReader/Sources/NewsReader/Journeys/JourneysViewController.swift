import QuarterturnKit
import UIKit

/// The list of what the library does; upright on iPhone, as the app's other lists.
final class JourneysViewController: UITableViewController {
  #if DEBUG
    private let recording = Recording()
  #endif

  init() {
    super.init(style: .plain)
    title = "Rotation"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "journey")
    #if DEBUG
      navigationItem.rightBarButtonItem = recording.button(in: self)
    #endif
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Journey.allCases.count
  }

  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "journey", for: indexPath)
    cell.textLabel?.text = Journey.allCases[indexPath.row].rawValue
    return cell
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    Journey.allCases[indexPath.row].begin(from: self)
  }
}
