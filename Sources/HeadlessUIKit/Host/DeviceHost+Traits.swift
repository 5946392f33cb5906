import Foundation
package import Orientation

extension DeviceHost {
  /// The traits of a scene as its views have them now.
  package func traitCollection(of scene: SceneID) -> UITraitCollection {
    let shown = system.shown(scene)
    return traitCollection(of: scene, system.traits(of: scene, in: shown))
  }

  /// The traits of a scene with given size classes; unspecified ones where no source gives them.
  func traitCollection(of scene: SceneID, _ traits: Traits?) -> UITraitCollection {
    let scale = CGFloat(system.display(of: scene).scale)
    let key = SceneTraits(traits: traits, scale: scale)
    if let made = madeTraits[key] { return made }
    var values = TraitValues()
    values.idiom = UIUserInterfaceIdiom(system.idiom)
    values.displayScale = scale
    values.style = .light
    values.layoutDirection = .leftToRight
    values.contentSizeCategory = .large
    if let traits {
      values.horizontalSizeClass = UIUserInterfaceSizeClass(traits.horizontal)
      values.verticalSizeClass = UIUserInterfaceSizeClass(traits.vertical)
    }
    let made = UITraitCollection(values)
    madeTraits[key] = made
    return made
  }

  /// The traits of views and controllers that are in no window.
  package var defaultTraits: UITraitCollection { traitCollection(of: .main) }
}

/// What distinguishes the traits of scenes.
struct SceneTraits: Hashable {
  let traits: Traits?
  let scale: CGFloat
}

extension UIUserInterfaceSizeClass {
  package init(_ sizeClass: SizeClass) { self = sizeClass == .compact ? .compact : .regular }
}
