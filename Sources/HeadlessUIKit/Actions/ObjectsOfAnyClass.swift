#if !canImport(ObjectiveC)
  public import Foundation

  // Objective-C creates an object of a class that is only known at run time by any of its initializers. Swift
  // asks for a required one, which frameworks' classes have not; but every class of objects has `init()` at
  // the same place, every class of views `init(frame:)`, and so on. A class without the initializer ends the
  // program there, as it does in Objective-C.

  /// An object of a class that inherits from NSObject, which `init()` creates.
  @_spi(HeadlessSources)
  public func objectOfAnyClass<Made: NSObject>(_ type: Made.Type) -> Made {
    let made = unsafe unsafeBitCast(type as AnyClass, to: AnyObjectClass.Type.self).init()
    return unsafe unsafeDowncast(made as NSObject, to: Made.self)
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

  /// A value of a type that is a class of objects, which `init()` creates.
  @_spi(HeadlessSources)
  public func instanceOfAnyClass<Made>(_ type: Made.Type) -> Made {
    guard let objects = type as? NSObject.Type, let made = objectOfAnyClass(objects) as? Made else {
      preconditionFailure("\(type) has no init() that is known to be its own")
    }
    return made
  }

  // Others may inherit from them, so that what is called is what is at the place of an initializer, not
  // these.

  /// A class whose `init()` stands for that of any class of objects.
  @_spi(ObjectsOfAnyClass)
  open class AnyObjectClass: NSObject {
    /// Creates an object.
    public required override init() { super.init() }
  }

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
#endif
