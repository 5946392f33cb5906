public import Foundation

/// Wheels beside each other, each with rows of which one is selected.
///
/// - UIKit: same as far as it is asked and answers; a picture shows the rows around the
///   selected ones. Since iOS 2
@preconcurrency @MainActor open class UIPickerView: UIView {
  override func takeValue(_ value: Any?, forKey key: String) -> Bool {
    switch key {
    case "dataSource": dataSource = value as? any UIPickerViewDataSource
    case "delegate": delegate = value as? any UIPickerViewDelegate
    default: return super.takeValue(value, forKey: key)
    }
    return true
  }

  private var selected: [Int: Int] = [:]

  /// The data source.
  open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
  /// The delegate, which has the rows' texts and is notified of the user's choice.
  open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

  /// How many wheels there are.
  open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }

  /// How many rows a wheel has.
  open func numberOfRows(inComponent component: Int) -> Int {
    dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
  }

  /// Asks for the rows of all wheels again.
  open func reloadAllComponents() { selected = [:] }

  /// Asks for the rows of a wheel again.
  open func reloadComponent(_ component: Int) { selected[component] = nil }

  /// Selects a row; the delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    selected[component] = max(0, min(row, numberOfRows(inComponent: component) - 1))
  }

  /// The selected row of a wheel; -1 where there is none.
  open func selectedRow(inComponent component: Int) -> Int {
    numberOfRows(inComponent: component) > 0 ? selected[component] ?? 0 : -1
  }

  /// 320 by 216 points, 162 points high in compact height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { wheelSize }

  /// 320 by 216 points, 162 points high in compact height (since iOS 6).
  ///
  /// Rule: `L-E-38`
  open override var intrinsicContentSize: CGSize { wheelSize }

  /// Has the size of wheels asked for again when the height class changes.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.verticalSizeClass != traitCollection.verticalSizeClass {
      invalidateIntrinsicContentSize()
    }
  }
}

extension UIView {
  /// The size of wheels in these traits. Rule: `L-E-38`
  var wheelSize: CGSize {
    CGSize(width: 320, height: traitCollection.verticalSizeClass == .compact ? 162 : 216)
  }
}

/// What a picker asks for its wheels and rows.
///
/// - UIKit: same. Since iOS 2
@preconcurrency @MainActor public protocol UIPickerViewDataSource: NSObjectProtocol {
  /// How many wheels there are.
  func numberOfComponents(in pickerView: UIPickerView) -> Int
  /// How many rows a wheel has.
  func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// The delegate of a picker.
///
/// - UIKit: same but for attributed texts; every method is optional. Since iOS 2
@preconcurrency @MainActor public protocol UIPickerViewDelegate: NSObjectProtocol {
  /// The text of a row.
  func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
    -> String?
  /// Called when the user has chosen a row.
  func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
  /// None.
  public func pickerView(
    _ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int
  ) -> String? { nil }
  /// Does nothing.
  public func pickerView(
    _ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int
  ) {}
}
