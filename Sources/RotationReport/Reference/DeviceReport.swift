public import Orientation
import TextFormats

/// The devices the engine knows, as text and JSON.
public enum DeviceReport {
  /// All devices, a line each.
  ///
  /// - Parameters:
  ///   - devices: the devices, in the order of the table.
  ///   - asJSON: whether machines read it.
  /// - Returns: lines without a last line break.
  public static func list(_ devices: [DeviceProfile], asJSON: Bool) -> String {
    if asJSON {
      return JSON.array(devices.map { json($0, on: nil) }).text
    }
    var rows = [["device", "points", "scale", "classes P / L", "cut-out", "upside down", "iOS"]]
    for device in devices {
      for display in device.displays {
        rows.append([
          device.name + (device.displays.count > 1 ? " (\(display.role))" : ""),
          Words.size(display.points), "\(Words.number(display.scale))x",
          "\(classes(display, .portrait)) / \(classes(display, .landscapeRight))",
          "\(display.cutout)",
          display.deviceMask.contains(.portraitUpsideDown) ? "yes" : "no",
          span(device),
        ])
      }
    }
    return TextTable(rows).text
      + "\n\n?  no source gives the figure. 'quarterturn devices NAME' shows insets and bars.\n"
  }

  /// Everything known of one device.
  ///
  /// - Parameters:
  ///   - device: the device.
  ///   - version: the system the figures are for; nil takes the newest the device runs.
  ///   - asJSON: whether machines read it.
  /// - Returns: lines without a last line break.
  public static func describe(
    _ device: DeviceProfile, on version: SystemVersion?, asJSON: Bool
  ) -> String {
    let version = version ?? device.lastVersion ?? BehaviorTable.newestSystem
    if asJSON { return json(device, on: version).text }
    var text = "\(device.name), on iOS \(version)\n"
    text += "  family       \(device.family)\n"
    text += "  runs         iOS \(span(device))\n"
    text += "  home button  \(device.hasHomeButton ? "yes" : "no")\n"
    if let since = device.multitaskingSince { text += "  multitasks   from iOS \(since)\n" }
    for display in device.displays {
      text += device.displays.count > 1 ? "\n  \(display.role) display\n" : "\n"
      text += TextTable(rows(display, version)).text.indented(by: 2) + "\n"
    }
    return text
  }

  private static func rows(_ display: DeviceDisplay, _ version: SystemVersion) -> [[String]] {
    let portrait = InterfaceOrientation.portrait
    let landscape = InterfaceOrientation.landscapeRight
    func row<Value>(
      _ name: String, _ figure: (InterfaceOrientation) -> Figure<Value>,
      _ words: (Value) -> String
    ) -> [String] {
      [name]
        + [portrait, landscape].map { orientation in
          let figure = figure(orientation)
          guard let value = figure.value else { return "?  (\(figure.rule))" }
          return "\(words(value))  (\(figure.confidence), \(figure.rule))"
        }
    }
    return [
      ["", "portrait", "landscape"],
      ["points", Words.size(display.points), Words.size(display.points.transposed)],
      row("classes", { display.traits(for: $0) }, Words.traits),
      row("safe area", { display.safeArea(for: $0, on: version) }, Words.insets),
      row("status bar", { display.statusBarHeight(for: $0, on: version) }, Words.number),
      row("navigation bar", { display.bars(for: $0, on: version).navigationBar }, Words.number),
      row("tab bar", { display.bars(for: $0, on: version).tabBar }, Words.number),
    ]
  }

  private static func classes(_ display: DeviceDisplay, _ orientation: InterfaceOrientation)
    -> String
  {
    guard let traits = display.traits(for: orientation).value else { return "?" }
    func letter(_ size: SizeClass) -> String { size == .compact ? "C" : "R" }
    return "\(letter(traits.horizontal))-\(letter(traits.vertical))"
  }

  private static func span(_ device: DeviceProfile) -> String {
    "\(device.releasedWith) to \(device.lastVersion.map { "\($0)" } ?? "now")"
  }

  private static func json(_ device: DeviceProfile, on version: SystemVersion?) -> JSON {
    .object([
      .init("name", .string(device.name)),
      .init("family", .string(device.family)),
      .init("idiom", .string("\(device.idiom)")),
      .init("homeButton", .bool(device.hasHomeButton)),
      .init("firstVersion", .string("\(device.releasedWith)")),
      .init("lastVersion", device.lastVersion.map { .string("\($0)") } ?? .null),
      .init("multitaskingSince", device.multitaskingSince.map { .string("\($0)") } ?? .null),
      .init("displays", .array(device.displays.map { json($0, on: version) })),
    ])
  }

  private static func json(_ display: DeviceDisplay, on version: SystemVersion?) -> JSON {
    var members: [JSON.Member] = [
      .init("role", .string("\(display.role)")),
      .init("width", .number(display.points.width)),
      .init("height", .number(display.points.height)),
      .init("scale", .number(display.scale)),
      .init("cutout", .string("\(display.cutout)")),
      .init("orientations", .integer(Int(display.deviceMask.rawValue))),
    ]
    guard let version else { return .object(members) }
    for orientation in [InterfaceOrientation.portrait, .landscapeRight] {
      let insets = display.safeArea(for: orientation, on: version)
      members.append(
        .init(
          orientation == .portrait ? "safeAreaPortrait" : "safeAreaLandscape",
          .object([
            .init(
              "value",
              insets.value.map {
                .array([.number($0.top), .number($0.left), .number($0.bottom), .number($0.right)])
              } ?? .null),
            .init("confidence", .string("\(insets.confidence)")),
            .init("rule", .string("\(insets.rule)")),
          ])))
    }
    return .object(members)
  }
}
