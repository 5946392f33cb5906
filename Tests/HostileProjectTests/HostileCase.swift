import Foundation
import Testing

/// Something that makes a folder hard to read.
struct HostileCase: Sendable, CustomTestStringConvertible {
  /// What it is.
  var name: String
  /// What a message has to contain; empty where there is nothing to complain of.
  var message: String
  /// Puts it into a folder.
  var make: @Sendable (HostileFolder) throws -> Void

  init(
    _ name: String, says message: String = "",
    _ make: @escaping @Sendable (HostileFolder) throws -> Void
  ) {
    self.name = name
    self.message = message
    self.make = make
  }

  var testDescription: String { name }

  static let all = files + links + names + contents + depths + markup + projects
}

extension HostileCase {
  /// Sizes, and things that are not files.
  static let files: [HostileCase] =
    ["Big.swift", "Big.m", "Big.plist", "Big.storyboard", "Big.xcconfig"].map { name in
      HostileCase("A file of 100 MB: \(name)", says: "App/\(name)") {
        try $0.writeZeros("App/\(name)", count: 100 << 20)
      }
    } + [
      HostileCase("A project file of 100 MB", says: "project.pbxproj") {
        try $0.writeZeros("App.xcodeproj/project.pbxproj", count: 100 << 20)
      },
      HostileCase("A pipe without a writer", says: "it is not a regular file") {
        $0.makePipe("App/Pipe.swift")
        $0.makePipe("App/Pipe.storyboard")
      },
      HostileCase("Folders with the names of files") {
        for name in ["A.swift", "Info.plist", "Main.storyboard", "project.pbxproj"] {
          try $0.write("App/\(name)/inside.txt", "")
        }
      },
      HostileCase("Empty files") {
        for name in [
          "A.swift", "A.m", "Info.plist", "Main.storyboard", "A.xcconfig", "project.yml",
        ] {
          try $0.write("App/\(name)", "")
        }
        try $0.write("App.xcodeproj/project.pbxproj", "")
      },
      HostileCase("A thousand folders inside each other") {
        let path = String(repeating: "d/", count: 1000)
        try? $0.write(path + "Deep.swift", HostileFolder.fine)
      },
    ]

  /// Links that lead in circles, out of the folder or nowhere.
  static let links: [HostileCase] = [
    HostileCase("A link to the folder above") { try $0.link("App/loop", to: "..") },
    HostileCase("Links to each other") {
      try $0.link("App/one.swift", to: "two.swift")
      try $0.link("App/two.swift", to: "one.swift")
    },
    HostileCase("A link that leads nowhere") { try $0.link("App/gone.swift", to: "nowhere") },
    HostileCase("Links to files and folders outside") {
      try $0.link("App/Secret.swift", to: $0.outside.appending(path: "Secret.swift").path)
      try $0.link("App/Info.plist", to: "../../outside/Info.plist")
      try $0.link("App/folder", to: $0.outside.path)
      try $0.link("App/everything", to: "/")
    },
    HostileCase("A link to a file without end") { try $0.link("App/zero.swift", to: "/dev/zero") },
    HostileCase("Many links to one folder") {
      for number in 0..<200 { try $0.link("App/again\(number)", to: ".") }
    },
  ]

  /// Names that are not words.
  static let names: [HostileCase] = [
    HostileCase("Names with spaces, marks and line ends") {
      for name in [
        "a b.swift", "naïve.swift", "屏幕.swift", "🔄.m", "new\nline.swift", "-dash.swift",
        "quote\"s'.swift", "tab\t.m", "back\\slash.swift", "::1:2: error.swift", "%s%n.swift",
      ] {
        try $0.write("App/\(name)", HostileFolder.fine)
      }
    },
    HostileCase("A folder's name with a line end, and bugs in it") {
      try $0.write(
        "new\nfolder/A.swift",
        "import UIKit\nfunc f() { UIDevice.current.setValue(3, forKey: \"orientation\") }\n")
    },
    HostileCase("A name that is not UTF-8", says: "UTF-8") {
      $0.writeNameless([0x41, 0xFF, 0xFE] + Array(".swift".utf8))
    },
    HostileCase("A name of 255 letters") {
      try $0.write("App/\(String(repeating: "n", count: 249)).swift", HostileFolder.fine)
    },
  ]

  /// Bytes that are not text.
  static let contents: [HostileCase] =
    [
      "Bytes.swift", "Bytes.m", "Bytes.h", "Info.plist", "Main.storyboard", "View.xib",
      "A.xcconfig",
      "project.yml",
    ].map { name in
      HostileCase("Every byte there is, in \(name)") {
        try $0.write("App/\(name)", bytes: (0..<4096).map { UInt8(truncatingIfNeeded: $0 &* 31) })
      }
    } + [
      HostileCase("UTF-16 with and without a mark") {
        let utf16 = Array(HostileFolder.fine.utf16).flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        try $0.write("App/Wide.swift", bytes: [0xFF, 0xFE] + utf16)
        try $0.write("App/Wide.m", bytes: utf16)
      },
      HostileCase("Latin-1 letters in names and texts") {
        try $0.write(
          "App/Latin.swift",
          bytes: Array("class Caf".utf8) + [0xE9] + Array(": UIViewController { let a = \"".utf8)
            + [0xFC] + Array("\" }".utf8))
      },
      HostileCase("Zero bytes in the middle") {
        try $0.write("App/Zero.swift", HostileFolder.fine + "\0\0\0" + HostileFolder.fine)
        try $0.write("App/Zero.m", "@implementation A\0\n- (void)b\0 { }\n@end")
      },
    ]
}
