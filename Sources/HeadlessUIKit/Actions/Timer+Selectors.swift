#if !canImport(ObjectiveC)
  public import Foundation

  extension DeviceTimer {
    /// Creates a timer that calls a method, and starts it.
    ///
    /// The method takes nothing or the timer. The timer keeps its target alive until it is invalid.
    ///
    /// - UIKit: same; the method is Foundation's. Acts. Since iOS 2
    @discardableResult
    public class func scheduledTimer(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) -> DeviceTimer {
      let timer = DeviceTimer(
        timeInterval: ti, target: aTarget, selector: aSelector, userInfo: userInfo,
        repeats: yesOrNo)
      RunLoop.main.add(timer, forMode: .default)
      return timer
    }

    /// Creates a timer that calls a method; `RunLoop.add(_:forMode:)` starts it.
    ///
    /// - UIKit: same; the method is Foundation's. Acts. Since iOS 2
    public convenience init(
      timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector,
      userInfo: Any?, repeats yesOrNo: Bool
    ) {
      nonisolated(unsafe) let target = aTarget as AnyObject
      self.init(timeInterval: ti, repeats: yesOrNo) { timer in
        unsafe aSelector.send(to: target, [timer])
      }
      storedInfo = userInfo
    }
  }
#endif
