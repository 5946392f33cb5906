import ConstraintSolver

extension LayoutSystem {
  /// Views of equal sizes that fill the window, with gaps of one point.
  ///
  /// Each has four constraints, less two for the first view; two are for the far edges. With the window's
  /// sizes that makes 4,002 for 1,000 views.
  static func grid(columns: Int, rows: Int) -> LayoutSystem {
    let (width, height) = (Double(columns) * 30, Double(rows) * 40)
    var system = LayoutSystem("grid of \(columns * rows) views", width: width, height: height)
    var views: [View] = []
    for row in 0..<rows {
      for column in 0..<columns {
        let view = system.view()
        if column == 0 {
          system.add([(view.x, 1)], 1)
        } else {
          let left = views[views.count - 1]
          system.add([(view.x, 1), (left.x, -1), (left.width, -1)], 1)
        }
        if row == 0 {
          system.add([(view.y, 1)], 1)
        } else {
          let above = views[views.count - columns]
          system.add([(view.y, 1), (above.y, -1), (above.height, -1)], 1)
        }
        if let first = views.first {
          system.add([(view.width, 1), (first.width, -1)], 0)
          system.add([(view.height, 1), (first.height, -1)], 0)
        }
        views.append(view)
      }
    }
    let (corner, last) = (views[columns - 1], views[views.count - 1])
    system.add([(corner.x, 1), (corner.width, 1), (LayoutSystem.window.width, -1)], -1)
    system.add([(last.y, 1), (last.height, 1), (LayoutSystem.window.height, -1)], -1)
    return system
  }

  /// Views inside one another, each with an inset of a tenth of a point on every side.
  static func nested(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem("\(count) views inside one another", width: 390, height: 844)
    var outer: View?
    for _ in 0..<count {
      let view = system.view()
      if let outer {
        system.add([(view.x, 1), (outer.x, -1)], 0.1)
        system.add([(view.y, 1), (outer.y, -1)], 0.1)
        system.add([(view.width, 1), (outer.width, -1)], -0.2)
        system.add([(view.height, 1), (outer.height, -1)], -0.2)
      } else {
        system.add([(view.x, 1)], 0)
        system.add([(view.y, 1)], 0)
        system.add([(view.width, 1), (LayoutSystem.window.width, -1)], 0)
        system.add([(view.height, 1), (LayoutSystem.window.height, -1)], 0)
      }
      outer = view
    }
    return system
  }

  /// One row of views of equal widths that fills the window.
  static func chain(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem("chain of \(count) views", width: 2000, height: 4000)
    var views: [View] = []
    for _ in 0..<count {
      let view = system.view()
      if let last = views.last {
        system.add([(view.x, 1), (last.x, -1), (last.width, -1)], 1)
        system.add([(view.width, 1), (last.width, -1)], 0)
      } else {
        system.add([(view.x, 1)], 1)
      }
      system.add([(view.y, 1)], 0)
      system.add([(view.height, 1), (LayoutSystem.window.height, -1)], 0)
      views.append(view)
    }
    if let last = views.last {
      system.add([(last.x, 1), (last.width, 1), (LayoutSystem.window.width, -1)], -1)
    }
    return system
  }

  /// A column of labels of different widths, which keep theirs as far as the window lets them, with
  /// at least 8 points between them: two thirds are inequalities.
  static func labels(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem("\(count) labels, mostly inequalities", width: 390, height: 844)
    var above: View?
    for index in 0..<count {
      let view = system.view()
      let (width, height) = (Double(80 + index * 37 % 700), Double(17 + index % 5))
      system.add([(view.x, 1)], 16)
      system.add(
        [(view.x, 1), (view.width, 1), (LayoutSystem.window.width, -1)], .lessThanOrEqual, -16)
      system.add([(view.width, 1)], .lessThanOrEqual, width, at: 250)
      system.add([(view.width, 1)], .greaterThanOrEqual, width, at: 750)
      system.add([(view.height, 1)], height)
      if let above {
        system.add([(view.y, 1), (above.y, -1), (above.height, -1)], .greaterThanOrEqual, 8)
        system.add([(view.y, 1), (above.y, -1), (above.height, -1)], .lessThanOrEqual, 8, at: 250)
      } else {
        system.add([(view.y, 1)], 8)
      }
      above = view
    }
    return system
  }

  /// A form in which a turn changes nine of ten constants.
  static func form(_ count: Int) -> LayoutSystem {
    var system = LayoutSystem(
      "\(count) views, 90 % of constants changed", width: 390, height: 844)
    var above: View?
    for index in 0..<count {
      let view = system.view()
      system.add([(view.x, 1)], 16, turned: index % 5 < 2 ? 16 : 59)
      system.add([(view.x, 1), (view.width, 1), (LayoutSystem.window.width, -1)], -16, turned: -59)
      system.add([(view.height, 1)], 44, turned: 32)
      if let above {
        system.add([(view.y, 1), (above.y, -1), (above.height, -1)], 8, turned: 4)
      } else {
        system.add([(view.y, 1)], 47, turned: 0)
      }
      above = view
    }
    return system
  }
}
