import ConstraintSolver
import Testing

/// What is known of solving, fact by fact.
@Suite("Solving constraints") struct SolvingTests {
  /// A system with named variables.
  private struct Sheet {
    var system: ConstraintSystem
    var variables: [String: LayoutVariable] = [:]

    init(sizes: [String] = [], positions: [String] = [], policy: SolvingPolicy = SolvingPolicy()) {
      system = ConstraintSystem(policy: policy)
      for name in sizes { variables[name] = system.addVariable(.size) }
      for name in positions { variables[name] = system.addVariable(.position) }
    }

    subscript(name: String) -> Double { variables[name].map { system[$0] } ?? .nan }

    @discardableResult
    mutating func add(
      _ terms: KeyValuePairs<String, Double>, _ relation: Relation, _ constant: Double,
      _ priority: Priority = .required, origin: Origin = .app
    ) -> ConstraintID {
      let terms = terms.compactMap { name, factor in variables[name].map { ($0, factor) } }
      return system.add(
        LinearConstraint(terms, relation, constant, priority: priority, origin: origin))
    }
  }

  @Test("L-A-01: A constraint has a multiplier and a constant")
  func multiplier() {
    var sheet = Sheet(sizes: ["a", "b"])
    sheet.add(["b": 1], .equal, 200)
    sheet.add(["a": 1, "b": -0.5], .equal, 10)
    #expect(sheet.system.solve().isEmpty)
    #expect(sheet["a"] == 110)
  }

  @Test("L-A-02: Edges are sums of minimum and size")
  func edges() {
    var sheet = Sheet(sizes: ["w"], positions: ["x", "next"])
    sheet.add(["x": 1], .equal, 8)
    sheet.add(["w": 1], .equal, 100)
    sheet.add(["next": 1, "x": -1, "w": -1], .equal, 20)
    sheet.system.solve()
    #expect(sheet["next"] == 128)
  }

  @Test("L-A-05: Relations have UIKit's raw values")
  func relations() {
    #expect(Relation.lessThanOrEqual.rawValue == -1)
    #expect(Relation.equal.rawValue == 0)
    #expect(Relation.greaterThanOrEqual.rawValue == 1)
  }

