import TestSupport
import Testing

@testable import Widgets

struct ChangingWordsTests {
  private static let other = {
    var words = KitWords()
    words.allKeys = "alle Tasten"
    words.keys = "Tasten"
    words.everywhere = "Überall"
    words.palette.open = "Befehle"
    words.palette.commands = "Befehle"
    words.palette.prompt = "Was soll geschehen?"
    return words
  }()

  private func driver() -> ViewDriver {
    ViewDriver(width: 60, height: 20) {
      VStack {
        Text("here").focusable()
        KeyHints()
      }
    }
  }

  @Test(arguments: ["", "?", ":"])
  func allThatTheKitShowsIsSaidInTheNewWords(keys: String) {
    let changed = driver()
    changed.type(keys)
    let before = changed.text
    changed.runtime.words = Self.other
    changed.runtime.showFrame()
    let fresh = driver()
    fresh.runtime.words = Self.other
    fresh.runtime.showFrame()
    fresh.type(keys)
    #expect(changed.text == fresh.text)
    #expect(changed.text != before)
    #expect(changed.runtime.words == Self.other)
  }

  @Test func theSameWordsShowNoFrame() {
    let driver = driver()
    let frames = driver.terminal.frames.count
    driver.runtime.words = KitWords()
    driver.runtime.showFrame()
    #expect(driver.terminal.frames.count == frames)
  }
}
