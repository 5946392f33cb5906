import UIKit

class MenuViewController: FormTableViewController {
  @IBAction func share(_ sender: UIBarButtonItem) {
    let controller = UIActivityViewController(
      activityItems: ["A library for keyboards"], applicationActivities: nil)
    present(controller, animated: true)
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard segue.identifier == "PopoverViewController" else { return }
    let controller = segue.destination
    controller.modalPresentationStyle = .popover
    controller.popoverPresentationController?.sourceView = sender as? UIView
    controller.popoverPresentationController?.delegate = self
  }
}
