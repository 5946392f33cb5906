public import Foundation

/// Something to do, in a bar.
///
/// - UIKit: same as far as what it does; how it looks is stored only. Since iOS 2
@preconcurrency @MainActor open class UIBarButtonItem: UIBarItem {
  /// How it is drawn.
  public enum Style: Int, Sendable {
    /// As any other.
    case plain = 0
    /// As what ends an activity.
    case done = 2
    /// As a button with a border; the same as ``plain`` from iOS 7 on.
    public static var bordered: Style { .plain }
  }

  /// What UIKit has a title or a picture for.
  ///
  /// - UIKit: same. Since iOS 2
  public enum SystemItem: Int, Sendable {
    /// Done.
    case done = 0
    /// Cancel.
    case cancel = 1
    /// Edit.
    case edit = 2
    /// Save.
    case save = 3
    /// A plus.
    case add = 4
    /// Space that grows.
    case flexibleSpace = 5
    /// Space of a width.
    case fixedSpace = 6
    /// A pencil and paper.
    case compose = 7
    /// An arrow back.
    case reply = 8
    /// A box with an arrow.
    case action = 9
    /// A folder.
    case organize = 10
    /// A book.
    case bookmarks = 11
    /// A magnifier.
    case search = 12
    /// An arrow in a circle.
    case refresh = 13
    /// A cross.
    case stop = 14
    /// A camera.
    case camera = 15
    /// A bin.
    case trash = 16
    /// A triangle.
    case play = 17
    /// Two bars.
    case pause = 18
    /// Two triangles back.
    case rewind = 19
    /// Two triangles forward.
    case fastForward = 20
    /// Undo. Since iOS 3.
    case undo = 21
    /// Redo. Since iOS 3.
    case redo = 22
    /// Close. Since iOS 13.
    case close = 24
  }

  /// The view it shows.
  open var customView: UIView?
  /// How it is drawn; stored only.
  open var style = Style.plain { didSet { StoredOnly.note("UIBarButtonItem.style") } }
  /// Its width in points; 0 leaves it to the title.
  open var width: CGFloat = 0
  /// The titles it may have, for its width; stored only.
  open var possibleTitles: Set<String>? {
    didSet { StoredOnly.note("UIBarButtonItem.possibleTitles") }
  }
  /// What it does (since iOS 14); its title and picture become the item's.
  open var primaryAction: UIAction? {
    didSet {
      guard let primaryAction else { return }
      title = primaryAction.title
      image = primaryAction.image
    }
  }
  /// The color of its content; stored only.
  ///
  /// Since iOS 5.
  open var tintColor: UIColor? { didSet { StoredOnly.note("UIBarButtonItem.tintColor") } }
  /// The menu that it shows (since iOS 14).
  ///
  /// Stored only.
  open var menu: UIMenu? { didSet { StoredOnly.note("UIBarButtonItem.menu") } }
  /// What it was created for; nil if for something else.
  let systemItem: SystemItem?
  /// The segue of a storyboard that it performs.
  var archivedSegue: (() -> Void)?

  #if !canImport(ObjectiveC)
    /// The method that is called when it is touched.
    open var action: Selector?
    /// The object whose method is called; nil searches the responders.
    ///
    /// It is not kept alive.
    open weak var target: AnyObject?
  #endif

  /// Creates an item without a title.
  public override init() {
    systemItem = nil
    super.init()
  }

  init(systemItem: SystemItem) {
    self.systemItem = systemItem
    super.init()
    title = systemItem.title
  }

  /// Creates an item without a title.
  public required init?(coder: NSCoder) {
    systemItem = nil
    super.init(coder: coder)
  }

  /// Creates an item that shows a view.
  public convenience init(customView: UIView) {
    self.init()
    self.customView = customView
  }

  /// Creates an item with a title and a picture that does something or shows a menu (since iOS 14).
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.primaryAction = primaryAction
    self.title = title ?? primaryAction?.title
    self.image = image ?? primaryAction?.image
    if let menu { self.menu = menu }
  }

  /// Creates an item for something usual (since iOS 14).
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init(systemItem: systemItem)
    if let menu { self.menu = menu }
    let own = title
    self.primaryAction = primaryAction
    if primaryAction?.title.isEmpty != false { title = own }
  }

  /// Space of a width in points (since iOS 14).
  ///
  /// - UIKit: differs: there it is of the class that is asked.
  open class func fixedSpace(_ width: CGFloat) -> UIBarButtonItem {
    let item = UIBarButtonItem(systemItem: .fixedSpace)
    item.width = width
    return item
  }

  /// Space that grows (since iOS 14).
  ///
  /// - UIKit: differs: there it is of the class that is asked.
  open class func flexibleSpace() -> UIBarButtonItem { UIBarButtonItem(systemItem: .flexibleSpace) }

  /// Whether it only keeps others apart.
  package var isSpace: Bool { systemItem == .flexibleSpace || systemItem == .fixedSpace }

  /// What a touch does, if it can be touched.
  package func tap() {
    guard isEnabled else { return }
    if let primaryAction { return primaryAction.perform(from: self) }
    archivedSegue?()
    #if !canImport(ObjectiveC)
      if let action { sendToResponder(action, target, from: self, nil) }
    #endif
  }
}

extension UIBarButtonItem.SystemItem {
  /// The word on it in English; nil where it is a picture or space.
  var title: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }
}

#if !canImport(ObjectiveC)
  extension UIBarButtonItem {
    /// Creates an item with a title.
    ///
    /// - UIKit: same. Acts. Since iOS 2
    public convenience init(title: String?, style: Style, target: Any?, action: Selector?) {
      self.init()
      self.title = title
      set(style, target, action)
    }

    /// Creates an item with a picture.
    ///
    /// - UIKit: same. Acts. Since iOS 2
    public convenience init(image: UIImage?, style: Style, target: Any?, action: Selector?) {
      self.init()
      self.image = image
      set(style, target, action)
    }

    /// Creates an item with a picture, and another one for landscape on a phone.
    ///
    /// - UIKit: same. Acts. Since iOS 5
    public convenience init(
      image: UIImage?, landscapeImagePhone: UIImage?, style: Style, target: Any?, action: Selector?
    ) {
      self.init(image: image, style: style, target: target, action: action)
      self.landscapeImagePhone = landscapeImagePhone
    }

    /// Creates an item for something usual.
    ///
    /// - UIKit: same. Acts. Since iOS 2
    public convenience init(
      barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?
    ) {
      self.init(systemItem: systemItem)
      set(systemItem == .done || systemItem == .save ? .done : .plain, target, action)
    }

    private func set(_ style: Style, _ target: Any?, _ action: Selector?) {
      if style != self.style { self.style = style }
      self.target = target.map { $0 as AnyObject }
      self.action = action
    }
  }
#endif
