import Foundation
import RotationReport
import Testing
import TextFormats

@Suite struct JSONTests {
  @Test("text is escaped so that Foundation reads back what was written")
  func escapes() throws {
    let text = "\"back\\slash\" \n\t\r\u{0}\u{1B} ü 🎬 \u{2028}"
    let json: JSON = ["text": .string(text)]
    for written in [json.text, json.compactText] {
      let read = try JSONSerialization.jsonObject(with: Data(written.utf8)) as? [String: String]
      #expect(read?["text"] == text)
    }
  }

  @Test("whole numbers have no fraction, and what is not a number is null")
  func numbers() {
    let json: JSON = [.number(852), .number(0.1), .number(-0.5), .number(.nan), .integer(3)]
    #expect(json.compactText == "[852,0.1,-0.5,null,3]")
  }

  @Test("members keep the order they were written in")
  func order() {
    let json: JSON = ["b": 1, "a": ["c", true], "empty": [:], "none": .null]
    #expect(json.compactText == #"{"b":1,"a":["c",true],"empty":{},"none":null}"#)
  }

  @Test("what is short is on one line, what is long does not")
  func layout() {
    let json: JSON = ["short": [1, 2], "long": .array((0..<40).map { .integer($0) })]
    #expect(json.text.hasPrefix("{\n  \"short\": [1, 2],\n  \"long\": [\n    0,\n"))
  }
}
