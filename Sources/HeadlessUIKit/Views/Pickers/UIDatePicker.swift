public import Foundation

/// A control for a date, a time or a duration.
///
/// - UIKit: same; the current date is a field's only if the app sets it. Since iOS 2
@preconcurrency @MainActor open class UIDatePicker: UIControl {
  override func read(_ properties: ArchivedProperties) {
    super.read(properties)
    readDates(properties)
  }

  private var stored = Date()

  /// What is chosen.
  open var datePickerMode = UIDatePicker.Mode.dateAndTime
  /// The language and the region; nil for those of the device.
  open var locale: Locale?
  /// The calendar; nil for the user's (never nil when it is read).
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var calendar: Calendar! = .current
  /// The time zone; nil for that of the calendar.
  open var timeZone: TimeZone?
  /// The earliest date.
  open var minimumDate: Date? { didSet { date = stored } }
  /// The latest date.
  open var maximumDate: Date? { didSet { date = stored } }
  /// The duration, in seconds.
  open var countDownDuration: TimeInterval = 0
  /// The minutes from one choice to the next.
  open var minuteInterval = 1

  /// The date, within the limits where these are in order; nothing is sent.
  open var date: Date {
    get { stored }
    set {
      stored = newValue
      if let minimumDate, let maximumDate, minimumDate > maximumDate { return }
      if let minimumDate { stored = max(stored, minimumDate) }
      if let maximumDate { stored = min(stored, maximumDate) }
    }
  }

  /// Takes a date; nothing is sent.
  open func setDate(_ date: Date, animated: Bool) { self.date = date }

  /// How it should look (since iOS 13.4).
  open var preferredDatePickerStyle = UIDatePickerStyle.automatic {
    didSet { invalidateIntrinsicContentSize() }
  }

  /// How it looks: a compact one where nothing else is preferred, wheels for a duration.
  ///
  /// Since iOS 13.4; compact by default since iOS 14.
  open var datePickerStyle: UIDatePickerStyle {
    guard preferredDatePickerStyle == .automatic else { return preferredDatePickerStyle }
    return datePickerMode == .countDownTimer ? .wheels : .compact
  }

  /// The size of its style.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

  /// Wheels are 320 by 216 points, 162 points high in compact height.
  ///
  /// The sizes of the other styles are estimates: two fields 34.5 points high, or a month of 320 by 330.
  /// Since iOS 6. Rule: `L-E-38`
  open override var intrinsicContentSize: CGSize {
    switch datePickerStyle {
    case .automatic, .wheels: return wheelSize
    case .inline: return CGSize(width: 320, height: datePickerMode == .time ? 50 : 330)
    case .compact:
      let width: CGFloat =
        switch datePickerMode {
        case .time: 80
        case .date, .yearAndMonth: 120
        case .dateAndTime, .countDownTimer: 200
        }
      return CGSize(width: width, height: 34.5)
    }
  }

  /// Has the size of wheels asked for again when the height class changes.
  open override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    if previous?.verticalSizeClass != traitCollection.verticalSizeClass {
      invalidateIntrinsicContentSize()
    }
  }

  /// What is chosen.
  ///
  /// - UIKit: same.
  public enum Mode: Int, Sendable {
    /// A time of day.
    case time = 0
    /// A day.
    case date = 1
    /// A day and a time.
    case dateAndTime = 2
    /// A duration.
    case countDownTimer = 3
    /// A month. Since iOS 17.4.
    case yearAndMonth = 4
  }
}

/// How a date picker looks.
///
/// - UIKit: same. Since iOS 13.4
public enum UIDatePickerStyle: Int, Sendable {
  /// As the system decides.
  case automatic = 0
  /// Wheels.
  case wheels = 1
  /// A field that opens a month.
  case compact = 2
  /// A month. Since iOS 14.
  case inline = 3
}
