import Games
import Testing

struct MemorySymbolTests {
  @Test(arguments: [
    "🐙", "👨‍👩‍👧‍👦", "🇰🇷", "👍🏽", "☝🏽", "1️⃣", "❤️", "🏳️‍🌈", "🏴‍☠️", "🏴󠁧󠁢󠁳󠁣󠁴󠁿",
  ])
  func emojiOfAnyKindAreOneSymbol(text: String) throws {
    let symbols = MemorySymbol.all(in: "\(text) \(text)x")
    #expect(symbols.map(\.text) == [text, "x"])
    #expect(symbols[0].isEmoji)
    #expect(!symbols[1].isEmoji)
  }

  @Test(arguments: ["x", "7", "#", "한", "é", "♠", "🇰", "Ａ"])
  func otherGraphemesAreSymbolsToo(text: String) throws {
    let symbol = try #require(text.first.flatMap(MemorySymbol.init))
    #expect(!symbol.isEmoji)
  }

  @Test func aPictureIsTheSameHoweverItWasEntered() {
    #expect(MemorySymbol.all(in: "⚽⚽\u{FE0F}").map(\.text) == ["⚽"])
    #expect(MemorySymbol.all(in: "❤❤\u{FE0F}").count == 2, "a sign in print is no picture")
  }

  @Test(arguments: [
    " ", "\n", "\t", "\u{200D}", "\u{FE0F}", "\u{3000}", "\u{0301}", "\u{3164}", "\u{2800}",
  ])
  func whatNobodySeesIsNone(text: String) {
    #expect(MemorySymbol.all(in: text) == [])
  }
}
