import Foundation
import Testing

@testable import HeadlessUIKit

@Suite("Visual formats")
@MainActor struct VisualFormatTests {
  private let tree = ConstraintTree(width: 300, height: 300)

  private func lines(
    _ format: String, _ options: NSLayoutConstraint.FormatOptions = [],
    metrics: [String: Any]? = nil
  ) -> [String] {
    let (a, b) = (tree.add(), tree.add())
    (a.accessibilityIdentifier, b.accessibilityIdentifier) = ("a", "b")
    tree.root.accessibilityIdentifier = "root"
    return tree.host.run {
      NSLayoutConstraint.constraints(
        withVisualFormat: format, options: options, metrics: metrics,
        views: ["a": a, "b": b, "loose": UIView(), "text": "text"])
    }.map {
      $0.logLine.replacing("<NSLayoutConstraint ", with: "").replacing("   (inactive)>", with: "")
    }
  }

  @Test(
    "L-A-16, L-A-60: what formats of Apple's guide mean",
    arguments: [
      ("[a]-[b]", ["b.leading == a.trailing + 8"]),
      ("[a(>=50)]", ["a.width >= 50"]),
      ("|-50-[a]-50-|", ["a.leading == root.leading + 50", "root.trailing == a.trailing + 50"]),
      ("V:[a]-10-[b]", ["b.top == a.bottom + 10"]),
      ("[a][b]", ["b.leading == a.trailing"]),
      ("[a(100@20)]", ["a.width == 100 @20"]),
      ("[a(==b)]", ["a.width == b.width"]),
      ("V:[a(>=70,<=100)]", ["a.height >= 70", "a.height <= 100"]),
      ("H:|[a]|", ["a.leading == root.leading", "root.trailing == a.trailing"]),
      (
        "|-[a]-|", ["a.leading == root.leadingMargin", "root.trailingMargin == a.trailing"]
      ),
      ("V:|-(-5)-[a]", ["a.top == root.top - 5"]),
      (
        "[a]-(>=gap@low, <=40)-[b(a)]",
        [
          "b.leading >= a.trailing + 12 @250", "b.leading <= a.trailing + 40", "b.width == a.width",
        ]
      ),
      (
        "[a(gap)]-gap-[b( == 2.5 )]",
        [
          "a.width == 12", "b.leading == a.trailing + 12", "b.width == 2.5",
        ]
      ),
    ])
  func meanings(format: String, expected: [String]) {
    let found = lines(format, metrics: ["gap": 12, "low": UILayoutPriority.defaultLow])
    #expect(found.sorted() == expected.sorted())
    #expect(tree.exceptions.isEmpty)
  }

  @Test("Options align neighbours, and turn the line round")
  func options() {
    #expect(
      lines("[a]-[b]", [.alignAllTop, .alignAllCenterY]) == [
        "b.leading == a.trailing + 8", "a.top == b.top", "a.centerY == b.centerY",
      ])
    #expect(
      lines("|-1-[a]-2-[b]-3-|", .directionRightToLeft) == [
        "root.right == a.right + 1", "a.left == b.right + 2", "b.left == root.left + 3",
      ])
    #expect(lines("[a]-2-[b]", .directionLeftToRight) == ["b.left == a.right + 2"])
    #expect(
      lines("V:[a]-[b]", .spacingBaselineToBaseline) == ["b.firstBaseline == a.lastBaseline + 8"])
    #expect(NSLayoutConstraint.FormatOptions.alignAllFirstBaseline.rawValue == 1 << 12)
  }

  @Test("L-A-60: margins count beside the superview, and the frames follow")
  func frames() {
    tree.root.layoutMargins = UIEdgeInsets(top: 1, left: 20, bottom: 2, right: 20)
    let (a, b) = (tree.add(), tree.add())
    let views = ["a": a, "b": b]
    tree.host.run {
      for format in ["H:|-[a(==b)]-[b]-|", "V:|-10-[a]-|"] {
        NSLayoutConstraint.activate(
          NSLayoutConstraint.constraints(
            withVisualFormat: format,
            options: format.hasPrefix("H") ? [.alignAllTop, .alignAllBottom] : [],
            metrics: nil, views: views))
      }
    }
    tree.layOut()
    #expect(a.frame == CGRect(x: 20, y: 10, width: 126, height: 288))
    #expect(b.frame == CGRect(x: 154, y: 10, width: 126, height: 288))
  }

  @Test("Guides have a place in a format too")
  func guides() {
    let controller = UIViewController()
    controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
    let view = UIView()
    view.translatesAutoresizingMaskIntoConstraints = false
    controller.view.addSubview(view)
    NSLayoutConstraint.activate(
      NSLayoutConstraint.constraints(
        withVisualFormat: "V:[top]-5-[view(10)]", metrics: nil,
        views: ["top": controller.topLayoutGuide, "view": view]))
    controller.view.layoutIfNeeded()
    #expect(view.frame.minY == 5 && view.frame.height == 10)
  }

  @Test(
    "A format that cannot be read raises with the place",
    arguments: [
      ("H:|-10-|", "Expected a view", 7),
      ("H:|-[c]-|", "c is not a key in the views dictionary.", 5),
      (
        "H:[a]- (gap)-[b]",
        "Expected a number or key from the metrics dictionary, but encountered something else", 6
      ),
      (
        "V:|[loose]",
        "Unable to interpret '|' character, because the related view doesn't have a superview", 2
      ),
      ("V[a]", "Expected a ':' after 'V' to specify vertical arrangement", 1),
      ("[a", "Expected a ']' here, to give the end of the view", 2),
      ("[a]-gap-[b]", "gap is not a key in the metrics dictionary.", 4),
      ("[a(=5)]", "Expected a '=' after '='", 4), ("", "Expected a view", 0),
      ("[a]|[b]", "Expected the end of the format", 4),
      ("[text]", "text is not a view or a layout guide.", 1),
      ("[a(5@0)]", "It's illegal to set priority:0.", 5),
      ("[a.b]", "Expected a ']' here, to give the end of the view", 2),
      ("[a]-", "Expected a number or key", 4),
    ])
  func errors(format: String, message: String, place: Int) throws {
    #expect(lines(format).isEmpty)
    let exceptions = tree.exceptions
    #expect(exceptions.count == 1 && exceptions.first?.name == "NSInvalidArgumentException")
    let reason = try #require(exceptions.first?.reason)
    #expect(reason.hasPrefix("Unable to parse constraint format: \n\(message)"))
    #expect(reason.hasSuffix(" \n\(format) \n" + String(repeating: " ", count: place) + "^"))
  }

  @Test("Views are not aligned along the line")
  func badOptions() {
    #expect(lines("[a]-[b]", .alignAllLeft).isEmpty)
    #expect(
      tree.exceptions.first?.reason.contains(
        "Options mask required views to be aligned on a horizontal edge") == true)
  }
}
