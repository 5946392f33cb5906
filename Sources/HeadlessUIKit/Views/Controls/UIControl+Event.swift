extension UIControl {
  /// What can happen to a control.
  ///
  /// - UIKit: same. Since iOS 2
  public struct Event: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes events of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// A finger came down.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down again at once.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moved inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moved outside.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// A finger moved in.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// A finger moved out.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A finger went up inside.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A finger went up outside.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch came to nothing.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// What the control is for (since iOS 9).
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu was opened (since iOS 14).
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Typing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Typing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Typing ended with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All events of touches.
    public static let allTouchEvents = Event(rawValue: 0xFFF)
    /// All events of typing.
    public static let allEditingEvents = Event(rawValue: 0xF0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// The events by the names that storyboards and nibs have for them.
    static let archived: [String: Event] = [
      "touchDown": .touchDown, "touchDownRepeat": .touchDownRepeat,
      "touchDragInside": .touchDragInside, "touchDragOutside": .touchDragOutside,
      "touchDragEnter": .touchDragEnter, "touchDragExit": .touchDragExit,
      "touchUpInside": .touchUpInside, "touchUpOutside": .touchUpOutside,
      "touchCancel": .touchCancel, "valueChanged": .valueChanged,
      "primaryActionTriggered": .primaryActionTriggered, "editingDidBegin": .editingDidBegin,
      "editingChanged": .editingChanged, "editingDidEnd": .editingDidEnd,
      "editingDidEndOnExit": .editingDidEndOnExit,
    ]
  }

  /// How a control is.
  ///
  /// - UIKit: same. Since iOS 2
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Makes states of their bits.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }

    /// As usual.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Out of use.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus (since iOS 9).
    public static let focused = State(rawValue: 1 << 3)
  }

  /// Where the content goes between left and right.
  ///
  /// - UIKit: same. Since iOS 2
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// To the middle.
    case center = 0
    /// To the left.
    case left = 1
    /// To the right.
    case right = 2
    /// Everywhere.
    case fill = 3
    /// To where reading starts. Since iOS 11.
    case leading = 4
    /// To where reading ends. Since iOS 11.
    case trailing = 5
  }
}
