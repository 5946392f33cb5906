import AppCodeAnalysis
import AppCodeModel
import Orientation
import RotationFindings
import TextFormats

/// A view that draws itself by its size, and is not drawn again when that changes.
struct DrawingStretched: Check {
  static let description = CheckDescription(
    "drawing-stretched", title: "A view's drawing is stretched when its size changes",
    rationale: """
      UIKit calls `draw(_:)` once, keeps the result, and fits it to the view's new size according
      to `contentMode`, which is `.scaleToFill` by default. In a view as wide as its screen, a
      turn makes lines thicker, circles oval and letters wide until something causes a redraw.

      Let UIKit redraw it for each size:

      ```swift
      override init(frame: CGRect) {
        super.init(frame: frame)
        contentMode = .redraw
      }
      ```

      A view is reported if code shows that its size changes when its screen turns, and that it
      draws curves, text, images or zigzag lines: a plain area looks the same when stretched.
      """,
    severity: .warning, versions: "every version of iOS", rules: ["J-02"],
    triggering: [
      .swift(
        """
        final class DialView: UIView {
          override func ↓draw(_ rect: CGRect) {
            let radius = min(bounds.width, bounds.height) / 2
            let path = UIBezierPath(
              arcCenter: CGPoint(x: bounds.midX, y: bounds.midY), radius: radius, startAngle: 0,
              endAngle: .pi, clockwise: true)
            path.stroke()
          }
        }

        final class DashboardViewController: UIViewController {
          private let dial = DialView()

          override func viewDidLoad() {
            super.viewDidLoad()
            dial.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(dial)
            NSLayoutConstraint.activate([
              dial.topAnchor.constraint(equalTo: view.topAnchor),
              dial.heightAnchor.constraint(equalToConstant: 200),
              dial.leadingAnchor.constraint(equalTo: view.leadingAnchor),
              dial.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            ])
          }
        }
        """),
      .objectiveC(
        """
        @interface GridView : UIView
        @end
        @implementation GridView
        - (void)↓drawRect:(CGRect)rect {
          UIBezierPath *path = [UIBezierPath bezierPath];
          [path moveToPoint:CGPointZero];
          for (NSInteger step = 1; step < 12; step++) {
            [path addLineToPoint:CGPointMake(step * rect.size.width / 12, step % 2 * rect.size.height)];
          }
          [path stroke];
        }
        @end

        @interface ChartController : UIViewController
        @property (nonatomic, strong) GridView *grid;
        @end
        @implementation ChartController
        - (void)viewDidLoad {
          [super viewDidLoad];
          self.grid = [[GridView alloc] initWithFrame:self.view.bounds];
          self.grid.autoresizingMask =
              UIViewAutoresizingFlexibleWidth | UIViewAutoresizingFlexibleHeight;
          [self.view addSubview:self.grid];
        }
        @end
        """),
    ],
    quiet: [
      .swift(
        """
        final class DialView: UIView {
          override init(frame: CGRect) {
            super.init(frame: frame)
            contentMode = .redraw
          }

          required init?(coder: NSCoder) { super.init(coder: coder) }

          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)).stroke()
          }
        }

        final class DashboardViewController: UIViewController {
          override func loadView() { view = DialView() }
        }
        """),
      .swift(
        """
        final class DialView: UIView {
          override func layoutSubviews() {
            super.layoutSubviews()
            setNeedsDisplay()
          }

          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)).stroke()
          }
        }

        final class DashboardViewController: UIViewController {
          override func loadView() { view = DialView() }
        }
        """, note: "Each layout has it drawn again."),
      .swift(
        """
        final class DialView: UIView {
          override func draw(_ rect: CGRect) {
            UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: bounds.height, height: bounds.height)).stroke()
          }
        }

        final class DashboardViewController: UIViewController {
          private let dial = DialView(frame: CGRect(x: 20, y: 20, width: 80, height: 80))

          override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(dial)
          }
        }
        """, note: "Its size stays."),
      .swift(
        """
        final class BarView: UIView {
          override func draw(_ rect: CGRect) {
            UIColor.red.setFill()
            UIRectFill(CGRect(x: 0, y: 0, width: bounds.width / 2, height: bounds.height))
          }
        }

        final class DashboardViewController: UIViewController {
          override func loadView() { view = BarView() }
        }
        """, note: "A plain area looks the same."),
    ])

  func findings(in project: CheckedProject) -> [Finding] {
    let code = project.code
    let sizes = WindowSizes(project)
    var seen: Set<SourceLocation> = []
    return code.classes.all.compactMap { entry -> Finding? in
      guard entry.form == .class, code.classes.kind(of: entry.name) == .view,
        let base = code.classes.ancestors(of: entry.name).first(where: { code.classes[$0] == nil }),
        ["UIView", "UIControl"].contains(base),
        let member = Self.drawing.lazy.compactMap({ code.classes.member($0, of: entry.name) })
          .first,
        case .function(let function) = member.kind, function.body != nil, !member.file.isTest,
        drawsBySize(function, in: member.file, of: entry.name, code),
        !isDrawnAgain(entry.name, code), let tie = sizes.tie(of: entry.name),
        project.runs(tie), seen.insert(member.location).inserted
      else { return nil }
      return finding(
        "the view's size follows the screen, but the view is not redrawn when a turn changes it, so "
          + "its drawing is stretched",
        at: member.nameSpan, in: member.file.source,
        related: [related("this determines its size", at: tie.span, in: tie.file.source)])
    }
  }

