import Formats
import Foundation
import Testing

@testable import Store

struct StoredJSONTests {
  /// Cut off anywhere, a list has the elements before the cut.
  @Test func whatComesBeforeTheDamageIsRead() throws {
    let text = #"[1, -2.5e3, "a\"b\\", true, null, [[], {}], {"x": {"y": [1, 2]}, "z": "é"}, 9]"#
    let whole = try #require(StoredJSON<[Anything]>(Data(text.utf8)))
    #expect(whole.isWhole)
    var counts: [Int] = []
    for length in 1..<text.utf8.count {
      let part = try #require(StoredJSON<[Anything]>(Data(text.utf8.prefix(length))), "\(length)")
      #expect(!part.isWhole)
      counts.append(part.value.count)
    }
    #expect(counts == counts.sorted())
    #expect(counts.last == 7)
  }

  @Test(arguments: [
    (#"{"a": 1, "b": 2"#, 1), (#"{"a": 1, "b": "#, 1), (#"{"a": 1, "b" 2}"#, 1),
    (#"{"a": 1,, "b": 2}"#, 1), (#"{"a": 1}}}"#, 1), (#"{"a": 1, "b": tru, "c": 3}"#, 1),
    ("{\"a\": 1, \u{0}\u{0}\u{0}", 1), ("{", 0),
  ])
  func anObjectHasTheMembersBeforeTheDamage(text: String, count: Int) throws {
    let found = try #require(StoredJSON<[String: Anything]>(Data(text.utf8)))
    #expect(found.value.count == count)
    #expect(!found.isWhole)
  }

  @Test(arguments: ["", "]", "nonsense", "12", "\"text", #"["list"]"#])
  func anythingElseIsNoObject(text: String) {
    #expect(StoredJSON<[String: Anything]>(Data(text.utf8))?.value == nil)
  }

  @Test func bytesThatAreNoTextTakeOnlyTheirOwnValue() throws {
    let found = try #require(
      StoredJSON<[String: String]>(
        Data(#"{"a": "x"#.utf8) + [0xFF, 0xFE] + Data(#"", "b": "y"}"#.utf8)))
    #expect(found.value["b"] == "y")
  }

  @Test func aTextIsCutBetweenCharacters() {
    #expect("한국어".start(ofBytes: 7) == "한국")
    #expect("한국어".start(ofBytes: 9) == "한국어")
    #expect("👨‍👩‍👧‍👦".start(ofBytes: 8) == "")
  }

  /// Any JSON value.
  private struct Anything: Decodable, Equatable {
    init(from decoder: any Decoder) throws {}
  }
}
