import Games
import Scutes
import Store
import Synchronization
import TestSupport
import Testing

@testable import Screens

/// Memory with keyboard and mouse: the themes, the game, and switching between them.
struct MemoryScreenTests {
  private let world: SuiteWorld

  init() throws {
    world = try SuiteWorld()
  }

  private func memory(width: Int = 80, height: Int = 24) throws -> SuiteDriver {
    let driver = try SuiteDriver(width: width, height: height, world: world)
    driver.type("m")
    return driver
  }

  // MARK: The chooser

  @Test func homeLeadsToTheThemesByKeyAndByButton() throws {
    let byKey = try memory()
    #expect(byKey.suite.router.path == [.memory])
    let byButton = try SuiteDriver()
    byButton.type("↓→→⏎")
    #expect(byButton.suite.router.path == [.memory])
    byButton.type("⎋")
    #expect(byButton.suite.router.path == [])
  }

  @Test func aRowShowsNameCardsAndSymbols() throws {
    let text = try memory().text
    for theme in BuiltInMemoryTheme.allCases {
      #expect(text.contains(Words.english.memory.starter(theme)))
    }
    #expect(text.contains("16 cards") && text.contains("🐙🦑🦐"))
  }

  @Test func besideTheListTheGameOfTheSelectedThemeShows() throws {
    let driver = try memory()
    driver.type("↓")
    let name = driver.suite.memory.game?.theme.name
    #expect(name == "Ocean")
    let text = driver.text
    #expect(text.contains("0 points"))
  }

  @Test func aNarrowScreenShowsOneAtATime() throws {
    let driver = try memory(width: 40, height: 20)
    driver.type("↓")
    let before = driver.suite.memory.game == nil
    #expect(before, "nothing is played before it is opened")
    driver.type("⏎")
    let game = driver.text
    #expect(game.contains("0 points") && !game.contains("Animals"))
    driver.type("⎋")
    let list = driver.text
    #expect(list.contains("Animals") && !list.contains("0 points"))
    driver.type("⎋")
    #expect(driver.suite.router.path == [])
  }

  @Test func deleteTakesAThemeAwayAndUBringsItBack() throws {
    let driver = try memory()
    driver.type("↓⌦")
    let deleted = driver.text
    #expect(!deleted.contains("🐙🦑") && deleted.contains("Undo: delete Ocean"))
    let selected = driver.suite.memory.selected?.name
    #expect(selected == "Fruit")
    driver.type("u")
    let undone = driver.text
    #expect(undone.contains("🐙🦑") && !undone.contains("Undo: delete"))
  }

  @Test func aThemeIsCarriedUpAndDown() throws {
    let driver = try memory()
    driver.type("↓")
    driver.press(KeyPress(.up, modifiers: .alt))
    let names = driver.suite.memory.themes.themes.prefix(2).map(\.name)
    #expect(names == ["Ocean", "Animals"])
    let later = try memory()
    let first = later.suite.memory.themes.themes.first?.name
    #expect(first == "Ocean", "the order lasts")
  }

  @Test func aCopyStandsBelowAndIsSelected() throws {
    let driver = try memory()
    driver.type("D")
    let names = driver.suite.memory.themes.themes.prefix(2).map(\.name)
    #expect(names == ["Animals", "Animals 2"])
    let selected = driver.suite.memory.selected?.name
    #expect(selected == "Animals 2")
  }

  @Test func theActionsOfARowAreInItsMenu() throws {
    let driver = try memory()
    driver.type("→")
    let menu = driver.text
    for title in ["Play", "Edit", "Duplicate", "Export…", "Delete"] {
      #expect(menu.contains(title))
    }
    driver.type("D")
    let count = driver.suite.memory.themes.themes.count
    #expect(count == 9)
  }

  @Test func theMenuHasTheKeysOfTheUser() throws {
    let driver = try memory()
    driver.suite.overrideKeys(with: KeyMap(["memoryThemes.duplicate": [KeyPress("K")]]))
    driver.suite.configure(driver.view.runtime)
    driver.type("→K")
    let count = driver.suite.memory.themes.themes.count
    #expect(count == 9)
  }

  @Test func whereAllThemesAreGoneItSaysWhatToDo() throws {
    let driver = try memory()
    driver.type("⌦⌦⌦⌦⌦⌦⌦⌦")
    let sentence = driver.sentence
    #expect(sentence.contains("No themes."))
    driver.type("uuuuuuuu")
    let count = driver.suite.memory.themes.themes.count
    #expect(count == 8, "each deletion can be undone")
  }

  // MARK: The game

  @Test func keysTurnCards() throws {
    let driver = try memory()
    driver.type("⏎ →⏎")
    guard let game = driver.suite.memory.game else { throw NotOnScreen(what: "game") }
    let up = game.game.cards.indices.filter { game.game.cards[$0].isFaceUp }
    #expect(up == [0, 1])
    let place = game.cursor
    #expect(place == 1)
  }

  @Test func aClickTurnsACard() throws {
    let driver = try memory()
    driver.type("⏎")
    let row = try #require(driver.rows.firstIndex { $0.contains("▄▄▄▄▄▄▄▄") })
    let line = String(driver.rows[row])
    let corner = try #require(line.ranges(of: "▄▄▄▄▄▄▄▄").last)
    let column = String(line[..<corner.lowerBound]).columns
    driver.view.click(x: column + 2, y: row + 1)
    let turned = driver.suite.memory.game?.game.turned
    #expect(turned == [3])
  }

