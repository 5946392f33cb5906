import HeadlessDevice
import HeadlessDeviceTesting
import Orientation
import QuarterturnKit
import Testing
import UIKit

@MainActor
@Suite("A turn from code, among others")
struct OneTurnAtATimeTests {
  private nonisolated static let asking = Stages.onePhone.filter { $0.version.major >= 16 }

  /// A scene that keeps requests to itself, and counts them.
  private final class Silent: UIWindowScene {
    var wereAnimated: [Bool] = []
    var requests: Int { wereAnimated.count }

    override func requestGeometryUpdate(
      _ geometryPreferences: UIWindowScene.GeometryPreferences,
      errorHandler: ((any Error) -> Void)? = nil
    ) { wereAnimated.append(UIView.areAnimationsEnabled) }
  }

  private func silentDevice(_ stage: HeadlessDevice.Configuration) -> HeadlessDevice {
    let device = HeadlessDevice(stage: stage)
    device.launch(ConfiguredDelegate(Silent.self), sceneDelegate: OneScreenDelegate())
    return device
  }

  @Test("The earlier of two turns in a scene is superseded", arguments: asking)
  func superseded(stage: HeadlessDevice.Configuration) async throws {
    let device = silentDevice(stage)
    let scene = try #require(device.scenes.first as? Silent)
    let time = HeldTime()
    let (first, second) = await device.wait(time) {
      let first = Task { await reason(scene, .landscapeLeft) }
      await time.until { scene.requests == 1 }
      let second = Task { await reason(scene, .landscapeRight) }
      await time.until { scene.requests == 2 }
      time.release()
      return (await first.value, await second.value)
    }
    #expect(first == .superseded)
    #expect(second == .noAnswer)
    #expect(scene.requests == 2)
  }

  @Test(
    "A cancelled task ends the waiting, and one cancelled before asks for nothing",
    .timeLimit(.minutes(5)), arguments: asking)
  func cancelled(stage: HeadlessDevice.Configuration) async throws {
    let device = silentDevice(stage)
    let scene = try #require(device.scenes.first as? Silent)
    let start = device.time
    // No time passes, so that nothing else can end the waiting.
    let time = HeldTime()
    let late = await device.wait(time) {
      let task = Task { await reason(scene, .landscapeLeft) }
      task.cancel()
      return await task.value
    }
    #expect(late == .cancelled)
    #expect(scene.requests == 0)
    let early = await device.wait(time) {
      let task = Task { await reason(scene, .landscapeLeft) }
      await time.until { scene.requests == 1 }
      task.cancel()
      return await task.value
    }
    #expect(early == .cancelled)
    #expect(scene.requests == 1)
    #expect(device.time == start)
  }

  @Test("It returns as a turn begins, or when it is over", arguments: Stages.onePhone)
  func moments(stage: HeadlessDevice.Configuration) async throws {
    for moment in [RotationMoment.began, .finished] {
      let device = HeadlessDevice(stage: stage)
      device.launch(root: Screen(.all))
      let scene = try #require(device.scenes.first)
      let isTurning = await device.wait {
        try? await scene.rotate(to: .landscapeLeft, until: moment)
        return device.isInTransition
      }
      #expect(isTurning == (moment == .began))
      #expect(device.interfaceOrientation == .landscapeLeft)
    }
  }

  @Test("Without animation the request is made where animations are off", arguments: asking)
  func animation(stage: HeadlessDevice.Configuration) async throws {
    let device = silentDevice(stage)
    let scene = try #require(device.scenes.first as? Silent)
    for isAnimated in [true, false] {
      _ = await device.wait {
        try? await scene.rotate(to: .landscapeLeft, animated: isAnimated)
      }
    }
    #expect(scene.wereAnimated == [true, false])
    #expect(device.run { UIView.areAnimationsEnabled })
  }

  @Test("It is answered within three seconds, however long a transition is held", arguments: asking)
  func patience(stage: HeadlessDevice.Configuration) async throws {
    final class Held: OrientationViewController {
      let coordinator = HeldCoordinator()
      override var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
        coordinator
      }
    }
    let device = HeadlessDevice(stage: stage)
    device.launch(ConfiguredDelegate(Silent.self), sceneDelegate: OneScreenDelegate())
    let scene = try #require(device.scenes.first)
    device.act { device.windows.first?.rootViewController = Held() }
    let start = device.time
    let answer = await device.wait { await reason(scene, .landscapeLeft) }
    #expect(answer == .noAnswer)
    #expect(device.time - start <= 3)
    #expect(device.time - start >= 1.5)
  }

  @Test("What people do meanwhile counts: a turn of their own is an answer", arguments: asking)
  func meanwhile(stage: HeadlessDevice.Configuration) async throws {
    let device = silentDevice(stage)
    let scene = try #require(device.scenes.first as? Silent)
    let time = HeldTime()
    let answer = await device.wait(time) {
      let task = Task { await reason(scene, .landscapeRight) }
      await time.until { scene.requests == 1 }
      device.beginTurn(to: .landscapeLeft)
      time.release()
      return await task.value
    }
    #expect(answer == nil)
    #expect(device.interfaceOrientation == .landscapeRight)
  }

  @Test(
    "An interface that has turned away again by the time of the answer counts as refused",
    arguments: Stages.onePhone)
  func turnedAway(stage: HeadlessDevice.Configuration) async throws {
    let device = HeadlessDevice(stage: stage)
    device.launch(root: Screen(.all))
    let scene = try #require(device.scenes.first)
    var observation: OrientationObservation?
    let answer = await device.wait {
      // As soon as the interface has turned the device is turned on, before the caller is back.
      observation = scene.observeInterfaceTurns { turn in
        guard turn.new == .landscapeLeft else { return }
        Task {
          device.settle()
          device.turn(to: .landscapeLeft)
        }
      }
      return await reason(scene, .landscapeLeft, until: .finished)
    }
    #expect(observation != nil)
    #expect(answer == .turnedAway(to: device.interfaceOrientation))
  }

  private func reason(
    _ scene: UIWindowScene, _ mask: UIInterfaceOrientationMask,
    until moment: RotationMoment = .began
  ) async -> RotationRefusal.Reason? {
    do throws(RotationRefusal) {
      try await scene.rotate(to: mask, until: moment)
      return nil
    } catch {
      return error.reason
    }
  }
}

/// The coordinator of a transition that a finger holds.
private final class HeldCoordinator: NSObject, UIViewControllerTransitionCoordinator {
  var isAnimated: Bool { true }
  var presentationStyle: UIModalPresentationStyle { .none }
  var initiallyInteractive: Bool { true }
  var isInterruptible: Bool { false }
  var isInteractive: Bool { true }
  var isCancelled: Bool { false }
  var transitionDuration: TimeInterval { 0.35 }
  var percentComplete: CGFloat { 0.5 }
  var completionVelocity: CGFloat { 1 }
  var completionCurve: UIView.AnimationCurve { .linear }
  var containerView: UIView { UIView() }
  var targetTransform: CGAffineTransform { .identity }

  func viewController(forKey key: UITransitionContextViewControllerKey) -> UIViewController? { nil }
  func view(forKey key: UITransitionContextViewKey) -> UIView? { nil }

  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }

  func animateAlongsideTransition(
    in view: UIView?,
    animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { false }

  func notifyWhenInteractionChanges(
    _ handler: @escaping (any UIViewControllerTransitionCoordinatorContext) -> Void
  ) {}
}
