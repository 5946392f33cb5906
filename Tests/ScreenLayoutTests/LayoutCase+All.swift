import ScreenLayout
import UIKit

extension LayoutCase {
  /// Layouts that are wrong in one way, each followed by those that look alike and are right.
  static let all: [LayoutCase] = edges + obstacles + bars + texts + controls + constraints

  private static let edges: [LayoutCase] = [
    LayoutCase(name: "a button beyond the right edge", kinds: [.offScreen]) { view in
      view.add(button("Far"), at: CGRect(x: 380, y: 300, width: 80, height: 44))
    },
    LayoutCase(
      name: "a button placed for portrait, in landscape", pose: .landscapeLeft, kinds: [.offScreen]
    ) { view in
      view.add(button("Low"), at: CGRect(x: 100, y: 700, width: 80, height: 44))
    },
    LayoutCase(name: "the same in portrait", kinds: []) { view in
      view.add(button("Low"), at: CGRect(x: 100, y: 700, width: 80, height: 44))
    },
    LayoutCase(
      name: "the same, following the lower edge", pose: .landscapeLeft, kinds: []
    ) { view in
      view.frame = CGRect(x: 0, y: 0, width: 393, height: 852)
      view.add(
        button("Low"), at: CGRect(x: 100, y: 700, width: 80, height: 44), .flexibleTopMargin)
    },
    LayoutCase(name: "a picture beyond the lower edge", pose: .landscapeLeft, kinds: [.offScreen]) {
      view in
      let image = UIImageView(image: UIImage(named: "Mountain"))
      view.add(image, at: CGRect(x: 100, y: 300, width: 200, height: 200))
    },
    LayoutCase(name: "a picture larger than the screen, behind all", kinds: []) { view in
      let image = UIImageView(image: UIImage(named: "Mountain"))
      view.add(image, at: CGRect(x: -20, y: -20, width: 433, height: 892))
    },
    LayoutCase(name: "a hidden button beyond the edge", kinds: []) { view in
      let far = button("Far")
      far.isHidden = true
      view.add(far, at: CGRect(x: 380, y: 300, width: 80, height: 44))
    },
    LayoutCase(name: "a text that is cut off behind an opaque view", kinds: []) { view in
      view.add(label("Much too long"), at: CGRect(x: 100, y: 300, width: 20, height: 20))
      let cover = UIView(frame: view.bounds)
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cover.backgroundColor = .white
      view.addSubview(cover)
    },
    LayoutCase(name: "a view without content beyond the edge", kinds: []) { view in
      view.add(UIView(), at: CGRect(x: 380, y: 300, width: 80, height: 44))
    },
    LayoutCase(
      name: "content of a scroll view that is scrolled to", pose: .landscapeLeft, kinds: []
    ) { view in
      let scroll = UIScrollView(frame: view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 300, height: 1000)
      scroll.add(button("Low"), at: CGRect(x: 100, y: 900, width: 80, height: 44))
      view.addSubview(scroll)
    },
    LayoutCase(
      name: "content beyond the side of a scroll view that scrolls up and down",
      kinds: [.offScreen]
    ) { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 100, width: 393, height: 600))
      scroll.contentSize = CGSize(width: 300, height: 1000)
      scroll.add(button("Far"), at: CGRect(x: 380, y: 100, width: 80, height: 44))
      view.addSubview(scroll)
    },
  ]

  private static let obstacles: [LayoutCase] = [
    LayoutCase(
      name: "a text at the left edge beside the island", pose: .landscapeLeft,
      kinds: [.underCutout]
    ) { view in
      view.add(label("Beside the island")) {
        [
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
      }
    },
    LayoutCase(name: "the same in the safe area", pose: .landscapeLeft, kinds: []) { view in
      view.add(label("Beside the island")) {
        [
          $0.leadingAnchor.constraint(equalTo: view.safeAreaLayoutGuide.leadingAnchor),
          $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
      }
    },
    LayoutCase(name: "the same with the island on the other side", pose: .landscapeRight, kinds: [])
    { view in
      view.add(label("Beside the island")) {
        [
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
      }
    },
    LayoutCase(
      name: "the same on a phone with a Home button", device: "iPhone SE 3, iOS 17",
      pose: .landscapeLeft, kinds: []
    ) { view in
      view.add(label("Beside the island")) {
        [
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
          $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
      }
    },
    LayoutCase(name: "a button under the notch", device: "iPhone X, iOS 15", kinds: [.underCutout])
    { view in
      view.add(button("Menu"), at: CGRect(x: 150, y: 0, width: 80, height: 44))
    },
    LayoutCase(name: "a button over the home indicator", kinds: [.underHomeIndicator]) { view in
      view.add(button("Buy")) {
        [
          $0.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          $0.heightAnchor.constraint(equalToConstant: 50),
        ]
      }
    },
    LayoutCase(name: "the same above it", kinds: []) { view in
      view.add(button("Buy")) {
        [
          $0.bottomAnchor.constraint(equalTo: view.safeAreaLayoutGuide.bottomAnchor),
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          $0.heightAnchor.constraint(equalToConstant: 50),
        ]
      }
    },
    LayoutCase(
      name: "the same where there is a Home button", device: "iPhone SE 3, iOS 17", kinds: []
    ) { view in
      view.add(button("Buy")) {
        [
          $0.bottomAnchor.constraint(equalTo: view.bottomAnchor),
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
          $0.trailingAnchor.constraint(equalTo: view.trailingAnchor),
          $0.heightAnchor.constraint(equalToConstant: 50),
        ]
      }
    },
  ]

  private static let bars: [LayoutCase] = [
    LayoutCase(name: "a text under the status bar", device: "iPhone 8, iOS 15", kinds: [.underBar])
    { view in
      view.add(label("Title"), at: CGRect(x: 20, y: 0, width: 200, height: 30))
    },
    LayoutCase(name: "a text under the navigation bar", kinds: [.underBar], isInNavigation: true) {
      view in
      view.add(label("Title"), at: CGRect(x: 20, y: 70, width: 200, height: 30))
    },
    LayoutCase(name: "the same without a navigation bar", kinds: []) { view in
      view.add(label("Title"), at: CGRect(x: 20, y: 70, width: 200, height: 30))
    },
    LayoutCase(name: "a text below the navigation bar", kinds: [], isInNavigation: true) { view in
      view.add(label("Title")) {
        [
          $0.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor),
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 20),
        ]
      }
    },
    LayoutCase(
      name: "content that scrolls under the navigation bar", kinds: [], isInNavigation: true
    ) { view in
      let scroll = UIScrollView(frame: view.bounds)
      scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      scroll.contentSize = CGSize(width: 300, height: 2000)
      for line in 0..<20 {
        scroll.add(label("Line"), at: CGRect(x: 20, y: 100 * line, width: 100, height: 30))
      }
      scroll.contentOffset = CGPoint(x: 0, y: 30)
      view.addSubview(scroll)
    },
  ]

  private static let texts: [LayoutCase] = [
    LayoutCase(name: "a text that is wider than its label", kinds: [.textCutOff]) { view in
      view.add(
        label("A text that has more to say than there is room"),
        at: CGRect(x: 20, y: 200, width: 200, height: 30))
    },
    LayoutCase(name: "a text with more lines than its label is high", kinds: [.textCutOff]) {
      view in
      view.add(
        label("A text that has more to say than there is room", lines: 0),
        at: CGRect(x: 20, y: 200, width: 200, height: 30))
    },
    LayoutCase(name: "the same in a label that is high enough", kinds: []) { view in
      view.add(
        label("A text that has more to say than there is room", lines: 0),
        at: CGRect(x: 20, y: 200, width: 200, height: 70))
    },
    LayoutCase(name: "the same in landscape", pose: .landscapeLeft, kinds: []) { view in
      view.add(label("A text that has more to say than there is room")) {
        [
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 80),
          $0.trailingAnchor.constraint(equalTo: view.trailingAnchor, constant: -80),
          $0.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ]
      }
    },
    LayoutCase(name: "a text that shrinks", kinds: []) { view in
      let label = label("A text that has more to say")
      label.adjustsFontSizeToFitWidth = true
      label.minimumScaleFactor = 0.5
      view.add(label, at: CGRect(x: 20, y: 200, width: 180, height: 30))
    },
    LayoutCase(name: "a title of a button that is cut off", kinds: [.textCutOff]) { view in
      view.add(
        button("A title with too much to say"), at: CGRect(x: 20, y: 200, width: 90, height: 44))
    },
    LayoutCase(name: "a placeholder that is cut off", kinds: [.textCutOff]) { view in
      let field = UITextField()
      field.placeholder = "The name on the card, as it is written"
      view.add(field, at: CGRect(x: 20, y: 200, width: 90, height: 34))
    },
    LayoutCase(name: "an entered text that is longer than its field", kinds: []) { view in
      let field = UITextField()
      field.text = "The name on the card, as it is written"
      view.add(field, at: CGRect(x: 20, y: 200, width: 90, height: 34))
    },
  ]

  private static let controls: [LayoutCase] = [
    LayoutCase(name: "two buttons over each other", kinds: [.overlappingControls]) { view in
      view.add(button("One"), at: CGRect(x: 50, y: 200, width: 100, height: 60))
      view.add(button("Two"), at: CGRect(x: 120, y: 230, width: 100, height: 60))
    },
    LayoutCase(name: "two buttons beside each other", kinds: []) { view in
      view.add(button("One"), at: CGRect(x: 50, y: 200, width: 100, height: 60))
      view.add(button("Two"), at: CGRect(x: 150, y: 200, width: 100, height: 60))
    },
    LayoutCase(name: "a button over one that is disabled", kinds: []) { view in
      let one = button("One")
      one.isEnabled = false
      view.add(one, at: CGRect(x: 50, y: 200, width: 100, height: 60))
      view.add(button("Two"), at: CGRect(x: 120, y: 230, width: 100, height: 60))
    },
    LayoutCase(name: "a button over one that something opaque hides", kinds: []) { view in
      view.add(button("One"), at: CGRect(x: 50, y: 200, width: 100, height: 60))
      let cover = UIView(frame: view.bounds)
      cover.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      cover.backgroundColor = .black
      view.addSubview(cover)
      view.add(button("Two"), at: CGRect(x: 120, y: 230, width: 100, height: 60))
    },
    LayoutCase(name: "a button that floats over rows that scroll", kinds: []) { view in
      let scroll = UIScrollView(frame: CGRect(x: 0, y: 60, width: 393, height: 600))
      scroll.contentSize = CGSize(width: 300, height: 2000)
      scroll.add(button("Row"), at: CGRect(x: 0, y: 400, width: 393, height: 60))
      view.addSubview(scroll)
      view.add(button("Add"), at: CGRect(x: 300, y: 460, width: 60, height: 60))
    },
    LayoutCase(name: "a small button", kinds: [.smallTapTarget]) { view in
      view.add(button("X"), at: CGRect(x: 50, y: 200, width: 30, height: 30))
    },
    LayoutCase(name: "a button of 44 points", kinds: []) { view in
      view.add(button("X"), at: CGRect(x: 50, y: 200, width: 44, height: 44))
    },
    LayoutCase(name: "a small button that answers for points around it", kinds: []) { view in
      view.add(LargeTarget(type: .system), at: CGRect(x: 50, y: 200, width: 30, height: 30))
    },
    LayoutCase(name: "a switch, whose size the system gives", kinds: []) { view in
      view.add(UISwitch(), at: CGRect(x: 50, y: 200, width: 51, height: 31))
    },
  ]

  private static let constraints: [LayoutCase] = [
    LayoutCase(name: "a view without a place from left to right", kinds: [.ambiguousLayout]) {
      view in
      view.add(UIView()) {
        [
          $0.widthAnchor.constraint(equalToConstant: 100),
          $0.heightAnchor.constraint(equalToConstant: 50),
          $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
        ]
      }
    },
    LayoutCase(name: "the same with a place", kinds: []) { view in
      view.add(UIView()) {
        [
          $0.widthAnchor.constraint(equalToConstant: 100),
          $0.heightAnchor.constraint(equalToConstant: 50),
          $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ]
      }
    },
    LayoutCase(name: "two widths", kinds: [.unsatisfiableConstraints]) { view in
      view.add(UIView()) {
        [
          $0.widthAnchor.constraint(equalToConstant: 100),
          $0.widthAnchor.constraint(equalToConstant: 200),
          $0.heightAnchor.constraint(equalToConstant: 50),
          $0.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          $0.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ]
      }
    },
    LayoutCase(name: "two widths of which one gives way", kinds: []) { view in
      view.add(UIView()) { box in
        let wish = box.widthAnchor.constraint(equalToConstant: 200)
        wish.priority = .defaultHigh
        return [
          box.widthAnchor.constraint(equalToConstant: 100), wish,
          box.heightAnchor.constraint(equalToConstant: 50),
          box.topAnchor.constraint(equalTo: view.topAnchor, constant: 100),
          box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        ]
      }
    },
    LayoutCase(
      name: "a height that fits in portrait only", pose: .landscapeLeft,
      kinds: [.unsatisfiableConstraints]
    ) { view in
      view.add(UIView()) { tall($0, in: view) }
    },
    LayoutCase(name: "the same in portrait", kinds: []) { view in
      view.add(UIView()) { tall($0, in: view) }
    },
  ]

  /// At least 500 points high between the edges of the safe area.
  @MainActor private static func tall(_ box: UIView, in view: UIView) -> [NSLayoutConstraint] {
    let guide = view.safeAreaLayoutGuide
    return [
      box.topAnchor.constraint(equalTo: guide.topAnchor),
      box.bottomAnchor.constraint(equalTo: guide.bottomAnchor),
      box.leadingAnchor.constraint(equalTo: guide.leadingAnchor),
      box.trailingAnchor.constraint(equalTo: guide.trailingAnchor),
      box.heightAnchor.constraint(greaterThanOrEqualToConstant: 500),
    ]
  }
}

/// A button that can be touched 7 points around it.
@MainActor final class LargeTarget: UIButton {
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    bounds.insetBy(dx: -7, dy: -7).contains(point)
  }
}
