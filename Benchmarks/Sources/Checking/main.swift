// usage: Checking [FOLDER...] [--lines N] [--seed N] [--times N] [--keep FOLDER]
//
// Measures the whole check of an app against a bare parse of its Swift files and against
// `swift format lint`. Without folders it makes up an app of 160,000 lines.

import Foundation

let arguments = Array(CommandLine.arguments.dropFirst())

/// The value behind a word of the command line.
func option(_ name: String) -> String? {
  arguments.firstIndex(of: name).flatMap { place in
    arguments.indices.contains(place + 1) ? arguments[place + 1] : nil
  }
}

let times = option("--times").flatMap { Int($0) } ?? 5
if let work = option("--work").flatMap({ Worker(rawValue: $0) }), let folder = option("--on") {
  work.run(on: folder, times: times)
  print("used", ChildProcess.peakMegabytes, ChildProcess.processorSeconds)
  exit(0)
}

var folders: [String] = []
var rest = arguments[...]
while let word = rest.popFirst() {
  if word.hasPrefix("--") { _ = rest.popFirst() } else { folders.append(word) }
}
var made: URL?
if folders.isEmpty {
  let lines = option("--lines").flatMap { Int($0) } ?? 160_000
  let seed = option("--seed").flatMap { UInt64($0) } ?? 1
  let place =
    option("--keep").map { URL(filePath: $0) }
    ?? FileManager.default.temporaryDirectory.appending(path: "checking-\(UUID())")
  if option("--keep") == nil { made = place }
  let app = try GeneratedApp(lines: lines, seed: seed, in: place)
  print("An app of \(app.swiftLines) lines of Swift and \(app.objectiveCLines) of Objective-C.\n")
  folders = [place.path(percentEncoded: false)]
}
defer { if let made { try? FileManager.default.removeItem(at: made) } }

print("| folder | work | seconds | beside the parse | processor seconds | memory | goal |")
print("|---|---|---|---|---|---|---|")
var isMet = true
for folder in folders {
  let report = try Comparison(of: folder, times: times)
  for line in report.lines { print(line) }
  isMet = isMet && report.isMet
}
if arguments.contains("--check"), !isMet { exit(1) }
