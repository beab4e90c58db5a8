import Foundation
import Games
import Store
import Testing

struct MemoryThemeTests {
  private func theme(_ symbols: String, pairs: Int = 8) throws -> MemoryTheme {
    let id = try #require(MemoryTheme.ID("a"))
    return MemoryTheme(
      id: id, name: "A", color: RGBA(1, 2, 3), symbols: MemorySymbol.all(in: symbols), pairs: pairs)
  }

  private func symbol(_ text: String) throws -> MemorySymbol {
    try #require(text.first.flatMap(MemorySymbol.init))
  }

  @Test(arguments: [(1, 2), (2, 2), (4, 4), (9, 5), (-3, 2)])
  func pairsStayBetweenTwoAndTheSymbolsThatThereAre(wanted: Int, pairs: Int) throws {
    #expect(try theme("🐙🦑🦐🦀🐡", pairs: wanted).pairs == pairs)
    var other = try theme("🐙🦑🦐🦀🐡")
    other.pairs = wanted
    #expect(other.pairs == pairs)
  }

  @Test func pairsComeBackWithTheSymbolsThatTheyNeed() throws {
    var theme = try theme("🐙🦑🦐", pairs: 3)
    theme.remove(try symbol("🦑"))
    #expect(theme.pairs == 2)
    theme = try MemoryThemeFile.theme(in: try MemoryThemeFile.text(of: theme), path: "")
    let isNew = theme.add(try symbol("🦑"))
    #expect(isNew)
    #expect(theme.pairs == 3)
  }

  @Test(arguments: [
    ("A", "🐙🦑", 2, nil), ("A", "🐙🦑", 60, nil), ("A", "🐙🦑", 61, "pairs"),
    ("A", "🐙🦑", 1, "pairs"), ("A", "🐙", 2, "symbols"), ("", "🐙🦑", 2, "name"),
    (" ", "🐙🦑", 2, "name"),
  ])
  func theFieldThatTheEditorWouldNotKeepIsNamed(
    name: String, symbols: String, pairs: Int, field: String?
  ) throws {
    var theme = try theme(symbols, pairs: pairs)
    theme.name = name
    #expect(theme.unfitField == field)
  }

  @Test func whatIsRemovedCanBePutBackTheLatestFirst() throws {
    var theme = try theme("🐙🦑🦐🦀")
    theme.remove(try symbol("🦑"))
    theme.remove(try symbol("🐙"))
    theme.remove(try symbol("🐋"))
    #expect(theme.removed.map(\.text) == ["🐙", "🦑"])
    let isNew = theme.add(try symbol("🦑"))
    #expect(isNew)
    #expect(theme.symbols.map(\.text) == ["🦐", "🦀", "🦑"])
    #expect(theme.removed.map(\.text) == ["🐙"])
  }

  @Test func whatIsThereAlreadyIsNotAddedAgain() throws {
    var theme = try theme("🐙🦑")
    let isNew = theme.add(try symbol("🐙"))
    #expect(!isNew)
    #expect(theme.symbols.count == 2)
  }

  @Test func aGameNeedsTwoSymbols() throws {
    #expect(try theme("🐙").isPlayable == false)
    #expect(try theme("🐙").possiblePairs == nil)
    #expect(try theme("🐙🦑").possiblePairs == 2...2)
    #expect(try theme("🐙🦑🦐🦀🐡🐠🐟🐬").hasTiles == false)
    #expect(try theme("🐙🦑🦐🦀🐡🐠🐟🐬🐳").hasTiles)
  }

  @Test(arguments: BuiltInMemoryTheme.allCases)
  func aThemeToBeginWithIsOfEmojiAndEnoughForTiles(starter: BuiltInMemoryTheme) {
    let theme = starter.theme(named: "Name")
    #expect(theme.hasTiles && theme.pairs == 8)
    #expect(theme.symbols.allSatisfy { $0.isEmoji })
    #expect(theme.id.text == starter.rawValue)
  }

  @Test(arguments: ["", "a b", "../x", "ü", String(repeating: "a", count: 65), "a/b", "a.b"])
  func anIdentityIsTheNameOfAFile(text: String) {
    #expect(MemoryTheme.ID(text) == nil)
  }

  @Test func coloursAreSharesFromNoneToAll() {
    let color = RGBA(red: -1, green: 2, blue: .nan, alpha: 0.5)
    #expect([color.red, color.green, color.blue, color.alpha] == [0, 1, 1, 0.5])
    #expect(RGBA(1, 128, 255).bytes == (1, 128, 255))
  }

  @Test func aFileKeepsWhatALaterVersionWrote() throws {
    let text = """
      { "id": "1f", "name": "Sea", "color": { "red": 0.5, "green": 0, "blue": 1 },
        "symbols": ["👨‍👩‍👧‍👦", "🐙"], "pairs": 2, "sound": { "of": ["waves", 3, null, true, 0.5] } }
      """
    var theme = try MemoryThemeFile.theme(in: Array(text.utf8), path: "sea.json")
    theme.name = "Ocean"
    let again = String(decoding: try MemoryThemeFile.text(of: theme), as: UTF8.self)
    #expect(again.contains(#""name" : "Ocean""#))
    let object = try JSONSerialization.jsonObject(with: Data(again.utf8)) as? [String: Any]
    let sound = (object?["sound"] as? [String: Any])?["of"] as? [Any]
    #expect(sound?.count == 5)
    #expect(try MemoryThemeFile.theme(in: Array(again.utf8), path: "") == theme)
  }

  @Test(
    arguments: [
      (#"{"id":"a","color":{"red":0,"green":0,"blue":0},"symbols":[]}"#, .missing("name")),
      (
        #"{"id":"a","name":1,"color":{"red":0,"green":0,"blue":0},"symbols":[]}"#,
        .otherKind("name")
      ),
      (
        #"{"id":"a","name":"b","color":{"red":0,"green":0,"blue":0},"symbols":["ab"]}"#,
        .unfit("symbols")
      ),
      (
        #"{"id":"../a","name":"b","color":{"red":0,"green":0,"blue":0},"symbols":[]}"#,
        .unfit("id")
      ),
      ("hello", .notJSON),
    ] as [(String, MemoryThemesError.Fault)])
  func aFileThatIsNoThemeSaysWhatIsWrong(text: String, fault: MemoryThemesError.Fault) throws {
    let error = try #require(throws: MemoryThemesError.self) {
      _ = try MemoryThemeFile.theme(in: Array(text.utf8), path: "x.json")
    }
    #expect(error == .noTheme(path: "x.json", fault: fault))
  }
}
