import TestSupport

extension HostileCase {
  /// Nesting without end, and texts that never end.
  static let depths: [HostileCase] =
    [
      ("A.swift", "let a = ", "(", ")"), ("B.swift", "let b = ", "[", "]"),
      ("C.swift", "func c() ", "{", "}"), ("D.swift", "let d = ", "!", ""),
      ("E.swift", "class E ", "{ class E ", "}"), ("F.swift", "", "#if A\n", "#endif\n"),
      ("G.swift", "let g = a ", "? b : c ", ""), ("H.swift", "let h = \"", "\\(\"", "\")"),
      ("I.swift", "", "/* ", " */"), ("J.swift", "let j: ", "A<", ">"),
      ("K.swift", "let k = a", " + b", ""), ("L.swift", "let l = a", ".b()", ""),
      ("M.swift", "func m() { if a {}", " else if b {}", ""),
      ("A.m", "void a() { b = ", "(", ")"), ("B.m", "void a() ", "{", "}"),
      ("C.m", "void a() { ", "[a ", "]"), ("D.m", "void a() { x = ", "^{ return ", "}"),
      ("E.m", "", "#if A\n", "#endif\n"), ("F.m", "void a() { x = ", "@[", "]"),
      ("G.m", "void a() { x = a", " ? b : c", ""),
      ("H.m", "void a() { if (a) b(); ", "else if (c) d(); ", ""),
      ("I.m", "@implementation A\n", "- (", ")"), ("J.m", "void a() { x = ", "-", "1"),
      ("K.m", "void a() { x = a", ".b", ""), ("L.m", "#define X ", "(", ")"),
    ].map { name, start, open, close in
      HostileCase("\(open)… without end, in \(name)") {
        let count = Effort.times(200_000)
        try $0.write(
          "App/\(name)",
          start + String(repeating: open, count: count) + String(repeating: close, count: count))
        try $0.write(
          "App/Open\(name)", start + String(repeating: open, count: count))
      }
    } + [
      HostileCase("A line of millions of letters") {
        let line = String(repeating: "orientation ", count: Effort.times(400_000))
        try $0.write("App/Long.swift", "// " + line)
        try $0.write("App/Text.swift", "let text = \"" + line)
        try $0.write("App/Long.m", "// " + line)
        try $0.write("App/Text.m", "NSString *text = @\"" + line)
      },
      HostileCase("Very many mistakes on one line") {
        let count = Effort.times(40_000)
        let code = "UIDevice.current.setValue(3, forKey: \"orientation\"); "
        try $0.write(
          "App/Line.swift", "func f() { " + String(repeating: code, count: count) + "}")
        let call = "[[UIDevice currentDevice] setValue:@3 forKey:@\"orientation\"]; "
        try $0.write("App/Line.m", "void f() { " + String(repeating: call, count: count) + "}")
        try $0.write(
          "App/Comments.swift", String(repeating: "/* quarterturn:disable x */ ", count: 2 * count))
      },
      HostileCase("A type with thousands of superclasses, the last the first's") {
        let count = Effort.times(10_000)
        let code = (0..<count).map { "class C\($0): C\(($0 + 1) % count) {}\n" }.joined()
        try $0.write("App/Circle.swift", code)
      },
      HostileCase("Masks that ask each other in a circle") {
        let code = (0..<500).map {
          """
          class C\($0): UIViewController {
            let next = C\(($0 + 1) % 500)()
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
              next.supportedInterfaceOrientations
            }
          }

          """
        }
        try $0.write("App/Circle.swift", "import UIKit\n" + code.joined())
      },
      HostileCase("A function that calls itself ten times, and thirty like it") {
        let code = (0..<30).map { number in
          """
          func mask\(number)() -> UIInterfaceOrientationMask {
            flag ? [\((0..<10).map { _ in "mask\((number + 1) % 30)()" }.joined(separator: ", "))] : .all
          }

          """
        }
        try $0.write(
          "App/Wide.swift",
          "import UIKit\n" + code.joined() + """
            class C: UIViewController {
              override var supportedInterfaceOrientations: UIInterfaceOrientationMask { mask0() }
            }
            """)
      },
    ]
}
