/// The controllers of an app; a ``ControllerID`` is a place in it.
///
/// A system is copied for every step that is kept. The copies share the controllers, and one that
/// changes copies a few of them.
///
/// - Complexity: reading is O(1); the first change of a copy is O(*n*) in the number of controllers
///   divided by 16.
public struct ControllerList: Sendable, Hashable {
  private var list: PagedList<Controller>

  /// Creates a list.
  ///
  /// - Parameter controllers: its elements, in order.
  /// - Complexity: linear in their number; O(1) for another list of this type.
  public init(_ controllers: some Sequence<Controller>) {
    list = (controllers as? ControllerList)?.list ?? PagedList(controllers)
  }

  /// Adds a controller at the end.
  mutating func append(_ controller: Controller) { list.append(controller) }
}

extension ControllerList: RandomAccessCollection, MutableCollection {
  /// The place of the first controller, 0.
  public var startIndex: Int { 0 }
  /// The place after the last controller.
  public var endIndex: Int { list.count }

  /// A controller.
  ///
  /// - Parameter position: its place, ``ControllerID/index``.
  public subscript(position: Int) -> Controller {
    get { list[position] }
    _modify { yield &list[position] }
  }
}

extension ControllerList: ExpressibleByArrayLiteral {
  /// Creates a list of the elements of a literal.
  public init(arrayLiteral elements: Controller...) { self.init(elements) }
}
