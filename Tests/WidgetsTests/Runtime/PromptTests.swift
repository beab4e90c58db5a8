import ScutesTesting
import Testing

@testable import Scutes

/// The questions of scripts, as views.
struct PromptTests {
  private static let fruit = ["apple", "pear", "plum", "quince"]

  private func choose(_ keys: String, rows: Int = 10) -> (String, Int?) {
    let answer = Answer<Int>()
    let driver = ViewDriver(width: 30, height: rows + 1) {
      ChoicePrompt(title: "Fruit", options: Self.fruit, start: 1, rows: rows, answer: answer)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    driver.type(keys)
    driver.runtime.showFrame()
    return (driver.screen.split(separator: "\n").joined(separator: "/"), answer.value)
  }

  @Test(arguments: [
    ("⏎", 1, "✓ Fruit pear"), ("↓⏎", 2, "✓ Fruit plum"), ("↑↑⏎", 3, "✓ Fruit quince"),
    ("q⏎", 3, "✓ Fruit quince"), ("pp⏎", 1, "✓ Fruit pear"), ("⎋", nil, "✗ Fruit"),
  ])
  func oneOptionIsChosen(keys: String, index: Int?, screen: String) {
    let (text, answer) = choose(keys)
    #expect(answer == index)
    #expect(text == screen)
  }

  @Test func optionsScrollWhereThereIsNoRoom() {
    #expect(choose("", rows: 2).0 == "? Fruit ↑↓ Enter/  apple/▸ pear")
    #expect(choose("↓", rows: 0).0 == "? Fruit ▸ plum")
    #expect(choose("↓↓", rows: 2).0 == "? Fruit ↑↓ Enter/  plum/▸ quince")
  }

  @Test(arguments: [
    ("⏎", false, true, "✓ Sure? no"), ("←⏎", true, true, "✓ Sure? yes"),
    ("y", true, true, "✓ Sure? yes"),
    ("n", false, true, "✓ Sure? no"), ("⎋", nil, true, "✗ Sure?"),
    ("x", nil, false, "? Sure?  yes  [no]"),
  ])
  func aQuestionIsConfirmedOrNot(keys: String, value: Bool?, isOver: Bool, screen: String) {
    let answer = Answer<Bool>()
    let driver = ViewDriver(width: 30, height: 1) {
      ConfirmPrompt(title: "Sure?", start: false, answer: answer)
        .frame(maxWidth: .infinity, alignment: .leading)
    }
    driver.type(keys)
    driver.runtime.showFrame()
    #expect(answer.value == value && driver.runtime.isEnding == isOver)
    #expect(driver.screen == screen)
  }

  @Test(arguments: [
    ("ab⏎", "ab", "✓ Name ab"), ("⏎", "me", "✓ Name me"), ("⎋", nil, "✗ Name"),
    ("1⏎", nil, "? Name ▐1                    ▌/no digits"), ("1⌫b⏎", "b", "✓ Name b"),
  ])
  func aLineIsTyped(keys: String, value: String?, screen: String) {
    let answer = Answer<String>()
    let driver = ViewDriver(width: 30, height: 2) {
      InputPrompt(
        title: "Name", start: "me", isSecret: false,
        validation: { $0.contains("1") ? "no digits" : nil }, answer: answer
      )
      .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
    }
    driver.type(keys)
    driver.runtime.showFrame()
    #expect(answer.value == value)
    #expect(driver.screen.split(separator: "\n").joined(separator: "/") == screen)
  }

  @Test(arguments: [("", 1), ("2", 1), ("plum", 2), ("0", nil), ("5", nil), ("x", nil)])
  func aPlainAnswerIsANumberOrALabel(line: String, index: Int?) {
    #expect(PlainPrompt.index(of: line, in: Self.fruit, default: 1) == index)
  }

  @Test func aSecretIsNeverShown() {
    let answer = Answer<String>()
    let driver = ViewDriver(width: 30, height: 2) {
      InputPrompt(
        title: "Key", start: "", isSecret: true, validation: { _ in nil }, answer: answer)
    }
    driver.type("abc")
    #expect(!driver.screen.contains("abc"))
    driver.type("⏎")
    driver.runtime.showFrame()
    #expect(!driver.screen.contains("abc") && answer.value == "abc")
  }

  @Test func progressIsABarAndThenALine() {
    let progress = PromptProgress(title: "Copying", total: 4)
    let driver = ViewDriver(width: 30, height: 1) { ProgressPrompt(progress: progress) }
    progress.value = 2
    driver.runtime.showFrame()
    #expect(driver.screen.contains("50%"))
    progress.isDone = true
    driver.runtime.showFrame()
    #expect(driver.screen.contains("✓ Copying") && !driver.screen.contains("%"))
  }
}
