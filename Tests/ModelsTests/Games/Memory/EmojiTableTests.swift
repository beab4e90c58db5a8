import Games
import Testing

struct EmojiTableTests {
  private static let table = EmojiTable()

  @Test func everyEntryIsAnEmojiThatStandsThereOnce() {
    let symbols = Self.table.entries.map(\.symbol)
    #expect(symbols.count > 1200)
    #expect(Set(symbols).count == symbols.count)
    #expect(symbols.allSatisfy { $0.isEmoji })
  }

  @Test(arguments: [
    ("octopus", "🐙"), ("grin", "😀"), ("korea", "🇰🇷"), ("flag germ", "🇩🇪"), ("keycap 7", "7️⃣"),
    ("family girl boy", "👨‍👩‍👧‍👦"), ("🐙", "🐙"), ("polar bear", "🐻‍❄️"), ("BLACK cat", "🐈‍⬛"),
  ])
  func aSearchFindsByTheBeginningsOfWords(query: String, emoji: String) {
    let found = Self.table.search(query).map(\.symbol.text)
    #expect(found.contains(emoji))
    #expect(found.count < 100)
  }

  @Test func theWholeNameComesFirst() {
    #expect(Self.table.search("dog").first?.symbol.text == "🐕")
  }

  @Test func withoutAQueryAllAreThereAndForNonsenseNone() {
    #expect(Self.table.search(" ") == Self.table.entries)
    #expect(Self.table.search("qqq") == [])
  }

  @Test(arguments: [
    ("smile", "😄"), ("hearts", "❤️"), ("red heart", "❤️"), ("laugh", "😂"), ("fast forward", "⏩"),
    ("aeroplane", "✈️"), ("car", "🚗"),
  ])
  func peopleFindWhatTheyMean(query: String, symbol: String) {
    let found = Self.table.search(query).map(\.symbol.text)
    #expect(found.contains(symbol))
  }

  @Test func whatIsCalledSoComesBeforeWhatBeginsSo() throws {
    let found = Self.table.search("car").map(\.symbol.text)
    let car = try #require(found.firstIndex(of: "🚗"))
    let carrot = try #require(found.firstIndex(of: "🥕"))
    #expect(car < carrot)
  }

  @Test func aToneOfSkinIsNamed() throws {
    let symbol = try #require(MemorySymbol("👍🏽"))
    #expect(Self.table.name(of: symbol).hasSuffix("medium skin tone"))
  }
}
