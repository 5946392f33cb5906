/// A project file of two targets in words of our own, to be changed by tests.
enum SampleProject {
  static let plist = """
    <?xml version="1.0" encoding="UTF-8"?>
    <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
    <plist version="1.0">
    <dict>
      <key>CFBundleName</key>
      <string>$(PRODUCT_NAME)</string>
      <key>UIMainStoryboardFile</key>
      <string>Main</string>
      <key>UISupportedInterfaceOrientations</key>
      <array>
        <string>UIInterfaceOrientationPortrait</string>
      </array>
      <key>UIApplicationSceneManifest</key>
      <dict>
        <key>UIApplicationSupportsMultipleScenes</key>
        <true/>
        <key>UISceneConfigurations</key>
        <dict>
          <key>UIWindowSceneSessionRoleApplication</key>
          <array>
            <dict>
              <key>UISceneConfigurationName</key>
              <string>Default</string>
              <key>UISceneDelegateClassName</key>
              <string>$(PRODUCT_MODULE_NAME).SceneDelegate</string>
              <key>UISceneStoryboardFile</key>
              <string>Main</string>
            </dict>
          </array>
          <key>CPTemplateApplicationSceneSessionRoleApplication</key>
          <array><dict/></array>
        </dict>
      </dict>
    </dict>
    </plist>

    """

  static let configuration = """
    // What both configurations share.
    #include? "Local.xcconfig"
    #include "Common"
    IPHONEOS_DEPLOYMENT_TARGET = 15.0 // until spring
    TARGETED_DEVICE_FAMILY[sdk=iphoneos*] = 1,2
    ORIENTATIONS = UIInterfaceOrientationPortrait UIInterfaceOrientationLandscapeLeft

    """

  static let project = """
    // !$*UTF8*$!
    {
      archiveVersion = 1;
      objectVersion = 77;
      objects = {
        A01 /* AppDelegate.swift in Sources */ = {isa = PBXBuildFile; fileRef = F01; };
        A02 = {isa = PBXBuildFile; fileRef = F02; };
        A03 = {isa = PBXBuildFile; fileRef = V01; };
        A04 = {isa = PBXBuildFile; fileRef = F04; };
        A05 = {isa = PBXBuildFile; fileRef = F05; };
        A06 = {isa = PBXBuildFile; fileRef = P02; };
        F01 = {isa = PBXFileReference; path = AppDelegate.swift; sourceTree = "<group>"; };
        F02 = {isa = PBXFileReference; path = "../Shared Code/Größe.m"; sourceTree = "<group>"; };
        F03 = {isa = PBXFileReference; name = Base; path = Base.lproj/Main.storyboard; sourceTree = "<group>"; };
        F04 = {isa = PBXFileReference; path = Gone.swift; sourceTree = "<group>"; };
        F05 = {isa = PBXFileReference; path = App/Root.swift; sourceTree = SOURCE_ROOT; };
        F06 = {isa = PBXFileReference; path = Config/App.xcconfig; sourceTree = "<group>"; };
        V01 = {isa = PBXVariantGroup; children = (F03, ); name = Main.storyboard; sourceTree = "<group>"; };
        P01 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = App.app; sourceTree = BUILT_PRODUCTS_DIR; };
        P02 = {isa = PBXFileReference; path = Kit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
        G00 = {isa = PBXGroup; children = (G01, F06, S01, P01, P02, ); sourceTree = "<group>"; };
        G01 = {isa = PBXGroup; children = (F01, F02, V01, F04, ); path = App; sourceTree = "<group>"; };
        S01 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E01, E02, ); path = Kit; sourceTree = "<group>"; };
        E01 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Info.plist, Old, Not.swift, ); target = T02; };
        E02 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Shared.swift, ); target = T01; };
        B01 = {isa = PBXSourcesBuildPhase; files = (A01, A02, A04, A05, ); };
        B02 = {isa = PBXResourcesBuildPhase; files = (A03, ); };
        B03 = {isa = PBXFrameworksBuildPhase; files = (A06, ); };
        B04 = {isa = PBXSourcesBuildPhase; files = (); };
        T01 = {
          isa = PBXNativeTarget;
          buildConfigurationList = L01;
          buildPhases = (B01, B02, B03, );
          dependencies = (D01, );
          name = App;
          packageProductDependencies = (K01, );
          productReference = P01;
          productType = "com.apple.product-type.application";
        };
        T02 = {
          isa = PBXNativeTarget;
          buildConfigurationList = L02;
          buildPhases = (B04, );
          fileSystemSynchronizedGroups = (S01, );
          name = Kit;
          productReference = P02;
          productType = "com.apple.product-type.framework";
        };
        D01 = {isa = PBXTargetDependency; target = T02; };
        K01 = {isa = XCSwiftPackageProductDependency; productName = Tools; };
        R00 = {
          isa = PBXProject;
          buildConfigurationList = L00;
          mainGroup = G00;
          targets = (T01, T02, );
        };
        L00 = {isa = XCConfigurationList; buildConfigurations = (C00, C01, ); };
        L01 = {isa = XCConfigurationList; buildConfigurations = (C10, C11, ); };
        L02 = {isa = XCConfigurationList; buildConfigurations = (C20, ); };
        C00 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = iphoneos; SWIFT_ACTIVE_COMPILATION_CONDITIONS = DEBUG; }; name = Debug; };
        C01 = {isa = XCBuildConfiguration; baseConfigurationReference = F06; buildSettings = {SDKROOT = iphoneos; }; name = Release; };
        C10 = {isa = XCBuildConfiguration; buildSettings = {INFOPLIST_FILE = App/Info.plist; SWIFT_ACTIVE_COMPILATION_CONDITIONS = "$(inherited) APP"; }; name = Debug; };
        C11 = {
          isa = XCBuildConfiguration;
          buildSettings = {
            GENERATE_INFOPLIST_FILE = YES;
            INFOPLIST_FILE = "$(SRCROOT)/App/Info.plist";
            INFOPLIST_KEY_UIRequiresFullScreen = YES;
            INFOPLIST_KEY_UISupportedInterfaceOrientations = "$(ORIENTATIONS)";
            INFOPLIST_KEY_UISupportedInterfaceOrientations_iPad = "UIInterfaceOrientationLandscapeLeft UIInterfaceOrientationLandscapeRigth";
          };
          name = Release;
        };
        C20 = {isa = XCBuildConfiguration; buildSettings = {SDKROOT = appletvos; }; name = Release; };
      };
      rootObject = R00;
    }

    """

  static let files = [
    "ios/App.xcodeproj/project.pbxproj": project, "ios/Config/App.xcconfig": configuration,
    "ios/Config/Common.xcconfig": "COMMON = 1\n", "ios/App/Info.plist": plist,
    "ios/App/AppDelegate.swift": "", "ios/App/Root.swift": "", "ios/Shared Code/Größe.m": "",
    "ios/Shared Code/Größe.h": "", "ios/App/Base.lproj/Main.storyboard": "",
    "ios/Kit/A.swift": "", "ios/Kit/Sub/B.m": "", "ios/Kit/Old/C.swift": "",
    "ios/Kit/Not.swift": "", "ios/Kit/Shared.swift": "", "ios/Kit/Info.plist": "",
  ]
}
