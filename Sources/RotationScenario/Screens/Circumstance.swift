public import Orientation

/// An idiom and a range of systems, under which something holds.
public struct Circumstance: Sendable, Hashable {
  /// The idiom; nil for every one.
  public var idiom: Idiom?
  /// The oldest system; nil for no limit.
  public var from: SystemVersion?
  /// The first system to which it does not apply any more; nil for no limit.
  public var until: SystemVersion?

  /// Creates a circumstance; what is omitted does not matter.
  public init(idiom: Idiom? = nil, from: SystemVersion? = nil, until: SystemVersion? = nil) {
    self.idiom = idiom
    self.from = from
    self.until = until
  }

  /// Whether it is given.
  public func holds(_ idiom: Idiom, _ version: SystemVersion) -> Bool {
    (self.idiom ?? idiom) == idiom
      && SystemSpan(from: from, until: until).contains(version)
  }
}

/// A value that holds under a circumstance only.
public struct Situated<Value: Sendable & Hashable>: Sendable, Hashable {
  /// When.
  public var circumstance: Circumstance
  /// What.
  public var value: Value

  /// Puts a value and its circumstance together.
  public init(_ value: Value, when circumstance: Circumstance) {
    self.value = value
    self.circumstance = circumstance
  }
}

extension Stage {
  /// The idiom an app runs in here.
  func idiom(isPhoneOnly: Bool) -> Idiom {
    isPhoneOnly || isPhoneAppOnPad ? .phone : device.idiom
  }
}
