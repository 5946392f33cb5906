import UIKit

class TextFieldsViewController: FormViewController {}

class TextViewController: FormViewController {}

class PopoverViewController: FormViewController {}

class TableContainerViewController: FormViewController {}

class InnerTableViewController: FormViewController {}

class SearchViewController: FormTableViewController {}

class LoginViewController: FormViewController {
  @IBAction private func logIn(_ sender: UIButton) {
    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
      let next = FormViewController()
      self.navigationController?.pushViewController(next, animated: true)
    }
  }
}
