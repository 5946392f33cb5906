import HeadlessSources
import Testing

/// Overrides in extensions, which Swift alone wants in the class.
@Suite struct MovedMemberTests {
  @Test("An override goes to its class, in another file too, and says in which line it is")
  func moves() {
    let output = HeadlessSources.lower([
      .init(path: "A.swift", text: "class A: B {\n  let c = 1\n}\n"),
      .init(
        path: "A+D.swift",
        text: "public extension A {\n  override func d() {\n    e()\n  }\n  func f() {}\n}\n"),
    ])
    #expect(output.problems == [])
    #expect(
      output.files[0].text == """
        #sourceLocation(file: "A.swift", line: 1)
        class A: B {
          let c = 1

        #sourceLocation(file: "A+D.swift", line: 2)
          public override func d() {
            e()
          }
        #sourceLocation(file: "A.swift", line: 3)
        }

        """)
    #expect(
      output.files[1].text
        == "#sourceLocation(file: \"A+D.swift\", line: 1)\npublic extension A {\n"
        + "                     \n       \n   \n  func f() {}\n}\n")
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
