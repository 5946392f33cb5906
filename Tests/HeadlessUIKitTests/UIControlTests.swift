import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct UIControlTests {
  @Test("A control does what was added for an event, in order, and no longer once removed")
  func actions() {
    let control = UIControl()
    var log: [String] = []
    let first = UIAction(title: "first") { action in
      log.append("first \((action.sender as? UIControl) === control)")
    }
    control.addAction(first, for: [.touchUpInside, .valueChanged])
    control.addAction(UIAction { _ in log.append("second") }, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchDown)
    #expect(log == ["first true", "second", "first true"])
    control.removeAction(first, for: .valueChanged)
    #expect(control.allControlEvents == .touchUpInside)
    control.sendActions(for: .valueChanged)
    #expect(log.count == 3)
    // Added again, it is done once.
    control.addAction(first, for: .touchUpInside)
    control.sendActions(for: .touchUpInside)
    #expect(log.suffix(2) == ["second", "first true"])
  }

  @Test("A tap does a button's action; out of use or out of reach it does nothing")
  func taps() {
    var taps = 0
    let button = UIButton(primaryAction: UIAction(title: "Play") { _ in taps += 1 })
    #expect(button.currentTitle == "Play")
    button.tap()
    #expect(taps == 1)
    button.isEnabled = false
    button.tap()
    button.isEnabled = true
    button.isUserInteractionEnabled = false
    button.tap()
    button.isUserInteractionEnabled = true
    button.isHidden = true
    button.tap()
    #expect(taps == 1)
  }

  @Test("A button shows what was set for its state, else what was set for the normal one")
  func states() {
    let button = UIButton(type: .system)
    button.setTitle("Play", for: .normal)
    button.setTitle("Pause", for: .selected)
    #expect(button.titleLabel?.text == "Play")
    button.isSelected = true
    #expect(button.titleLabel?.text == "Pause")
    button.isEnabled = false
    #expect(button.state == [.selected, .disabled])
    #expect(button.titleLabel?.text == "Play")
  }

  @Test("A button's title and picture lie side by side in the middle")
  func buttonLayout() throws {
    let button = UIButton(type: .custom)
    button.setTitle("Play", for: .normal)
    button.setImage(UIImage(size: CGSize(width: 20, height: 20)), for: .normal)
    button.contentEdgeInsets = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    button.sizeToFit()
    let label = try #require(button.titleLabel)
    let fitting = label.sizeThatFits(.zero)
    #expect(button.bounds.size == CGSize(width: fitting.width + 26, height: fitting.height + 4))
    button.frame.size = CGSize(width: 200, height: 44)
    button.layoutIfNeeded()
    let picture = try #require(button.imageView)
    #expect(picture.frame.maxX == label.frame.minX)
    #expect(picture.frame.minX - 2 == 200 - 4 - label.frame.maxX)
    #expect(label.frame.midY == picture.frame.midY)
  }

  @Test("A switch turns over when tapped and says so; a slider keeps to its limits")
  func valueControls() {
    let light = UISwitch()
    var heard = 0
    light.addAction(UIAction { _ in heard += 1 }, for: .valueChanged)
    light.tap()
    #expect(light.isOn && heard == 1)
    light.setOn(false, animated: true)
    #expect(heard == 1)
    let slider = UISlider()
    slider.value = 3
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
  }

  @Test("A text field is typed in while it is first responder, if its delegate agrees")
  func textField() {
    final class Strict: NSObject, UITextFieldDelegate {
      var lets = false
      var heard: [String] = []
      func textFieldShouldBeginEditing(_ textField: UITextField) -> Bool { lets }
      func textFieldDidBeginEditing(_ textField: UITextField) { heard.append("began") }
      func textFieldDidEndEditing(_ textField: UITextField) { heard.append("ended") }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (field, strict) = (UITextField(), Strict())
    field.delegate = strict
    window.addSubview(field)
    #expect(!field.becomeFirstResponder())
    strict.lets = true
    #expect(field.becomeFirstResponder())
    #expect(field.isEditing && field.isFirstResponder)
    #expect(window.endEditing(false))
    #expect(!field.isEditing && !field.isFirstResponder)
    #expect(strict.heard == ["began", "ended"])
  }

  @Test("A wheel shows only while it turns")
  func wheel() {
    let wheel = UIActivityIndicatorView(style: .large)
    #expect(wheel.isHidden)
    wheel.startAnimating()
    #expect(!wheel.isHidden && wheel.isAnimating)
    wheel.stopAnimating()
    #expect(wheel.isHidden)
  }
}
