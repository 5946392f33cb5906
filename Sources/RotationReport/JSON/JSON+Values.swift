import RotationScenario
import Orientation
import TextFormats

// A case without payload is written by its name: renaming one changes the format, and the snapshots
// of the tests show it.

extension JSON {
  static func name(_ value: some Sendable) -> JSON { .string("\(value)") }

  static func mask(_ mask: InterfaceOrientationMask) -> JSON {
    .array(InterfaceOrientation.valid.filter { mask.contains($0) }.map { name($0) })
  }

  static func mask(_ mask: InterfaceOrientationMask?) -> JSON {
    mask.map { self.mask($0) } ?? .null
  }

  static func rule(_ rule: RuleID?) -> JSON { .optional(rule?.description) }

  static func size(_ size: ScreenSize) -> JSON { [.number(size.width), .number(size.height)] }

  static func insets(_ insets: ScreenInsets) -> JSON {
    [.number(insets.top), .number(insets.left), .number(insets.bottom), .number(insets.right)]
  }

  static func traits(_ traits: Traits) -> JSON {
    ["horizontal": name(traits.horizontal), "vertical": name(traits.vertical)]
  }

  static func location(_ location: SourceLocation?) -> JSON {
    guard let location else { return .null }
    let column = location.column.map { JSON.integer($0) } ?? .null
    return JSON.object([
      Member("file", .string(location.file)),
      Member("line", location.line.map { .integer($0) } ?? .null),
      Member("column", column),
    ]).withoutNulls
  }

  static func masks(_ masks: Masks?) -> JSON {
    guard let masks else { return .null }
    return [
      "application": mask(masks.application), "controller": mask(masks.controller),
      "device": mask(masks.device), "common": mask(masks.effective),
    ]
  }

  static func geometry(_ geometry: SceneGeometry) -> JSON {
    [
      "interfaceOrientation": name(geometry.interfaceOrientation), "size": size(geometry.size),
      "screenBounds": size(geometry.screenBounds),
      "isInteractivelyResizing": .bool(geometry.isInteractivelyResizing),
      "isInterfaceOrientationLocked": .bool(geometry.isInterfaceOrientationLocked),
      "rootTransformDegrees": .integer(geometry.rootTransform.degrees),
      "scale": .number(geometry.scale),
    ]
  }

  static func observed(_ observed: Observed) -> JSON {
    JSON.object([
      Member("statusBarOrientation", name(observed.statusBarOrientation)),
      Member("interfaceOrientation", name(observed.interfaceOrientation)),
      Member("bounds", size(observed.bounds)), Member("screenBounds", size(observed.screenBounds)),
      Member("safeArea", observed.safeArea.map { insets($0) } ?? .null),
      Member("traits", observed.traits.map { traits($0) } ?? .null),
      Member(
        "targetTransformDegrees", observed.targetTransform.map { .integer($0.degrees) } ?? .null),
      Member("duration", observed.duration.map { .number($0) } ?? .null),
    ]).withoutNulls
  }
}
