import Games
import Scutes
import TestSupport
import Testing

@testable import Screens

/// The theme editor with the keyboard, and the import and export of themes.
struct MemoryEditingTests {
  private let world: SuiteWorld

  init() throws {
    world = try SuiteWorld()
  }

  private func memory(_ keys: String, width: Int = 80, height: Int = 24) throws -> SuiteDriver {
    let driver = try SuiteDriver(width: width, height: height, world: world)
    driver.type("m" + keys)
    return driver
  }

  private func first(_ driver: SuiteDriver) throws -> MemoryTheme {
    guard let theme = driver.suite.memory.themes.themes.first else {
      throw NotOnScreen(what: "theme")
    }
    return theme
  }

  @Test func aNewThemeOpensItsEditorAndIsKeptWhenDone() throws {
    let driver = try memory("n")
    let title = driver.sheet
    #expect(title.contains("Add at least two symbols."))
    driver.type(String(repeating: "⌫", count: 9) + "Dragons⇥🐉🐲🦎⏎")
    driver.press(.control("s"))
    let last = driver.suite.memory.themes.themes.last
    #expect(last?.name == "Dragons" && last?.symbols.map(\.text) == ["🐉", "🐲", "🦎"])
    #expect(last?.pairs == 3)
    let selected = driver.suite.memory.selected?.name
    #expect(selected == "Dragons" && driver.sheet.isEmpty)
  }

  @Test func anEmptyThemeIsNotKeptAndItSaysWhy() throws {
    let driver = try memory("n")
    driver.press(.control("s"))
    let none = driver.sheet
    driver.type("⇥🐉⏎")
    driver.press(.control("s"))
    let one = driver.sheet
    #expect(none.contains("Add at least two symbols."))
    #expect(one.contains("Add one more symbol"))
    let count = driver.suite.memory.themes.themes.count
    #expect(count == 8)
  }

  @Test func aThemeNeedsAName() throws {
    let driver = try memory("e⌫⌫⌫⌫⌫⌫⌫")
    let sheet = driver.sheet
    #expect(sheet.contains("A theme needs a name."))
    driver.press(.control("s"))
    #expect(try first(driver).name == "Animals")
  }

  @Test func whatIsPastedIsAddedGraphemeByGrapheme() throws {
    let driver = try memory("e⇥")
    driver.send([.paste("👨‍👩‍👧‍👦🇰🇷👍🏽1️⃣ 🐶x")])
    driver.type("⏎")
    let sheet = driver.sheet
    #expect(sheet.contains("Added: 👨‍👩‍👧‍👦 🇰🇷 👍🏽 1️⃣ x"))
    #expect(sheet.contains("Already there: 🐶"))
    #expect(sheet.contains("x (latin small letter x)"))
    driver.press(.control("s"))
    let symbols = try first(driver).symbols.suffix(5).map(\.text)
    #expect(symbols == ["👨‍👩‍👧‍👦", "🇰🇷", "👍🏽", "1️⃣", "x"])
  }

  @Test func aSymbolIsTakenOutAndPutBackLater() throws {
    let driver = try memory("e⇥⇥⇥⇥→→⌦")
    let taken = driver.sheet
    #expect(taken.contains("Removed"))
    driver.press(.control("s"))
    let after = try first(driver)
    #expect(after.removed.map(\.text) == ["🐭"] && after.symbols.count == 14)
    driver.type("e⇥⇥⇥⇥⇥⏎")
    driver.press(.control("s"))
    let back = try first(driver)
    #expect(back.removed.isEmpty && back.symbols.last?.text == "🐭")
  }

  @Test func emojiAreChosenByName() throws {
    let driver = try memory("e⇥⇥⇥⏎octo")
    let found = driver.sheet
    #expect(found.contains("🐙 octopus"))
    driver.type("⏎")
    let chosen = driver.sheet
    #expect(chosen.contains("✓ 🐙 octopus"))
    driver.type("⎋")
    let form = driver.sheet
    #expect(form.contains("Pairs"), "Escape leads back to the theme")
    driver.press(.control("s"))
    #expect(try first(driver).symbols.last?.text == "🐙")
  }

  @Test func thePairsNeverPassTheSymbolsNorFallBelowTwo() throws {
    let driver = try memory("e⇥⇥⇥⇥⇥")
    driver.type(String(repeating: "+", count: 30))
    let most = driver.sheet
    #expect(most.contains("15"))
    driver.type(String(repeating: "-", count: 30))
    driver.press(.control("s"))
    #expect(try first(driver).pairs == 2)
  }

  @Test func theColourIsChosenFromSwatches() throws {
    let driver = try memory("e⇥⇥⇥⇥⇥⇥→")
    driver.press(.control("s"))
    let before = BuiltInMemoryTheme.animals.theme(named: "").color
    #expect(try first(driver).color != before)
  }

