import Foundation
import InterfaceBuilderDocuments

extension InterfaceLoading {
  /// Connects an object with the others its element names.
  ///
  /// Outlets are set by `setValue(_:forKey:)`, as UIKit does; a class of the app's has to have it, or
  /// to be compiled by the plugin HeadlessSources, as Swift on Linux finds no property by its name.
  func connect(_ object: NSObject, _ element: InterfaceElement) {
    for connection in element.connections {
      switch connection.kind {
      case .outlet(let property):
        guard let destination = self.object(connection.destination) else { continue }
        set(destination, property, of: object)
      case .collection(let property):
        guard let destination = self.object(connection.destination) else { continue }
        collect(destination, property)
      case .segue(let segue): triggerSegue(segue, to: connection.destination, from: object)
      case .action(let selector, let event):
        #if !canImport(ObjectiveC)
          guard source.hasAppClasses else { continue }
          send(selector, event, to: self.object(connection.destination), from: object)
        #endif
      }
    }
    flushCollections(of: object)
  }

  #if !canImport(ObjectiveC)
    /// Has an event call a method; without an object the responders are searched for it.
    private func send(_ selector: String, _ event: String?, to target: Any?, from sender: NSObject)
    {
      let action = Selector(selector)
      if let control = sender as? UIControl {
        let event = event.flatMap { UIControl.Event.archived[$0] } ?? .primaryActionTriggered
        control.addTarget(target, action: action, for: event)
      } else if let item = sender as? UIBarButtonItem {
        item.target = target.map { $0 as AnyObject }
        item.action = action
      } else if let recognizer = sender as? UIGestureRecognizer, let target {
        recognizer.addTarget(target, action: action)
      }
    }
  #endif

  private func set(_ value: Any, _ key: String, of object: NSObject) {
    if let recognizer = object as? UIGestureRecognizer, key == "delegate" {
      recognizer.delegate = value as? any UIGestureRecognizerDelegate
    }
    guard let responder = object as? UIResponder else { return }
    if source.hasAppClasses {
      responder.setValue(value, forKey: key)
    } else {
      _ = responder.takeValue(value, forKey: key)
    }
  }

  /// An outlet collection is set once, with everything that is in it.
  private func collect(_ value: AnyObject, _ key: String) {
    collections[key, default: []].append(value)
  }

  private func flushCollections(of object: NSObject) {
    for (key, values) in collections.sorted(by: { $0.key < $1.key }) {
      set(values, key, of: object)
    }
    collections = [:]
  }

  /// Sets what a document gives by the name of a property; what is not there is logged.
  func setRuntimeAttributes(of object: NSObject, _ element: InterfaceElement) {
    let attributes = element.runtimeAttributes
    guard !attributes.isEmpty, let responder = object as? UIResponder else { return }
    let properties = ArchivedProperties(element: element, source: source)
    for attribute in attributes {
      let value = properties.value(attribute.value)
      guard source.hasAppClasses else {
        _ = responder.takeValue(value, forKey: attribute.keyPath)
        continue
      }
      UndefinedKeys.$areLogged.withValue(true) {
        responder.setValue(value, forKeyPath: attribute.keyPath)
      }
    }
  }
}

extension ArchivedProperties {
  /// A value that is given by the name of a property, as UIKit's.
  func value(_ value: InterfaceAttribute.Value) -> Any? {
    switch value {
    case .nothing: nil
    case .flag(let flag): flag
    case .number(let number): number
    case .integer(let number): number
    case .text(let text): text
    case .color(let value): color(value)
    case .image(let name): image(named: name)
    case .point(let x, let y): CGPoint(x: x, y: y)
    case .size(let size): CGSize(width: size.width, height: size.height)
    case .rect(let rect):
      CGRect(x: rect.x, y: rect.y, width: rect.size.width, height: rect.size.height)
    }
  }
}
