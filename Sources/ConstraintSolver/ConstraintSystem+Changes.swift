extension ConstraintSystem {
  /// Lists the variables whose parts a constraint that comes, goes or changes its kind affects.
  mutating func changeStructure(around index: Int32) {
    let sole = soleVariable(of: index)
    constraints[Int(index)].isConstant = false
    var isConstant = true
    var entry = constraints[Int(index)].firstEntry
    while entry >= 0 {
      let variable = entries[Int(entry)].variable
      // What a variable that is determined alone connects stays apart.
      if !variables[Int(variable)].isDetermined || variable == sole {
        restructure(variable)
        isConstant = false
      }
      entry = entries[Int(entry)].nextInConstraint
    }
    if isConstant { listConstant(index) }
  }

  mutating func restructure(_ variable: Int32) {
    guard !variables[Int(variable)].isRestructured else { return }
    variables[Int(variable)].isRestructured = true
    restructured.append(variable)
  }

  mutating func listConstant(_ index: Int32) {
    mustCheckConstants = true
    guard !constraints[Int(index)].isConstant else { return }
    constraints[Int(index)].isConstant = true
    constraints[Int(index)].part = -1
    constantConstraints.append(index)
  }

  /// Lists what a constraint's new constant affects.
  mutating func touch(_ index: Int32) {
    guard let variable = soleVariable(of: index), variables[Int(variable)].determiningCount == 1
    else {
      touchRow(index)
      return
    }
    guard variables[Int(variable)].isDetermined else {
      restructure(variable)
      return
    }
    let factor = entries[Int(constraints[Int(index)].firstEntry)].factor
    let value = constraints[Int(index)].constant / factor
    if variables[Int(variable)].isSize && value < 0 {
      restructure(variable)
      return
    }
    variables[Int(variable)].determined = value
    touchVariable(variable)
    var entry = variables[Int(variable)].firstEntry
    while entry >= 0 {
      touchRow(entries[Int(entry)].constraint)
      entry = entries[Int(entry)].nextInVariable
    }
  }

  mutating func touchVariable(_ variable: Int32) {
    guard !variables[Int(variable)].isTouched else { return }
    variables[Int(variable)].isTouched = true
    touchedVariables.append(variable)
  }

  private mutating func touchRow(_ index: Int32) {
    let part = constraints[Int(index)].part
    guard part >= 0 else {
      mustCheckConstants = mustCheckConstants || constraints[Int(index)].isConstant
      return
    }
    own(part)
    parts[Int(part)]?.part.changed.append(constraints[Int(index)].place)
    touchPart(part)
  }

  mutating func touchPart(_ part: Int32) {
    guard parts[Int(part)]?.part.isTouched == false else { return }
    own(part)
    parts[Int(part)]?.part.isTouched = true
    touchedParts.append(part)
  }

  /// Copies a part that is shared with another system.
  mutating func own(_ part: Int32) {
    if !isKnownUniquelyReferenced(&parts[Int(part)]), let shared = parts[Int(part)] {
      parts[Int(part)] = PartBox(shared.part)
    }
  }
}