  @Test func editingChangesTheGameThatUsesTheTheme() throws {
    let driver = try memory("⏎⏎⎋e")
    driver.type("!")
    driver.press(.control("s"))
    let shown = driver.text
    #expect(shown.contains("Animals!"))
    let turned = driver.suite.memory.game?.game.turned
    #expect(turned == [0], "the game goes on")
  }

  @Test func fewerPairsAreDealtAnewWhileTheGameShows() throws {
    let driver = try memory("⏎⏎⎋e⇥⇥⇥⇥⇥---")
    driver.press(.control("s"))
    let pairs = driver.suite.memory.game?.game.pairs
    let text = driver.text
    #expect(pairs == 5 && text.contains("10 cards"))
  }

  @Test func changesThatAreDroppedCanBeTakenUpAgain() throws {
    let driver = try memory("e!⎋")
    let dropped = driver.text
    #expect(dropped.contains("Keep editing Animals!") && driver.sheet.isEmpty)
    #expect(try first(driver).name == "Animals")
    driver.type("n⎋e")
    let again = driver.sheet
    #expect(again.contains("Animals!"))
    driver.press(.control("s"))
    #expect(try first(driver).name == "Animals!")
    let kept = driver.text
    #expect(!kept.contains("Keep editing"))
  }

  @Test func whatIsTypedIsAddedWhenTheThemeIsDone() throws {
    let driver = try memory("e⇥🐙")
    driver.press(.control("s"))
    #expect(try first(driver).symbols.last?.text == "🐙")
  }

  @Test func withoutChangesThereIsNothingToTakeUp() throws {
    let driver = try memory("e⎋")
    let text = driver.text
    #expect(driver.sheet.isEmpty && !text.contains("Keep editing"))
  }

  // MARK: Files

  @Test func aThemeGoesToAFileAndComesBackWithAnIdentityOfItsOwn() async throws {
    let driver = try memory("x")
    driver.type("⏎")
    #expect(await driver.view.wait { driver.sheet.isEmpty && driver.shows("Animals.json") })
    driver.type("i")
    #expect(await driver.view.wait { driver.sheet.contains("Animals.json") })
    driver.type("A⏎")
    #expect(await driver.view.wait { driver.suite.memory.themes.themes.count == 9 })
    let themes = driver.suite.memory.themes.themes
    #expect(themes.last?.name == "Animals 2" && themes.last?.id != themes.first?.id)
    #expect(driver.sheet.isEmpty)
    #expect(driver.shows("Imported Animals 2"))
  }

  @Test func whatIsNoThemeIsSaidAndNothingIsLost() async throws {
    world.files = FileTree(["/home/odd.json": "{\"name\": 1}"])
    let driver = try memory("i")
    #expect(await driver.view.wait { driver.sheet.contains("odd.json") })
    driver.type("o⏎")
    #expect(await driver.view.wait { driver.shows("isn't a theme") })
    let count = driver.suite.memory.themes.themes.count
    #expect(count == 8)
  }

  private nonisolated static let theme =
    #"{"id":"a","name":"Sea","color":{"red":0,"green":0,"blue":1},"symbols":["🐙","🦀"],"pairs":2}"#

  @Test(arguments: [
    (#""pairs":2"#, #""pairs":99"#, "“pairs” in /home/odd.json must be a number from 2 to 60."),
    (#""pairs":2"#, #""pairs":-3"#, "“pairs” in /home/odd.json must be a number from 2 to 60."),
    (#""Sea""#, #"" ""#, "“name” in /home/odd.json is empty."),
    ("🦀", "", "“symbols” in /home/odd.json needs two or more symbols"),
    (#","🦀""#, "", "“symbols” in /home/odd.json needs two or more symbols"),
  ])
  func aThemeThatTheEditorWouldNotKeepIsRefused(
    value: String, odd: String, sentence: String
  ) async throws {
    world.files = FileTree(["/home/odd.json": Self.theme.replacing(value, with: odd)])
    let driver = try memory("i", width: 120, height: 40)
    #expect(await driver.view.wait { driver.shows("odd.json") })
    driver.type("o⏎")
    #expect(await driver.view.wait { driver.shows(sentence) }, "\(driver.text)")
    #expect(driver.suite.memory.themes.themes.count == 8)
  }

  @Test func aFileThatIsThereIsReplacedOnlyWhenAskedTwice() async throws {
    world.files = FileTree(["/home/Animals.json": "mine"])
    let driver = try memory("x⏎")
    #expect(await driver.view.wait { driver.shows("Replace") })
    driver.type("⏎")
    #expect(await driver.view.wait { driver.shows("Saved") })
  }
}
