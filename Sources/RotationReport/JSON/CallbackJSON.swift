import Orientation
import TextFormats

/// A callback for machines: its name and its argument.
struct CallbackJSON {
  let callback: Callback

  init(_ callback: Callback) { self.callback = callback }

  var json: JSON {
    switch callback {
    case .viewWillAppear, .viewDidAppear, .viewWillDisappear, .viewDidDisappear,
      .viewWillLayoutSubviews, .viewDidLayoutSubviews, .alongsideTransition,
      .transitionCompletion:
      ["kind": .name(callback)]
    case .willTransition(let new): ["kind": "willTransition", "to": .traits(new)]
    case .viewWillTransition(let new): ["kind": "viewWillTransition", "to": .size(new)]
    case .traitCollectionDidChange(let old):
      ["kind": "traitCollectionDidChange", "from": .traits(old)]
    case .willRotate(let new): ["kind": "willRotate", "to": .name(new)]
    case .willAnimateRotation(let new): ["kind": "willAnimateRotation", "to": .name(new)]
    case .didRotate(let old): ["kind": "didRotate", "from": .name(old)]
    case .willAnimateFirstHalf(let new): ["kind": "willAnimateFirstHalf", "to": .name(new)]
    case .didAnimateFirstHalf(let new): ["kind": "didAnimateFirstHalf", "to": .name(new)]
    case .willAnimateSecondHalf(let old): ["kind": "willAnimateSecondHalf", "from": .name(old)]
    }
  }
}
