extension UIMenu.Identifier {
  /// The app's.
  ///
  /// - UIKit: same. Since iOS 13
  public static let application = UIMenu.Identifier("com.apple.menu.application")
  /// For files.
  ///
  /// - UIKit: same. Since iOS 13
  public static let file = UIMenu.Identifier("com.apple.menu.file")
  /// For editing.
  ///
  /// - UIKit: same. Since iOS 13
  public static let edit = UIMenu.Identifier("com.apple.menu.edit")
  /// For how things are shown.
  ///
  /// - UIKit: same. Since iOS 13
  public static let view = UIMenu.Identifier("com.apple.menu.view")
  /// For windows.
  ///
  /// - UIKit: same. Since iOS 13
  public static let window = UIMenu.Identifier("com.apple.menu.window")
  /// For help.
  ///
  /// - UIKit: same. Since iOS 13
  public static let help = UIMenu.Identifier("com.apple.menu.help")
  /// About the app.
  ///
  /// - UIKit: same. Since iOS 13
  public static let about = UIMenu.Identifier("com.apple.menu.about")
  /// For settings.
  ///
  /// - UIKit: same. Since iOS 13
  public static let preferences = UIMenu.Identifier("com.apple.menu.preferences")
  /// For what other apps offer.
  ///
  /// - UIKit: same. Since iOS 13
  public static let services = UIMenu.Identifier("com.apple.menu.services")
  /// To hide apps.
  ///
  /// - UIKit: same. Since iOS 13
  public static let hide = UIMenu.Identifier("com.apple.menu.hide")
  /// To quit.
  ///
  /// - UIKit: same. Since iOS 13
  public static let quit = UIMenu.Identifier("com.apple.menu.quit")
  /// For new windows.
  ///
  /// - UIKit: same. Since iOS 13
  public static let newScene = UIMenu.Identifier("com.apple.menu.new-scene")
  /// To close windows.
  ///
  /// - UIKit: same. Since iOS 13
  public static let close = UIMenu.Identifier("com.apple.menu.close")
  /// To print.
  ///
  /// - UIKit: same. Since iOS 13
  public static let print = UIMenu.Identifier("com.apple.menu.print")
  /// To undo.
  ///
  /// - UIKit: same. Since iOS 13
  public static let undoRedo = UIMenu.Identifier("com.apple.menu.undo-redo")
  /// To cut, copy and paste.
  ///
  /// - UIKit: same. Since iOS 13
  public static let standardEdit = UIMenu.Identifier("com.apple.menu.standard-edit")
  /// To find.
  ///
  /// - UIKit: same. Since iOS 13
  public static let find = UIMenu.Identifier("com.apple.menu.find")
  /// To replace.
  ///
  /// - UIKit: same. Since iOS 13
  public static let replace = UIMenu.Identifier("com.apple.menu.replace")
  /// To share.
  ///
  /// - UIKit: same. Since iOS 13
  public static let share = UIMenu.Identifier("com.apple.menu.share")
  /// To look up.
  ///
  /// - UIKit: same. Since iOS 13
  public static let lookup = UIMenu.Identifier("com.apple.menu.lookup")
  /// To learn words.
  ///
  /// - UIKit: same. Since iOS 13
  public static let learn = UIMenu.Identifier("com.apple.menu.learn")
  /// For how text is formatted.
  ///
  /// - UIKit: same. Since iOS 13
  public static let format = UIMenu.Identifier("com.apple.menu.format")
  /// For fonts.
  ///
  /// - UIKit: same. Since iOS 13
  public static let font = UIMenu.Identifier("com.apple.menu.font")
  /// For styles of text.
  ///
  /// - UIKit: same. Since iOS 13
  public static let textStyle = UIMenu.Identifier("com.apple.menu.text-style")
  /// For spelling.
  ///
  /// - UIKit: same. Since iOS 13
  public static let spelling = UIMenu.Identifier("com.apple.menu.spelling")
  /// For toolbars.
  ///
  /// - UIKit: same. Since iOS 13
  public static let toolbar = UIMenu.Identifier("com.apple.menu.toolbar")
  /// For the whole screen.
  ///
  /// - UIKit: same. Since iOS 13
  public static let fullscreen = UIMenu.Identifier("com.apple.menu.fullscreen")
  /// All menus.
  ///
  /// - UIKit: same. Since iOS 13
  public static let root = UIMenu.Identifier("com.apple.menu.root")
  /// For recent documents.
  ///
  /// - UIKit: same. Since iOS 14
  public static let openRecent = UIMenu.Identifier("com.apple.menu.open-recent")
  /// For documents.
  ///
  /// - UIKit: same. Since iOS 16
  public static let document = UIMenu.Identifier("com.apple.menu.document")
  /// For sidebars.
  ///
  /// - UIKit: same. Since iOS 15
  public static let sidebar = UIMenu.Identifier("com.apple.menu.sidebar")
}
