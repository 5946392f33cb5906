import HeadlessDevice
import NewsReader
import UIKit

/// Apps of live classes that are turned to and fro, with every callback and layout.
enum LiveBenchmarks {
  static var all: [Benchmark] {
    [
      Benchmark(
        "live turn, 1 screen", work: turns { try phone(showing: UIViewController()) }),
      Benchmark(
        "live turn, News Reader's list on iPad", goals: [.time(atMost: .microseconds(200))],
        work: turns { try newsReader("iPad mini 6, iPadOS 17") }),
      Benchmark(
        "live turn, News Reader's article", goals: [.time(atMost: .microseconds(200))],
        work: turns { try article("iPhone 15, iOS 17") }),
      Benchmark(
        "live turn, 1,000 views", goals: [.time(atMost: .microseconds(200))],
        work: turns { try phone(showing: Tiles(1000)) }),
      // Scripts/compare-with-chromium holds it against a browser in the same run.
      Benchmark(
        "live turn, 1,000 constrained views",
        work: turns { try phone(showing: ConstrainedTiles(1000)) }),
    ]
  }

  /// Turns a device, from its pose to the end of every callback and layout.
  ///
  /// It is booted and laid out once, before anything is measured.
  private static func turns(
    _ boot: @escaping @MainActor () throws -> HeadlessDevice
  ) -> (_ count: Int) -> Int {
    let device = TurnedDevice(boot)
    return { count in MainActor.assumeIsolated { device.turn(count) } }
  }

  @MainActor
  private static func booted(_ line: String) throws -> HeadlessDevice {
    var configuration = try HeadlessDevice.Configuration(line)
    configuration.recordsTranscript = false
    return HeadlessDevice(configuration)
  }

  @MainActor
  private static func phone(showing root: UIViewController) throws -> HeadlessDevice {
    let device = try booted("iPhone 15, iOS 17")
    device.launch(root: root)
    return device
  }

  @MainActor
  private static func newsReader(_ line: String) throws -> HeadlessDevice {
    let device = try booted(line)
    device.launch(
      AppDelegate(),
      sceneDelegate: SceneDelegate(preferences: Preferences(hasBeenWelcomed: true)))
    return device
  }

  @MainActor
  private static func article(_ line: String) throws -> HeadlessDevice {
    let device = try newsReader(line)
    guard let table = device.view(UITableView.self) else { fatalError("there is no list") }
    device.run {
      (table.delegate as? any UITableViewDelegate)?
        .tableView(table, didSelectRowAt: IndexPath(row: 0, section: 0))
    }
    device.settle()
    return device
  }
}

/// A device that is turned to and fro.
private final class TurnedDevice: Sendable {
  private let boot: @MainActor () throws -> HeadlessDevice
  @MainActor private var device: HeadlessDevice?
  @MainActor private var isOnSide = false

  init(_ boot: @escaping @MainActor () throws -> HeadlessDevice) { self.boot = boot }

  @MainActor func turn(_ count: Int) -> Int {
    if device == nil { device = try? boot() }
    guard let device else { fatalError("the device cannot be booted") }
    var sum = 0
    for _ in 0..<count {
      isOnSide.toggle()
      device.turn(to: isOnSide ? .landscapeLeft : .portrait)
      sum &+= device.interfaceOrientation.rawValue
    }
    return sum
  }
}

/// Views in rows and columns, laid out by frames: rows of ten, each row a view.
final class Tiles: UIViewController {
  private let rows: [UIView]

  init(_ count: Int) {
    rows = (0..<(count / 10)).map { _ in
      let row = UIView()
      for _ in 0..<9 { row.addSubview(UIView()) }
      return row
    }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    for row in rows { view.addSubview(row) }
  }

  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    let size = view.bounds.size
    let height = size.height / CGFloat(rows.count)
    let width = size.width / 9
    for (place, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(place) * height, width: size.width, height: height)
      for (column, tile) in row.subviews.enumerated() {
        tile.frame = CGRect(x: CGFloat(column) * width, y: 0, width: width, height: height)
      }
    }
  }
}

/// The same views, laid out by four constraints each: equal rows of equal tiles, side by side.
final class ConstrainedTiles: UIViewController {
  private let rows: [[UIView]]

  init(_ count: Int) {
    rows = (0..<(count / 10)).map { _ in (0..<10).map { _ in UIView() } }
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var constraints: [NSLayoutConstraint] = []
    var above = view.topAnchor
    for tiles in rows {
      let row = tiles[0]
      row.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(row)
      constraints += [
        row.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        row.trailingAnchor.constraint(equalTo: view.trailingAnchor),
        row.topAnchor.constraint(equalTo: above),
        row.heightAnchor.constraint(
          equalTo: view.heightAnchor, multiplier: 1 / CGFloat(rows.count)),
      ]
      above = row.bottomAnchor
      var before = row.leadingAnchor
      for tile in tiles.dropFirst() {
        tile.translatesAutoresizingMaskIntoConstraints = false
        row.addSubview(tile)
        constraints += [
          tile.leadingAnchor.constraint(equalTo: before),
          tile.widthAnchor.constraint(equalTo: row.widthAnchor, multiplier: 1 / 9),
          tile.topAnchor.constraint(equalTo: row.topAnchor),
          tile.bottomAnchor.constraint(equalTo: row.bottomAnchor),
        ]
        before = tile.trailingAnchor
      }
    }
    NSLayoutConstraint.activate(constraints)
  }
}
