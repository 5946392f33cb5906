import TestSupport
import Testing

@testable import Orientation

/// Lists whose copies share what has not changed.
@Suite struct PagedListTests {
  @Test(
    "A list in pages has what an array has, and a copy keeps it",
    arguments: [0, 1, 15, 16, 17, 100])
  func elements(count: Int) {
    var random = SeededGenerator(seed: UInt64(count))
    var array = Array(0..<count)
    var list = PagedList(array)
    for _ in 0..<100 {
      let (copy, before) = (list, array)
      if let index = array.indices.randomElement(using: &random), Bool.random(using: &random) {
        array[index] += 1
        list[index] += 1
      } else if Int.random(in: 0..<4, using: &random) == 0 {
        let kept = Int.random(in: 0...array.count, using: &random)
        array.removeLast(array.count - kept)
        list.truncate(to: kept)
      } else {
        array.append(array.count)
        list.append(list.count)
      }
      #expect(Array(list) == array && list.count == array.count)
      #expect(Array(copy) == before)
    }
    #expect(PagedList(array) == list)
  }

  @Test("A table has the same for all controllers until one is changed")
  func table() {
    var table = ControllerTable<Int?>(nil)
    table[ControllerID(40)] = 7
    table[ControllerID(-1)] = 7
    #expect(table[ControllerID(40)] == 7)
    for index in [-1, 0, 39, 41, 1_000] { #expect(table[ControllerID(index)] == nil) }
  }

  @Test(
    "The containers of a controller are those that have it as a child, whatever happens",
    arguments: 0..<UInt64(Effort.random.count(50)))
  func containers(seed: UInt64) throws {
    var life = RandomLife(seed: seed)
    var stage = try Stage(
      life.device, life.version, ApplicationModel(mask: .all), isLaunched: false
    ) { return life.controllers }
    for step in 0..<40 {
      stage.send(step == 0 ? .launch : life.nextEvent())
      let system = stage.system
      for id in system.controllers.indices.map({ ControllerID($0) }) {
        let holding = system.controllers.indices.flatMap { place in
          system.controllers[place].children.filter { $0 == id }.map { _ in ControllerID(place) }
        }
        #expect(system.containers[id].sorted() == holding, "step \(step), \(id.index)")
      }
    }
  }
}
