import TestSupport
import Testing

@testable import Scutes

struct ChangingWordsTests {
  private static let other = {
    var words = KitWords()
    words.allKeys = "alle Tasten"
    words.keys = "Tasten"
    words.help.more = "Weiteres"
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

  @Test(arguments: [("", "alle Tasten"), ("?", "Weiteres"), (":", "Was soll geschehen?")])
  func whatTheKitShowsIsSaidInTheNewWords(keys: String, word: String) {
    let driver = driver()
    #expect(!driver.text.contains(word))
    driver.runtime.words = Self.other
    driver.runtime.showFrame()
    driver.type(keys)
    #expect(driver.text.contains(word))
    #expect(driver.runtime.words == Self.other)
  }

  @Test func theSameWordsShowNoFrame() {
    let driver = driver()
    let frames = driver.terminal.frames.count
    driver.runtime.words = KitWords()
    driver.runtime.showFrame()
    #expect(driver.terminal.frames.count == frames)
  }
}
