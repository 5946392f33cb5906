import UIKit

// The three ways of the second article to lay a screen out for both orientations, on the same screen: a
// picture, a name and a button.

/// What the three have in common.
@MainActor class ProfilePage: UIViewController {
  let picture = UIImageView(image: UIImage(named: "Portrait"))
  let name = UILabel()
  let follow = UIButton(type: .system)

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    picture.layer.cornerRadius = 16
    picture.clipsToBounds = true
    name.text = "Johanna Appleseed"
    name.font = .systemFont(ofSize: 24, weight: .semibold)
    name.textAlignment = .center
    follow.setTitle("Follow", for: .normal)
    follow.backgroundColor = .systemGray6
    follow.layer.cornerRadius = 12
    for part in [picture, name, follow] { view.addSubview(part) }
  }
}

/// The first way: constraints, and another constant where the screen is wide.
@MainActor final class ConstraintProfilePage: ProfilePage {
  private var height: NSLayoutConstraint?

  override func viewDidLoad() {
    super.viewDidLoad()
    for part in [picture, name, follow] { part.translatesAutoresizingMaskIntoConstraints = false }
    let safe = view.safeAreaLayoutGuide
    let height = picture.heightAnchor.constraint(equalToConstant: 240)
    self.height = height
    NSLayoutConstraint.activate([
      picture.topAnchor.constraint(equalTo: safe.topAnchor, constant: 20),
      picture.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      picture.widthAnchor.constraint(equalTo: picture.heightAnchor), height,
      name.topAnchor.constraint(equalTo: picture.bottomAnchor, constant: 16),
      name.leadingAnchor.constraint(equalTo: safe.leadingAnchor, constant: 20),
      name.trailingAnchor.constraint(equalTo: safe.trailingAnchor, constant: -20),
      follow.topAnchor.constraint(equalTo: name.bottomAnchor, constant: 16),
      follow.centerXAnchor.constraint(equalTo: safe.centerXAnchor),
      follow.widthAnchor.constraint(equalToConstant: 160),
      follow.heightAnchor.constraint(equalToConstant: 50),
    ])
  }

  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    height?.constant = size.width > size.height ? 160 : 240
  }
}

/// The second way: frames in proportion to the view, whose width and height have changed places.
@MainActor final class ProportionalProfilePage: ProfilePage {
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let (width, height) = (view.frame.size.width, view.frame.size.height)
    let side = min(width, height) * 0.5
    picture.frame = CGRect(x: (width - side) / 2, y: height * 0.12, width: side, height: side)
    name.frame = CGRect(x: width * 0.1, y: height * 0.65, width: width * 0.8, height: 40)
    follow.frame = CGRect(x: width * 0.3, y: height * 0.78, width: width * 0.4, height: 50)
  }
}

/// The third way: two layouts, chosen in the view's own layout by the orientation.
@MainActor final class TwoLayoutsProfilePage: ProfilePage {
  private final class Arranged: UIView {
    override func layoutSubviews() {
      super.layoutSubviews()
      guard subviews.count == 3 else { return }
      let safe = bounds.inset(by: safeAreaInsets)
      // The article compares with a mask of the same name; the orientation is what is meant.
      if UIApplication.shared.statusBarOrientation == .portrait {
        subviews[0].frame = CGRect(x: safe.midX - 120, y: safe.minY + 20, width: 240, height: 240)
        subviews[1].frame = CGRect(
          x: safe.minX + 20, y: safe.minY + 280, width: safe.width - 40, height: 40)
        subviews[2].frame = CGRect(x: safe.midX - 80, y: safe.minY + 336, width: 160, height: 50)
      } else {
        let side = safe.height - 40
        subviews[0].frame = CGRect(x: safe.minX + 20, y: safe.minY + 20, width: side, height: side)
        let left = safe.minX + side + 40
        subviews[1].frame = CGRect(
          x: left, y: safe.midY - 60, width: safe.maxX - left - 20, height: 40)
        subviews[2].frame = CGRect(
          x: (left + safe.maxX - 20) / 2 - 80, y: safe.midY, width: 160, height: 50)
      }
    }
  }

  override func loadView() { view = Arranged() }
}