  @Test func twoThatDoNotFitGoDownByThemselves() throws {
    let driver = try memory()
    driver.type("⏎")
    guard let game = driver.suite.memory.game else { throw NotOnScreen(what: "game") }
    let cards = game.game.cards
    guard let other = cards.indices.first(where: { cards[$0].pair != cards[0].pair }) else {
      throw NotOnScreen(what: "other card")
    }
    game.turn(0)
    game.turn(other)
    driver.view.runtime.showFrame()
    let said = driver.shows("No match")
    #expect(said)
    driver.advance(by: MemoryGameModel.patience)
    #expect(game.game.turned.isEmpty)
  }

  @Test func aGameIsWonByKeysAlone() throws {
    let driver = try memory()
    driver.type("⏎")
    try driver.winMemory()
    let text = driver.sentence
    #expect(text.contains("All pairs found!") && text.contains("240 points"))
    #expect(text.contains("First win with 8 pairs"))
    driver.type("⏎")
    let again = driver.shows("0 points")
    #expect(again)
  }

  @Test func aNewGameInTheMiddleOfOneIsAskedFor() throws {
    let driver = try memory()
    driver.type("⏎n")
    let unbegun = driver.shows("Deal new cards?")
    driver.type(" n")
    let asked = driver.shows("Deal new cards?")
    driver.type("⎋")
    let stays = driver.suite.memory.game?.game.turned
    driver.type("nn")
    let gone = driver.suite.memory.game?.game.turned
    #expect(!unbegun && asked)
    #expect(stays == [0] && gone == [])
  }

  @Test func theThemeOfTheGameIsEditedFromTheGame() throws {
    let driver = try memory()
    driver.type("⏎e")
    let sheet = driver.sheet
    #expect(sheet.contains("Animals") && sheet.contains("Pairs"))
  }

  @Test func theTimeShowsAndStandsWhileTheGameCannotBePlayed() throws {
    let driver = try memory()
    driver.type("⏎⏎")
    driver.advance(by: .seconds(5))
    let playing = driver.shows("◷ 0:05")
    driver.type(",")
    driver.advance(by: .seconds(60))
    driver.type("⎋")
    let settings = driver.shows("◷ 0:05")
    driver.type("⎋⎋")
    driver.advance(by: .seconds(60))
    driver.type("m")
    let away = driver.shows("◷ 0:05")
    #expect(playing && settings && away)
    driver.advance(by: .seconds(2))
    let back = driver.shows("◷ 0:07")
    #expect(back)
  }

  @Test func inTheNarrowListTheClockStands() throws {
    let driver = try memory(width: 40, height: 20)
    driver.type("⏎⏎⎋⎋m")
    driver.advance(by: .seconds(60))
    let elapsed = driver.suite.memory.game?.clock.elapsed
    #expect(elapsed == .zero)
  }

  @Test(arguments: [ScreenSize(width: 80, height: 24), ScreenSize(width: 40, height: 20)])
  func aGameThatIsLeftIsFoundAsItWas(size: ScreenSize) throws {
    let driver = try memory(width: size.width, height: size.height)
    driver.type("⏎⏎")
    let before = driver.suite.memory.game?.game
    driver.type("⎋↓⏎⎋↑⏎")
    let after = driver.suite.memory.game?.game
    #expect(before == after && before?.turned == [0])
    driver.type("⎋")
    let isMarked = driver.shows("in progress")
    #expect(isMarked)
  }

  @Test func lettersMoveAndTheEdgesHold() throws {
    let driver = try memory()
    driver.type("⏎hk")
    let start = driver.suite.memory.game?.cursor
    driver.type("lj")
    let inside = driver.suite.memory.game?.cursor
    driver.type("llllljjjjj")
    let end = driver.suite.memory.game?.cursor
    #expect(start == 0 && inside == 5 && end == 15)
  }

  // MARK: Themes that last

  @Test func themesLastAndGamesDoNot() throws {
    let first = try memory()
    first.type("n⇥🐍🐲⏎")
    first.press(.control("s"))
    let later = try memory()
    let last = later.suite.memory.themes.themes.last
    #expect(last?.name == "New theme" && last?.symbols.map(\.text) == ["🐍", "🐲"])
  }

  @Test func themesThatCannotBeReadAreSaidAndNoneTakeTheirPlace() throws {
    let saved = Mutex(0)
    world.themes.load = { () throws(MemoryThemesError) in
      throw .unreadable(path: "/themes", reason: .notAllowed)
    }
    world.themes.save = { (_) throws(MemoryThemesError) in saved.withLock { $0 += 1 } }
    let driver = try memory()
    let sheet = driver.sheet
    #expect(sheet.contains("Can't read /themes (no permission)"))
    driver.type("⏎")
    let list = driver.sentence
    #expect(list.contains("No themes."))
    #expect(saved.withLock { $0 } == 0)
  }

  @Test(arguments: ScreenSize.all)
  func aFaceShowsItsSymbolOnceBeforeAndAfterAMatch(size: ScreenSize) throws {
    let driver = try memory(width: size.width, height: size.height)
    driver.type("↓⏎")
    let model = try #require(driver.suite.memory.game)
    let symbol = model.symbol(of: model.game.cards[model.cursor]).character
    let before = driver.text.count { $0 == symbol }
    driver.type(" ")
    #expect(driver.text.count { $0 == symbol } == before + 1)
  }
}
