import Foundation
import TestSupport
import Testing

#if os(Linux) && arch(x86_64)
  /// What is repeated four times as often must not take more than five times the work or memory.
  ///
  /// Work is counted, not timed, so that a busy machine changes nothing; `WorkCounter.c` says how.
  /// Whatever is needed without any repetition is taken off. How often something is repeated follows
  /// from what one of it costs: dear ones less often, so that every shape takes about as long.
  ///
  /// `QUARTERTURN_HOSTILE=1` tries every shape of input and one of the five layouts of each check's
  /// examples; `QUARTERTURN_HOSTILE=5` tries all layouts, at twice the size. `QUARTERTURN_SHAPE=run:`
  /// selects the shapes whose description has that in it.
  @Suite("Cost grows as the work") struct HostileGrowthTests {
    /// The shapes that `swift test` tries; the others are tried under `QUARTERTURN_HOSTILE`.
    static let usual: Set<String> = [
      "observers that assign", "presentations",
    ]

    /// How many layouts of each check's examples are tried.
    private static let layouts = Effort.hostile.count(1)

    /// What is tried.
    static var tried: [GrowthShape] {
      if let part = ProcessInfo.processInfo.environment["QUARTERTURN_SHAPE"] {
        return GrowthShape.all.filter { $0.testDescription.contains(part) }
      }
      return Effort.hostile.isRaised
        ? GrowthShape.all.filter { $0.turn < layouts }
        : GrowthShape.all.filter { usual.contains($0.name) }
    }

    /// The work that a linear shape takes at the larger size, in calls: about a quarter of a second,
    /// or less in every `swift test`.
    static let budget = layouts > 1 ? 60e6 : Effort.hostile.isRaised ? 30e6 : 10e6

    @Test("Four times the input takes at most five times the work", arguments: tried)
    func growth(shape: GrowthShape) throws {
      let none = try shape.work(0)
      let first = min(16, max(1, shape.most / 4))
      let each = (try shape.work(first).calls - none.calls) / Double(first)
      let count = min(
        max(Int(Self.budget / 4 / max(each, 1)), first, shape.least), shape.most / 4, 20_000)
      let (few, many) = (try shape.work(count), try shape.work(count * 4))
      for work in [none, few, many] {
        #expect([0, 2, 65, 66].contains(work.status), "\(work.status): \(work.errors.prefix(500))")
      }
      // What is refused does not come to what is done without repetition.
      let isRefused = few.status != none.status
      // Where nothing is repeated, what is left is noise.
      func ratio(_ part: (Work) -> Double) -> Double {
        let base = isRefused ? 0 : part(none)
        return (part(many) - base) / max(part(few) - base, part(none) / 50)
      }
      let (calls, bytes) = (ratio { $0.calls }, ratio { $0.bytes })
      if Effort.hostile.isRaised {
        let growth = String(format: "%.2f times the work, %.2f times the memory", calls, bytes)
        print("\(growth) from \(count) to \(count * 4): \(shape.testDescription)")
      }
      #expect(calls <= 5, "\(count) and \(count * 4)")
      #expect(bytes <= 5, "\(count) and \(count * 4)")
    }

    @Test(
      "A file with more code about rotation than is checked is left out with one message",
      .enabled(if: Effort.hostile.isRaised))
    func tooMuch() throws {
      let line = "  func f() { k = UIDevice.current.orientation.isLandscape ? 1 : 2 }"
      let shape = GrowthShape("too much code", "check FOLDER --format github") { count in
        let lines = lines(count) { _ in line }
        return ["A.swift": "class A: UIViewController {\n\(lines)}\n", "B.swift": "let b = 1\n"]
      }
      let work = try shape.work(40_000)
      #expect(work.status == 0)
      #expect(work.errors.contains("1 file could not be read"), "\(work.errors)")
    }

    @Test("There are at least a hundred shapes, of every command and check")
    func completeness() {
      #expect(GrowthShape.all.count >= 100)
      let commands = Set(GrowthShape.all.map { $0.arguments[0] })
      #expect(commands == ["check", "matrix", "explain", "model", "run", "screens", "sense"])
      let names = GrowthShape.all.map(\.testDescription)
      #expect(Set(names).count == names.count)
    }
  }
#endif
