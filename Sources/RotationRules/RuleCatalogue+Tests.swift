// swift-format-ignore-file
// Written by RuleTestListTests; QUARTERTURN_RECORD=1 swift test --filter RuleTestListTests

public import Orientation

extension RuleCatalogue {
  /// The tests that cover a rule: the file and what the test says.
  ///
  /// - Complexity: O(number of tests) at the first access, then O(1).
  public static let tests: [RuleID: [String]] = Dictionary(
    grouping: testLines.split(separator: "\n").compactMap { line -> (RuleID, String)? in
      guard let id = RuleID(String(line.prefix(4))) else { return nil }
      return (id, String(line.dropFirst(5)))
    }, by: \.0
  ).mapValues { $0.map(\.1) }

  private static let testLines = #"""
A-01 Tests/OrientationTests/InterfaceOrientationTests.swift: the device enum has seven cases with raw values 0 to 6 in UIKit's order
A-02 Tests/OrientationTests/InterfaceOrientationTests.swift: interface landscape right is 3 and left is 4
A-03 Tests/RotationReportTests/WordsTests.swift: all sixteen masks have words, and those that have a name get it
A-05 Tests/OrientationTests/InterfaceOrientationTests.swift: device to interface swaps left and right, and flat has no counterpart
A-06 Tests/OrientationTests/InterfaceOrientationTests.swift: device to interface swaps left and right, and flat has no counterpart
A-11 Tests/OrientationTests/InterfaceOrientationTests.swift: device to interface swaps left and right, and flat has no counterpart
D-01 Tests/RotationReportTests/ExplanationTests.swift: the app delegate's portrait is named as what keeps the player from turning
D-04 Tests/OrientationTests/NegotiationTests.swift: a turn needs the orientation in the app's, the controller's and the device's mask
D-05 Tests/OrientationTests/Devices/DeviceTableTests.swift: upside down exists on phones with a Home button and on iPads only
D-12 Tests/OrientationTests/NegotiationTests.swift: from iOS 16 a false shouldAutorotate stops nothing
D-24 Tests/OrientationTests/System/RotationSystemTests.swift: a full-screen player turns the interface, and its dismissal turns it back
D-40 Tests/OrientationTests/Devices/DeviceHistoryTests.swift: phones and the first iPads have no multitasking, all later iPads have since iOS 9
E-17 Tests/OrientationTests/System/RotationSystemTests.swift: a full-screen player turns the interface, and its dismissal turns it back
F-25 Tests/RotationReportTests/ExplanationTests.swift: from iOS 16 the answers that UIKit read before are named as what a turn rests on
H-02 Tests/OrientationTests/Devices/DeviceProfileTests.swift: sideways a display is its upright size on its side
H-03 Tests/OrientationTests/Devices/DeviceProfileTests.swift: the panel stands upright and has the drawn pixels, but for three families
H-04 Tests/OrientationTests/Devices/DeviceProfileTests.swift: sideways a display is its upright size on its side
H-06 Tests/OrientationTests/Devices/SafeAreaTests.swift: up to iOS 7 the status bar is 20 points thick whichever way the phone stands
H-08 Tests/OrientationTests/Devices/SafeAreaTests.swift: up to iOS 7 the status bar is 20 points thick whichever way the phone stands
H-09 Tests/OrientationTests/Devices/SafeAreaTests.swift: from iOS 8 a phone sideways has no status bar, an iPad always has one
H-10 Tests/OrientationTests/Devices/SafeAreaTests.swift: sideways left and right are equal, the top is zero, and both ways up agree
H-11 Tests/OrientationTests/Devices/DeviceProfileTests.swift: a measured family has a safe area on every version its models run, up to 18
H-11 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
H-11 Tests/OrientationTests/Devices/SafeAreaTests.swift: the top of XR and 11 grew from 44 to 48 points
H-11 Tests/OrientationTests/Devices/SafeAreaTests.swift: before iOS 11 there is no safe area, and the top is the status bar
H-11 Tests/OrientationTests/Devices/SafeAreaTests.swift: upright a notch phone's status bar fills the top inset, an island phone's does not
H-12 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
H-12 Tests/OrientationTests/Devices/SafeAreaTests.swift: sideways the bottom of a phone without a Home button is 21 points, 20 from 26 on
H-13 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
H-13 Tests/OrientationTests/Devices/SafeAreaTests.swift: 16 Pro and 16 Pro Max have 62 points at the top, not 59
H-14 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its size classes, upright and sideways
H-14 Tests/OrientationTests/Devices/DeviceTableTests.swift: 17e is not in Apple's list of size classes, so its classes are of low confidence
H-16 Tests/OrientationTests/Devices/DeviceHistoryTests.swift: a phone without a Home button came with iPhone X, an iPad without one in 2018
H-16 Tests/OrientationTests/Devices/DeviceProfileTests.swift: an orientation that a display cannot take has no figures but its size
H-16 Tests/OrientationTests/Devices/DeviceTableTests.swift: upside down exists on phones with a Home button and on iPads only
H-20 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
H-20 Tests/OrientationTests/Devices/BarTests.swift: a large title adds 52 points to the navigation bar in either design
H-21 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
H-24 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its points and its scale
M-29 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
M-29 Tests/OrientationTests/Devices/BarTests.swift: upright 54 points are well supported from 26 on, and concluded sideways
M-30 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
M-30 Tests/OrientationTests/Devices/BarTests.swift: upright on 27 the tab bar and the safe area below it make 83 points on every phone
M-31 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
M-31 Tests/OrientationTests/Devices/BarTests.swift: sideways on 27 the tab bar of 13 mini and the safe area below it make 64 points
M-31 Tests/OrientationTests/Devices/SafeAreaTests.swift: 13 mini sideways on 27 has 712 points between its sides
M-32 Tests/OrientationTests/Devices/BarTests.swift: bars have the heights of the rules
M-32 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
M-32 Tests/OrientationTests/Devices/SafeAreaTests.swift: full-screen iPads go from 24 to 32 points at the top with 26
M-32 Tests/OrientationTests/Devices/SafeAreaTests.swift: iPads of families that nobody measured have no figure from 26 on
M-34 Tests/OrientationTests/Devices/DeviceTableTests.swift: each row of the tables has its insets
M-34 Tests/OrientationTests/Devices/SafeAreaTests.swift: sideways the bottom of a phone without a Home button is 21 points, 20 from 26 on
M-34 Tests/OrientationTests/Devices/SafeAreaTests.swift: 17 Pro sideways on 27 was measured, so its figure is well supported
P-01 Tests/OrientationTests/Devices/FoldableTests.swift: Duo has two displays of three pixels a point, the inner one shown on fewer pixels
P-01 Tests/OrientationTests/Devices/FoldableTests.swift: Duo runs 27.1 and later, and 27 without a minor number stands for it
P-04 Tests/OrientationTests/Devices/FoldableTests.swift: only the outer display changes its size classes when it turns
P-05 Tests/OrientationTests/Devices/FoldableTests.swift: the column of 84 points stands at one side, and nothing is at the top
P-06 Tests/OrientationTests/Devices/FoldableTests.swift: what nobody printed has no value: outer landscape and inner portrait
P-07 Tests/OrientationTests/Devices/FoldableTests.swift: what nobody printed has no value: outer landscape and inner portrait
P-09 Tests/OrientationTests/Devices/FoldableTests.swift: opening gives 951x669 sideways, closing 678x466
P-10 Tests/OrientationTests/Devices/FoldableTests.swift: the inner panel is built in a quarter turn from the outer one
P-12 Tests/OrientationTests/Devices/FoldableTests.swift: upside down was seen inside, and outside nobody says
P-14 Tests/OrientationTests/Devices/FoldableTests.swift: the fold is a strip of 40 points across the middle of the open display
P-15 Tests/OrientationTests/Devices/FoldableTests.swift: the main screen is the outer display
P-19 Tests/OrientationTests/Devices/FoldableTests.swift: upside down was seen inside, and outside nobody says
P-20 Tests/OrientationTests/Devices/DeviceProfileTests.swift: the panel stands upright and has the drawn pixels, but for three families
P-21 Tests/OrientationTests/Devices/DeviceHistoryTests.swift: iPads with the chip of 2018 run 26 but not 27
P-21 Tests/OrientationTests/Devices/DeviceHistoryTests.swift: every phone that runs 26 runs 27, and of the iPads only five do not
"""#
}
