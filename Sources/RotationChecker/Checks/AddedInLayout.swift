import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings
import TextFormats

/// A layout callback that adds something new each time that it runs.
struct AddedInLayout: Check {
  static let description = CheckDescription(
    "added-in-layout", title: "Every layout pass adds another view, layer or recognizer",
    rationale: """
      UIKit calls `viewDidLayoutSubviews`, `viewWillLayoutSubviews` and `layoutSubviews` whenever a size
      changes, which includes every turn. A layer that is created and added there covers the one from
      the previous layout pass, which keeps its old size: shadows and gradients get darker with each
      turn, recognizers fire several times, and a scene that is presented there starts the game over.

      Add it once, where the view is created, and set its size in every layout pass:

      ```swift
      private let gradient = CAGradientLayer()

      override func viewDidLoad() {
        super.viewDidLoad()
        header.layer.insertSublayer(gradient, at: 0)
      }

      override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        gradient.frame = header.bounds
      }
      ```

      Code that runs conditionally, or first removes the previous view, is not reported.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["J-02", "J-04"],
    triggering: [
      .swift(
        """
        final class ProfileViewController: UIViewController {
          @IBOutlet var header: UIView!

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            let gradient = CAGradientLayer()
            gradient.frame = header.bounds
            gradient.colors = [UIColor.clear.cgColor, UIColor.black.cgColor]
            ↓header.layer.addSublayer(gradient)
          }
        }
        """),
      .swift(
        """
        extension UITextField {
          func underline() {
            let line = CALayer()
            line.frame = CGRect(x: 0, y: bounds.height - 1, width: bounds.width, height: 1)
            layer.addSublayer(line)
          }
        }

        final class LoginViewController: UIViewController {
          @IBOutlet var email: UITextField!

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            ↓email.underline()
          }
        }
        """, note: "A method of all text fields adds it."),
      .objectiveC(
        """
        @interface GameViewController : UIViewController
        @end

        @implementation GameViewController
        - (void)viewWillLayoutSubviews {
          [super viewWillLayoutSubviews];
          SKView *gameView = (SKView *)self.view;
          SKScene *scene = [GameScene sceneWithSize:gameView.bounds.size];
          ↓[gameView presentScene:scene];
        }
        @end
        """, note: "The game begins anew with each turn."),
    ],
    quiet: [
      .swift(
        """
        final class ProfileViewController: UIViewController {
          @IBOutlet var header: UIView!
          private var gradient: CAGradientLayer?

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            if gradient == nil {
              let layer = CAGradientLayer()
              header.layer.addSublayer(layer)
              gradient = layer
            }
            gradient?.frame = header.bounds
          }
        }
        """, note: "It is added once."),
      .swift(
        """
        final class ProfileViewController: UIViewController {
          @IBOutlet var header: UIView!
          private var gradient = CAGradientLayer()

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            gradient.removeFromSuperlayer()
            gradient = CAGradientLayer()
            gradient.frame = header.bounds
            header.layer.addSublayer(gradient)
          }
        }
        """, note: "That of before is taken away."),
      .swift(
        """
        final class ProfileViewController: UIViewController {
          @IBOutlet var header: UIView!
          private let gradient = CAGradientLayer()

          override func viewDidLayoutSubviews() {
            super.viewDidLayoutSubviews()
            gradient.frame = header.bounds
            header.layer.addSublayer(gradient)
          }
        }
        """, note: "What is there already is not added twice."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let screens = TurningScreens(project)
    let additions = Additions(code)
    let turns = TurnCode(code)
    var seen: Set<SourceLocation> = []
    return code.classes.all.flatMap { entry -> [Finding] in
      let kind = code.classes.kind(of: entry.name)
      guard entry.form == .class, !entry.mainPart.file.isTest, kind.isController || kind == .view
      else { return [] }
      return Self.callbacks.compactMap { name -> Finding? in
        guard let callback = code.classes.ownMember(name, of: entry.name), callback.body != nil,
          screens.mayTurnAround(entry.name, in: callback.file),
          !takesAway(turns.all(of: entry.name))
        else { return nil }
        let parts = turns.reached(from: callback.span, in: callback.file, of: entry.name)
        guard !takesAway(parts),
          let added = parts.lazy.compactMap({ additions.first(in: $0) }).first,
          project.runs(added.place), seen.insert(added.place.location).inserted
        else { return nil }
        return finding(
          added.isScene
            ? "every layout pass presents a new scene, so a turn starts it over"
            : "every layout pass adds another \(added.words) without removing the previous one",
          at: added.place,
          related: callback.span.contains(added.place.span) && callback.file === added.place.file
            ? [] : [related("called from here", at: callback.nameSpan, in: callback.file.source)])
      }
    }
  }

  private static let callbacks = [
    "viewWillLayoutSubviews", "viewDidLayoutSubviews", "layoutSubviews",
  ]

  /// Whether code takes away something that was added, or calls what may do so.
  private func takesAway(_ parts: [CalledCode]) -> Bool {
    parts.contains { Additions.takesAway(in: $0.span, of: $0.unit) }
  }
}
