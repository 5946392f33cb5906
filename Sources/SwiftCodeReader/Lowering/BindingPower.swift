/// How strongly an infix operator binds.
///
/// The standard library's precedence groups as numbers. An unknown operator binds as the default
/// group does, because its declaration may be in any file.
struct BindingPower {
  /// The higher, the stronger.
  var strength: Int
  /// Whether `a + b + c` is `a + (b + c)`.
  var isRightAssociative = false

  /// How strong the operators to the right must be to belong to the right operand.
  var strengthOfRight: Int { isRightAssociative ? strength : strength + 1 }

  /// That of `as` and `is`.
  static let cast = BindingPower(strength: 60)
  /// That of `? :`.
  static let ternary = BindingPower(strength: 20, isRightAssociative: true)
}

extension BindingPower {
  /// Looks an operator up.
  init(of name: String) {
    switch name {
    case "<<", ">>", "&<<", "&>>": self.init(strength: 100)
    case "*", "/", "%", "&", "&*", ".*", "./", ".%": self.init(strength: 90)
    case "+", "-", "|", "^", "&+", "&-", ".+", ".-": self.init(strength: 80)
    case "...", "..<": self.init(strength: 70)
    case "??": self.init(strength: 55, isRightAssociative: true)
    case "==", "!=", "<", ">", "<=", ">=", "===", "!==", "~=", ".==", ".!=", ".<", ".>", ".<=",
      ".>=":
      self.init(strength: 50)
    case "&&": self.init(strength: 40)
    case "||": self.init(strength: 30)
    case "->": self.init(strength: 15, isRightAssociative: true)
    case "=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "&+=", "&-=", "&*=",
      "&<<=", "&>>=":
      self.init(strength: 10, isRightAssociative: true)
    default: self.init(strength: 25)
    }
  }
}
