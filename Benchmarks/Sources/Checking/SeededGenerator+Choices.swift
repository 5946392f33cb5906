import SeededRandom
import YAMLDocuments

extension SeededGenerator {
  /// One of some things.
  mutating func one<Element>(of elements: [Element]) -> Element {
    elements[Int.random(in: elements.indices, using: &self)]
  }

  /// Whether something happens that happens so often.
  mutating func happens(_ share: Double) -> Bool { Double.random(in: 0..<1, using: &self) < share }
}
