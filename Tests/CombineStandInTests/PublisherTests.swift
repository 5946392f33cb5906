import CombineStandIn
import Foundation
import Testing

/// What `quarterturn headless` puts in place of Combine.
@Suite("The stand-in for Combine") struct PublisherTests {
  private enum Mistake: Error { case one }

  /// What a publisher sends, with how it ends.
  private func sent<P: Publisher>(
    _ publisher: P, while body: () -> Void = {}
  ) -> [String] {
    var list: [String] = []
    let subscription = publisher.sink(
      receiveCompletion: { end in
        if case .finished = end { list.append("end") } else { list.append("failure") }
      }, receiveValue: { list.append("\($0)") })
    body()
    subscription.cancel()
    return list
  }

  @Test("Values go to each receiver until it is cancelled or let go")
  func subjects() {
    let subject = PassthroughSubject<Int, Never>()
    var (first, second): ([Int], [Int]) = ([], [])
    var kept: Set<AnyCancellable> = []
    let one = subject.sink { first.append($0) }
    subject.sink { second.append($0) }.store(in: &kept)
    subject.send(1)
    one.cancel()
    subject.send(2)
    kept = []
    subject.send(3)
    #expect(first == [1] && second == [1, 2])
  }

  @Test("A subject with a value sends it at once, then its changes, and ends")
  func currentValue() {
    let subject = CurrentValueSubject<Int, Never>(1)
    let list = sent(subject) {
      subject.send(2)
      subject.value = 3
      subject.send(completion: .finished)
      subject.send(4)
    }
    #expect(list == ["1", "2", "3", "end"])
    #expect(subject.value == 4)
  }

  @Test("Values are changed, chosen and left out")
  func operators() {
    let subject = PassthroughSubject<Int, Never>()
    let list = sent(
      subject.dropFirst().filter { $0 > 1 }.removeDuplicates().compactMap { $0 == 9 ? nil : $0 }
        .map { $0 * 10 }
    ) { [5, 1, 2, 2, 9, 3].forEach(subject.send) }
    #expect(list == ["20", "30"])
  }

  @Test("Several publishers become one")
  func several() {
    let (numbers, words) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
    let pairs = sent(numbers.combineLatest(words)) {
      numbers.send(1)
      words.send("a")
      numbers.send(2)
    }
    #expect(pairs == [#"(1, "a")"#, #"(2, "a")"#])
    let both = sent(numbers.map { "\($0)" }.merge(with: words)) {
      words.send("b")
      numbers.send(3)
    }
    #expect(both == ["b", "3"])
    let inner = sent(numbers.flatMap { Just($0 + 1) }) { numbers.send(4) }
    #expect(inner == ["5"])
  }

  @Test("One value, none, a mistake, and one that comes later")
  func once() {
    #expect(sent(Just(1)) == ["1", "end"])
    #expect(sent(Empty<Int, Never>()) == ["end"])
    #expect(sent(Fail<Int, Mistake>(error: .one)) == ["failure"])
    #expect(sent(Fail<Int, Mistake>(error: .one).replaceError(with: 7)) == ["7", "end"])
    var promise: Future<Int, Mistake>.Promise?
    let future = Future<Int, Mistake> { promise = $0 }
    let list = sent(future) {
      promise?(.success(1))
      promise?(.success(2))
    }
    #expect(list == ["1", "end"])
    #expect(sent(future) == ["1", "end"])
    #expect(sent([Just(1), Just(2)][0].first()) == ["1", "end"])
  }

  private final class Model: ObservableObject {
    @Published var number = 1
    @Published var text = ""
  }

  @Test("A published property sends its value and changes, and its object says so before")
  func published() {
    let model = Model()
    var events: [String] = []
    let changes = model.objectWillChange.sink { events.append("will change from \(model.number)") }
    let numbers = model.$number.sink { events.append("number \($0)") }
    model.number = 2
    model.text = "a"
    #expect(
      events == ["number 1", "will change from 1", "number 2", "will change from 2"])
    changes.cancel()
    numbers.cancel()
    model.number = 3
    #expect(events.count == 4)
  }

  private final class Sheet { var title = "" }

  @Test("A value is assigned to a property; a notification is a value")
  func others() {
    let sheet = Sheet()
    let subject = CurrentValueSubject<String, Never>("a")
    let subscription = subject.assign(to: \.title, on: sheet)
    subject.send("b")
    #expect(sheet.title == "b")
    subscription.cancel()
    let center = NotificationCenter()
    let name = Notification.Name("turned")
    #expect(
      sent(center.publisher(for: name).map(\.name.rawValue)) {
        center.post(name: name, object: nil)
      } == ["turned"])
  }
}
