/// A value for each controller, the same for all at first.
struct ControllerTable<Value> {
  private var values = PagedList<Value>()
  private let initial: Value

  init(_ initial: Value) { self.initial = initial }

  subscript(id: ControllerID) -> Value {
    get { id.index >= 0 && id.index < values.count ? values[id.index] : initial }
    _modify {
      while values.count <= id.index { values.append(initial) }
      var value = self[id]
      defer { if id.index >= 0 { values[id.index] = value } }
      yield &value
    }
  }
}

extension ControllerTable: Equatable where Value: Equatable {}
extension ControllerTable: Hashable where Value: Hashable {}
extension ControllerTable: Sendable where Value: Sendable {}
