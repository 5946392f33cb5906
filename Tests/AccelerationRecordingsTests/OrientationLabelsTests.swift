import Orientation
import AccelerationRecordings
import Testing
import TextFormats

@Suite struct OrientationLabelsTests {
  @Test("Labels are read in any order of columns; what is left empty is not judged")
  func reading() throws {
    let labels = try OrientationLabels(
      csv: """
        # by eye
        upright,from,to,device
        portrait,0,2.5,portrait
        landscapeLeft,"3",5,-

        ,5,6.25,faceUp\r
        """)
    #expect(
      labels.device == [.init(from: 0, to: 2.5, .portrait), .init(from: 5, to: 6.25, .faceUp)])
    #expect(
      labels.upright == [.init(from: 0, to: 2.5, .portrait), .init(from: 3, to: 5, .landscapeLeft)])
    #expect(try OrientationLabels(csv: "from,to,device\n0,1,faceDown").upright.isEmpty)
  }

  @Test(
    "A wrong file of labels leads to one clear message",
    arguments: [
      ("", "l.csv: no labels. Expected a heading such as from,to,device,upright."),
      ("from,to\n0,1\n", "l.csv:1: a heading without times or orientations. Expected"),
      (
        "from,until,device\n",
        "l.csv:1:6: unknown column 'until'. Expected one of from, to, device, upright."
      ),
      ("from,to,devise\n", "unknown column 'devise'"), ("from,to,devise\n", "did you mean device?"),
      ("from,to,device,from\n", "l.csv:1:16: a second column 'from'."),
      ("from,to,device\n0,1\n", "l.csv:2: 2 fields. Expected 3 as in the heading."),
      (
        "from,to,device\n0,x,portrait\n",
        "l.csv:2:3: found 'x' in the column 'to'. Expected seconds from the first sample, such as 3.5."
      ),
      ("from,to,device\n2,1,portrait\n", "l.csv:2:3: a label that ends before it begins."),
      (
        "from,to,device\n0,2,portrait\n1,3,faceUp\n",
        "l.csv:3:1: a label over the one that ends at 2.0. Expected labels in order"
      ),
      (
        "from,to,device\n0,2,portait\n", "l.csv:2:5: unknown orientation 'portait'. Expected one of"
      ), ("from,to,device\n0,2,portait\n", "did you mean portrait?"),
      ("from,to,upright\n0,2,faceUp\n", "l.csv:2:5: unknown orientation 'faceUp'."),
    ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: ReadingError.self) {
      try OrientationLabels(csv: text, file: "l.csv")
    }
    #expect(error?.description.contains(message) == true, "\(String(describing: error))")
  }

  @Test("A file that is not there is named")
  func missing() {
    let error = #expect(throws: ReadingError.self) {
      try OrientationLabels(contentsOf: "/nowhere/labels.csv")
    }
    #expect(error?.description == "/nowhere/labels.csv: the file cannot be read.")
  }
}
