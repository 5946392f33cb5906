import AppModel
import HeadlessDevice
import HeadlessUIKit
import Orientation
import UIKit

extension HeadlessDevice {
  /// A device as one line describes it, such as `iPhone 8, iOS 12, held portrait`.
  ///
  /// - Parameters:
  ///   - stage: the line.
  ///   - plist: the orientations the Info.plist lists.
  /// - Throws: what is wrong with the line.
  convenience init(stage: String, plist: UIInterfaceOrientationMask = .allButUpsideDown) throws {
    let list = InterfaceOrientation.allCases.filter { plist.engine.contains($0) }
    self.init(stage: try Stage(parsing: stage), InfoPlist(orientations: list))
  }

  /// A device as a scenario describes it; exceptions are kept.
  convenience init(stage: Stage, _ plist: InfoPlist, policy: Policy = Policy()) {
    var configuration = Configuration(device: stage.device, version: stage.version)
    configuration.held = stage.held
    configuration.infoPlist = plist
    configuration.linkedSDK = stage.linkedSDK
    configuration.isPhoneOnly = stage.isPhoneAppOnPad
    configuration.environment = stage.environment
    configuration.windowingMode = stage.windowingMode
    configuration.isUserLocked = stage.isUserLocked
    configuration.policy = policy
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

  /// The lines UIKit wrote to the log.
  var lines: [String] {
    transcript.entries.compactMap { entry in
      guard case .log(let line) = entry.occurrence else { return nil }
      return line.text
    }
  }

  /// The names of the exceptions UIKit raised.
  var exceptions: [String] {
    transcript.entries.compactMap { entry in
      guard case .exception(let fault) = entry.occurrence else { return nil }
      return fault.name
    }
  }

  /// The errors that geometry requests came back with.
  var refusals: [SceneError] {
    transcript.entries.compactMap { entry in
      guard case .error(_, let error) = entry.occurrence else { return nil }
      return error
    }
  }

  /// The names of the notifications UIKit posted, without those of the status bar's frame.
  var posts: [String] {
    transcript.entries.compactMap { entry in
      guard case .posted(let notification) = entry.occurrence else { return nil }
      return notification.name.contains("Frame") ? nil : notification.name
    }
  }
}
