import RotationFindings
import Orientation
import AppCodeAnalysis
import AppCodeModel

/// A mask that is returned as a plain number.
struct ObsoleteReturnType: Check {
  static let description = CheckDescription(
    "obsolete-return-type", title: "A mask is returned as a number",
    rationale: """
      Up to the iOS 8 SDK, `supportedInterfaceOrientations` returned an `NSUInteger`.
      Since the iOS 9 SDK it returns a `UIInterfaceOrientationMask`; the old type
      conflicts with the declaration, and the compiler no longer notices if an orientation
      is returned instead of a mask.

      Write `UIInterfaceOrientationMask`. A library that is also built with older SDKs keeps both
      types in an `#if`.
      """,
    severity: .note, isOptIn: true, versions: "SDK of iOS 9 and later", rules: ["A-03"],
    triggering: [
      .objectiveC(
        """
        @implementation PlayerViewController
        - (↓NSUInteger)supportedInterfaceOrientations {
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        """)
    ],
    quiet: [
      .objectiveC(
        """
        @implementation PlayerViewController
        #if __IPHONE_OS_VERSION_MAX_ALLOWED < 90000
        - (NSUInteger)supportedInterfaceOrientations
        #else
        - (UIInterfaceOrientationMask)supportedInterfaceOrientations
        #endif
        {
          return UIInterfaceOrientationMaskPortrait;
        }
        @end
        """, note: "Both types, each for its SDK."),
      .swift(
        """
        class PlayerViewController: UIViewController {
          override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        """),
    ])

  private static let numbers: Set<String> = [
    "NSUInteger", "NSInteger", "int", "unsigned int", "unsigned", "long", "unsigned long",
  ]

  /// The questions and what they return.
  private static let types: [String: String] = [
    "supportedInterfaceOrientations": "UIInterfaceOrientationMask",
    RotationMethods.ofAppDelegate: "UIInterfaceOrientationMask",
    "navigationControllerSupportedInterfaceOrientations(_:)": "UIInterfaceOrientationMask",
    "tabBarControllerSupportedInterfaceOrientations(_:)": "UIInterfaceOrientationMask",
    "preferredInterfaceOrientationForPresentation": "UIInterfaceOrientation",
  ]

  func findings(in project: CheckedProject) -> [Finding] {
    project.code.units.map(\.file).filter { !$0.isTest && !$0.isSwift }.flatMap { file in
      file.source.types.flatMap { type in
        type.functions.compactMap { finding($0, type, file.source) }
      }
    }
  }

  private func finding(
    _ function: FunctionDeclaration, _ type: TypeDeclaration, _ file: SourceFile
  ) -> Finding? {
    guard let right = Self.types[function.name], let written = function.returnType,
      Self.numbers.contains(written), function.body != nil || function.isBodySkipped,
      !(type.compilationConditions + function.compilationConditions).contains(
        where: Self.tellsSDK),
      let span = self.span(of: written, in: function, file)
    else { return nil }
    return finding(
      "\(function.name) returns \(right) since the iOS 9 SDK", at: span, in: file,
      fix: Fix("write \(right)", [edit(span, in: file, right)]))
  }

  private static func tellsSDK(_ condition: String) -> Bool {
    CompilationCondition.names(in: condition).contains { name in
      name.hasPrefix("__IPHONE_") || name.hasPrefix("__has_")
        || name.nameWords.contains("version")
    }
  }

  /// The location of the type: between the start of the method and its name, not in a comment.
  private func span(
    of written: String, in function: FunctionDeclaration, _ file: SourceFile
  ) -> SourceSpan? {
    let head = SourceSpan(Int(function.span.start), Int(function.nameSpan.start))
    let bytes = Array(file.text.bytes[head.range.clamped(to: 0..<file.text.bytes.count)])
    let wanted = Array(written.utf8)
    guard bytes.count >= wanted.count else { return nil }
    for start in 0...(bytes.count - wanted.count)
    where bytes[start..<start + wanted.count].elementsEqual(wanted) {
      let span = SourceSpan(Int(head.start) + start, Int(head.start) + start + wanted.count)
      if !file.comments.contains(where: { $0.span.contains(span) }) { return span }
    }
    return nil
  }
}
