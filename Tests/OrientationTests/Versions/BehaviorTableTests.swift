import Orientation
import Testing

@Suite struct BehaviorTableTests {
  private let table = BehaviorTable.known

  @Test("Every behaviour begins with some system", arguments: Behavior.allCases)
  func everyBehavior(behavior: Behavior) throws {
    let first = try #require(table.first(with: behavior))
    #expect(table.behaviors(of: first, linkedSDK: first)[behavior])
  }

  @Test("The table is in order of systems, and knows each of them once")
  func order() {
    #expect(table.systems == table.systems.sorted())
    #expect(Set(table.systems).count == table.systems.count)
    #expect(table.systems.last?.major == BehaviorTable.newestSystem.major)
    let begins = table.spans.map(\.systems.from).filter { $0 > SystemVersion(0) }
    #expect(begins == begins.sorted())
  }

  @Test("I-01, I-02, I-04, I-05: the systems differ as the table says")
  func systems() {
    func systems(with behavior: Behavior) -> [Int] {
      table.systems.filter { table.behaviors(of: $0)[behavior] }.map(\.major)
    }
    #expect(systems(with: .masksDecide).first == 6)
    #expect(systems(with: .turnIsSizeChange).first == 8)
    #expect(systems(with: .alertAsksPresenter) == [9, 10, 11, 12])
    #expect(systems(with: .alertAskedBackRaises) == [9])
    #expect(systems(with: .scenes).first == 13)
    #expect(systems(with: .autorotateIsAsked).last == 15)
    #expect(systems(with: .masksArePreference) == [27])
  }

  @Test("Q-05: what depends on the SDK holds only for apps linked with it")
  func linkedSDK() {
    let old = Behaviors(of: SystemVersion(27), linkedSDK: SystemVersion(12))
    #expect(!old[.automaticIsSheet] && !old[.resizesInSteps] && old[.masksArePreference])
    let disputed = [25, 26, 27].map {
      Behaviors(of: SystemVersion(27), linkedSDK: SystemVersion($0))[.fixedSceneIsDisputed]
    }
    #expect(disputed == [false, true, false])
  }

  @Test("M-15: a version after a point counts too")
  func minorVersions() {
    #expect(!Behaviors(of: SystemVersion(26, 1))[.fullScreenKeyExpires])
    #expect(Behaviors(of: SystemVersion(26, 2))[.fullScreenKeyExpires])
  }

  @Test(
    "A change to a copy of the table concerns the systems from there on", arguments: [true, false])
  func change(holds: Bool) {
    var changed = table
    let behavior = holds ? Behavior.containersAskChildren : .masksArePreference
    changed.change(behavior, to: holds, since: SystemVersion(28), "I-01")
    for version in table.systems {
      #expect(changed.behaviors(of: version) == table.behaviors(of: version))
    }
    var expected = table.behaviors(of: SystemVersion(28))
    #expect(expected[behavior] != holds)
    expected[behavior] = holds
    #expect(changed.behaviors(of: SystemVersion(28)) == expected)
  }

  @Test("Facts take the behaviours of their version, until they are given others")
  func facts() {
    var facts = Facts(version: SystemVersion(17), linkedSDK: SystemVersion(12))
    #expect(facts.behaviors == Behaviors(of: SystemVersion(17), linkedSDK: SystemVersion(12)))
    facts.version = SystemVersion(27)
    facts.linkedSDK = SystemVersion(27)
    #expect(facts.behaviors == Behaviors(of: SystemVersion(27)))
    let old = Facts(version: SystemVersion(27), behaviors: Behaviors(of: SystemVersion(5)))
    #expect(!old.behaviors[.masksDecide])
  }
}
