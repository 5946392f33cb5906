#if os(iOS) || canImport(HeadlessUIKit)
import UIKit

/// What was declared for a controller by assignment, not by its class.
///
/// A class in Objective-C cannot conform to ``OrientationDeclaring``; what it declares this way counts
/// as if it did, and before what its class declares.
struct AssignedDeclaration: Equatable {
  /// The orientations the screen may be shown in.
  var orientations: UIInterfaceOrientationMask?
  /// The preferred orientation when presented full screen.
  var preferred: UIInterfaceOrientation?

  @MainActor private static var all = ControllerTable<AssignedDeclaration>()

  /// What was declared for a controller.
  @MainActor static func of(_ controller: UIViewController) -> AssignedDeclaration {
    all[controller] ?? AssignedDeclaration()
  }

  /// Declares something for a controller, and announces it.
  @MainActor static func assign(_ declaration: AssignedDeclaration, to controller: UIViewController)
  {
    let old = of(controller)
    all[controller] = declaration == AssignedDeclaration() ? nil : declaration
    if old.orientations != declaration.orientations { controller.setNeedsUpdateOfOrientations() }
  }
}
#endif
