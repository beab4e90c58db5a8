import TestSupport
import Testing

@testable import Scutes
@testable import ScutesTesting

/// Suggestions behind the text of a field.
struct TextSuggestionTests {
  private final class Value {
    var text = ""
  }

  private static let commands = ["git checkout main", "git cherry-pick", "Git status", "ls"]

  private func field(_ value: Value, width: Int = 40) -> ViewDriver {
    ViewDriver(width: width, height: 4) {
      VStack(alignment: .leading) {
        TextField(
          text: Binding {
            value.text
          } set: {
            value.text = $0
          }
        )
        .suggestions { _ in Self.commands }
        Button("Below") {}
      }
    }
  }

  @Test func whatIsMissingStandsBehindTheText() {
    let driver = field(Value())
    driver.type("git che")
    #expect(driver.text.contains("git checkout main"))
    #expect(driver.text.contains("1/2"))
  }

  @Test(arguments: [
    (KeyPress(.right), "git checkout main"), (KeyPress(.end), "git checkout main"),
    (KeyPress(.right, modifiers: .control), "git checkout"), (KeyPress(.enter), "git che"),
    (KeyPress(.left), "git che"),
  ])
  func aKeyTakesAllOfItOrAWord(key: KeyPress, text: String) {
    let value = Value()
    let driver = field(value)
    driver.type("git che")
    driver.press(key)
    #expect(value.text == text)
  }

  @Test func theArrowsShowTheOthersInCircles() {
    let value = Value()
    let driver = field(value)
    driver.type("git che")
    driver.press(KeyPress(.down))
    #expect(driver.text.contains("git cherry-pick"))
    driver.press(KeyPress(.down))
    #expect(driver.text.contains("git checkout main"))
    driver.press(KeyPress(.up))
    driver.press(KeyPress(.right))
    #expect(value.text == "git cherry-pick")
  }

  @Test func theCaseOfTheSuggestionIsTaken() {
    let value = Value()
    let driver = field(value)
    driver.type("git s")
    driver.press(KeyPress(.right))
    #expect(value.text == "Git status")
  }

  @Test func withoutSuggestionsTheArrowsMoveTheFocus() {
    let value = Value()
    let driver = field(value)
    driver.type("x")
    driver.press(KeyPress(.down))
    driver.type("y")
    #expect(value.text == "x")
  }

  @Test func inTheMiddleOfTheTextNothingIsSuggested() {
    let value = Value()
    let driver = field(value)
    driver.type("git che")
    driver.press(KeyPress(.left))
    #expect(!driver.text.contains("checkout"))
    driver.press(KeyPress(.right))
    #expect(value.text == "git che")
  }

  @Test func oneUndoTakesItBack() {
    let value = Value()
    let driver = field(value)
    driver.type("git che")
    driver.press(KeyPress(.right))
    driver.press(.control("_"))
    #expect(value.text == "git che")
  }

  @Test(arguments: [8, 10, 12, 16, 20])
  func aNarrowFieldShowsNoMoreThanFits(width: Int) {
    let driver = field(Value(), width: width)
    driver.type("git")
    #expect(driver.lines.allSatisfy { $0.count <= width })
    #expect(driver.text.contains("git"))
  }
}
