extension GrowthShape {
  private static func recording(
    _ name: String, _ options: String = "", most: Int = .max,
    _ rows: @escaping @Sendable (Int) -> String
  ) -> [GrowthShape] {
    ["", " --format json", " --svg FOLDER/o.svg", " --preset android"].map { more in
      GrowthShape(
        name + more.replacing("FOLDER/", with: ""), "sense FOLDER/a.csv" + options + more,
        most: most
      ) {
        [
          "a.csv": "time,x,y,z\n" + lines(100) { "\(Double($0) / 50),0,-1,0" } + rows($0),
          "labels.csv": "from,to,device,upright\n0,1,portrait,portrait\n"
            + lines($0) { "\($0 + 1),\($0 + 2),portrait,portrait" },
        ]
      }
    }
  }

  private static func time(_ number: Int) -> Double { 2 + Double(number) / 50 }

  /// Recordings.
  static let recordings: [GrowthShape] = [
    recording("samples at rest") { count in lines(count) { "\(time($0)),0,-1,0" } },
    recording("samples that turn every second") { count in
      lines(count) { ($0 / 50) % 2 == 0 ? "\(time($0)),0,-1,0" : "\(time($0)),-1,0,0" }
    },
    recording("samples that are shaken") { count in
      lines(count) {
        "\(time($0)),\(Double($0 * 7919 % 400) / 100 - 2),\(Double($0 * 104729 % 400) / 100 - 2),0.3"
      }
    },
    recording("pauses") { count in lines(count) { "\(2 + Double($0) * 3),0,-1,0" } },
    recording("rows without numbers") { count in
      lines(count) { "\(time($0)),NaN,-1,0\n\(time($0) + 0.01),0,-1,0" }
    },
    recording("labels", " --evaluate FOLDER/labels.csv") { count in
      lines(count) { "\(2 + Double($0)),0,-1,0\n\(2.02 + Double($0)),0,-1,0" }
    },
  ].flatMap { $0 }
}
