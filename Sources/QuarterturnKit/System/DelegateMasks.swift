#if os(iOS) || canImport(HeadlessUIKit)
package import UIKit

// What delegates answer. UIKit's methods are optional there and always present away from Apple's
// systems, where the default answers as the Info.plist does: so they are called in two ways.

extension UIWindowScene {
  /// What the scene's delegate answers; nil where it has no answer.
  package var sceneDelegateMask: UIInterfaceOrientationMask? {
    guard let delegate = delegate as? any UIWindowSceneDelegate else { return nil }
    #if os(iOS)
    // Xcode 27 has the method, and Swift 6.4; `#available` alone leaves its name to be found.
    #if compiler(>=6.4)
    guard #available(iOS 27, *) else { return nil }
    let answer = BeingAsked.ask(delegate) {
      delegate.supportedInterfaceOrientations?(for: self)
    }
    return answer ?? nil
    #else
    return nil
    #endif
    #else
    let answer = BeingAsked.ask(delegate) {
      DelegateAnswer.ask { delegate.supportedInterfaceOrientations(for: self) }
    }
    return answer ?? nil
    #endif
  }

  /// What the app's delegate answers for a window; nil where it has no answer, and for a delegate
  /// that asks back, as one does that answers with its root's orientations.
  package func appDelegateMask(of window: UIWindow?) -> UIInterfaceOrientationMask? {
    let application = UIApplication.shared
    guard let delegate = application.delegate else { return nil }
    let answer = BeingAsked.ask(delegate) {
      #if os(iOS)
      return delegate.application?(application, supportedInterfaceOrientationsFor: window)
      #else
      return DelegateAnswer.ask {
        delegate.application(application, supportedInterfaceOrientationsFor: window)
      }
      #endif
    }
    return answer ?? nil
  }
}

#if !os(iOS)
/// Distinguishes an answer of the app's own from that of a protocol's method.
@MainActor private enum DelegateAnswer {
  static func ask(_ question: () -> UIInterfaceOrientationMask) -> UIInterfaceOrientationMask? {
    guard let host = DeviceHost.current else { return question() }
    host.isUnanswered = false
    defer { host.isUnanswered = false }
    let answer = question()
    return host.isUnanswered ? nil : answer
  }
}
#endif
#endif