  @Test("L-A-11, L-A-12: A new constant changes only what depends on it")
  func constants() {
    var sheet = Sheet(positions: ["a", "b", "c", "d"])
    let a = sheet.add(["a": 1], .equal, 50)
    sheet.add(["b": 1, "a": -1], .equal, 10)
    sheet.add(["c": 1], .equal, 7)
    sheet.add(["d": 1, "c": -1], .equal, 10)
    sheet.system.solve()
    sheet.system.setConstant(15, of: a)
    sheet.system.solve()
    #expect(sheet.system.constant(of: a) == 15)
    #expect(
      sheet.system.changedVariables.sorted() == ["a", "b"].compactMap { sheet.variables[$0] })
    #expect(sheet["b"] == 25)
    #expect(sheet.system.constraintCount == 4)
  }

  @Test("L-A-13: Fractions of priorities count")
  func fractions() {
    var sheet = Sheet(sizes: ["w"])
    sheet.add(["w": 1], .equal, 10, 999.5)
    sheet.add(["w": 1], .equal, 20, 999)
    sheet.system.solve()
    #expect(sheet["w"] == 10)
  }

  @Test("L-A-13: Priorities are above 0 and up to 1000", arguments: [-5, 0, 2000] as [Float])
  func priorities(value: Float) {
    #expect(Priority(value).rawValue > 0)
    #expect(Priority(value) <= .required)
  }

  @Test("L-A-15: An optional constraint is met as closely as possible")
  func closest() {
    var sheet = Sheet(sizes: ["w"])
    sheet.add(["w": 1], .equal, 100, 500)
    sheet.add(["w": 1], .lessThanOrEqual, 80)
    #expect(sheet.system.solve().isEmpty)
    #expect(sheet["w"] == 80)
  }

  @Test("L-A-16: A constraint is required unless it has a priority")
  func required() {
    #expect(LinearConstraint([], .equal, 0).priority == .required)
  }

  @Test("L-A-18: A priority can change")
  func priorityChange() {
    var sheet = Sheet(sizes: ["w"])
    let ten = sheet.add(["w": 1], .equal, 10, 250)
    sheet.add(["w": 1], .equal, 20, 500)
    sheet.system.solve()
    #expect(sheet["w"] == 20)
    sheet.system.setPriority(700, of: ten)
    sheet.system.solve()
    #expect(sheet["w"] == 10)
  }

  @Test("L-A-30: A huge constant counts as a smaller one")
  func hugeConstant() {
    var sheet = Sheet(sizes: ["w"])
    sheet.add(["w": 1], .lessThanOrEqual, 1e300)
    let huge = sheet.add(["w": 1], .equal, 1e30)
    #expect(sheet.system.solve().isEmpty)
    #expect(sheet["w"] == ConstraintSystem.largestConstant)
    sheet.system.setConstant(5, of: huge)
    sheet.system.solve()
    #expect(sheet["w"] == 5)
  }

  @Test("L-B-01: The higher level counts first")
  func levels() {
    var sheet = Sheet(sizes: ["w"])
    sheet.add(["w": 1], .equal, 24, 500)
    sheet.add(["w": 1], .greaterThanOrEqual, 30, 525)
    sheet.system.solve()
    #expect(sheet["w"] == 30)
  }

  @Test(
    "L-B-02, LP-01: Many lower constraints do not outvote a higher one, but a weighted sum lets them"
  )
  func outvoting() {
    for model in SolvingPolicy.PriorityModel.allCases {
      var policy = SolvingPolicy()
      policy.priorityModel = model
      var sheet = Sheet(sizes: ["w"], policy: policy)
      sheet.add(["w": 1], .equal, 100, 251)
      for _ in 0..<10 { sheet.add(["w": 1], .equal, 0, 250) }
      sheet.system.solve()
      #expect(sheet["w"] == (model == .lexicographic ? 100 : 0))
    }
  }

  @Test(
    "L-B-03, L-B-04, LP-02: Of two equal constraints that exclude each other one holds, and it is ambiguous"
  )
  func ties() {
    for tie in SolvingPolicy.EqualPriorityTie.allCases {
      var policy = SolvingPolicy()
      policy.equalPriorityTie = tie
      var sheet = Sheet(sizes: ["w"], policy: policy)
      sheet.add(["w": 1], .equal, 10, 500)
      sheet.add(["w": 1], .equal, 20, 500)
      #expect(sheet.system.solve().isEmpty)
      let (value, other) = tie == .laterHolds ? (20.0, 10.0) : (10, 20)
      #expect(sheet["w"] == value)
      #expect(sheet.system.ambiguities().map(\.alternative) == [other])
    }
  }

  @Test("L-B-05: Values change when they are asked for, not before")
  func deferred() {
    var sheet = Sheet(sizes: ["w"])
    sheet.add(["w": 1], .equal, 10)
    #expect(sheet["w"] == 0)
    sheet.system.solve()
    #expect(sheet["w"] == 10)
  }

  @Test("L-B-06: A size is at least 0 without a constraint")
  func sizes() {
    var sheet = Sheet(sizes: ["w"], positions: ["x"])
    let leading = sheet.add(["x": 1], .equal, 50)
    let trailing = sheet.add(["x": 1, "w": 1], .equal, 40)
    let conflicts = sheet.system.solve()
    #expect(conflicts.map(\.constraints) == [[leading, trailing]])
    #expect(conflicts.map(\.sizes) == [sheet.variables["w"].map { [$0] } ?? []])
    #expect(sheet["w"] >= 0)
  }

  @Test("L-B-07: Only required constraints can be unsatisfiable")
  func optional() {
    var sheet = Sheet(sizes: ["w"])
    sheet.add(["w": 1], .equal, 10, 999)
    sheet.add(["w": 1], .equal, 20, 999)
    #expect(sheet.system.solve().isEmpty)
  }

  @Test(
    "L-B-08, L-B-09, L-B-14, L-B-16: Of two heights the first is broken, and only they are listed")
  func heights() {
    var sheet = Sheet(sizes: ["h", "w"], positions: ["y"])
    sheet.add(["w": 1, "h": -2], .equal, 0)
    sheet.add(["y": 1, "h": -1], .equal, 3)
    let tall = sheet.add(["h": 1], .equal, 200)
    #expect(sheet.system.solve().isEmpty)
    let low = sheet.add(["h": 1], .equal, 84)
    let conflicts = sheet.system.solve()
    #expect(conflicts.map(\.constraints) == [[tall, low]])
    #expect(conflicts.map(\.sizes) == [[]])
    #expect(conflicts.map(\.broken) == [tall])
    #expect(sheet["h"] == 84)
    #expect(sheet["w"] == 168)
    #expect(sheet["y"] == 87)
    // Nothing new at the next pass.
    #expect(sheet.system.solve().isEmpty)
  }

  @Test("LP-03: Which constraint is broken is a policy")
  func breaking() {
    for choice in SolvingPolicy.BreakChoice.allCases {
      var policy = SolvingPolicy()
      policy.breakChoice = choice
      var sheet = Sheet(sizes: ["w"], positions: ["x"], policy: policy)
      let ids = [
        sheet.add(["x": 1], .equal, 10), sheet.add(["w": 1], .equal, 100),
        sheet.add(["x": 1, "w": 1], .equal, 60),
      ]
      let expected = choice == .constantSizeFirst ? ids[1] : choice == .lastAdded ? ids[2] : ids[0]
      #expect(sheet.system.solve().map(\.broken) == [expected])
      #expect(sheet.system.brokenConstraints == [expected])
    }
  }

  @Test("L-B-17: The system's constraints are not broken where the app has one in the conflict")
  func encapsulated() {
    var sheet = Sheet(sizes: ["window", "label"], positions: ["x"])
    let window = sheet.add(["window": 1], .equal, 0, origin: .system)
    let leading = sheet.add(["x": 1], .equal, 16)
    let trailing = sheet.add(["x": 1, "label": 1, "window": -1], .equal, 0)
    let conflicts = sheet.system.solve()
    #expect(conflicts.map(\.constraints) == [[window, leading, trailing]])
    #expect(conflicts.map(\.broken) == [trailing])
    #expect(sheet["window"] == 0)
  }

  @Test("L-B-18: A broken constraint holds again when the conflict is gone")
  func recovery() {
    var sheet = Sheet(sizes: ["h"])
    let tall = sheet.add(["h": 1], .equal, 200)
    let low = sheet.add(["h": 1], .equal, 84)
    sheet.system.solve()
    #expect(sheet.system.contains(tall))
    sheet.system.remove(low)
    #expect(sheet.system.solve().isEmpty)
    #expect(sheet["h"] == 200)
    #expect(sheet.system.brokenConstraints.isEmpty)
  }

  @Test("L-A-39: Exchanging sets without a passing conflict is one solution")
  func exchange() {
    var sheet = Sheet(positions: ["y"])
    let old = sheet.add(["y": 1], .equal, 10)
    sheet.system.solve()
    sheet.system.remove(old)
    sheet.add(["y": 1], .equal, 50)
    #expect(sheet.system.solve().isEmpty)
    #expect(sheet["y"] == 50)
  }

  @Test("L-B-19: What only fits at size 0 is satisfied with 0")
  func zeroSizes() {
    var sheet = Sheet(sizes: ["a", "b"])
    sheet.add(["a": 1, "b": -2], .equal, 0)
    sheet.add(["b": 1, "a": -3], .equal, 0)
    #expect(sheet.system.solve().isEmpty)
    #expect(sheet["a"] == 0)
    #expect(sheet["b"] == 0)
  }

  @Test("L-B-20: A variable without constraints is 0, and ambiguous")
  func free() {
    var sheet = Sheet(sizes: ["w"], positions: ["x"])
    sheet.add(["w": 1], .equal, 100)
    sheet.system.solve()
    #expect(sheet["x"] == 0)
    #expect(sheet.variables["x"].map { sheet.system.isAmbiguous($0) } == true)
    #expect(sheet.variables["w"].map { sheet.system.isAmbiguous($0) } == false)
  }

  @Test("L-B-21: An inequality alone acts as an equality")
  func inequality() {
    var sheet = Sheet(sizes: ["h"], positions: ["y", "top"])
    sheet.add(["h": 1], .equal, 100)
    sheet.add(["y": 1, "h": 1], .lessThanOrEqual, 844 - 45)
    sheet.add(["top": 1], .lessThanOrEqual, 23)
    sheet.system.solve()
    #expect(sheet["y"] == 699)
    #expect(sheet["top"] == 23)
  }

  @Test("LP-04: Where an inequality is all there is, what is nearest to 0 is another answer")
  func nearestToZero() {
    var policy = SolvingPolicy()
    policy.ambiguousValue = .nearestToZero
    var sheet = Sheet(positions: ["y", "z"], policy: policy)
    sheet.add(["y": 1], .lessThanOrEqual, 699)
    sheet.add(["z": 1], .greaterThanOrEqual, 25)
    sheet.system.solve()
    #expect(sheet["y"] == 0)
    #expect(sheet["z"] == 25)
  }

  @Test("L-B-22: Inequalities along a chain act as equalities")
  func chain() {
    var sheet = Sheet(sizes: ["aw", "bw"], positions: ["a", "b"])
    sheet.add(["a": 1], .equal, 0)
    sheet.add(["aw": 1], .equal, 10)
    sheet.add(["b": 1, "a": -1, "aw": -1], .greaterThanOrEqual, 25)
    sheet.system.solve()
    #expect(sheet["b"] == 35)
    #expect(sheet["bw"] == 0)
  }

  @Test("L-B-23, L-B-24, L-B-25: What is ambiguous has another value, and is not reported unasked")
  func ambiguity() {
    var sheet = Sheet(sizes: ["w"], positions: ["x"])
    sheet.add(["w": 1], .equal, 100)
    sheet.add(["x": 1], .greaterThanOrEqual, 10)
    sheet.add(["x": 1], .lessThanOrEqual, 50)
    #expect(sheet.system.solve().isEmpty)
    let ambiguities = sheet.system.ambiguities()
    #expect(ambiguities.map(\.variable) == sheet.variables["x"].map { [$0] })
    #expect(ambiguities.map(\.value) == [10])
    #expect(ambiguities.map(\.alternative) == [50])
    sheet.add(["x": 1], .equal, 20)
    sheet.system.solve()
    #expect(sheet.system.ambiguities().isEmpty)
  }

  @Test("L-B-23: Simple factors do not hide what is ambiguous")
  func simpleFactors() {
    var sheet = Sheet(sizes: ["a", "b"], positions: ["c"])
    sheet.add(["c": 0.5, "b": 1], .greaterThanOrEqual, -40)
    sheet.add(["a": 1, "b": 1.5], .lessThanOrEqual, 70, 750)
    sheet.system.solve()
    let ambiguous = ["a", "b", "c"].compactMap { sheet.variables[$0] }
    #expect(sheet.system.ambiguities().map(\.variable) == ambiguous)
    #expect(sheet.system.ambiguousVariables() == ambiguous)
  }

  @Test("L-A-12, L-B-21: What two bounds held is open again when one of them moves")
  func movingBounds() {
    var sheet = Sheet(sizes: ["a"])
    let most = sheet.add(["a": 1], .lessThanOrEqual, 100, 250)
    sheet.add(["a": 1], .greaterThanOrEqual, 100, 750)
    sheet.system.solve()
    #expect(sheet.system.ambiguities().isEmpty)
    sheet.system.setConstant(150, of: most)
    sheet.system.solve()
    #expect(sheet["a"] == 100)
    #expect(sheet.system.ambiguities().map(\.alternative) == [150])
  }

  @Test("L-B-26: The constraints that decide a value act through others too")
  func deciding() {
    var sheet = Sheet(sizes: ["ah"], positions: ["a", "b", "c"])
    let ids = [
      sheet.add(["a": 1], .equal, 5), sheet.add(["ah": 1], .equal, 10, 250),
      sheet.add(["b": 1, "a": -1, "ah": -1], .equal, 8),
    ]
    sheet.add(["c": 1], .equal, 8)
    sheet.system.solve()
    #expect(sheet.variables["b"].map { sheet.system.constraints(deciding: $0) } == ids)
  }

  @Test(
    "L-B-27: An intrinsic size is a wish in both directions",
    arguments: [(nil, 120), (100, 120), (140, 140)] as [(Double?, Double)])
  func intrinsic(width: Double?, expected: Double) {
    var sheet = Sheet(sizes: ["w"])
    sheet.add(["w": 1], .lessThanOrEqual, 120, 250)
    sheet.add(["w": 1], .greaterThanOrEqual, 120, 750)
    if let width { sheet.add(["w": 1], .equal, width, 500) }
    sheet.system.solve()
    #expect(sheet["w"] == expected)
    #expect(sheet.system.ambiguities().isEmpty)
  }

  /// Two labels side by side: 20, a, 10, b, 20.
  private func labels(
    room: Double, _ a: (size: Double, hug: Priority, resist: Priority),
    _ b: (size: Double, hug: Priority, resist: Priority)
  ) -> Sheet {
    var sheet = Sheet(sizes: ["a", "b"], positions: ["ax", "bx"])
    sheet.add(["ax": 1], .equal, 20)
    sheet.add(["bx": 1, "ax": -1, "a": -1], .equal, 10)
    sheet.add(["bx": 1, "b": 1], .equal, room - 20)
    for (name, label) in [("a", a), ("b", b)] {
      sheet.add([name: 1], .lessThanOrEqual, label.size, label.hug)
      sheet.add([name: 1], .greaterThanOrEqual, label.size, label.resist)
    }
    sheet.system.solve()
    return sheet
  }

  @Test("L-B-34: Of two labels with equal hugging the first is stretched, and it is ambiguous")
  func equalHugging() {
    let sheet = labels(room: 398, (71, 250, 750), (97.33, 250, 750))
    #expect(abs(sheet["a"] - 250.67) < 1e-9)
    #expect(abs(sheet["b"] - 97.33) < 1e-9)
    #expect(sheet.variables["a"].map { sheet.system.isAmbiguous($0) } == true)
  }

  @Test(
    "L-B-35: One step of hugging decides which label is stretched",
    arguments: [(251, false), (249, true)] as [(Float, Bool)])
  func hugging(hug: Float, isFirst: Bool) {
    let sheet = labels(room: 398, (71, Priority(hug), 750), (97, 250, 750))
    #expect((sheet["a"] > 71) == isFirst)
    #expect((sheet["b"] > 97) == !isFirst)
    #expect(sheet.system.ambiguities().isEmpty)
  }

  @Test("L-B-36: With too little room the label that resists less is squeezed")
  func resistance() {
    let sheet = labels(room: 200, (100, 250, 749), (100, 250, 750))
    #expect(sheet["a"] == 50)
    #expect(sheet["b"] == 100)
  }

  @Test(
    "L-B-37: A required size beats a text, a weaker one gives way",
    arguments: [(1000, 100), (749, 160)] as [(Float, Double)])
  func textWidth(priority: Float, expected: Double) {
    var sheet = Sheet(sizes: ["w"])
    sheet.add(["w": 1], .lessThanOrEqual, 160, 250)
    sheet.add(["w": 1], .greaterThanOrEqual, 160, 750)
    sheet.add(["w": 1], .equal, 100, Priority(priority))
    sheet.system.solve()
    #expect(sheet["w"] == expected)
  }
}
