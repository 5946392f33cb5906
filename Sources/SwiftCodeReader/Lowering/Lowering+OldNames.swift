import AppCodeModel

// Swift before version 3 has UIKit's names of Objective-C, and no label for the first parameter.
extension Lowering {
  /// What only code of that time says.
  static let oldWords = WordFilter([
    "UIScreen.mainScreen()", "UIApplication.sharedApplication()", "UIDevice.currentDevice()",
    "NSNotificationCenter.defaultCenter()", "NSBundle.mainBundle()", "dispatch_get_main_queue()",
    "CGRectMake(", "CGSizeMake(", "withTransitionCoordinator", "func viewWillAppear(animated",
    "func viewDidAppear(animated", "func viewWillDisappear(animated", "cellForRowAtIndexPath",
    "cellForItemAtIndexPath", "forState: .", "interfaceOrientation: UIInterfaceOrientation)",
  ])

  /// The parameters of a function and its name as they are since Swift 3.
  func renewed(
    _ baseName: String, _ parameters: [ParameterDeclaration]
  ) -> (name: String, parameters: [ParameterDeclaration])? {
    guard isOld, baseName != "init", baseName != "subscript", let first = parameters.first,
      first.label == first.name
    else { return nil }
    var labels = parameters.map(\.label)
    labels[0] = nil
    var name = baseName
    if let (known, itsLabels) = method(baseName, labels) { (name, labels) = (known, itsLabels) }
    var renewed = parameters
    for (index, label) in labels.enumerated() { renewed[index].label = label }
    return (UIKitNames.fullName(name, labels), renewed)
  }

  /// A call as it is since Swift 3.
  func renewed(
    _ callee: Expression, _ arguments: [Expression.Argument]
  ) -> Expression.Kind? {
    guard isOld, case .member(let base, let name) = callee.kind else { return nil }
    if arguments.isEmpty, case .name(let type) = base.kind {
      let itsType = UIKitNames.type(type)
      let property = UIKitNames.property(name, of: itsType)
      return property == name
        ? nil : .member(Expression(.name(itsType), base.span), property)
    }
    guard let first = arguments.first, first.label == nil,
      let (known, labels) = method(name, arguments.map(\.label)), labels.count == arguments.count
    else { return nil }
    return .call(
      Expression(.member(base, known), callee.span),
      zip(labels, arguments).map { Expression.Argument($0, $1.value) })
  }

  /// A case of one of UIKit's enumerations as it is since Swift 3: `LandscapeLeft`.
  func renewed(case name: String) -> String {
    guard isOld, Self.oldCases.contains(name) else { return name }
    return name.prefix(1).lowercased() + name.dropFirst()
  }

  private static let oldCases: Set<String> = [
    "Portrait", "PortraitUpsideDown", "LandscapeLeft", "LandscapeRight", "Landscape", "All",
    "AllButUpsideDown", "FaceUp", "FaceDown", "Unknown", "Phone", "Pad", "Compact", "Regular",
    "FullScreen", "OverFullScreen", "PageSheet", "FormSheet", "CurrentContext",
    "OverCurrentContext",
    "Popover", "Custom", "FlexibleWidth", "FlexibleHeight",
  ]

  /// The method that a selector is today, where its name differs.
  private func method(
    _ base: String, _ labels: [String?]
  ) -> (name: String, labels: [String?])? {
    let selector = base + ":" + labels.dropFirst().map { ($0 ?? "") + ":" }.joined()
    guard case .method(let name, let known)? = UIKitNames.meaning(ofSelector: selector),
      known.count == labels.count
    else { return nil }
    return (name, known)
  }
}
