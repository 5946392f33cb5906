import Foundation
import HeadlessUIKit
import Orientation
import ScreenLayout

/// Reads live views into values, each with a path of its own.
@MainActor struct ViewReader {
  /// From the screen's space to that of the interface.
  let base: CGAffineTransform
  private var ambiguous: Set<ObjectIdentifier> = []
  private var paths: [ObjectIdentifier: String] = [:]

  init(base: CGAffineTransform) { self.base = base }

  /// The windows of a scene, from back to front.
  mutating func snapshots(of windows: [UIWindow]) -> [ViewSnapshot] {
    var names = NameCounter()
    return windows.map { window in
      ambiguous = window.ambiguousViews
      return read(
        window, &names, "", window.transformToScreen.concatenating(base), isTouchable: true)
    }
  }

  /// The constraints below a window that cannot hold together.
  func conflicts(in window: UIWindow) -> [ConstraintConflict] {
    window.layoutConflicts.map { conflict in
      let members = conflict.members.map { member in
        ConstraintSnapshot(
          member.text, identifier: member.constraint?.identifier,
          views: member.views.compactMap { paths[ObjectIdentifier($0)] },
          location: member.constraint?.declaration)
      }
      return ConstraintConflict(members, broken: conflict.broken)
    }
  }

  /// The path of a view, in memory of its own length: views may be deep inside of each other.
  private static func path(_ above: String, _ name: String) -> String {
    guard !above.isEmpty else { return name }
    var path = ""
    path.reserveCapacity(above.utf8.count + 1 + name.utf8.count)
    path += above
    path += "/"
    path += name
    return path
  }

  private mutating func read(
    _ view: UIView, _ siblings: inout NameCounter, _ above: String, _ place: CGAffineTransform,
    isTouchable: Bool
  ) -> ViewSnapshot {
    let name = siblings.name(for: view)
    let path = Self.path(above, name)
    paths[ObjectIdentifier(view)] = path
    let placed = PlacedSpace(view.bounds, place)
    var snapshot = ViewSnapshot(
      name: name, path: path, className: "\(type(of: view))", frame: placed.frame)
    snapshot.size = placed.size
    snapshot.degrees = placed.degrees
    snapshot.identifier = view.accessibilityIdentifier
    snapshot.controller = view.owningController.map { "\(type(of: $0))" }
    snapshot.isHidden = view.isHidden
    snapshot.alpha = Double(view.alpha)
    snapshot.clipsToBounds = view.clipsToBounds
    let isTouchable = isTouchable && view.isUserInteractionEnabled
    snapshot.isInteractive = isTouchable && (view as? UIControl)?.isEnabled == true
    if snapshot.isInteractive { snapshot.hitFrame = view.hitFrame(place) }
    snapshot.scrollableAxes = (view as? UIScrollView)?.scrollableAxes ?? []
    snapshot.isAmbiguous = ambiguous.contains(ObjectIdentifier(view))
    snapshot.style = view.snapshotStyle
    snapshot.content = view.snapshotContent(in: placed)
    snapshot.location = view.declaration
    readSubviews(of: view, into: &snapshot, &siblings, above, place, isTouchable: isTouchable)
    return snapshot
  }

  /// Reads what is in a view.
  ///
  /// What a container of the system has for its children has no part in their paths.
  private mutating func readSubviews(
    of view: UIView, into snapshot: inout ViewSnapshot, _ siblings: inout NameCounter,
    _ above: String, _ place: CGAffineTransform, isTouchable: Bool
  ) {
    let added = view.layerIfMade?.addedLayers ?? []
    let path = view.isOfContainer ? above : snapshot.path
    var names = view.isOfContainer ? siblings : NameCounter()
    defer { if view.isOfContainer { siblings = names } }
    for (level, subview) in view.subviews.enumerated() {
      for layer in added where layer.level == level {
        snapshot.subviews.append(read(layer.layer, names.name("CALayer"), path, place))
      }
      let inner = subview.transformToSuperview.concatenating(place)
      snapshot.subviews.append(
        read(subview, &names, path, inner, isTouchable: isTouchable))
    }
    for layer in added where layer.level >= view.subviews.count {
      snapshot.subviews.append(read(layer.layer, names.name("CALayer"), path, place))
    }
  }

