import Foundation
import Testing

@testable import HeadlessUIKit

@MainActor struct AnimationTests {
  /// Runs a test on a device of its own and says after each step of the clock what has ended.
  private func onDevice(_ work: @MainActor (DeviceHost) -> Void) {
    let host = DeviceHost.phone()
    DeviceContext.$host.withValue(host) { work(host) }
  }

  @Test("Values change at once; the completion waits for the clock")
  func plain() {
    onDevice { host in
      let view = UIView()
      var ended: [Bool] = []
      UIView.animate(withDuration: 0.3) {
        view.alpha = 0
      } completion: {
        ended.append($0)
      }
      #expect(view.alpha == 0)
      host.advance(by: 0.29)
      #expect(ended == [])
      host.advance(by: 0.02)
      #expect(ended == [true])
      host.advance(by: 10)
      #expect(ended == [true])
    }
  }

  @Test("A delay comes before, going back doubles, endless repetition never ends")
  func delaysAndRepetitions() {
    onDevice { host in
      var ended: [String] = []
      @MainActor func run(_ name: String, _ options: UIView.AnimationOptions) {
        UIView.animate(withDuration: 1, delay: 0.5, options: options) {
        } completion: { _ in
          ended.append("\(name) \(host.time)")
        }
      }
      run("once", [])
      run("back", .autoreverse)
      run("always", .repeat)
      UIView.animate(withDuration: 1) {
        UIView.modifyAnimations(withRepeatCount: 3, autoreverses: true) {}
      } completion: { _ in
        ended.append("thrice \(host.time)")
      }
      host.advance(by: 100)
      #expect(ended == ["once 1.5", "back 2.5", "thrice 6.0"])
    }
  }

  @Test("What takes no time ends in the next cycle of the run loop")
  func noTime() {
    onDevice { host in
      var ended = 0
      UIView.animate(withDuration: 0, delay: 0) {
      } completion: { _ in
        ended += 1
      }
      #expect(ended == 0)
      host.advance(by: 0)
      #expect(ended == 1)
    }
  }

  @Test("G-33: without animation nothing takes time, and completions still come")
  func withoutAnimation() {
    onDevice { host in
      var ended = 0
      UIView.performWithoutAnimation {
        #expect(!UIView.areAnimationsEnabled)
        UIView.animate(withDuration: 5) {
          #expect(UIView.inheritedAnimationDuration == 0)
        } completion: { _ in
          ended += 1
        }
      }
      #expect(UIView.areAnimationsEnabled)
      host.advance(by: 0)
      #expect(ended == 1)
      UIView.setAnimationsEnabled(false)
      UIView.performWithoutAnimation {}
      #expect(!UIView.areAnimationsEnabled)
    }
    #expect(UIView.areAnimationsEnabled)
  }

  @Test("G-25: within a turn its duration counts, unless the options say otherwise")
  func inherited() {
    onDevice { host in
      var ended: [Double] = []
      #expect(UIView.inheritedAnimationDuration == 0)
      AnimationState.inherit(duration: 0.3) {
        #expect(UIView.inheritedAnimationDuration == 0.3)
        UIView.animate(withDuration: 2) {
          #expect(UIView.inheritedAnimationDuration == 0.3)
        } completion: { _ in
          ended.append(host.time)
        }
        UIView.animate(withDuration: 2, delay: 0, options: .overrideInheritedDuration) {
          #expect(UIView.inheritedAnimationDuration == 2)
        } completion: { _ in
          ended.append(host.time)
        }
      }
      #expect(UIView.inheritedAnimationDuration == 0)
      host.advance(by: 5)
      #expect(ended == [0.3, 2])
    }
  }

