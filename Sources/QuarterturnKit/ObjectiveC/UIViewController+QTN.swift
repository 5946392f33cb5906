#if os(iOS) || canImport(HeadlessUIKit)
public import UIKit

// A screen's orientations, for Objective-C.
#if canImport(ObjectiveC)
@objc
#endif
extension UIViewController {
  /// The orientations this screen may be shown in, for Objective-C; 0, which is the default, leaves
  /// it to the screen's class and its containers.
  ///
  /// ```objc
  /// - (instancetype)init {
  ///   if (self = [super init]) {
  ///     self.qtn_orientations = UIInterfaceOrientationMaskLandscape;
  ///   }
  ///   return self;
  /// }
  /// ```
  ///
  /// Setting it turns the interface if its orientation is no longer allowed. A class that overrides
  /// `supportedInterfaceOrientations`, as many do, need not set it.
  ///
  /// - UIKit: not offered. In Swift it is ``OrientationDeclaring/orientations``. Rule: `D-06`
  @MainActor public var qtn_orientations: UIInterfaceOrientationMask {
    get { AssignedDeclaration.of(self).orientations ?? [] }
    set {
      var declaration = AssignedDeclaration.of(self)
      declaration.orientations = newValue.isEmpty ? nil : newValue
      AssignedDeclaration.assign(declaration, to: self)
    }
  }

  /// The preferred orientation when presented full screen, for Objective-C;
  /// `UIInterfaceOrientationUnknown`, which is the default, leaves it open.
  ///
  /// - UIKit: not offered. In Swift it is `preferredOrientation` of ``OrientationDeclaring``. Rule: `E-04`
  @MainActor public var qtn_preferredOrientation: UIInterfaceOrientation {
    get { AssignedDeclaration.of(self).preferred ?? .unknown }
    set {
      var declaration = AssignedDeclaration.of(self)
      declaration.preferred = newValue == .unknown ? nil : newValue
      AssignedDeclaration.assign(declaration, to: self)
    }
  }

  /// What this controller has to answer UIKit, for itself and for what it shows, for Objective-C.
  ///
  /// ```objc
  /// - (UIInterfaceOrientationMask)supportedInterfaceOrientations {
  ///   return self.qtn_resolvedOrientations;
  /// }
  /// ```
  ///
  /// - Complexity: linear in the depth of the hierarchy.
  /// - UIKit: not offered. Rule: `D-03`, `D-15`
  @MainActor public var qtn_resolvedOrientations: UIInterfaceOrientationMask {
    resolvedOrientations
  }

  /// The preferred orientation for presenting this controller, for Objective-C; always one of those
  /// that are allowed.
  ///
  /// - UIKit: not offered. Rule: `E-03`, `E-04`
  @MainActor public var qtn_resolvedPreferredOrientation: UIInterfaceOrientation {
    resolvedPreferredOrientation
  }

  /// Announces that this screen's declaration has changed, on every version, for Objective-C.
  ///
  /// - UIKit: `setNeedsUpdateOfSupportedInterfaceOrientations` from iOS 16. Rule: `F-10`, `F-24`
  @MainActor public func qtn_setNeedsUpdateOfOrientations() { setNeedsUpdateOfOrientations() }

  /// Turns the interface in which the controller is shown, for Objective-C.
  ///
  /// ```objc
  /// [self qtn_rotateTo:UIInterfaceOrientationMaskLandscape completion:^(NSError *error) {
  ///   if (error) { NSLog(@"%@", error.localizedDescription); }
  /// }];
  /// ```
  ///
  /// - Parameters:
  ///   - orientations: any of these will do.
  ///   - completion: called on the main thread when the turn begins, or with the reason why it does
  ///     not: an error of ``QTNOrientation/rotationErrorDomain``.
  /// - UIKit: not offered. In Swift it is `rotate(to:)`. Rule: `F-01`, `F-20`
  @MainActor public func qtn_rotate(
    to orientations: UIInterfaceOrientationMask,
    completion: (@MainActor @Sendable ((any Error)?) -> Void)?
  ) { qtn_rotate(to: orientations, animated: true, untilFinished: false, completion: completion) }

  /// Turns the interface in which the controller is shown, for Objective-C.
  ///
  /// - Parameters:
  ///   - orientations: any of these will do.
  ///   - animated: whether the turn is seen.
  ///   - isFinished: whether to call the completion when the animation is over, and something can be
  ///     presented or pushed.
  ///   - completion: called on the main thread, with the reason where the interface did not turn.
  /// - UIKit: not offered. In Swift it is `rotate(to:animated:until:)`. Rule: `F-01`, `F-20`
  @MainActor public func qtn_rotate(
    to orientations: UIInterfaceOrientationMask, animated: Bool, untilFinished isFinished: Bool,
    completion: (@MainActor @Sendable ((any Error)?) -> Void)?
  ) {
    Task {
      do throws(RotationRefusal) {
        try await rotate(
          to: orientations, animated: animated, until: isFinished ? .finished : .began)
        completion?(nil)
      } catch {
        completion?(error)
      }
    }
  }
}
#endif
