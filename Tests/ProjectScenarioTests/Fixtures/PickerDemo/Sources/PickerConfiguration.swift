import Foundation

public class PickerConfiguration: NSObject {
  private static let single = PickerConfiguration()

  public class func standard() -> PickerConfiguration {
    single
  }

  /// Whether the picker turns on a phone.
  public var turnsOnPhones = true
}

extension PickerConfiguration {
  /// For writing several settings in a row.
  @discardableResult
  public func turnsOnPhones(_ value: Bool) -> PickerConfiguration {
    self.turnsOnPhones = value
    return self
  }
}
