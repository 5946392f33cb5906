extension UIEvent {
  /// What happened.
  ///
  /// - UIKit: same. Since iOS 3
  public enum EventType: Int, Sendable {
    /// Touches.
    case touches = 0
    /// A motion.
    case motion = 1
    /// A remote control.
    case remoteControl = 2
    /// Presses of a button.
    case presses = 3
    /// A scroll.
    case scroll = 10
    /// A pointer.
    case hover = 11
    /// A transform.
    case transform = 14
  }

  /// What happened in detail.
  ///
  /// - UIKit: same. Since iOS 3
  public enum EventSubtype: Int, Sendable {
    /// Nothing more.
    case none = 0
    /// A shake.
    case motionShake = 1
    /// Play.
    case remoteControlPlay = 100
    /// Pause.
    case remoteControlPause = 101
    /// Stop.
    case remoteControlStop = 102
    /// Play or pause.
    case remoteControlTogglePlayPause = 103
    /// The next track.
    case remoteControlNextTrack = 104
    /// The previous track.
    case remoteControlPreviousTrack = 105
    /// Begin to go back.
    case remoteControlBeginSeekingBackward = 106
    /// End going back.
    case remoteControlEndSeekingBackward = 107
    /// Begin to wind forward.
    case remoteControlBeginSeekingForward = 108
    /// End winding forward.
    case remoteControlEndSeekingForward = 109
  }
}
