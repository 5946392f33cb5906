import Foundation

extension HostileFolder {
  /// Writes a project with one app that compiles `App/Fine.swift`.
  ///
  /// What the arguments add is in the file as it is given.
  func writeProject(
    infoPlist: String = "App/Info.plist", settings: String = "", objects: String = "",
    children: String = "", files: String = "", base: String = "", targets: String = ""
  ) throws {
    try write(
      "App.xcodeproj/project.pbxproj",
      """
      // !$*UTF8*$!
      {
        archiveVersion = 1; objectVersion = 56; rootObject = P;
        objects = {
          P = {isa = PBXProject; mainGroup = G; targets = (T, \(targets)); buildConfigurationList = L; };
          G = {isa = PBXGroup; children = (F, \(children)); sourceTree = "<group>"; };
          F = {isa = PBXFileReference; path = App/Fine.swift; sourceTree = "<group>"; };
          B = {isa = PBXBuildFile; fileRef = F; };
          S = {isa = PBXSourcesBuildPhase; files = (B, \(files)); };
          C = {isa = XCBuildConfiguration; name = Release; \(base) buildSettings = {
            INFOPLIST_FILE = "\(infoPlist)"; SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = "1,2";
            IPHONEOS_DEPLOYMENT_TARGET = 15.0; \(settings) }; };
          L = {isa = XCConfigurationList; buildConfigurations = (C); };
          T = {isa = PBXNativeTarget; name = App; buildPhases = (S); buildConfigurationList = L;
            productType = "com.apple.product-type.application"; };
          \(objects)
        };
      }
      """)
  }
}

