extension PaperMatrix {
  /// The demo of a keyboard library in storyboards: hackiftekhar/IQKeyboardManager@a55dbfc.
  ///
  /// Read 2026-11-21. The fixture has its structure in other words.
  ///
  /// - Resources/Info.plist:35 lists all four, without a list for the iPad, so the plain one counts
  ///   there too (D-02): it multitasks and asks no controller (D-40, M-12).
  /// - Base.lproj/Main.storyboard:2, 769: a subclass of the navigation controller without a mask
  ///   (NavigationController.swift:26) around a table (line 14), with segues into other storyboards
  ///   by placeholders (lines 788 to 1012), all of kind show, so pushes. One turns into a popover in
  ///   `prepare` (ViewController.swift:65); inside a navigation controller it is pushed all the same.
  /// - BaseViewController.swift:44 and BaseTableViewController.swift:44 answer that they
  ///   autorotate, which is the default. There is no mask: on a phone the default, which leaves
  ///   upside down out although the plist lists it (D-03), with or without a Home button.
  /// - Settings: made from another storyboard, in a navigation controller, as a popover, and not
  ///   adapted on a phone (BaseViewController.swift:124 to 142). A popover is not asked (D-25).
  /// - There is no scene manifest: built with the 27 SDK it does not launch on 27 (N-34).
  static let formsDemo = PaperMatrix(
    name: "FormsDemo", folder: "Tests/ProjectScenarioTests/Fixtures/FormsDemo",
    model: """
      stage: iPhone 13, iOS 17
      plist: { orientations: all, sceneManifest: false }
      root: NavigationController
      screens:
        NavigationController: { kind: navigation, children: [MenuViewController] }
        MenuViewController:
          pushes:
            - TextFieldsViewController
            - TableContainerViewController
            - TextViewController
            - SearchViewController
            - PopoverViewController
            - LoginViewController
          presents: { Settings: popover }
        TextFieldsViewController: {}
        TableContainerViewController: { kind: custom, children: [InnerTableViewController] }
        InnerTableViewController: {}
        TextViewController: {}
        SearchViewController: {}
        PopoverViewController: {}
        LoginViewController: { pushes: [FormViewController] }
        FormViewController: {}
        Settings: { kind: navigation, children: [SettingsViewController] }
        SettingsViewController: { pushes: [OptionsViewController] }
        OptionsViewController: {}
      steps: [launch]
      """,
    rows: [
      Row(screensOfForms, phone, [15, 17, 26], "P P R L"),
      Row(screensOfForms, "iPhone SE (3rd generation)", [15, 17, 26], "P P R L"),
      Row(screensOfForms, pad, [15, 17, 26], "P U R L"),
      Row(screensOfForms, phone, [27], "crash"),
      Row(screensOfForms, pad, [27], "crash"),
    ],
    hidden: ["FormViewController", "SettingsViewController", "OptionsViewController"])

  private static let screensOfForms = [
    "MenuViewController", "TextFieldsViewController", "TableContainerViewController",
    "InnerTableViewController", "TextViewController", "SearchViewController",
    "PopoverViewController", "LoginViewController", "FormViewController",
    "SettingsViewController", "OptionsViewController",
  ]
}
