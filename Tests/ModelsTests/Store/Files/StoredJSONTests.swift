import Formats
import Foundation
import Games
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

  /// The decoder takes none of these, so that a text that ended behind one would be no object at all.
  @Test(arguments: [
    #""\u12""#, #""\u12G4""#, #""\u+123""#, #""\x41""#,
    #""\uD83D""#, #""\uD83D\u0041""#, #""\uDE00""#,
    "01", "-01", "0x1F", "1e999", "-", "--1", "+1", ".5", "1.", "1.e3", "1e", "1e+", "1-2",
    "nan", "-nan", "inf", "-inf",
  ])
  func aValueThatTheDecoderRefusesIsTheDamage(value: String) throws {
    let text = #"{"a": 1, "b": \#(value), "c": 2}"#
    let found = try #require(StoredJSON<[String: JSONValue]>(Data(text.utf8)))
    #expect(found.value == ["a": .integer(1)])
    #expect(!found.isWhole)
  }

  @Test(arguments: [
    #""\u00e9\u0041""#, #""\uD83D\uDE00""#, #""\"\\\/\b\f\n\r\t""#,
    "0", "-0", "10", "-0.5", "1E+5", "2e-7", "18446744073709551615",
  ])
  func aValueThatTheDecoderTakesIsRead(value: String) throws {
    let text = #"{"a": 1, "b": \#(value), "c": oops}"#
    let found = try #require(StoredJSON<[String: JSONValue]>(Data(text.utf8)))
    #expect(found.value.keys.sorted() == ["a", "b"])
    #expect(!found.isWhole)
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
