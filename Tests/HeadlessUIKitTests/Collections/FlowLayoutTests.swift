import Foundation
import TestSupport
import Testing

@testable import HeadlessUIKit

@MainActor
@Suite("A flow layout fills lines")
struct FlowLayoutTests {
  private func items(_ breadths: [CGFloat], room: CGFloat, spacing: CGFloat = 10) -> [CGFloat] {
    places(breadths.map { (50, $0) }, room: room, spacing: spacing).map(\.side)
  }

  private func places(
    _ sizes: [(length: CGFloat, breadth: CGFloat)], room: CGFloat, spacing: CGFloat = 10
  ) -> [FlowGeometry.Place] {
    var geometry = FlowGeometry(breadth: room)
    var measures = FlowGeometry.Measures()
    measures.items = sizes
    (measures.itemSpacing, measures.lineSpacing) = (spacing, 10)
    geometry.addSection(measures)
    return geometry.items
  }

  @Test("L-G-18: Items are 50 by 50 with 10 between them, in lines from top to bottom")
  func defaults() {
    let layout = UICollectionViewFlowLayout()
    #expect(layout.itemSize == CGSize(width: 50, height: 50))
    #expect(layout.minimumLineSpacing == 10 && layout.minimumInteritemSpacing == 10)
    #expect(layout.sectionInset == .zero && layout.scrollDirection == .vertical)
    #expect(layout.headerReferenceSize == .zero && layout.footerReferenceSize == .zero)
  }

  @Test("L-G-19: Three items of 100 are in a line of 375, 37.5 apart, and in one of 320, 10 apart")
  func spreading() {
    #expect(items([100, 100, 100], room: 375) == [0, 137.5, 275])
    #expect(items([100, 100, 100], room: 320) == [0, 110, 220])
    #expect(items([100, 100, 100], room: 319.5) == [0, 219.5, 0])
    #expect(items([60, 100, 50, 200], room: 300) == [0, 105, 250, 0])
  }

  @Test("L-G-20: Smaller items are in the middle of their line")
  func middles() {
    let places = places([(50, 100), (100, 100)], room: 375)
    #expect(places.map(\.start) == [25, 0])
  }

  @Test("L-G-21: The last line keeps the gaps of a full one; a line's only item is in the middle")
  func lastLine() {
    #expect(items([100, 100, 100, 100], room: 375) == [0, 137.5, 275, 0])
    #expect(items([100, 100], room: 375) == [0, 137.5])
    #expect(items([200, 200], room: 375) == [87.5, 87.5])
    #expect(items([300, 100, 50], room: 375) == [37.5, 0, 110])
  }
}

/// Flow layouts drawn at random.
@Suite struct RandomFlowTests {
  @Test("Items never overlap, keep their order, stay within the insets, and fill every line")
  func laws() {
    var generator = SeededGenerator(seed: 21)
    for _ in 0..<Effort.random.count(300) {
      let room = generator.points(50...800)
      var geometry = FlowGeometry(breadth: room)
      var end = CGFloat(0)
      for _ in 0..<1 + generator.below(4) {
        var measures = FlowGeometry.Measures()
        measures.header = generator.points(0...40)
        measures.footer = generator.points(0...40)
        (measures.before, measures.after) = (generator.points(0...30), generator.points(0...30))
        measures.sideBefore = generator.points(0...room / 8)
        measures.sideAfter = generator.points(0...room / 8)
        measures.itemSpacing = generator.points(0...20)
        measures.lineSpacing = generator.points(0...20)
        let inside = room - measures.sideBefore - measures.sideAfter
        let isEven = generator.chance(0.5)
        let (length, breadth) = (generator.points(1...90), generator.points(1...inside))
        measures.items = (0..<generator.below(40)).map { _ in
          isEven ? (length, breadth) : (generator.points(1...90), generator.points(1...inside))
        }
        let first = geometry.items.count
        geometry.addSection(measures)
        let items = Array(geometry.items[first...])
        check(items, measures, in: room)
        let section = geometry.sections[geometry.sections.count - 1]
        #expect(section.header.start == end && section.footer.end == geometry.end)
        let top = section.header.end + measures.before
        let bottom = section.footer.start - measures.after
        #expect(items.allSatisfy { $0.start >= top - 1e-6 && $0.end <= bottom + 1e-6 })
        end = geometry.end
      }
      #expect(!geometry.overflows)
      lookUp(geometry, &generator)
    }
  }

  private func check(
    _ items: [FlowGeometry.Place], _ measures: FlowGeometry.Measures, in room: CGFloat
  ) {
    let tolerance: CGFloat = 1e-6
    for (item, size) in zip(items, measures.items) {
      #expect(item.length == size.length && item.breadth == size.breadth)
      #expect(item.side >= measures.sideBefore - tolerance)
      #expect(item.side + item.breadth <= room - measures.sideAfter + tolerance)
    }
    // How much of the line is used, and by how many items.
    var (used, count) = (items.first?.breadth ?? 0, 1)
    let inside = room - measures.sideBefore - measures.sideAfter
    for (one, next) in zip(items, items.dropFirst()) {
      let isSameLine = next.side > one.side + one.breadth - tolerance
      if isSameLine {
        #expect(next.side - one.side - one.breadth >= measures.itemSpacing - tolerance)
        (used, count) = (used + measures.itemSpacing + next.breadth, count + 1)
      } else {
        #expect(next.start + next.length / 2 > one.start + one.length / 2)
        // The line ended because the next item did not fit, and is full.
        #expect(used + measures.itemSpacing + next.breadth > inside)
        let end = one.side + one.breadth
        #expect(count == 1 || abs(end - room + measures.sideAfter) < tolerance)
        (used, count) = (next.breadth, 1)
      }
    }
    for (index, one) in items.enumerated() {
      for other in items[(index + 1)...] {
        let apart =
          one.end <= other.start + tolerance || other.end <= one.start + tolerance
          || one.side + one.breadth <= other.side + tolerance
          || other.side + other.breadth <= one.side + tolerance
        #expect(apart)
      }
    }
  }

  private func lookUp(_ geometry: FlowGeometry, _ generator: inout SeededGenerator) {
    let start = generator.points(0...Double(geometry.end))
    let end = start + generator.points(1...300)
    let found = geometry.items(from: start, to: end)
    for (index, item) in geometry.items.enumerated() where item.end > start && item.start < end {
      #expect(found.contains(index))
    }
    for index in geometry.items.indices {
      let path = geometry.path(of: index)
      #expect(geometry.sections[path.section].firstItem + path.item == index)
    }
  }
}
