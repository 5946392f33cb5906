import ConstraintSolver
import Testing

/// Rounding to the pixels of a screen.
@Suite("Pixel grids") struct PixelGridTests {
  @Test(
    "L-B-38, L-B-39: Positions go to the nearest pixel, halves up",
    arguments: [
      (950.25, 2, 950.5), (950.2, 2, 950), (950.5, 1, 951), (173.5, 2, 173.5),
      (173.5, 3, 173.0 + 2.0 / 3), (173.25, 2, 173.5), (173.25, 3, 173.0 + 1.0 / 3),
      (-0.25, 2, 0), (-0.75, 2, -0.5), (800.0 / 3, 2, 266.5), (800.0 / 3, 3, 800.0 / 3),
    ] as [(Double, Double, Double)])
  func nearest(position: Double, scale: Double, expected: Double) {
    #expect(abs(PixelGrid(scale: scale).round(position) - expected) < 1e-12)
  }

  @Test("L-B-38: The last digits of a solution do not decide")
  func lastDigits() {
    #expect(PixelGrid(scale: 2).round(0.25 - 1e-12) == PixelGrid(scale: 2).round(0.25))
  }

  @Test("LP-05: What is rounded is a policy")
  func policies() {
    func rounded(_ rounding: PixelGrid.Rounding) -> [Double] {
      let result = PixelGrid(scale: 2, rounding: rounding).round(minimum: 10.2, size: 20.1)
      return [result.minimum, result.size]
    }
    #expect(rounded(.edgesHalfUp) == [10, 20.5])
    #expect(rounded(.originAndSizeHalfUp) == [10, 20])
    #expect(rounded(.sizeUp) == [10, 20.5])
  }

  @Test("LP-05: Rounded edges of neighbors meet")
  func neighbors() {
    let grid = PixelGrid(scale: 3)
    for width in stride(from: 0.1, to: 4, by: 0.07) {
      let first = grid.round(minimum: 1.3, size: width)
      let second = grid.round(minimum: 1.3 + width, size: 5)
      #expect(abs(first.minimum + first.size - second.minimum) < 1e-12)
    }
  }
}
