import TestSupport
import Testing

@testable import Scutes

struct MenuTests {
  private func menu(width: Int = 24, height: Int = 9) -> (ViewDriver, Held<String>) {
    let log = Held("")
    let driver = ViewDriver(width: width, height: height) {
      VStack(alignment: .leading) {
        Menu("Game") {
          Button("New") { log.value += "n" }.keyboardShortcut(KeyPress("n"))
          Button("Restart") { log.value += "r" }.disabled()
          Divider()
          Button("End", role: .destructive) { log.value += "e" }
        }
        Button("Other") {}
        Spacer()
      }
    }
    return (driver, log)
  }

  @Test func itOpensBelowItsButton() {
    let (driver, _) = menu()
    #expect(driver.block == "▐Game ▾▌\n Other")
    driver.type("⏎")
    #expect(
      driver.block == """
        [Game ▾]
        ╭────────────╮
        │▸ New     n │
        │· Restart   │
        │────────────│
        │  End       │
        ╰────────────╯
        """)
  }

  @Test func arrowsPassOverWhatCannotBeUsed() {
    let (driver, log) = menu()
    driver.type("⏎↓⏎")
    #expect(log.value == "e")
    #expect(driver.block == "▐Game ▾▌\n Other")
  }

  @Test(arguments: ["⏎", " ", "↓"])
  func keysOpenIt(key: String) {
    let (driver, _) = menu()
    driver.type(key)
    #expect(driver.text.contains("Restart"))
  }

  @Test func aShortcutTakesAtOnce() {
    let (driver, log) = menu()
    driver.type("⏎↓n")
    #expect(log.value == "n")
    #expect(!driver.text.contains("Restart"))
  }

  @Test func closedItsShortcutsDoNothing() {
    let (driver, log) = menu()
    driver.type("n")
    #expect(log.value.isEmpty)
  }

  @Test func theMouseOpensAndTakes() {
    let (driver, log) = menu()
    driver.click(on: "Game")
    driver.click(on: "Restart")
    #expect(log.value.isEmpty)
    driver.click(on: "End")
    #expect(log.value == "e")
    driver.click(on: "Game")
    driver.click(x: 23, y: 8)
    #expect(!driver.text.contains("Restart"))
  }

  @Test func closedItGivesTheFocusBack() {
    let (driver, _) = menu()
    driver.type("⏎⎋")
    #expect(driver.block == "▐Game ▾▌\n Other")
    #expect(driver.cursor == Point(x: 9, y: 0))
  }

  @Test func whereItIsTallerThanTheScreenItScrolls() {
    let taken = Held(-1)
    let driver = ViewDriver(width: 16, height: 6) {
      Menu("Many") {
        ForEach(0..<20) { index in
          Button("Item \(index)") { taken.value = index }
        }
      }
    }
    driver.type("⏎↓↓↓↓↓↓↓")
    #expect(driver.text.contains("▸ Item 7"))
    driver.type("⏎")
    #expect(taken.value == 7)
  }

  @Test func aMenuWithinAMenuClosesBoth() {
    let log = Held("")
    let driver = ViewDriver(width: 24, height: 10) {
      VStack(alignment: .leading) {
        Menu("Game") {
          Button("New") {}
          Menu("Level") {
            Button("Hard") { log.value += "h" }
          }
        }
        Spacer()
      }
    }
    driver.type("⏎↓⏎⏎")
    #expect(log.value == "h")
    #expect(driver.block == "▐Game ▾▌")
  }

  @Test func disabledItStaysClosed() {
    let driver = ViewDriver(width: 24, height: 6) { Menu("Game") { Button("New") {} }.disabled() }
    driver.type("⏎")
    driver.click(on: "Game")
    #expect(!driver.text.contains("New"))
    #expect(driver.text.contains("(Game ▾)"))
  }

  /// A menu with a shortcut of its own, and the choices made in it.
  private func menuOnG() -> (ViewDriver, Held<Int>) {
    let taken = Held(0)
    let driver = ViewDriver(width: 30, height: 8) {
      VStack {
        Button("Other") {}
        Menu("Game") {
          Button("One") { taken.value = 1 }
          Button("Two") { taken.value = 2 }
        }
        .keyboardShortcut(KeyPress("g"))
      }
    }
    return (driver, taken)
  }

  @Test func itsShortcutOpensIt() {
    let (driver, taken) = menuOnG()
    #expect(driver.footer.contains("g Game"))
    driver.type("g")
    #expect(driver.text.contains("▸ One"))
    driver.type("↓⏎")
    #expect(taken.value == 2)
  }

  @Test func itsShortcutIsNotThatOfItsRows() {
    let (driver, taken) = menuOnG()
    driver.type("gg")
    #expect(taken.value == 0)
    #expect(driver.text.contains("▸ One"))
  }

  @Test func whereItIsNarrowLabelsAreCut() {
    let (driver, _) = menu(width: 9)
    driver.type("⏎")
    #expect(driver.text.contains("▸ New"))
    #expect(driver.text.contains("· Re"))
  }
}
