import HeadlessDevice
import HeadlessUIKit
import Orientation
import UIKit

extension HeadlessDevice {
  /// A device as one line describes it, such as `iPhone 8, iOS 12, portrait`; exceptions are kept.
  ///
  /// - Parameters:
  ///   - stage: the line.
  ///   - plist: the orientations the Info.plist lists.
  /// - Throws: what is wrong with the line.
  convenience init(stage: String, plist: UIInterfaceOrientationMask = .allButUpsideDown) throws {
    var configuration = try Configuration(stage)
    configuration.infoPlist.orientations = InterfaceOrientation.allCases.filter {
      plist.engine.contains($0)
    }
    configuration.recordsFaults = true
    self.init(configuration)
  }

  /// Runs code of the app, as a tap does, and lets what it starts come to its end.
  func act(_ code: () -> Void) {
    run(code)
    settle()
  }

  /// How the device says it is held.
  var heldOrientation: UIDeviceOrientation { run { UIDevice.current.orientation } }

  /// The names of the exceptions UIKit raised.
  var exceptions: [String] { faults.map(\.name) }

  /// The names of the notifications UIKit posted, without those of the status bar's frame.
  var posts: [String] {
    transcript.entries.compactMap { entry in
      guard case .posted(let notification) = entry.occurrence else { return nil }
      return notification.name.contains("Frame") ? nil : notification.name
    }
  }
}
