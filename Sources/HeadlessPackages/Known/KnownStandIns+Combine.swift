extension KnownStandIns {
  static let combine = #"""
    @_exported import Foundation
    import UIKit

    public protocol Cancellable { func cancel() }

    public final class AnyCancellable: Cancellable, Hashable {
      private var work: (() -> Void)?
      public init(_ cancel: @escaping () -> Void) { work = cancel }
      public convenience init<C: Cancellable>(_ canceller: C) { self.init { canceller.cancel() } }
      deinit { work?() }
      public func cancel() {
        let work = self.work
        self.work = nil
        work?()
      }
      public func store(in set: inout Set<AnyCancellable>) { set.insert(self) }
      public func store<C: RangeReplaceableCollection>(in collection: inout C)
      where C.Element == AnyCancellable { collection.append(self) }
      public static func == (a: AnyCancellable, b: AnyCancellable) -> Bool { a === b }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
    }

    public enum Subscribers {
      public enum Completion<Failure: Error> {
        case finished
        case failure(Failure)
      }
    }

    public protocol Publisher<Output, Failure> {
      associatedtype Output
      associatedtype Failure: Error
      /// Sends values and the end, until it is cancelled.
      func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable
    }

    /// The protocol, where a type of the same name is around.
    public typealias AnyKindOfPublisher = Publisher

    public struct AnyPublisher<Output, Failure: Error>: Publisher {
      private let work:
        (@escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void) ->
          AnyCancellable
      public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        work = publisher.subscribe
      }
      init(
        _ work: @escaping (
          @escaping (Output) -> Void, @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable
      ) { self.work = work }
      public func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable { work(value, end) }
    }

    public protocol Scheduler {}
    extension DispatchQueue: Scheduler {}
    extension RunLoop: Scheduler {}
    extension OperationQueue: Scheduler {}

    extension Publisher {
      public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
      public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        subscribe(receiveValue, { _ in })
      }
      public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
      ) -> AnyCancellable { subscribe(receiveValue, receiveCompletion) }
      public func assign<Root>(
        to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root
      ) -> AnyCancellable { sink { object[keyPath: keyPath] = $0 } }

      public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, end in self.subscribe({ value(transform($0)) }, end) }
      }
      public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, end in self.subscribe({ transform($0).map(value) }, end) }
      }
      public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in self.subscribe({ if isIncluded($0) { value($0) } }, end) }
      }
      public func flatMap<P: Publisher>(
        _ transform: @escaping (Output) -> P
      ) -> AnyPublisher<P.Output, Failure> where P.Failure == Failure {
        AnyPublisher { value, end in
          var inner: [AnyCancellable] = []
          let outer = self.subscribe({ inner.append(transform($0).subscribe(value, { _ in })) }, end)
          return AnyCancellable {
            outer.cancel()
            inner = []
          }
        }
      }
      public func removeDuplicates() -> AnyPublisher<Output, Failure> where Output: Equatable {
        AnyPublisher { value, end in
          var last: Output?
          return self.subscribe(
            {
              guard $0 != last else { return }
              last = $0
              value($0)
            }, end)
        }
      }
      public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
          var left = count
          return self.subscribe({ if left > 0 { left -= 1 } else { value($0) } }, end)
        }
      }
      public func first() -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
          var isOver = false
          return self.subscribe(
            {
              guard !isOver else { return }
              isOver = true
              value($0)
              end(.finished)
            }, { if !isOver { end($0) } })
        }
      }
      public func handleEvents(
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil
      ) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
          self.subscribe(
            {
              receiveOutput?($0)
              value($0)
            },
            {
              receiveCompletion?($0)
              end($0)
            })
        }
      }
      public func combineLatest<P: Publisher>(
        _ other: P
      ) -> AnyPublisher<(Output, P.Output), Failure> where P.Failure == Failure {
        AnyPublisher { value, end in
          var (one, two): (Output?, P.Output?)
          func send() { if let one, let two { value((one, two)) } }
          let first = self.subscribe(
            {
              one = $0
              send()
            }, end)
          let second = other.subscribe(
            {
              two = $0
              send()
            }, { _ in })
          return AnyCancellable {
            first.cancel()
            second.cancel()
          }
        }
      }
      public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
      where P.Output == Output, P.Failure == Failure {
        AnyPublisher { value, end in
          let first = self.subscribe(value, end)
          let second = other.subscribe(value, { _ in })
          return AnyCancellable {
            first.cancel()
            second.cancel()
          }
        }
      }
      /// At once: values keep the thread that they come on.
      public func receive<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
      }
      /// At once.
      public func subscribe<S: Scheduler>(on scheduler: S) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
      }
      /// At once: nothing waits.
      public func debounce<S: Scheduler>(
        for dueTime: TimeStride, scheduler: S
      ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
      /// At once: nothing waits.
      public func throttle<S: Scheduler>(
        for interval: TimeStride, scheduler: S, latest: Bool
      ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
      public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        AnyPublisher { value, end in
          self.subscribe(
            value,
            {
              if case .failure = $0 { value(output) }
              end(.finished)
            })
        }
      }
      public func setFailureType<E: Error>(to type: E.Type) -> AnyPublisher<Output, E>
      where Failure == Never {
        AnyPublisher { value, end in self.subscribe(value, { _ in end(.finished) }) }
      }
    }

    public struct TimeStride: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
      let seconds: Double
      public init(floatLiteral value: Double) { seconds = value }
      public init(integerLiteral value: Int) { seconds = Double(value) }
      init(_ seconds: Double) { self.seconds = seconds }
      public static func seconds(_ s: Double) -> TimeStride { TimeStride(s) }
      public static func seconds(_ s: Int) -> TimeStride { TimeStride(Double(s)) }
      public static func milliseconds(_ ms: Int) -> TimeStride { TimeStride(Double(ms) / 1000) }
    }

    public protocol Subject<Output, Failure>: AnyObject, Publisher {
      func send(_ value: Output)
      func send(completion: Subscribers.Completion<Failure>)
    }

    extension Subject where Output == Void { public func send() { send(()) } }

    public final class PassthroughSubject<Output, Failure: Error>: Subject {
      private var receivers:
        [(id: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] = []
      private var next = 0
      public init() {}
      public func send(_ value: Output) { for receiver in receivers { receiver.value(value) } }
      public func send(completion: Subscribers.Completion<Failure>) {
        let all = receivers
        receivers = []
        for receiver in all { receiver.end(completion) }
      }
      public func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        let id = next
        next += 1
        receivers.append((id, value, end))
        return AnyCancellable { [weak self] in self?.receivers.removeAll { $0.id == id } }
      }
    }

    public final class CurrentValueSubject<Output, Failure: Error>: Subject {
      private let changes = PassthroughSubject<Output, Failure>()
      public var value: Output { didSet { changes.send(value) } }
      public init(_ value: Output) { self.value = value }
      public func send(_ input: Output) { value = input }
      public func send(completion: Subscribers.Completion<Failure>) {
        changes.send(completion: completion)
      }
      public func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        value(self.value)
        return changes.subscribe(value, end)
      }
    }

    public struct Just<Output>: Publisher {
      public typealias Failure = Never
      public let output: Output
      public init(_ output: Output) { self.output = output }
      public func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
      ) -> AnyCancellable {
        value(output)
        end(.finished)
        return AnyCancellable {}
      }
    }

    public struct Empty<Output, Failure: Error>: Publisher {
      public init(completeImmediately: Bool = true) {}
      public func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        end(.finished)
        return AnyCancellable {}
      }
    }

    public struct Fail<Output, Failure: Error>: Publisher {
      let error: Failure
      public init(error: Failure) { self.error = error }
      public func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        end(.failure(error))
        return AnyCancellable {}
      }
    }

    public final class Future<Output, Failure: Error>: Publisher {
      public typealias Promise = (Result<Output, Failure>) -> Void
      private let subject = PassthroughSubject<Output, Failure>()
      private var result: Result<Output, Failure>?
      public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill { [weak self] result in
          guard let self, self.result == nil else { return }
          self.result = result
          self.finish(self.subject.send, self.subject.send(completion:))
        }
      }
      private func finish(
        _ value: (Output) -> Void, _ end: (Subscribers.Completion<Failure>) -> Void
      ) {
        switch result {
        case .success(let output):
          value(output)
          end(.finished)
        case .failure(let error): end(.failure(error))
        case nil: break
        }
      }
      public func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Failure>) -> Void
      ) -> AnyCancellable {
        guard result == nil else {
          finish(value, end)
          return AnyCancellable {}
        }
        return subject.subscribe(value, end)
      }
    }

    public enum Publishers {
      public static func CombineLatest<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
      ) -> AnyPublisher<(A.Output, B.Output), A.Failure> where A.Failure == B.Failure {
        a.combineLatest(b)
      }
      public static func Merge<A: Publisher, B: Publisher>(
        _ a: A, _ b: B
      ) -> AnyPublisher<A.Output, A.Failure> where A.Output == B.Output, A.Failure == B.Failure {
        a.merge(with: b)
      }
    }

    public final class ObservableObjectPublisher: Publisher {
      public typealias Output = Void
      public typealias Failure = Never
      private let changes = PassthroughSubject<Void, Never>()
      public init() {}
      public func send() { changes.send() }
      public func subscribe(
        _ value: @escaping (Output) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
      ) -> AnyCancellable { changes.subscribe(value, end) }
    }

    public protocol ObservableObject: AnyObject {
      associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
      where ObjectWillChangePublisher.Failure == Never
      var objectWillChange: ObjectWillChangePublisher { get }
    }

    private nonisolated(unsafe) var publishers: [ObjectIdentifier: ObservableObjectPublisher] = [:]

    extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
      public var objectWillChange: ObservableObjectPublisher {
        if let known = publishers[ObjectIdentifier(self)] { return known }
        let made = ObservableObjectPublisher()
        publishers[ObjectIdentifier(self)] = made
        return made
      }
    }

    @propertyWrapper public struct Published<Value> {
      public final class Publisher: AnyKindOfPublisher {
        public typealias Output = Value
        public typealias Failure = Never
        let subject: CurrentValueSubject<Value, Never>
        init(_ value: Value) { subject = CurrentValueSubject(value) }
        public func subscribe(
          _ value: @escaping (Value) -> Void, _ end: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable { subject.subscribe(value, end) }
      }
      private let publisher: Publisher
      public init(wrappedValue: Value) { publisher = Publisher(wrappedValue) }
      public init(initialValue: Value) { publisher = Publisher(initialValue) }
      public var wrappedValue: Value {
        get { publisher.subject.value }
        nonmutating set { publisher.subject.value = newValue }
      }
      /// The value of an object's property, which says before each change that it will change.
      public static subscript<Owner: ObservableObject>(
        _enclosingInstance object: Owner,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<Owner, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<Owner, Self>
      ) -> Value {
        get { object[keyPath: storageKeyPath].publisher.subject.value }
        set {
          (object.objectWillChange as? ObservableObjectPublisher)?.send()
          object[keyPath: storageKeyPath].publisher.subject.value = newValue
        }
      }
      public var projectedValue: Publisher {
        get { publisher }
        set {}
      }
    }

    extension NotificationCenter {
      public struct Publisher: AnyKindOfPublisher {
        public typealias Output = Notification
        public typealias Failure = Never
        let center: NotificationCenter
        let name: Notification.Name
        let object: AnyObject?
        public func subscribe(
          _ value: @escaping (Notification) -> Void,
          _ end: @escaping (Subscribers.Completion<Never>) -> Void
        ) -> AnyCancellable {
          nonisolated(unsafe) let value = value
          let center = self.center
          let observer = center.addObserver(forName: name, object: object, queue: nil) { value($0) }
          return AnyCancellable { center.removeObserver(observer) }
        }
      }
      public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
      }
    }

    """#
}
