/// Variables and the constraints on them, and the values that meet these best.
///
/// ```swift
/// var system = ConstraintSystem()
/// let (width, x) = (system.addVariable(.size), system.addVariable(.position))
/// let window = system.add(LinearConstraint([(width, 1)], .equal, 390, origin: .system))
/// system.add(LinearConstraint([(x, 2), (width, -1)], .equal, 0))
/// system.solve()
/// system[x]  // 195
/// system.setConstant(844, of: window)
/// system.solve()
/// system[x]  // 422
/// ```
///
/// Changes are collected, and ``solve()`` finds the solution: all required constraints hold, and optional
/// ones come as close as they can, a priority at a time. What these leave open is decided by
/// ``SolvingPolicy``, so that the solution depends on the constraints alone. Where the policy asks for
/// the order in which constraints or variables were added, that order counts.
///
/// Constraints connect variables to parts. A change of a constant solves its part by substitution as
/// long as the same optional constraints hold, and allocates nothing; adding and removing constraints
/// solves the parts they connect from the beginning. A variable that a required constraint determines
/// alone, such as a window's width, does not connect what depends on it. A system is a value: a copy is
/// independent.
///
/// - UIKit: the engine behind `NSLayoutConstraint`. It reports a conflict in the call that adds a
///   constraint: call ``solve()`` after each activation to be notified then. Rule: `L-B-05`, `L-B-08`
public struct ConstraintSystem: Sendable {
  /// What a variable is.
  public enum Kind: Sendable {
    /// A position, which may have any value.
    case position
    /// A width or height, which is at least 0 without a constraint. Rule: `L-B-06`
    case size
  }

  /// How disputed points are settled.
  public let policy: SolvingPolicy

  /// The largest constant, in points.
  ///
  /// A larger one counts as this one. Rule: `L-A-30`
  public static let largestConstant = 1e7

  /// The variables whose values the last call of ``solve()`` changed. Rule: `L-A-12`
  public internal(set) var changedVariables: [LayoutVariable] = []

  var variables: [VariableState] = []
  var constraints: [ConstraintState] = []
  var entries: [Entry] = []
  var parts: [PartBox?] = []
  var work = Workspace()

  private var unusedConstraints: [Int32] = []
  private var unusedEntries: [Int32] = []
  var unusedParts: [Int32] = []
  private var nextSerial = 0
  /// How often it was solved; only whether two are the same matters, so that it may wrap around.
  var solveCount: Int32 = 0

  /// What changed since the last solution.
  var restructured: [Int32] = []
  var touchedParts: [Int32] = []
  var touchedVariables: [Int32] = []
  /// Constraints all of whose variables are determined alone.
  var constantConstraints: [Int32] = []
  /// Whether one of these, or a variable in one, changed.
  var mustCheckConstants = false

  /// Creates a system without variables.
  public init(policy: SolvingPolicy = SolvingPolicy()) { self.policy = policy }

  /// Adds a variable; its value is 0 until constraints give it another.
  public mutating func addVariable(_ kind: Kind) -> LayoutVariable {
    variables.append(VariableState(isSize: kind == .size))
    return LayoutVariable(variables.count - 1)
  }

  /// The value of a variable in the last solution, in points.
  public subscript(variable: LayoutVariable) -> Double { variables[variable.index].value }

  /// The number of constraints.
  public private(set) var constraintCount = 0

  /// Adds a constraint, which counts from the next ``solve()`` on.
  ///
  /// - Complexity: O(number of terms).
  @discardableResult
  public mutating func add(_ constraint: LinearConstraint) -> ConstraintID {
    precondition(constraint.constant.isFinite, "a constant is finite")
    var state = ConstraintState()
    state.serial = nextSerial
    state.isInstalled = true
    state.relation = constraint.relation
    state.constant = ConstraintSystem.limited(constraint.constant)
    state.priority = constraint.priority
    state.origin = constraint.origin
    nextSerial += 1
    constraintCount += 1
    let index = Self.store(state, in: &constraints, reusing: &unusedConstraints)
    for (variable, factor) in constraint.terms {
      precondition(factor.isFinite, "a factor is finite")
      if factor != 0 { addEntry(index, Int32(variable.index), factor) }
    }
    dropZeros(of: index)
    changeStructure(around: index)
    if let only = soleVariable(of: index) { variables[Int(only)].determiningCount += 1 }
    return ConstraintID(index: index, serial: state.serial)
  }

  /// Removes a constraint.
  public mutating func remove(_ id: ConstraintID) {
    check(id)
    changeStructure(around: id.index)
    if let only = soleVariable(of: id.index) { variables[Int(only)].determiningCount -= 1 }
    while constraints[Int(id.index)].firstEntry >= 0 {
      removeEntry(constraints[Int(id.index)].firstEntry, after: -1, of: id.index)
    }
    constraints[Int(id.index)] = ConstraintState()
    unusedConstraints.append(id.index)
    constraintCount -= 1
  }

