#if os(iOS) || canImport(HeadlessUIKit)
import Orientation
import QuarterturnKit
import RotationEvidence
import UIKit

/// The controllers that were on screen, each with its place in the list of a recording.
@MainActor final class Gallery {
  private(set) var screens: [ObservedScreen] = []
  private var controllers: [WeakController] = []

  private struct WeakController {
    weak var controller: UIViewController?
  }

  /// The place of a controller, which gets one where it has none.
  func place(of controller: UIViewController) -> Int {
    if let place = controllers.firstIndex(where: { $0.controller === controller }) { return place }
    controllers.append(WeakController(controller: controller))
    screens.append(
      ObservedScreen(
        name: "\(type(of: controller))", kind: controller.engineKind,
        reportsAnswers: controller.answersByLibrary,
        reportsTransitions: controller is any TurnReporting))
    return screens.count - 1
  }

  /// What a scene shows: the root, and what is presented over it, with what each answers.
  func layers(of scene: UIWindowScene?) -> [ShownScreen] {
    guard let root = scene?.decidingWindows.first?.rootViewController else { return [] }
    return GivenAnswers.probe {
      var layers = [shown(root)]
      var top = root
      while let presented = top.presentedViewController, !presented.isBeingDismissed {
        var layer = shown(presented)
        layer.style = presented.engineStyle
        let preferred = presented.preferredInterfaceOrientationForPresentation
        if preferred != scene?.shownOrientation {
          layer.prefers = InterfaceOrientation(rawValue: preferred.rawValue)
        }
        layers.append(layer)
        top = presented
      }
      return layers
    }
  }

  private func shown(_ controller: UIViewController) -> ShownScreen {
    let allows = controller.supportedInterfaceOrientations.ofEngine
    let given = GivenAnswers.last(of: controller)?.ofEngine
    let content = controller.engineContent
    return ShownScreen(
      screen: place(of: controller), allows: allows, given: given == allows ? nil : given,
      autorotates: controller.shouldAutorotate, children: content.shown.map { shown($0) },
      selected: content.selected)
  }
}

extension UIViewController {
  /// Whether the library sees when UIKit asks it.
  fileprivate var answersByLibrary: Bool {
    self is OrientationViewController || self is OrientationNavigationController
      || self is OrientationTabBarController || self is OrientationPageViewController
      || self is OrientationSplitViewController
  }
}
#endif
