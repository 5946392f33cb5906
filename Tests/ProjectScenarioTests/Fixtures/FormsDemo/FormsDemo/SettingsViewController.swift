import UIKit

class SettingsViewController: UITableViewController {}

class OptionsViewController: UITableViewController {}
