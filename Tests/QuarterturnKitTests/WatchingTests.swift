import HeadlessDevice
import HeadlessDeviceTesting
import HeadlessUIKit
import Orientation
import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("Watching turns and poses")
struct WatchingTests {
  @Test("C-12, F-31, G-30: each turn is reported once, half turns too", arguments: Stages.all)
  func turns(stage: HeadlessDevice.Configuration) async throws {
    let device = HeadlessDevice(stage: stage)
    let screen = Screen(.all)
    device.launch(root: screen)
    let scene = try #require(device.scenes.first)
    var heard: [String] = []
    var observation: OrientationObservation?
    device.act {
      observation = scene.observeInterfaceTurns { turn in
        heard.append(
          "\(turn.old.rawValue)-\(turn.new.rawValue) \(turn.isHalfTurn)"
            + " \(turn.newSize == turn.oldSize)")
      }
    }
    device.turn(to: .landscapeLeft)
    device.turn(to: .landscapeRight)
    device.turn(to: .faceUp)
    _ = await device.rotate(to: .portrait)
    #expect(heard == ["1-3 false false", "3-4 true true", "4-1 false false"])
    device.act { observation?.cancel() }
    device.turn(to: .landscapeLeft)
    #expect(heard.count == 3)
    #expect(observation != nil)
  }

  @Test("G-25: animations run beside the turn, completions after it", arguments: Stages.all)
  func alongside(stage: HeadlessDevice.Configuration) throws {
    let device = HeadlessDevice(stage: stage)
    let screen = Screen(.all)
    device.launch(root: screen)
    let scene = try #require(device.scenes.first)
    var heard: [String] = []
    var observation: OrientationObservation?
    device.act {
      observation = scene.observeInterfaceTurns { turn in
        heard.append("turn \(screen.view.bounds.size == turn.oldSize)")
        turn.animate {
          heard.append("beside \(screen.view.bounds.size == turn.newSize)")
        } completion: {
          heard.append("after")
        }
      }
    }
    device.beginTurn(to: .landscapeLeft)
    #expect(heard == ["turn true", "beside true"])
    device.settle()
    #expect(heard == ["turn true", "beside true", "after"])
    #expect(observation != nil)
  }

  @Test("The sequence tells the same", arguments: Stages.onePhone)
  func sequence(stage: HeadlessDevice.Configuration) async throws {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    let scene = try #require(device.scenes.first)
    let turns = device.run { scene.interfaceTurns }
    device.turn(to: .landscapeLeft)
    device.turn(to: .landscapeRight)
    let heard = await device.wait {
      var heard: [UIInterfaceOrientation] = []
      for await turn in turns {
        heard.append(turn.new)
        if heard.count == 2 { break }
      }
      return heard
    }
    #expect(heard == [.landscapeRight, .landscapeLeft])
  }

  private func first<Value>(of values: AsyncStream<Value>) async -> Value? {
    for await value in values { return value }
    return nil
  }

  @Test(
    "F-32, G-30: the orientations of an interface begin with its own; who reads late gets the newest",
    arguments: Stages.onePhone)
  func orientations(stage: HeadlessDevice.Configuration) async throws {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    let scene = try #require(device.scenes.first)
    let (early, late) = device.run { (scene.interfaceOrientations, scene.interfaceOrientations) }
    let now = await device.wait { await first(of: early) }
    #expect(now == .portrait)
    for pose: UIDeviceOrientation in [.landscapeLeft, .portrait, .landscapeRight] {
      device.turn(to: pose)
    }
    let newest = await device.wait { await first(of: late) }
    #expect(newest == .landscapeLeft)
  }

