public import Foundation

// Objective-C creates an object of a class that is only known at run time by any of its initializers. Swift
// asks for a required one, which frameworks' classes have not, or no app's override would compile; but every
// class of objects has `init()` at the same place, every class of views `init(frame:)`, and so on. A class
// without the initializer ends the program there, as it does in Objective-C.

/// An object of a class that inherits from NSObject, which `init()` creates.
@_spi(HeadlessSources)
public func objectOfAnyClass<Made: NSObject>(_ type: Made.Type) -> Made {
  #if canImport(ObjectiveC)
    return type.init()
  #else
    let made = unsafe unsafeBitCast(type as AnyClass, to: AnyObjectClass.Type.self).init()
    return unsafe unsafeDowncast(made as NSObject, to: Made.self)
  #endif
}

/// A view of a class that is only known at run time, with a frame in points.
@_spi(HeadlessSources) @preconcurrency @MainActor
public func objectOfAnyClass<Made: UIView>(_ type: Made.Type, frame: CGRect) -> Made {
  let made = unsafe unsafeBitCast(type as AnyClass, to: AnyViewClass.Type.self).init(frame: frame)
  return unsafe unsafeDowncast(made as UIView, to: Made.self)
}

/// A controller of a class that is only known at run time.
@_spi(HeadlessSources) @preconcurrency @MainActor
public func objectOfAnyClass<Made: UIViewController>(
  _ type: Made.Type, nibName: String?, bundle: Bundle?
) -> Made {
  let made = unsafe unsafeBitCast(type as AnyClass, to: AnyControllerClass.Type.self)
    .init(nibName: nibName, bundle: bundle)
  return unsafe unsafeDowncast(made as UIViewController, to: Made.self)
}

/// A cell of a class that was registered with a table.
@MainActor func objectOfAnyClass<Made: UITableViewCell>(
  _ type: Made.Type, style: UITableViewCell.CellStyle, reuseIdentifier: String?
) -> Made {
  let made = unsafe unsafeBitCast(type as AnyClass, to: AnyCellClass.Type.self)
    .init(style: style, reuseIdentifier: reuseIdentifier)
  return unsafe unsafeDowncast(made as UITableViewCell, to: Made.self)
}

/// A header or footer of a class that was registered with a table.
@MainActor func objectOfAnyClass<Made: UITableViewHeaderFooterView>(
  _ type: Made.Type, reuseIdentifier: String?
) -> Made {
  let made = unsafe unsafeBitCast(type as AnyClass, to: AnyHeaderClass.Type.self)
    .init(reuseIdentifier: reuseIdentifier)
  return unsafe unsafeDowncast(made as UITableViewHeaderFooterView, to: Made.self)
}

/// A segue of a class that a storyboard names.
@MainActor func objectOfAnyClass<Made: UIStoryboardSegue>(
  _ type: Made.Type, identifier: String?, source: UIViewController, destination: UIViewController
) -> Made {
  let made = unsafe unsafeBitCast(type as AnyClass, to: AnySegueClass.Type.self)
    .init(identifier: identifier, source: source, destination: destination)
  return unsafe unsafeDowncast(made as UIStoryboardSegue, to: Made.self)
}

#if !canImport(ObjectiveC)
  /// A value of a type that is a class of objects, which `init()` creates.
  @_spi(HeadlessSources)
  public func instanceOfAnyClass<Made>(_ type: Made.Type) -> Made {
    guard let objects = type as? NSObject.Type, let made = objectOfAnyClass(objects) as? Made else {
      preconditionFailure("\(type) has no init() that is known to be its own")
    }
    return made
  }
#endif

// Others may inherit from them, so that what is called is what is at the place of an initializer, not
// these.

#if !canImport(ObjectiveC)
  /// A class whose `init()` stands for that of any class of objects.
  @_spi(ObjectsOfAnyClass)
  open class AnyObjectClass: NSObject {
    /// Creates an object.
    public required override init() { super.init() }
  }
#endif

/// A class whose `init(frame:)` stands for that of any class of views.
@_spi(ObjectsOfAnyClass)
open class AnyViewClass: UIView {
  /// Creates a view.
  public required override init(frame: CGRect) { super.init(frame: frame) }
  /// Creates a view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class whose `init(nibName:bundle:)` stands for that of any class of controllers.
@_spi(ObjectsOfAnyClass)
open class AnyControllerClass: UIViewController {
  /// Creates a controller.
  public required override init(nibName: String?, bundle: Bundle?) {
    super.init(nibName: nibName, bundle: bundle)
  }
  /// Creates a controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class whose `init(style:reuseIdentifier:)` stands for that of any class of cells.
@_spi(ObjectsOfAnyClass)
open class AnyCellClass: UITableViewCell {
  /// Creates a cell.
  public required override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
  }
  /// Creates a cell from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class whose `init(reuseIdentifier:)` stands for that of any class of headers and footers.
@_spi(ObjectsOfAnyClass)
open class AnyHeaderClass: UITableViewHeaderFooterView {
  /// Creates a header or footer.
  public required override init(reuseIdentifier: String?) {
    super.init(reuseIdentifier: reuseIdentifier)
  }
  /// Creates a header or footer from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A class whose `init(identifier:source:destination:)` stands for that of any class of segues.
@_spi(ObjectsOfAnyClass)
open class AnySegueClass: UIStoryboardSegue {
  /// Creates a segue.
  public required override init(
    identifier: String?, source: UIViewController, destination: UIViewController
  ) {
    super.init(identifier: identifier, source: source, destination: destination)
  }
}
