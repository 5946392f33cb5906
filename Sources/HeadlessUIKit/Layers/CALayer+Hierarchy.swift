import Foundation

extension CALayer {
  /// The layer it is in.
  public var superlayer: CALayer? {
    view == nil ? parent : layers { [$0.superview?.layer].compactMap { $0 } }.first
  }

  /// The layers in it, from back to front: those of subviews and those that an app has added; nil
  /// without any.
  public var sublayers: [CALayer]? {
    var all: [CALayer] = []
    var added = own[...]
    let views = viewLayers
    for level in 0...views.count {
      while let next = added.first, next.level <= level || level == views.count {
        all.append(next.layer)
        added.removeFirst()
      }
      if level < views.count { all.append(views[level]) }
    }
    return all.isEmpty ? nil : all
  }

  private var viewLayers: [CALayer] { layers { $0.subviews.map(\.layer) } }

  /// Layers of views around the one whose layer this is.
  private func layers(_ find: @MainActor (UIView) -> [CALayer]) -> [CALayer] {
    guard let view else { return [] }
    // They belong to the main actor as this one does, which has a view.
    nonisolated(unsafe) var layers: [CALayer] = []
    MainActor.assumeIsolated { unsafe layers = find(view) }
    return unsafe layers
  }

  private var viewCount: Int {
    guard let view else { return 0 }
    return MainActor.assumeIsolated { view.subviews.count }
  }

  /// Adds a layer in front of the others.
  public func addSublayer(_ layer: CALayer) {
    take(layer)
    own.append(Child(layer: layer, level: viewCount))
  }

  /// Adds a layer among the others, counted from the back.
  public func insertSublayer(_ layer: CALayer, at idx: UInt32) {
    take(layer)
    let all = sublayers ?? []
    let below = all.prefix(Int(idx))
    let place = below.count { below in own.contains { $0.layer === below } }
    own.insert(Child(layer: layer, level: below.count - place), at: place)
  }

  /// Adds a layer in front of another one.
  public func insertSublayer(_ layer: CALayer, above sibling: CALayer?) {
    insert(layer, at: sibling, offset: 1)
  }

  /// Adds a layer behind another one.
  public func insertSublayer(_ layer: CALayer, below sibling: CALayer?) {
    insert(layer, at: sibling, offset: 0)
  }

  private func insert(_ layer: CALayer, at sibling: CALayer?, offset: Int) {
    take(layer)
    guard let place = sublayers?.firstIndex(where: { $0 === sibling }) else {
      return addSublayer(layer)
    }
    insertSublayer(layer, at: UInt32(place + offset))
  }

  private func take(_ layer: CALayer) {
    layer.removeFromSuperlayer()
    layer.parent = self
  }

  /// Takes the layer out of the one it is in; a view's goes with its view.
  public func removeFromSuperlayer() {
    if let view {
      MainActor.assumeIsolated { view.removeFromSuperview() }
    } else {
      parent?.own.removeAll { $0.layer === self }
      parent = nil
    }
  }

  /// The layers that an app has added, each with the number of subviews below it.
  package var addedLayers: [(layer: CALayer, level: Int)] { own.map { ($0.layer, $0.level) } }
}

extension UIView {
  /// The layer behind the view's content.
  ///
  /// - UIKit: same. Since iOS 2
  public var layer: CALayer {
    let extras = ensuredExtras
    if let layer = extras.layer { return layer }
    let made = CALayer.made(Self.layerClass)
    made.viewReference = reference
    extras.layer = made
    return made
  }

  /// How the view is moved, turned and scaled in space: its layer's transform.
  ///
  /// - UIKit: same. Since iOS 13
  public var transform3D: CATransform3D {
    get { layer.transform }
    set { layer.transform = newValue }
  }

  /// The layer, if it was asked for.
  package var layerIfMade: CALayer? { extras?.layer }
}
