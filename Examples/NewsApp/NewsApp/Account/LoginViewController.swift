import UIKit

/// Name and password.
@objc final class LoginViewController: UIViewController {
    private let nameField = UITextField()
    private let passwordField = UITextField()

    override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
        UIDevice.current.userInterfaceIdiom == .pad ? .all : .portrait
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        nameField.placeholder = "Name"
        passwordField.placeholder = "Password"
        passwordField.isSecureTextEntry = true
        let stack = UIStackView(arrangedSubviews: [nameField, passwordField])
        stack.axis = .vertical
        stack.spacing = 12
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        NSLayoutConstraint.activate([
            stack.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 120),
            stack.widthAnchor.constraint(equalToConstant: 280),
        ])
    }
}
