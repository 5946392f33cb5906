import UIKit

/// What the reader can choose.
final class SettingsViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  enum Row: Int, CaseIterable {
    case textSize, videoNeedsLandscape, welcome
  }

  private let preferences: Preferences
  let tableView = UITableView(frame: .zero, style: .grouped)

  init(preferences: Preferences) {
    self.preferences = preferences
    super.init(nibName: nil, bundle: nil)
    title = "Settings"
  }

  required init?(coder: NSCoder) { nil }

  override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    traitCollection.userInterfaceIdiom == .pad ? .all : .portrait
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.frame = view.bounds
    tableView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "setting")
    tableView.dataSource = self
    tableView.delegate = self
    view.addSubview(tableView)
  }

  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
    Row.allCases.count
  }

  func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "setting", for: indexPath)
    switch Row(rawValue: indexPath.row) {
    case .textSize:
      cell.textLabel?.text = "Text size"
      cell.accessoryType = .disclosureIndicator
    case .videoNeedsLandscape:
      cell.textLabel?.text = "Videos in landscape only"
      cell.accessoryType = preferences.videoNeedsLandscape ? .checkmark : .none
    case .welcome:
      cell.textLabel?.text = "Show the welcome again"
      cell.accessoryType = .none
    case nil: break
    }
    return cell
  }

  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    tableView.deselectRow(at: indexPath, animated: true)
    switch Row(rawValue: indexPath.row) {
    case .textSize:
      navigationController?.pushViewController(
        TextSizeViewController(preferences: preferences), animated: true)
    case .videoNeedsLandscape:
      preferences.videoNeedsLandscape.toggle()
      tableView.reloadData()
    case .welcome:
      present(WelcomeViewController(preferences: preferences), animated: true)
    case nil: break
    }
  }
}
