#if !canImport(ObjectiveC)
  public import Foundation

  extension NotificationCenter {
    /// Adds an object whose method is called when a notification is posted.
    ///
    /// In the context of a device it receives what is posted there, as
    /// ``addObserver(forName:object:queue:using:)`` describes. The object is not kept alive; when it
    /// is gone, it receives nothing more.
    ///
    /// - UIKit: same; the method is Foundation's. Acts. Since iOS 2
    public func addObserver(
      _ observer: Any, selector aSelector: Selector, name aName: NSNotification.Name?,
      object anObject: Any?
    ) {
      let receiver = ObservingObject(observer as AnyObject, aName, anObject.map { $0 as AnyObject })
      receiver.token = addObserver(
        forName: aName, object: anObject.map { $0 as AnyObject }, queue: nil
      ) { [weak receiver] notification in
        if let object = receiver?.observer { aSelector.send(to: object, [notification]) }
      }
      for gone in ObservingObjects.shared.add(receiver, to: self) { remove(gone) }
    }

    /// Removes an observer, an object or what ``addObserver(forName:object:queue:using:)`` returned.
    ///
    /// - UIKit: same; the method is Foundation's. Acts. Since iOS 2
    public func removeObserver(_ observer: AnyObject) {
      for receiver in ObservingObjects.shared.take(observer, from: self, where: { _ in true }) {
        remove(receiver)
      }
      // As Any the same call is Foundation's.
      let token: Any = observer
      removeObserver(token)
    }

    /// Removes an object as an observer of one notification, or of one sender.
    ///
    /// - UIKit: same; the method is Foundation's. Acts. Since iOS 2
    public func removeObserver(
      _ observer: AnyObject, name aName: NSNotification.Name?, object anObject: Any?
    ) {
      let sender = anObject.map { $0 as AnyObject }
      let receivers = ObservingObjects.shared.take(observer, from: self) {
        (aName == nil || $0.name == aName) && (sender == nil || $0.sender === sender)
      }
      for receiver in receivers { remove(receiver) }
      let token: Any = observer
      removeObserver(token, name: aName, object: anObject)
    }

    private func remove(_ receiver: ObservingObject) {
      if let token: Any = receiver.token { removeObserver(token) }
    }
  }

  /// An object that observes by a selector.
  ///
  /// Unchecked: the token is written once, before another thread can see the object.
  private final class ObservingObject: @unchecked Sendable {
    weak var observer: AnyObject?
    let name: NSNotification.Name?
    weak var sender: AnyObject?
    var token: (any NSObjectProtocol)?

    init(_ observer: AnyObject, _ name: NSNotification.Name?, _ sender: AnyObject?) {
      self.observer = observer
      self.name = name
      self.sender = sender
    }
  }

  /// The objects that observe by selectors, for each center.
  ///
  /// Unchecked: the lock guards the list.
  private final class ObservingObjects: @unchecked Sendable {
    static let shared = ObservingObjects()
    private let lock = NSLock()
    private var receivers: [ObjectIdentifier: [ObservingObject]] = [:]

    /// - Returns: Those whose objects are gone, which are forgotten.
    func add(_ receiver: ObservingObject, to center: NotificationCenter) -> [ObservingObject] {
      lock.withLock {
        let all = receivers[ObjectIdentifier(center), default: []]
        receivers[ObjectIdentifier(center)] = all.filter { $0.observer != nil } + [receiver]
        return all.filter { $0.observer == nil }
      }
    }

    func take(
      _ observer: AnyObject, from center: NotificationCenter,
      where isMeant: (ObservingObject) -> Bool
    ) -> [ObservingObject] {
      lock.withLock {
        let all = receivers[ObjectIdentifier(center), default: []]
        let isTaken = all.map { $0.observer === observer && isMeant($0) }
        receivers[ObjectIdentifier(center)] = zip(all, isTaken).filter { !$1 }.map(\.0)
        return zip(all, isTaken).filter { $1 }.map(\.0)
      }
    }
  }
#endif
