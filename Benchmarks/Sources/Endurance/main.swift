// usage: Endurance [TURNS]
//
// Turns a small app on one device and tells how much memory the process takes on the way. Ten
// million turns by default; ends in failure when the memory grows.

import Foundation
import HeadlessDevice
import UIKit

/// The process's memory in kilobytes, as the kernel counts it.
func residentKilobytes() -> Int {
  let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
  return text.split(separator: " ").dropFirst().first.flatMap { Int($0) }.map { $0 * 4 } ?? 0
}

/// A list over which a player comes and goes.
final class Screen: UIViewController {
  private let label = UILabel()
  override func viewDidLoad() {
    super.viewDidLoad()
    label.text = "A line of text"
    view.addSubview(label)
  }
  override func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    coordinator.animate { _ in
      self.label.alpha = 0.5
    } completion: { _ in
      self.label.alpha = 1
    }
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    label.frame = view.bounds.inset(by: view.safeAreaInsets)
  }
}

let turns = CommandLine.arguments.dropFirst().first.flatMap { Int($0) } ?? 10_000_000
var configuration = try HeadlessDevice.Configuration("iPhone 15, iOS 17")
configuration.recordsTranscript = false
let device = HeadlessDevice(configuration)
let navigation = UINavigationController(rootViewController: Screen())
device.launch(root: navigation)

let poses: [UIDeviceOrientation] = [.landscapeLeft, .portrait, .faceUp, .landscapeRight]
var settled = 0
let start = ContinuousClock().now
for turn in 1...max(10, turns) {
  device.turn(to: poses[turn % poses.count])
  if turn % 1000 == 0 {
    device.run {
      let screen = Screen()
      screen.modalPresentationStyle = .fullScreen
      navigation.present(screen, animated: true)
    }
    device.settle()
    device.run { navigation.dismiss(animated: true) }
    device.settle()
  }
  if turn == turns / 10 { settled = residentKilobytes() }
  if turn % max(1, turns / 10) == 0 {
    print("\(turn) turns, \(ContinuousClock().now - start), \(residentKilobytes()) KB")
  }
}
let grown = residentKilobytes() - settled
print("Memory grew by \(grown) KB after the first tenth.")
if grown > 1024 { exit(1) }
