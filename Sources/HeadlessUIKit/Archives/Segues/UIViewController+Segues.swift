import Foundation
import InterfaceBuilderDocuments

extension UIViewController {
  /// Performs the segue with an identifier, without asking whether it should be.
  func performArchivedSegue(_ identifier: String, _ sender: Any?) {
    guard let loading = archive?.loading, let element = archive?.element,
      let (segue, destination) = element.segue(identifier)
    else { return ArchiveMistake.noSegue(identifier, self).raise() }
    loading.perform(segue, to: destination, from: self, sender: sender)
  }
}

extension InterfaceElement {
  /// The segue with an identifier, of this object or of one in it.
  ///
  /// - Complexity: linear in the number of elements.
  fileprivate func segue(_ identifier: String) -> (InterfaceSegue, String)? {
    for connection in connections {
      if case .segue(let segue) = connection.kind, segue.identifier == identifier {
        return (segue, connection.destination)
      }
    }
    return children.lazy.compactMap { $0.segue(identifier) }.first
  }
}

extension InterfaceLoading {
  /// Has a control, a bar button, a cell or a gesture perform a segue when it is touched.
  ///
  /// - UIKit: same; a gesture's is performed when it begins, or is recognized at once.
  func triggerSegue(_ segue: InterfaceSegue, to destination: String, from object: NSObject) {
    let perform: (Any?) -> Void = { [weak self] sender in
      guard let self, let controller = owner as? UIViewController else { return }
      if let identifier = segue.identifier,
        !controller.shouldPerformSegue(withIdentifier: identifier, sender: sender)
      {
        return
      }
      self.perform(segue, to: destination, from: controller, sender: sender)
    }
    guard segue.kind != "embed", segue.kind != "relationship" else { return }
    if let control = object as? UIControl {
      let event: UIControl.Event = control is UIButton ? .touchUpInside : .valueChanged
      control.addAction(UIAction { action in perform(action.sender) }, for: event)
    } else if let item = object as? UIBarButtonItem {
      item.archivedSegue = { [weak item] in perform(item) }
    } else if let cell = object as? UITableViewCell {
      cell.selectionSegue = { [weak cell] in perform(cell) }
    } else if let cell = object as? UICollectionViewCell {
      cell.selectionSegue = { [weak cell] in perform(cell) }
    } else if let recognizer = object as? UIGestureRecognizer {
      recognizer.archivedSegue = { [weak recognizer] in perform(recognizer) }
    }
  }

  /// Creates the destination, has the source prepare it, and shows it.
  func perform(
    _ segue: InterfaceSegue, to id: String, from controller: UIViewController, sender: Any?
  ) {
    guard segue.kind != "unwind" else { return unwind(segue, from: controller, sender: sender) }
    let creator = creator(segue, of: controller, sender: sender)
    guard let destination = controllerOfScene(id, creator: creator) else { return }
    let made = self.segue(segue, from: controller, to: destination)
    made.performs { [weak controller, weak destination] in
      guard let controller, let destination else { return }
      Self.show(destination, from: controller, by: segue, sender)
    }
    controller.prepare(for: made, sender: sender)
    made.perform()
  }

  /// What creates the destination of a segue with an `@IBSegueAction`; nil for one without.
  ///
  /// The method may take a coder, the sender and the identifier. One that returns nil leaves the destination to
  /// the storyboard, as UIKit does.
  private func creator(
    _ segue: InterfaceSegue, of controller: UIViewController, sender: Any?
  ) -> ((NSCoder) -> UIViewController?)? {
    #if canImport(ObjectiveC)
      return nil
    #else
      guard source.hasAppClasses, let name = segue.creator else { return nil }
      return { coder in
        let made = Selector(name).send(to: controller, [coder, sender, segue.identifier])
        return made as? UIViewController
      }
    #endif
  }

  func segue(
    _ segue: InterfaceSegue, from controller: UIViewController, to destination: UIViewController
  ) -> UIStoryboardSegue {
    if let name = segue.customClass,
      let type = source.appClass(name, module: segue.customModule, UIStoryboardSegue.self)
    {
      return objectOfAnyClass(
        type, identifier: segue.identifier, source: controller, destination: destination)
    }
    return UIStoryboardSegue(
      identifier: segue.identifier, source: controller, destination: destination)
  }

  private static func show(
    _ destination: UIViewController, from controller: UIViewController, by segue: InterfaceSegue,
    _ sender: Any?
  ) {
    func present(_ style: UIModalPresentationStyle?) {
      if let style { destination.modalPresentationStyle = style }
      segue.transitionStyle.flatMap { UIViewController.transitionStyles[$0] }.map {
        destination.modalTransitionStyle = $0
      }
      controller.present(destination, animated: true)
    }
    let style = segue.presentationStyle.flatMap { UIViewController.presentationStyles[$0] }
    switch segue.kind {
    case "show": controller.show(destination, sender: sender)
    case "showDetail", "replace":
      controller.showDetailViewController(destination, sender: sender)
    case "push":
      guard let navigation = controller.navigationController else {
        return ArchiveMistake.pushWithoutNavigation.raise()
      }
      navigation.pushViewController(destination, animated: true)
    case "popoverPresentation", "popover": present(.popover)
    case "presentation", "modal": present(style)
    default: break
    }
  }

  /// Puts a controller into a container view, where the document has one.
  func embed(in object: NSObject, _ element: InterfaceElement) {
    guard let container = object as? UIView, let parent = owner as? UIViewController else { return }
    for connection in element.connections {
      guard case .segue(let segue) = connection.kind, segue.kind == "embed",
        let child = controllerOfScene(
          connection.destination, creator: creator(segue, of: parent, sender: nil))
      else { continue }
      parent.prepare(for: self.segue(segue, from: parent, to: child), sender: nil)
      parent.addChild(child)
      child.view.frame = container.bounds
      child.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      child.view.translatesAutoresizingMaskIntoConstraints = true
      container.addSubview(child.view)
      child.didMove(toParent: parent)
    }
  }
}