  private static let drawing = ["draw(_:)", "drawRect:"]

  /// Whether a view draws what looks otherwise when it is stretched, by its own size.
  private func drawsBySize(
    _ function: FunctionDeclaration, in file: CodeFile, of type: String, _ code: CodeBase
  ) -> Bool {
    let parts = TurnCode(code).reached(from: function.span, in: file, of: type)
    let rect = function.parameters.first?.name ?? "rect"
    guard parts.contains(where: isVisible) else { return false }
    return parts.contains { part in
      TurningScreens.sideReads(in: part.span, of: part.unit).contains { read in
        guard let value = read.expression,
          let path = TurningScreens.path(behindGettersOf: code, value, at: read),
          let first = path.first
        else { return false }
        return ["bounds", "frame"].contains(first)
          || first == rect && read.memberSpan == function.span
      }
    }
  }

  /// Whether code draws curves, text or images, or lines of which a loop finds the ends: a straight line
  /// along a side, and a plain area, look the same when they are stretched.
  private func isVisible(_ part: CalledCode) -> Bool {
    part.unit.usesName(in: part.span) { name in
      Self.curves.contains { name.hasPrefix($0) } || Self.pictures.contains { name.hasPrefix($0) }
    }
      || ["draw", "UIBezierPath", "init"].contains { name in
        (part.unit.calls[name] ?? []).within(part.span).contains { call in
          call.expression?.callee?.arguments.first?.label.map(Self.labels.contains) ?? false
        }
      }
      || part.unit.usesName(in: part.span) {
        $0.hasPrefix("addLine") || $0.hasPrefix("CGContextAddLine")
      }
        && part.hasLoop
  }

  /// How the names of what draws curves begin.
  private static let curves = [
    "addArc", "addCurve", "addQuadCurve", "addEllipse", "strokeEllipse", "fillEllipse",
    "CGContextAddArc", "CGContextAddCurve", "CGContextAddEllipse", "CGContextStrokeEllipse",
    "CGContextFillEllipse", "CGPathAddArc", "CGPathAddEllipse", "bezierPathWithOval",
    "bezierPathWithArc", "bezierPathWithRounded",
  ]
  /// How the names of what draws text and images begin.
  private static let pictures = ["drawAtPoint", "drawInRect", "CGContextDrawImage"]
  /// The first labels of what draws text and images, and of curves.
  private static let labels: Set<String> = ["in", "at", "ovalIn", "roundedRect", "arcCenter"]

  /// Whether code of the class, or what sets it up, has it drawn again for another size, or may do so.
  private func isDrawnAgain(_ type: String, _ code: CodeBase) -> Bool {
    let family =
      [type] + code.classes.ancestors(of: type).filter { code.classes[$0] != nil }
      + code.classes.allSubclasses(of: type)
    let ownSizes = family.contains { own in
      Self.sizes.contains { code.classes.ownMember($0, of: own) != nil }
        // One that moves is drawn again before long.
        || Self.clocks.contains { !code.mentions(of: $0, inCodeOf: own).isEmpty }
    }
    guard !ownSizes, code.mentions(of: "needsDisplayOnBoundsChange").isEmpty else { return true }
    let mayBe = code.assignments(to: "contentMode").contains { assignment in
      isOf(family, assignment.target.plain.base, at: assignment.place, code)
    }
    guard !mayBe else { return true }
    let turns = TurnCode(code)
    return family.contains { own in
      (turns.all(of: own) + turns.overrides(of: ["layoutSublayers(of:)"], own)).contains { part in
        part.unit.uses(Self.asking, in: part.span)
      }
    }
  }

  private static let clocks = ["CADisplayLink", "Timer", "NSTimer", "TimelineView"]

  static let asking: Set<String> = [
    "setNeedsDisplay", "setNeedsDisplay:", "setNeedsDisplayInRect:", "displayIfNeeded",
  ]

  /// What a view overrides to be notified of its size, or to say how its picture is fitted.
  private static let sizes = [
    "bounds", "frame", "setFrame:", "setBounds:", "contentMode", "layerClass", "center",
  ]

  /// Whether an object may be one of some classes.
  private func isOf(
    _ family: [String], _ object: Expression?, at place: Place, _ code: CodeBase
  ) -> Bool {
    let type =
      object.map { $0.isSelf ? place.scope.typeName : code.typeName(of: $0, at: place) }
      ?? place.scope.typeName
    return type.map { type in
      family.contains { code.areRelated($0, type) && (code.classes[type] != nil) }
    } ?? true
  }
}

extension CalledCode {
  /// Whether something in it is done for each of several.
  fileprivate var hasLoop: Bool {
    unit.bodies.within(span).contains { scope in
      scope.span == span && scope.member?.body?.contains(where: \.hasLoop) ?? false
    }
  }
}

extension Statement {
  fileprivate var hasLoop: Bool {
    switch kind {
    case .loop: true
    case .expression(let expression):
      ["forEach", "enumerateObjectsUsingBlock:"].contains(expression.callee?.callee.lastName)
    default: lists.contains { $0.contains(where: \.hasLoop) }
    }
  }
}
