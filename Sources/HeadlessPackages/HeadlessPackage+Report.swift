package import JSONValues

extension HeadlessPackage {
  private var objectiveCFileCount: Int { modules.reduce(0) { $0 + $1.objectiveCFileCount } }

  /// How many of the missing names the report lists.
  private static let mostNames = 5

  /// The report for people.
  package var report: String {
    let share = fileCount == 0 ? 0 : included.count * 100 / fileCount
    var lines = ["\(target): \(included.count) of \(fileCount) Swift files are in, \(share) %."]
    if modules.count > 1 {
      lines += modules.map { module in
        let count = module.included.count + module.leftOut.count
        return "  \(module.name): \(module.included.count) of \(count)"
      }
    }
    if objectiveCFileCount > 0 {
      lines.append(
        "\(objectiveCFileCount) Objective-C files are not; they are replaced by empty Swift classes."
      )
    }
    if inertCount > 0 {
      lines.append(
        "\(inertCount) names of modules that are not there are declared in \(InertNames.declarationsPath);"
          + " they do nothing.")
    }
    if !leftOut.isEmpty {
      lines += ["", "Left out:"]
      lines += leftOut.map { "  \($0.path)\($0.line.map { ":\($0)" } ?? ""): \($0.reason)" }
    }
    if !missing.isEmpty {
      lines += ["", "What to do first:"]
      for (index, name) in missing.prefix(Self.mostNames).enumerated() {
        let files = name.fileCount == 1 ? "1 file" : "\(name.fileCount) files"
        lines.append("  \(index + 1). \(name.name), for \(files): \(name.advice)")
      }
      lines.append("  Then run the command again, with --update.")
    }
    if let reasonForNoTest { lines += ["", "No test is written: \(reasonForNoTest)."] }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The report for machines.
  package var json: JSON {
    .object([
      .init("target", .string(target)), .init("module", .string(module)),
      .init("swiftFiles", .integer(fileCount)), .init("included", .integer(included.count)),
      .init("inertNames", .integer(inertCount)),
      .init("objectiveCFiles", .integer(objectiveCFileCount)),
      .init("hasTest", .bool(reasonForNoTest == nil)),
      .init("modules", .array(modules.map { .string($0.name) })),
      .init("files", .array(included.map { .string($0) })),
      .init(
        "leftOut",
        .array(
          leftOut.map { file in
            .object([
              .init("path", .string(file.path)),
              .init("line", file.line.map { .integer($0) } ?? .null),
              .init("reason", .string(file.reason)),
            ])
          })),
      .init(
        "missing",
        .array(
          missing.map { name in
            .object([
              .init("name", .string(name.name)), .init("files", .integer(name.fileCount)),
              .init("advice", .string(name.advice)),
            ])
          })),
      .init("standIns", .array(standIns.map { .string($0) })),
    ])
  }
}