extension HostileCase {
  /// Project and configuration files that lead astray.
  static let projects: [HostileCase] =
    [
      "../outside/Info.plist", "/etc/passwd", "../../../../../../../../etc/passwd",
      "$(SRCROOT)/../outside/Info.plist", "App/../../outside/Info.plist", "~/Info.plist",
    ].map { path in
      HostileCase("An Info.plist at \(path)", says: "project.pbxproj") {
        try $0.writeProject(infoPlist: path)
      }
    } + [
      HostileCase("Sources that is outside", says: "project.pbxproj") {
        try $0.writeProject(
          objects: """
            X1 = {isa = PBXFileReference; path = ../outside/Secret.swift; sourceTree = "<group>"; };
            X2 = {isa = PBXFileReference; path = /etc/passwd; sourceTree = "<absolute>"; };
            X3 = {isa = PBXGroup; path = ../../..; children = (X4); sourceTree = SOURCE_ROOT; };
            X4 = {isa = PBXFileReference; path = etc/passwd; sourceTree = "<group>"; };
            X5 = {isa = PBXFileReference; path = "\($0.outside.path)/Secret.m"; sourceTree = "<absolute>"; };
            Y1 = {isa = PBXBuildFile; fileRef = X1; }; Y2 = {isa = PBXBuildFile; fileRef = X2; };
            Y4 = {isa = PBXBuildFile; fileRef = X4; }; Y5 = {isa = PBXBuildFile; fileRef = X5; };
            """, children: "X1, X2, X3, X5", files: "Y1, Y2, Y4, Y5")
      },
      HostileCase("Configuration files that include what is outside", says: "App.xcconfig") {
        try $0.write(
          "App.xcconfig",
          """
          #include "../outside/secret.xcconfig"
          #include "../../../../../../../../etc/passwd"
          #include "/etc/passwd"
          #include "\($0.outside.path)/secret.xcconfig"
          """)
        try $0.writeProject(
          objects: "X = {isa = PBXFileReference; path = App.xcconfig; sourceTree = \"<group>\"; };",
          base: "baseConfigurationReference = X;")
      },
      HostileCase("A configuration file outside the folder", says: "project.pbxproj") {
        try $0.writeProject(
          objects: """
            X = {isa = PBXFileReference; path = ../outside/secret.xcconfig; sourceTree = "<group>"; };
            """, base: "baseConfigurationReference = X;")
      },
      HostileCase("Configuration files that include each other", says: "xcconfig") {
        try $0.write("A.xcconfig", "#include \"B.xcconfig\"\n#include \"A.xcconfig\"\n")
        try $0.write("B.xcconfig", "#include \"A.xcconfig\"\n#include \"A.xcconfig\"\n")
        try $0.writeProject(
          objects: "X = {isa = PBXFileReference; path = A.xcconfig; sourceTree = \"<group>\"; };",
          base: "baseConfigurationReference = X;")
      },
      HostileCase(
        "Specifications that include what is outside, and each other", says: "project.yml"
      ) {
        try $0.write(
          "project.yml",
          """
          include: [../outside/secret.xcconfig, /etc/passwd, A.yml]
          targets: {App: {type: application, platform: iOS, sources: [.]}}
          """)
        try $0.write("A.yml", "include: [B.yml, B.yml, {path: B.yml, relativePaths: false}]\n")
        try $0.write("B.yml", "include: [A.yml, project.yml, ../../outside/secret.xcconfig]\n")
      },
      HostileCase("Configuration files that double at every step") {
        for level in 0..<30 {
          try $0.write(
            "C\(level).xcconfig",
            "#include \"C\(level + 1).xcconfig\"\n#include \"C\(level + 1).xcconfig\"\n")
        }
        try $0.write("C30.xcconfig", "A = 1\n")
        try $0.writeProject(
          objects: "X = {isa = PBXFileReference; path = C0.xcconfig; sourceTree = \"<group>\"; };",
          base: "baseConfigurationReference = X;")
      },
      HostileCase("Settings that stand for each other, and one that doubles forty times") {
        var settings = "A = \"$(B)\"; B = \"$(A)$(A)\"; "
        for level in 0..<40 { settings += "D\(level) = \"$(D\(level + 1))$(D\(level + 1))\"; " }
        settings += "D40 = xxxxxxxxxxxxxxxx; PRODUCT_NAME = \"$(A)$(D0)\";"
        try $0.writeProject(infoPlist: "$(D0)/$(A)/Info.plist", settings: settings)
      },
      HostileCase("Settings with brackets that do not close, and a hundred thousand that do") {
        let open = String(repeating: "$(", count: 200_000)
        let deep =
          String(repeating: "$(A", count: 100_000) + String(repeating: ")", count: 100_000)
        try $0.writeProject(
          infoPlist: "$(OPEN)$(DEEP)/Info.plist",
          settings: "OPEN = \"\(open)\"; DEEP = \"\(deep)\"; PRODUCT_NAME = \"$(OPEN)\";")
      },
      HostileCase("Ten thousand targets that share one list of files", says: "project.pbxproj") {
        let files = (0..<10_000).map { "Z\($0) = {isa = PBXBuildFile; fileRef = F; };" }
        let targets = (0..<10_000).map {
          "T\($0) = {isa = PBXNativeTarget; name = A\($0); buildPhases = (S9);"
            + " buildConfigurationList = L; productType = \"com.apple.product-type.application\"; };"
        }
        let phase = (0..<10_000).map { "Z\($0)" }.joined(separator: ",")
        try $0.writeProject(
          objects: files.joined(separator: "\n") + targets.joined(separator: "\n")
            + "S9 = {isa = PBXSourcesBuildPhase; files = (\(phase)); };",
          targets: (0..<10_000).map { "T\($0)" }.joined(separator: ","))
      },
      HostileCase("Manifests with calls a hundred thousand deep") {
        let calls = String(repeating: ".a(b: [", count: 100_000)
        try $0.write("Package.swift", "import PackageDescription\nlet package = Package\(calls)")
        try $0.write("Sub/Project.swift", "import ProjectDescription\nlet a = Project\(calls)")
        try $0.write("project.yml", String(repeating: "[", count: 500_000))
      },
      HostileCase("Groups that contain each other, and one that contains itself") {
        try $0.writeProject(
          objects: """
            X1 = {isa = PBXGroup; children = (X2, X1); sourceTree = "<group>"; };
            X2 = {isa = PBXGroup; children = (X1, X2, G, F); sourceTree = "<group>"; };
            """, children: "X1, X2, G")
      },
      HostileCase("Groups a hundred thousand deep") {
        let objects = (0..<100_000).map {
          "X\($0) = {isa = PBXGroup; path = a; children = (X\($0 + 1)); sourceTree = \"<group>\"; };"
        }.joined(separator: "\n")
        try $0.writeProject(objects: objects, children: "X0")
      },
      HostileCase("Groups that double at every step") {
        let objects = (0..<40).map {
          "X\($0) = {isa = PBXGroup; path = a; children = (X\($0 + 1), X\($0 + 1)); sourceTree = \"<group>\"; };"
        }.joined(separator: "\n")
        try $0.writeProject(objects: objects, children: "X0")
      },
      HostileCase("A project file with a hundred thousand brackets", says: "project.pbxproj") {
        try $0.write(
          "App.xcodeproj/project.pbxproj",
          "// !$*UTF8*$!\n{ objects = " + String(repeating: "(", count: 100_000))
        try $0.write(
          "Other.xcodeproj/project.pbxproj",
          "// !$*UTF8*$!\n" + String(repeating: "{ a = ", count: 100_000))
      },
      HostileCase("Objects of the wrong kind everywhere", says: "project.pbxproj") {
        try $0.write(
          "App.xcodeproj/project.pbxproj",
          """
          { rootObject = P; objects = { P = {isa = PBXProject; mainGroup = (); targets = {};
            buildConfigurationList = P; }; Q = (); R = text; S = {isa = (); };
            T = {isa = PBXNativeTarget; buildPhases = P; name = {}; }; }; }
          """)
      },
      HostileCase("A project of other projects, among them itself and one outside") {
        try $0.writeProject(
          objects: """
            X1 = {isa = PBXFileReference; path = App.xcodeproj; sourceTree = "<group>"; };
            X2 = {isa = PBXFileReference; path = ../outside/Other.xcodeproj; sourceTree = "<group>"; };
            """, children: "X1, X2")
      },
    ]
}
