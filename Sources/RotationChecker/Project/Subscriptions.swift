/// The calls that run a block with each value of a stream.
enum Subscriptions {
  /// Those of Combine and SwiftUI, of RxSwift and RxCocoa, and of ReactiveSwift.
  static let names: Set<String> = [
    "sink", "onReceive", "subscribe", "bind", "drive", "emit", "observeValues",
  ]
  /// Those, and what runs a block with each notification or each change of a value.
  static let andObservers = names.union(["addObserver", "observe"])
}
