extension UIView {
  /// The edge at which the language begins (since iOS 9).
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .leading))
  }

  /// The edge at which the language ends (since iOS 9).
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .trailing))
  }

  /// The left edge (since iOS 9).
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .left))
  }

  /// The right edge (since iOS 9).
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .right))
  }

  /// The middle between left and right (since iOS 9).
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .centerX))
  }

  /// The upper edge (since iOS 9).
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutSide(self, .top))
  }

  /// The lower edge (since iOS 9).
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutSide(self, .bottom))
  }

  /// The middle between top and bottom (since iOS 9).
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutSide(self, .centerY))
  }

  /// The width (since iOS 9).
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutSide(self, .width))
  }

  /// The height (since iOS 9).
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutSide(self, .height))
  }

  /// The base line of the first line of text (since iOS 9).
  public var firstBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutSide(self, .firstBaseline))
  }

  /// The base line of the last line of text (since iOS 9).
  public var lastBaselineAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutSide(self, .lastBaseline))
  }
}

extension UILayoutGuide {
  /// The edge at which the language begins (since iOS 9).
  public var leadingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .leading))
  }

  /// The edge at which the language ends (since iOS 9).
  public var trailingAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .trailing))
  }

  /// The left edge (since iOS 9).
  public var leftAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .left))
  }

  /// The right edge (since iOS 9).
  public var rightAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .right))
  }

  /// The middle between left and right (since iOS 9).
  public var centerXAnchor: NSLayoutXAxisAnchor {
    NSLayoutXAxisAnchor(LayoutSide(self, .centerX))
  }

  /// The upper edge (since iOS 9).
  public var topAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutSide(self, .top))
  }

  /// The lower edge (since iOS 9).
  public var bottomAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutSide(self, .bottom))
  }

  /// The middle between top and bottom (since iOS 9).
  public var centerYAnchor: NSLayoutYAxisAnchor {
    NSLayoutYAxisAnchor(LayoutSide(self, .centerY))
  }

  /// The width (since iOS 9).
  public var widthAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutSide(self, .width))
  }

  /// The height (since iOS 9).
  public var heightAnchor: NSLayoutDimension {
    NSLayoutDimension(LayoutSide(self, .height))
  }
}
