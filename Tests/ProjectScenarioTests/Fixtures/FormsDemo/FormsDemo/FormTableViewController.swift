import UIKit

class FormTableViewController: UITableViewController {
  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    navigationItem.rightBarButtonItems = [
      UIBarButtonItem(
        title: "Settings", style: .plain, target: self, action: #selector(showSettings(_:))),
      UIBarButtonItem(
        title: "Present", style: .plain, target: self, action: #selector(presentAgain(_:))),
    ]
  }

  override var shouldAutorotate: Bool {
    return true
  }
}

extension FormTableViewController {
  @IBAction private func presentAgain(_ sender: UIBarButtonItem) {
    let sheet = UIAlertController(title: nil, message: nil, preferredStyle: .actionSheet)
    sheet.popoverPresentationController?.barButtonItem = sender
    sheet.addAction(
      UIAlertAction(title: "Full screen", style: .default) { _ in
        self.present(as: .fullScreen)
      })
    sheet.addAction(
      UIAlertAction(title: "Form sheet", style: .default) { _ in
        self.present(as: .formSheet)
      })
    present(sheet, animated: true, completion: nil)
  }

  /// Shows another one of the same class, in a style of the reader's choice.
  private func present(as style: UIModalPresentationStyle) {
    let name = "\(type(of: self.self))"
    guard let controller = storyboard?.instantiateViewController(withIdentifier: name) else {
      return
    }
    let stack = NavigationController(rootViewController: controller)
    stack.modalPresentationStyle = style
    present(stack, animated: true, completion: nil)
  }

  @IBAction private func showSettings(_ sender: UIBarButtonItem) {
    let storyboard = UIStoryboard(name: "Settings", bundle: nil)
    let controller = storyboard.instantiateViewController(withIdentifier: "SettingsViewController")
    let stack = NavigationController(rootViewController: controller)
    stack.modalPresentationStyle = .popover
    stack.popoverPresentationController?.barButtonItem = sender
    stack.popoverPresentationController?.delegate = self
    present(stack, animated: true, completion: nil)
  }
}

extension FormTableViewController: UIPopoverPresentationControllerDelegate {
  func adaptivePresentationStyle(
    for controller: UIPresentationController
  ) -> UIModalPresentationStyle {
    .none
  }
}
