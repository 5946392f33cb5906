import Foundation
import RecordedFiles
import HeadlessDevice
import Testing
import UIKit

/// An app's callbacks during a turn, word for word.
@MainActor
@Suite("Golden transcripts: an app's callbacks")
struct GoldenTranscriptTests {
  /// The systems whose order of callbacks is documented, on a phone and a pad of their time.
  nonisolated static let devices = [
    "iPhone 4s, iOS 5", "iPad 2, iOS 5", "iPhone 4s, iOS 7", "iPad 2, iOS 7", "iPhone 5s, iOS 8",
    "iPad Air 2, iOS 8", "iPhone 13, iOS 15", "iPad (9th generation), iOS 15",
    "iPhone 15, iOS 17", "iPad (10th generation), iOS 17", "iPhone 17, iOS 26",
    "iPad Air 11-inch (M3), iOS 26", "iPhone 17, iOS 27", "iPad Air 11-inch (M3), iOS 27",
  ]

  @Test("G-01, G-11, C-15: launch and two turns have the recorded callbacks", arguments: devices)
  func transcript(line: String) throws {
    let heard = try Self.play(line)
    let name = line.replacing(", ", with: " ").replacing(" ", with: "-")
    try expectRecorded(
      heard.joined(separator: "\n") + "\n",
      at: "Tests/GoldenTranscriptTests/Transcripts/\(name).txt")
  }

  @Test(
    "G-01, C-08: up to iOS 7 a turn's callbacks come in the documented order",
    arguments: devices.filter { $0.hasSuffix("iOS 5") || $0.hasSuffix("iOS 7") })
  func rotateOrder(line: String) throws {
    let turn = try Self.play(line).drop { !$0.hasPrefix("== turn to landscape") }.dropFirst()
    let names = Self.names(turn.prefix { !$0.hasPrefix("==") }, of: "Player")
    #expect(
      names == [
        "device notification", "willRotate", "application willChangeStatusBarOrientation",
        "will notification", "application didChangeStatusBarOrientation", "did notification",
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "willAnimateRotation", "didRotate",
      ])
  }

  @Test(
    "G-11, C-15: from iOS 8 a turn's callbacks come in the documented order",
    arguments: devices.filter { !$0.hasSuffix("iOS 5") && !$0.hasSuffix("iOS 7") })
  func sizeOrder(line: String) throws {
    let turn = try Self.play(line).drop { !$0.hasPrefix("== turn to landscape") }.dropFirst()
    let isPad = line.hasPrefix("iPad")
    let names = Self.names(turn.prefix { !$0.hasPrefix("==") }, of: "Player")
      .filter { !$0.hasPrefix("scene") && $0 != "effectiveGeometry" }
    let traits = isPad ? [] : ["willTransition"]
    let change = isPad ? [] : ["traitCollectionDidChange"]
    #expect(
      names == ["device notification"] + traits + [
        "viewWillTransition", "application willChangeStatusBarOrientation", "will notification",
        "application didChangeStatusBarOrientation", "did notification",
      ] + change + [
        "viewWillLayoutSubviews", "viewDidLayoutSubviews", "alongside", "completion",
      ])
  }

  /// The app's callbacks of these names, without those of others.
  private static func names(_ lines: some Sequence<String>, of controller: String) -> [String] {
    var names: [String] = []
    for line in lines {
      let head = String(line.prefix { $0 != "(" && $0 != ":" })
      guard !head.hasPrefix("frame notification") else { continue }
      if head.hasPrefix(controller + " ") {
        names.append(String(head.dropFirst(controller.count + 1)))
      } else if !head.hasPrefix("Shell ") && !head.hasPrefix("Legacy ") {
        names.append(head)
      }
    }
    return names
  }

  /// Launches the app, turns it to one side, then to the other.
  static func play(_ line: String) throws -> [String] {
    let device = try HeadlessDevice(line)
    let log = HeardLog()
    let isOld = device.run { ProcessInfo.processInfo.isOldApp(on: UIDevice.current) }
    let isSize = device.run { (Int(UIDevice.current.systemVersion.prefix { $0 != "." }) ?? 0) >= 8 }
    let delegate = LoggingDelegate(log) {
      let shell = isSize ? SizeController("Shell", log) : RotateController("Shell", log)
      let player = isSize ? SizeController("Player", log) : RotateController("Player", log)
      let legacy = RotateController("Legacy", log)
      for child in [player, legacy] {
        shell.addChild(child)
        child.view.frame = shell.view.bounds
        child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        shell.view.addSubview(child.view)
        child.didMove(toParent: shell)
      }
      return shell
    }
    let observers = observe(device, log)
    defer { for observer in observers { NotificationCenter.default.removeObserver(observer) } }
    log.note("== launch on \(line)")
    if isOld { device.launch(delegate) } else { device.launch(delegate, sceneDelegate: delegate) }
    let scene = device.run { UIApplication.shared.connectedScenes.first as? UIWindowScene }
    let observation = scene?.observe(\.effectiveGeometry) { scene, _ in
      log.note("effectiveGeometry: \(scene.effectiveGeometry.interfaceOrientation.text)")
    }
    for pose in [UIDeviceOrientation.landscapeLeft, .landscapeRight] {
      log.note("== turn to \(pose)")
      device.turn(to: pose)
    }
    observation?.invalidate()
    return log.lines
  }

  private static func observe(
    _ device: HeadlessDevice, _ log: HeardLog
  ) -> [any NSObjectProtocol] {
    let (current, shared) = device.run { (UIDevice.current, UIApplication.shared) }
    func observe(
      _ name: Notification.Name, of object: AnyObject,
      _ say: @escaping @MainActor (Notification) -> String
    ) -> any NSObjectProtocol {
      NotificationCenter.default.addObserver(forName: name, object: object, queue: nil) { note in
        nonisolated(unsafe) let note = note
        MainActor.assumeIsolated { log.note(unsafe say(note)) }
      }
    }
    func orientation(_ note: Notification) -> String {
      let raw = note.userInfo?[UIApplication.statusBarOrientationUserInfoKey] as? NSNumber
      return UIInterfaceOrientation(rawValue: raw?.intValue ?? 0)?.text ?? "nothing"
    }
    func frame(_ note: Notification) -> String {
      let value = note.userInfo?[UIApplication.statusBarFrameUserInfoKey] as? NSValue
      return value?.cgRectValue.size.text ?? "nothing"
    }
    return [
      observe(UIDevice.orientationDidChangeNotification, of: current) { _ in
        "device notification: \(current.orientation)"
      },
      observe(UIApplication.willChangeStatusBarOrientationNotification, of: shared) {
        "will notification: \(orientation($0))"
      },
      observe(UIApplication.didChangeStatusBarOrientationNotification, of: shared) {
        "did notification: \(orientation($0))"
      },
      observe(UIApplication.willChangeStatusBarFrameNotification, of: shared) {
        "frame notification: will be \(frame($0))"
      },
      observe(UIApplication.didChangeStatusBarFrameNotification, of: shared) {
        "frame notification: is \(frame($0))"
      },
    ]
  }
}