  @Test("Key frames and springs run their blocks and end with the whole")
  func keyframesAndSprings() {
    onDevice { host in
      var log: [String] = []
      UIView.animateKeyframes(withDuration: 2, delay: 0) {
        UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) {
          log.append("first \(UIView.inheritedAnimationDuration)")
        }
        UIView.addKeyframe(withRelativeStartTime: 0.25, relativeDuration: 0.75) {
          log.append("second \(UIView.inheritedAnimationDuration)")
        }
      } completion: { _ in
        log.append("ended \(host.time)")
      }
      UIView.animate(
        withDuration: 1, delay: 0, usingSpringWithDamping: 0.5, initialSpringVelocity: 0
      ) {
      } completion: { _ in
        log.append("spring \(host.time)")
      }
      host.advance(by: 3)
      #expect(log == ["first 0.5", "second 1.5", "spring 1.0", "ended 2.0"])
    }
  }

  @Test("A transition changes a view's content, or replaces one view by another")
  func transitions() {
    onDevice { host in
      let (box, old, new) = (UIView(), UIView(), UIView())
      box.addSubview(old)
      var ended = false
      UIView.transition(from: old, to: new, duration: 0.5) { _ in ended = true }
      #expect(box.subviews == [new])
      UIView.transition(
        from: new, to: old, duration: 0.5, options: [.showHideTransitionViews])
      #expect(box.subviews == [new])
      #expect(new.isHidden && !old.isHidden)
      host.advance(by: 0.5)
      #expect(ended)
    }
  }

  @Test("Begun and committed blocks give their duration to what changes in between")
  func beginAndCommit() {
    onDevice { _ in
      unsafe UIView.beginAnimations(nil, context: nil)
      #expect(UIView.inheritedAnimationDuration == 0.2)
      UIView.setAnimationDuration(0.4)
      #expect(UIView.inheritedAnimationDuration == 0.4)
      UIView.commitAnimations()
      #expect(UIView.inheritedAnimationDuration == 0)
      UIView.commitAnimations()
    }
  }

  @Test("Without a device blocks run and end at once")
  func withoutDevice() {
    let view = UIView()
    var ended = false
    UIView.animate(withDuration: 1) {
      view.alpha = 0.5
      #expect(UIView.inheritedAnimationDuration == 1)
    } completion: { _ in
      ended = true
    }
    #expect(view.alpha == 0.5)
    #expect(ended)
  }

  @Test("An animator runs, pauses, continues, goes back and stops")
  func animator() {
    onDevice { host in
      let view = UIView()
      var ended: [String] = []
      @MainActor func make() -> UIViewPropertyAnimator {
        let animator = UIViewPropertyAnimator(duration: 1, curve: .easeInOut) { view.alpha = 0 }
        animator.addCompletion { ended.append("\($0) \(host.time)") }
        return animator
      }
      let first = make()
      #expect(first.state == .inactive)
      #expect(view.alpha == 1)
      first.startAnimation()
      #expect(view.alpha == 0)
      #expect(first.isRunning && first.state == .active)
      host.advance(by: 0.25)
      #expect(first.fractionComplete == 0.25)
      first.pauseAnimation()
      host.advance(by: 5)
      #expect(ended == [] && first.fractionComplete == 0.25)
      first.startAnimation()
      host.advance(by: 0.75)
      #expect(ended == ["end 6.0"])
      #expect(first.state == .inactive)

      let second = make()
      second.startAnimation()
      host.advance(by: 0.5)
      second.isReversed = true
      host.advance(by: 0.5)
      #expect(ended == ["end 6.0", "start 7.0"])

      let third = make()
      third.startAnimation(afterDelay: 1)
      host.advance(by: 1.5)
      third.stopAnimation(false)
      #expect(third.state == .stopped)
      host.advance(by: 5)
      #expect(ended.count == 2)
      third.finishAnimation(at: .current)
      #expect(ended.last == "current 13.5")
      let fourth = make()
      fourth.startAnimation()
      fourth.stopAnimation(true)
      host.advance(by: 5)
      #expect(ended.count == 3)
    }
  }

  @Test("A snapshot has the size and the look of the moment and does not follow")
  func snapshots() {
    let view = UIView(frame: CGRect(x: 10, y: 20, width: 300, height: 200))
    view.backgroundColor = .systemBlue
    let picture = view.snapshotView(afterScreenUpdates: false)
    view.frame.size = CGSize(width: 200, height: 300)
    #expect(picture?.frame == CGRect(x: 0, y: 0, width: 300, height: 200))
    #expect(picture?.backgroundColor == .systemBlue)
    #expect(UIView().snapshotView(afterScreenUpdates: true) == nil)
  }
}