  /// A layer that an app has added; its transform is left out.
  private func read(
    _ layer: CALayer, _ name: String, _ above: String, _ place: CGAffineTransform
  ) -> ViewSnapshot {
    let path = "\(above)/\(name)"
    let placed = PlacedSpace(layer.frame, place)
    var snapshot = ViewSnapshot(
      name: name, path: path, className: "\(type(of: layer))", frame: placed.frame)
    snapshot.size = placed.size
    snapshot.degrees = placed.degrees
    snapshot.isHidden = layer.isHidden
    snapshot.alpha = Double(layer.opacity)
    snapshot.clipsToBounds = layer.masksToBounds
    snapshot.style = ViewStyle(layer)
    let inner = CGAffineTransform(
      translationX: layer.frame.minX - layer.bounds.minX, y: layer.frame.minY - layer.bounds.minY
    ).concatenating(place)
    var names = NameCounter()
    snapshot.subviews = (layer.sublayers ?? []).map { sublayer in
      read(sublayer, names.name("CALayer"), path, inner)
    }
    return snapshot
  }
}

/// Names of siblings: the second of a name gets a number.
@MainActor private struct NameCounter {
  private var counts: [String: Int] = [:]

  mutating func name(for view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier, !identifier.isEmpty {
      return name(identifier.plain.replacing("/", with: ":"))
    }
    return name(view.owningController.map { "\(type(of: $0))" } ?? "\(type(of: view))")
  }

  mutating func name(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) \(count)"
  }
}

/// A rectangle of a view's own space, and where it is in the scene.
struct PlacedSpace {
  /// The box around it in the scene.
  let frame: ScreenRect
  /// Its size before it is turned.
  let size: ScreenSize
  /// How far it is turned, clockwise in degrees.
  let degrees: Double
  /// Points of the scene for each of its own.
  let scale: CGFloat
  private let origin: CGPoint

  init(_ rect: CGRect, _ place: CGAffineTransform) {
    frame = rect.applying(place).engine
    let across = (place.a * place.a + place.b * place.b).squareRoot()
    let down = (place.c * place.c + place.d * place.d).squareRoot()
    size = ScreenSize(Double(rect.width * across), Double(rect.height * down))
    let angle = Double(atan2(place.b, place.a)) * 180 / .pi
    // What comes of a quarter turn by a number that is not quite π/2.
    degrees = abs(angle - angle.rounded()) < 1e-6 ? angle.rounded() : angle
    scale = across
    origin = rect.origin
  }

  /// A point of the view's own space from its upper left corner, in points of the scene.
  func inside(_ x: CGFloat, _ y: CGFloat) -> ScreenPoint {
    ScreenPoint(Double((x - origin.x) * scale), Double((y - origin.y) * scale))
  }

  /// A rectangle of the view's own space from its upper left corner, in points of the scene.
  func inside(_ rect: CGRect) -> ScreenRect {
    ScreenRect(
      inside(rect.minX, rect.minY),
      ScreenSize(Double(rect.width * scale), Double(rect.height * scale)))
  }
}

extension UIView {
  /// Where a finger reaches a small control that answers for points beyond its bounds; nil for others.
  fileprivate func hitFrame(_ place: CGAffineTransform) -> ScreenRect? {
    let target: CGFloat = 44
    let (across, down) = (max(0, target - bounds.width) / 2, max(0, target - bounds.height) / 2)
    guard across > 0 || down > 0 else { return nil }
    // Half a pixel inside, since the far edges of a rectangle do not belong to it.
    let corners = [(-1.0, -1.0), (1.0, 1.0)].map { x, y in
      CGPoint(
        x: bounds.midX + x * (bounds.width / 2 + across - 0.25),
        y: bounds.midY + y * (bounds.height / 2 + down - 0.25))
    }
    guard corners.allSatisfy({ point(inside: $0, with: nil) }) else { return nil }
    return bounds.insetBy(dx: -across, dy: -down).applying(place).engine
  }
}

extension UIScrollView {
  /// In which directions there is more content than shows.
  fileprivate var scrollableAxes: ViewSnapshot.Axes {
    guard isScrollEnabled else { return [] }
    let (content, inset) = (contentSize, adjustedContentInset)
    var axes: ViewSnapshot.Axes = []
    if content.width + inset.left + inset.right > bounds.width + 0.5 { axes.insert(.horizontal) }
    if content.height + inset.top + inset.bottom > bounds.height + 0.5 { axes.insert(.vertical) }
    return axes
  }
}
