import Foundation
import HeadlessDevice
import Testing
import UIKit

/// Imports Foundation and UIKit, as apps do: the names must not be ambiguous.
@MainActor
@Suite("What an app puts off")
struct PutOffTests {
  /// A screen that puts work off in every way, and notes which device it then runs on.
  final class Screen: UIViewController {
    var log: [String] = []
    var tick: Timer?

    func note(_ text: String) {
      let name = UIDevice.current.userInterfaceIdiom == .pad ? "pad" : "phone"
      log.append("\(text) \(name)")
    }

    func putOff() {
      DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in self?.note("2 s") }
      DispatchQueue.main.async { self.note("next") }
      DispatchQueue.main.async(execute: { self.note("next too") })
      OperationQueue.main.addOperation { MainActor.assumeIsolated { self.note("operation") } }
      DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(500)) { self.note("0.5 s") }
    }

    func startTicking(repeats: Bool) {
      tick = Timer.scheduledTimer(withTimeInterval: 1, repeats: repeats) { [weak self] in
        self?.ticked($0)
      }
      Timer.scheduledTimer(withTimeInterval: 100, repeats: false) { (timer: Timer) in
        timer.invalidate()
      }
    }

    private nonisolated func ticked(_ timer: Timer) {
      guard timer.isValid else { return }
      MainActor.assumeIsolated { note("tick") }
    }
  }

  private let phone: HeadlessDevice
  private let pad: HeadlessDevice

  init() throws {
    phone = try HeadlessDevice("iPhone 15, iOS 17")
    pad = try HeadlessDevice("iPad mini 6, iOS 17")
  }

  private func screen(on device: HeadlessDevice) -> Screen {
    let screen = Screen()
    device.launch(root: screen)
    return screen
  }

  @Test("It runs in the device's time, in order, on its device")
  func order() {
    let screen = screen(on: phone)
    phone.run { screen.putOff() }
    #expect(screen.log == [])
    pad.advance(by: 5)
    #expect(screen.log == [])
    phone.advance(by: 0)
    #expect(screen.log == ["next phone", "next too phone", "operation phone"])
    phone.advance(by: 1.999)
    #expect(screen.log.last == "0.5 s phone")
    phone.advance(by: 0.001)
    #expect(screen.log.last == "2 s phone")
    #expect(screen.log.count == 5)
  }

  @Test("An operation waits for those it depends on, and holds nothing up")
  func dependencies() {
    let screen = screen(on: phone)
    let download = BlockOperation {}
    phone.run {
      let show = BlockOperation { MainActor.assumeIsolated { screen.note("show") } }
      show.addDependency(download)
      OperationQueue.main.addOperation(show)
      DispatchQueue.main.async { screen.note("next") }
    }
    phone.advance(by: 10)
    #expect(screen.log == ["next phone"])
    download.start()
    phone.advance(by: 0)
    #expect(screen.log == ["next phone", "show phone"])
  }

  @Test("To settle does not wait for what the app has put off for longer")
  func settles() {
    let screen = screen(on: phone)
    phone.run { screen.putOff() }
    let start = phone.time
    phone.settle()
    #expect(phone.time == start)
    #expect(screen.log.count == 3)
    // A turn takes 0.4 seconds, and then half of the turn after it has passed too.
    phone.turn(to: .landscapeLeft)
    #expect(screen.log.count == 3)
    phone.turn(to: .portrait)
    #expect(screen.log.last == "0.5 s phone")
  }

  @Test("What is put off meanwhile runs in the same time, and is laid out in between")
  func chains() {
    let screen = screen(on: phone)
    var heights: [CGFloat] = []
    phone.run {
      let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
      child.autoresizingMask = .flexibleHeight
      view.addSubview(child)
      screen.view.addSubview(view)
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
        view.frame.size.height = 30
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { heights.append(child.frame.height) }
      }
    }
    phone.advance(by: 3)
    #expect(heights == [30])
  }

  @Test("A timer fires in the device's time, until it is invalidated")
  func timers() {
    let screen = screen(on: phone)
    phone.run { screen.startTicking(repeats: true) }
    phone.advance(by: 3.5)
    #expect(screen.log == ["tick phone", "tick phone", "tick phone"])
    phone.settle()
    #expect(screen.log.count == 3)
    screen.tick?.invalidate()
    phone.advance(by: 3)
    #expect(screen.log.count == 3)
    phone.run { screen.startTicking(repeats: false) }
    phone.advance(by: 3)
    #expect(screen.log.count == 4)
    #expect(screen.tick?.isValid == false)
  }

  @Test("A timer that is added to a run loop fires too")
  func addedTimer() {
    let screen = screen(on: pad)
    pad.run {
      let timer = DeviceTimer(timeInterval: 1, repeats: false) { (timer: DeviceTimer) in
        MainActor.assumeIsolated { screen.note("added") }
      }
      RunLoop.main.add(timer, forMode: .common)
    }
    pad.advance(by: 1)
    #expect(screen.log == ["added pad"])
  }

  @Test("What a queue of the app's own hands back to the main queue runs on the device too")
  func background() async {
    let screen = screen(on: phone)
    await withCheckedContinuation { continuation in
      phone.run {
        DispatchQueue.global().async {
          DispatchQueue.main.async { screen.note("loaded") }
          continuation.resume()
        }
      }
    }
    #expect(screen.log == [])
    phone.advance(by: 0)
    #expect(screen.log == ["loaded phone"])
  }

  @Test("A task that sleeps continues when the test lets time pass and waits")
  func tasks() async {
    let screen = screen(on: phone)
    let task = phone.run {
      Task {
        try await Task.sleep(nanoseconds: 1_000_000_000)
        screen.note("1 s")
        try await Task.sleep(for: .seconds(2))
        screen.note("3 s")
      }
    }
    await phone.wait(0.9)
    #expect(screen.log == [])
    await phone.wait(0.1)
    #expect(screen.log == ["1 s phone"])
    await phone.wait(5)
    #expect(screen.log == ["1 s phone", "3 s phone"])
    #expect(!task.isCancelled)
  }

  @Test("A task that is cancelled while it sleeps ends at once")
  func cancelled() async {
    let task = phone.run { Task { try await Task.sleep(for: .seconds(100)) } }
    await phone.wait()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
  }

  @Test("Outside of any device the queues are the process's")
  func outside() async {
    await withCheckedContinuation { continuation in
      DispatchQueue.main.async {
        OperationQueue.main.addOperation { continuation.resume() }
      }
    }
  }
}