  @Test(
    "B-03: the poses of a device begin with its own; who reads late gets the newest",
    arguments: Stages.onePhone)
  func firstPose(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage, held: .landscapeLeft)
    device.launch(root: Screen(.all))
    let (early, late) = device.run { (UIDevice.current.poses, UIDevice.current.poses) }
    let now = await device.wait { await first(of: early) }
    #expect(now == .landscapeLeft)
    for pose: UIDeviceOrientation in [.portrait, .faceUp, .landscapeRight] {
      device.turn(to: pose)
      await device.turnRunLoop()
    }
    let newest = await device.wait { await first(of: late) }
    #expect(newest == .landscapeRight)
  }

  @Test("Turns that are not read are kept to the last eight", arguments: Stages.onePhone)
  func boundedTurns(stage: HeadlessDevice.Configuration) async throws {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    let scene = try #require(device.scenes.first)
    let turns = device.run { scene.interfaceTurns }
    for _ in 1...6 {
      device.turn(to: .landscapeLeft)
      device.turn(to: .landscapeRight)
    }
    device.turn(to: .portrait)
    let heard = await device.wait {
      var heard: [UIInterfaceOrientation] = []
      for await turn in turns {
        heard.append(turn.new)
        if turn.new == .portrait { break }
      }
      return heard
    }
    #expect(heard.count == 8)
    #expect(heard.suffix(3) == [.landscapeRight, .landscapeLeft, .portrait])
  }

  @Test("B-10, B-13: orientations are reported once, flat ones too", arguments: Stages.onePhone)
  func poses(stage: HeadlessDevice.Configuration) async {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    var heard: [UIDeviceOrientation] = []
    var observation: OrientationObservation?
    device.act { observation = UIDevice.current.observePoses { heard.append($0) } }
    for pose: UIDeviceOrientation in [.landscapeLeft, .faceUp] {
      device.turn(to: pose)
      await device.turnRunLoop()
    }
    #expect(heard == [.landscapeLeft, .faceUp])
    // Entering the foreground while the device is flat posts three times.
    device.enterBackground()
    device.enterForeground()
    await device.turnRunLoop()
    #expect(heard == [.landscapeLeft, .faceUp])
    device.turn(to: .landscapeLeft)
    await device.turnRunLoop()
    #expect(heard == [.landscapeLeft, .faceUp, .landscapeLeft])
    device.act { observation?.cancel() }
  }

  @Test("B-05: the count of those who want notifications balances", arguments: Stages.onePhone)
  func balance(stage: HeadlessDevice.Configuration) {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    for _ in 1...3 {
      device.act { UIDevice.current.observePoses { _ in }.cancel() }
      #expect(device.run { UIDevice.current.isGeneratingDeviceOrientationNotifications })
    }
    device.turn(to: .landscapeLeft)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test("G-25: a completion runs once, also where it comes late", arguments: Stages.onePhone)
  func lateCompletion(stage: HeadlessDevice.Configuration) throws {
    let screen = Screen(.all)
    let view = UIView()
    let device = HeadlessDevice(stage: stage)
    device.launch(root: screen)
    device.act { screen.view.addSubview(view) }
    let scene = try #require(device.scenes.first)
    var turns: [InterfaceTurn] = []
    var observation: OrientationObservation?
    device.act { observation = scene.observeInterfaceTurns { turns.append($0) } }
    device.beginTurn(to: .landscapeLeft)
    var story: [String] = []
    device.run {
      turns.first?.animate {
        story.append("beside")
      } completion: {
        story.append("after")
      }
      screen.transitionCoordinator?.suspendInteraction(in: view)
    }
    #expect(story == ["beside"])
    #expect(!view.isUserInteractionEnabled)
    device.settle()
    #expect(story == ["beside", "after"])
    #expect(view.isUserInteractionEnabled)
    device.run {
      turns.first?.animate {
        story.append("beside")
      } completion: {
        story.append("after")
      }
    }
    #expect(story == ["beside", "after", "beside", "after"])
    #expect(observation != nil)
  }

  @Test("N-04: after a resize a turn has the sizes of the resized scene")
  func resized() throws {
    let device = HeadlessDevice(
      stage: try HeadlessDevice.Configuration("iPad Pro 11-inch (2nd generation), iOS 26"))
    device.launch(root: Screen(.all))
    let scene = try #require(device.scenes.first)
    var turns: [InterfaceTurn] = []
    var observation: OrientationObservation?
    device.act { observation = scene.observeInterfaceTurns { turns.append($0) } }
    try device.resize(to: CGSize(width: 600, height: 700))
    device.turn(to: .landscapeLeft)
    let turn = try #require(turns.last)
    #expect(turn.oldSize == CGSize(width: 600, height: 700))
    #expect(turn.newSize == scene.coordinateSpace.bounds.size)
    #expect(observation != nil)
  }

  @Test("A notification that is posted on another thread ends nothing")
  func otherThread() async throws {
    let device = HeadlessDevice(stage: try HeadlessDevice.Configuration("iPhone 15, iOS 17"))
    device.launch(root: Screen(.all))
    let scene = try #require(device.scenes.first)
    var observation: OrientationObservation?
    var heard = 0
    device.act { observation = scene.observeInterfaceTurns { _ in heard += 1 } }
    let (application, host) = device.run { (UIApplication.shared, DeviceContext.host) }
    await Task.detached {
      // Outside of any device, observers of the tests beside this one would receive it, too.
      DeviceContext.$host.withValue(host) {
        NotificationCenter.default.post(
          name: Notification.Name("UIApplicationDidChangeStatusBarOrientationNotification"),
          object: application)
      }
    }.value
    await device.turnRunLoop()
    device.turn(to: .landscapeLeft)
    #expect(heard == 1)
    #expect(observation != nil)
  }
}
