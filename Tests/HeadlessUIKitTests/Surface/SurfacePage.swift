/// The page of the documentation that lists all that an app can name.
struct SurfacePage {
  var surface: PublicSurface

  /// The path of the page, from the root of the checkout.
  static let path = "Documentation/UIKitSurface.md"

  /// The whole page; the same sources give the same bytes.
  var text: String {
    ([introduction] + surface.owners.map(section)).joined(separator: "\n\n") + "\n"
  }

  private var introduction: String {
    let listed = surface.owners.flatMap { surface.members(of: $0) }
    let differing = listed.count { surface.comparison($0)?.hasPrefix("differs") ?? false }
    return """
      # What the headless UIKit has

      All that an app can name after `import UIKit` where the host has no UIKit: \
      \(surface.types.count) types with \(listed.count) members, of which \(differing) differ from \
      UIKit's. Nothing here has been compiled with Apple's SDK, or compared with UIKit itself; how it \
      compares with what Apple's pages list is [a page of its own](UIKitSurfaceCompared.md).

      *Since* is the first iOS that has it; it can be named whichever iOS a device has. Where a \
      member has no note of its own, its type's holds for it. *Optional* is what a protocol \
      requires and already implements. What is *stored only* is kept and changes nothing; the \
      `inert` of a device lists what an app has used of it. Overrides are listed where they answer otherwise. `{ get }` \
      marks what cannot be set. Rules lead to [their page](Rules.md).

      This page is written by a test from the doc comments; after a change, write it again with

          QUARTERTURN_RECORD=1 swift test --filter SurfaceTableTests
      """
  }

  private func section(_ owner: String) -> String {
    var lines = ["## \(owner.isEmpty ? "Outside of types" : owner)", ""]
    if let type = surface.types[owner] {
      lines += ["`\(surface.signature(of: type))`", ""]
      lines.append("- Since \(since(type))")
      lines.append("- UIKit: \(escaped(surface.comparison(type) ?? ""))")
      if !type.notes.rules.isEmpty { lines.append("- Rules: \(links(type.notes.rules))") }
    } else if !owner.isEmpty {
      lines.append("What UIKit adds to a type of Foundation.")
    }
    let members = surface.members(of: owner)
    if members.isEmpty { return lines.joined(separator: "\n").trimming("\n") }
    if !owner.isEmpty { lines.append("") }
    lines += ["| member | since | UIKit | rules |", "| --- | --- | --- | --- |"]
    return (lines + members.map(row)).joined(separator: "\n")
  }

  private func row(_ member: Declaration) -> String {
    let signature = (surface.isOptional(member) ? "optional " : "") + member.signature
    let cells = [
      "`\(signature.replacing("|", with: "\\|"))`", since(member),
      escaped(surface.comparison(member) ?? "") + mark(of: member), links(member.notes.rules),
    ]
    return "|" + cells.map { $0.isEmpty ? " |" : " \($0) |" }.joined()
  }

  private func mark(of member: Declaration) -> String {
    let isSaid = surface.comparison(member)?.contains("tored only") ?? false
    return member.notes.isStoredOnly && !isSaid ? ", stored only" : ""
  }

  private func since(_ declaration: Declaration) -> String {
    let since = surface.since(declaration).map { "iOS \($0)" } ?? ""
    return since + (declaration.notes.deprecation.map { ", deprecated \($0)" } ?? "")
  }

  private func links(_ rules: [String]) -> String {
    rules.map { "[\($0)](Rules.md#\($0.lowercased()))" }.joined(separator: " ")
  }

  private func escaped(_ text: String) -> String {
    text.replacing("``", with: "`").replacing("|", with: "\\|")
  }
}