  /// Whether a constraint is in the system; one that is broken is.
  public func contains(_ id: ConstraintID) -> Bool {
    constraints.indices.contains(Int(id.index)) && constraints[Int(id.index)].isInstalled
      && constraints[Int(id.index)].serial == id.serial
  }

  /// The constant of a constraint, in points.
  public func constant(of id: ConstraintID) -> Double {
    check(id)
    return constraints[Int(id.index)].constant
  }

  /// Changes the constant of a constraint: the cheap way to drag, and to turn. Rule: `L-A-12`
  public mutating func setConstant(_ constant: Double, of id: ConstraintID) {
    check(id)
    precondition(constant.isFinite, "a constant is finite")
    let constant = ConstraintSystem.limited(constant)
    guard constraints[Int(id.index)].constant != constant else { return }
    constraints[Int(id.index)].constant = constant
    touch(id.index)
  }

  /// Changes the priority of a constraint, also from or to required.
  ///
  /// UIKit raises in the latter case; that is for the layer above. Rule: `L-A-17`, `L-A-18`
  public mutating func setPriority(_ priority: Priority, of id: ConstraintID) {
    check(id)
    guard constraints[Int(id.index)].priority != priority else { return }
    changeStructure(around: id.index)
    if let only = soleVariable(of: id.index) { variables[Int(only)].determiningCount -= 1 }
    constraints[Int(id.index)].priority = priority
    if let only = soleVariable(of: id.index) { variables[Int(only)].determiningCount += 1 }
    changeStructure(around: id.index)
  }

  func check(_ id: ConstraintID) {
    precondition(contains(id), "the constraint is not in this system")
  }

  /// A constant as the solver uses it.
  private static func limited(_ constant: Double) -> Double {
    max(-largestConstant, min(largestConstant, constant))
  }

  /// The variable that a constraint determines alone.
  func soleVariable(of index: Int32) -> Int32? {
    let state = constraints[Int(index)]
    guard state.priority == .required, state.relation == .equal, state.firstEntry >= 0 else {
      return nil
    }
    let entry = entries[Int(state.firstEntry)]
    return entry.nextInConstraint < 0 ? entry.variable : nil
  }
}

// MARK: Entries

extension ConstraintSystem {
  private mutating func addEntry(_ constraint: Int32, _ variable: Int32, _ factor: Double) {
    precondition(variables.indices.contains(Int(variable)), "the variable is not in this system")
    var entry = constraints[Int(constraint)].firstEntry
    while entry >= 0 {
      if entries[Int(entry)].variable == variable {
        entries[Int(entry)].factor += factor
        return
      }
      entry = entries[Int(entry)].nextInConstraint
    }
    let next = variables[Int(variable)].firstEntry
    let new = Entry(
      constraint: constraint, variable: variable, factor: factor,
      nextInConstraint: constraints[Int(constraint)].firstEntry, nextInVariable: next)
    let index = Self.store(new, in: &entries, reusing: &unusedEntries)
    if next >= 0 { entries[Int(next)].previousInVariable = index }
    variables[Int(variable)].firstEntry = index
    constraints[Int(constraint)].firstEntry = index
  }

  /// Puts a value where an unused one is, or at the end, and returns its place.
  private static func store<Element>(
    _ new: Element, in list: inout [Element], reusing unused: inout [Int32]
  ) -> Int32 {
    guard let place = unused.popLast() else {
      list.append(new)
      return Int32(list.count - 1)
    }
    list[Int(place)] = new
    return place
  }

  /// Drops variables whose factors cancelled.
  private mutating func dropZeros(of constraint: Int32) {
    var previous: Int32 = -1
    var entry = constraints[Int(constraint)].firstEntry
    while entry >= 0 {
      let next = entries[Int(entry)].nextInConstraint
      if entries[Int(entry)].factor == 0 {
        removeEntry(entry, after: previous, of: constraint)
      } else {
        previous = entry
      }
      entry = next
    }
  }

  private mutating func removeEntry(_ index: Int32, after previous: Int32, of constraint: Int32) {
    let entry = entries[Int(index)]
    if previous < 0 {
      constraints[Int(constraint)].firstEntry = entry.nextInConstraint
    } else {
      entries[Int(previous)].nextInConstraint = entry.nextInConstraint
    }
    if entry.previousInVariable < 0 {
      variables[Int(entry.variable)].firstEntry = entry.nextInVariable
    } else {
      entries[Int(entry.previousInVariable)].nextInVariable = entry.nextInVariable
    }
    if entry.nextInVariable >= 0 {
      entries[Int(entry.nextInVariable)].previousInVariable = entry.previousInVariable
    }
    unusedEntries.append(index)
  }
}
