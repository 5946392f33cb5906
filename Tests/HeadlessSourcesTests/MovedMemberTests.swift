import HeadlessSources
import Testing

/// Overrides in extensions, which Swift alone wants in the class.
@Suite struct MovedMemberTests {
  @Test("An override goes to its class, and says in which line it is")
  func moves() {
    let output = lower(
      "class A: B {\n  let c = 1\n}\npublic extension A {\n  override func d() {\n    e()\n  }\n  func f() {}\n}\n"
    )
    #expect(output.problems == [])
    #expect(
      output.text == """
        class A: B {
          let c = 1

        #sourceLocation(file: "A.swift", line: 5)
          public override func d() {
            e()
          }
        #sourceLocation(file: "A.swift", line: 3)
        }
        public extension A {
        \("                     ")
        \("       ")
        \("   ")
          func f() {}
        }

        """)
  }

  @Test("An override in another file stays there under another name, and its class calls it")
  func forwards() {
    let output = HeadlessSources.lower([
      .init(path: "A.swift", text: "class A: B {}\n"),
      .init(
        path: "A+D.swift",
        text: "extension A {\n  open override func d(_ a: E, in f: G) throws -> H { i() }\n"
          + "  override var j: K { l() }\n}\nprivate func l() -> K { 1 }\n"),
    ])
    #expect(output.problems == [])
    #expect(
      output.files[0].text == """
        #sourceLocation(file: "A.swift", line: 1)
        class A: B {
        #sourceLocation(file: "A+D.swift", line: 2)
        open override func d(_ a: E, in f: G) throws -> H { try _extension_d(a, in: f) }
        #sourceLocation(file: "A.swift", line: 1)
        \("            ")
        #sourceLocation(file: "A+D.swift", line: 3)
        override var j: K { _extension_j }
        #sourceLocation(file: "A.swift", line: 1)
        \("            ")}

        """)
    #expect(
      output.files[1].text == """
        #sourceLocation(file: "A+D.swift", line: 1)
        extension A {
        \("                ")func _extension_d(_ a: E, in f: G) throws -> H { i() }
        \("          ") var _extension_j: K { l() }
        }
        private func l() -> K { 1 }

        """)
  }

  @Test("What a subclass overrides goes to its class; what none overrides stays")
  func overridden() {
    let output = lower(
      """
      class A: B {}
      extension A {
        @objc func c() {}
        func d() {}
      }
      class E: A { override func c() {} }
      class F: G { override func d() {} }
      """)
    #expect(output.problems == [])
    #expect(output.text.contains("class A: B {\n#sourceLocation(file: \"A.swift\", line: 3)\n"))
    #expect(output.text.contains("\n  func d() {}\n"))
  }

  @Test("What is moved is lowered")
  func lowered() {
    let output = lower(
      "class A: B {}\nextension A { @IBAction override func c() { #keyPath(A.d) } }\n")
    #expect(output.text.contains("          override func c() { \"d\"           }"))
  }

  @Test(
    "An override that cannot be moved is an error at its place",
    arguments: [
      ("extension UIView { override func layoutSubviews() {} }", "A.swift:1:20", "'UIView'"),
      (
        "class A: B {}\nextension A where C: D { override func e() {} }", "A.swift:2:26",
        "condition"
      ),
      (
        "class A: B {}\n#if DEBUG\nextension A { override func e() {} }\n#endif", "A.swift:3:15",
        "condition"
      ),
    ])
  func refused(source: String, place: String, word: String) throws {
    let problems = lower(source).problems
    #expect(problems.count == 1)
    #expect(try #require(problems.first).hasPrefix(place))
    #expect(problems[0].contains(word))
  }
}
