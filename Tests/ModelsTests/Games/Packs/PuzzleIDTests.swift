import Games
import Testing

struct PuzzleIDTests {
  @Test(arguments: [("1-0017", 1, 17), ("6-0001", 6, 1), ("9-9999", 9, 9999)])
  func anIDIsPackAndNumber(text: String, pack: Int, number: Int) throws {
    let id = try #require(PuzzleID(text))
    #expect((id.pack, id.number) == (pack, number))
    #expect(id.description == text)
  }

  @Test(arguments: ["", "1", "1-17", "1-00017", "0-0001", "10-0001", "1-0000", "+1-0001", "1-+001"])
  func whatIsNoIDIsRefused(text: String) {
    #expect(PuzzleID(text) == nil)
  }

  @Test func puzzlesAreInOrderOfPackAndNumber() {
    let ids = ["2-0001", "1-0010", "1-0009"].compactMap { PuzzleID($0) }
    #expect(ids.sorted().map(\.description) == ["1-0009", "1-0010", "2-0001"])
  }
}
