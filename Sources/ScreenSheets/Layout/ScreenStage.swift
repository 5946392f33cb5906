import Foundation
import HeadlessUIKit
import InterfaceBuilderDocuments

/// Creates the controllers of screens as the app shows them, with its containers around them.
@MainActor struct ScreenStage {
  private let documents: [InterfaceDocument]
  private let library: UIStoryboard.Library

  init(_ documents: [InterfaceDocument]) {
    self.documents = documents
    library = UIStoryboard.Library(documents, hasAppClasses: false)
  }

  /// The root of a window that shows a screen.
  func root(of screen: AppScreen) -> UIViewController {
    guard documents[screen.place.document].isStoryboard else {
      return NibController(
        documents[screen.place.document], id: screen.place.id, fills: screen.kind != .part)
    }
    let path = Self.path(of: screen)
    guard let outermost = screen.containers.first, let root = make(outermost, showing: path) else {
      return make(screen.place) ?? UIViewController()
    }
    let way = way(along: path, from: root)
    for (container, next) in zip(way, way.dropFirst()) {
      (container as? UITabBarController)?.selectedViewController = next
    }
    if screen.pushedFrom != nil, let pushed = make(screen.place) {
      way.lazy.compactMap { $0 as? UINavigationController }.last?
        .pushViewController(pushed, animated: false)
    }
    return root
  }

  /// Shows the columns that lead to a screen, in split views that are on the screen.
  func showColumns(leadingTo screen: AppScreen, in root: UIViewController) {
    let way = way(along: Self.path(of: screen), from: root)
    for (container, next) in zip(way, way.dropFirst()) {
      guard let split = container as? UISplitViewController else { continue }
      let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary]
      if let column = columns.first(where: { split.viewController(for: $0) === next }) {
        split.show(column)
      }
    }
  }

  /// The containers around a screen and what is shown in them at first.
  private static func path(of screen: AppScreen) -> [ScenePlace] {
    screen.containers + [screen.pushedFrom ?? screen.place]
  }

  private func make(_ place: ScenePlace, showing path: [ScenePlace] = []) -> UIViewController? {
    let storyboard =
      library.storyboard(documents[place.document].name)
      ?? UIStoryboard(documents[place.document], others: library, hasAppClasses: false)
    return storyboard.controller(id: place.id, showing: Set(path.map(\.id)))
  }

  /// The controllers from the root to the innermost of a path.
  private func way(along path: [ScenePlace], from root: UIViewController) -> [UIViewController] {
    let ids = Set(path.map(\.id))
    return Array(sequence(first: root) { child(of: $0, in: ids) })
  }

  /// The child on the way to a screen; a stack that a split view makes around a column has no id.
  private func child(of container: UIViewController, in ids: Set<String>) -> UIViewController? {
    container.children.first { child in
      if let id = child.archivedID { return ids.contains(id) }
      return child is UINavigationController && self.child(of: child, in: ids) != nil
    }
  }
}

/// Shows a view of a xib: the one that is made for the whole screen fills it, others keep their height
/// and are as wide as the safe area.
final class NibController: UIViewController {
  private let document: InterfaceDocument
  private let id: String
  private let fills: Bool

  init(_ document: InterfaceDocument, id: String, fills: Bool) {
    self.document = document
    self.id = id
    self.fills = fills
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let objects = UINib(document, hasAppClasses: false).instantiate(withOwner: nil)
    let wanted = objects.compactMap { $0 as? UIView }.first { $0.archivedID == id }
    guard let made = wanted else { return super.loadView() }
    guard !fills else {
      made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view = made
      return
    }
    let around = UIView(frame: CGRect(x: 0, y: 0, width: 375, height: 667))
    around.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    around.backgroundColor = .secondarySystemBackground
    around.addSubview(made)
    part = made
    partHeight = made.bounds.height
    view = around
  }

  private var part: UIView?
  private var partHeight: CGFloat = 0

  override func viewDidLayoutSubviews() {
    guard let part else { return }
    let safe = view.safeAreaInsets
    part.frame = CGRect(
      x: safe.left, y: safe.top, width: max(0, view.bounds.width - safe.left - safe.right),
      height: min(partHeight, max(0, view.bounds.height - safe.top - safe.bottom)))
  }
}
