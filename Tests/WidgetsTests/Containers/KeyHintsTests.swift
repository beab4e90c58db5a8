import TestSupport
import Testing

@testable import Scutes

struct KeyHintsTests {
  private let english = [("m", "memo"), ("u", "undo"), ("H", "hint"), ("p", "pause"), ("q", "end")]
  private let korean = [
    ("m", "메모"), ("u", "실행 취소"), ("H", "힌트"), ("p", "일시정지"), ("q", "끝내기"),
  ]

  private func hints(
    _ width: Int, _ titles: [(String, String)], all: String = "all keys"
  ) -> String {
    var words = KitWords()
    words.allKeys = all
    let bindings = titles.map { KeyBinding([KeyPress(Character($0.0))], (), $0.1) }
    let view = KeyHints().keyBindings("Table", bindings) {}.environment(\.kitWords, words)
    return picture(width, 1) { view }
  }

  @Test(arguments: [
    (20, " m memo  ? all keys"), (40, " m memo  u undo  H hint  ? all keys"),
    (80, " m memo  u undo  H hint  p pause  q end  ? all keys"),
    (200, " m memo  u undo  H hint  p pause  q end  ? all keys"),
  ])
  func theLeastImportantHintsAreLeftOutWhole(width: Int, line: String) {
    #expect(hints(width, english) == line)
  }

  @Test(arguments: [
    (20, " m 메모  ? 모든 키"), (40, " m 메모  u 실행 취소  H 힌트  ? 모든 키"),
    (80, " m 메모  u 실행 취소  H 힌트  p 일시정지  q 끝내기  ? 모든 키"),
    (200, " m 메모  u 실행 취소  H 힌트  p 일시정지  q 끝내기  ? 모든 키"),
  ])
  func koreanLettersTakeTwoColumns(width: Int, line: String) {
    #expect(hints(width, korean, all: "모든 키") == line)
  }

  @Test func noWidthCutsAHintAndTheLastOneIsAlwaysThere() {
    for width in 3...120 {
      let line = hints(width, korean, all: "모든 키")
      #expect(line.columns <= width - 1)
      #expect(line.contains("?"))
      let left = korean.map { "\($0.0) \($0.1)" } + ["? 모든 키", "?"]
      #expect(
        line.split(separator: "  ").allSatisfy { part in
          left.contains { $0 == part.drop { $0 == " " } }
        })
    }
  }

  @Test func prominentHintsComeFirstWhateverTheirTable() {
    let line = picture(40, 1) {
      KeyHints().keyBindings("Inner", [KeyBinding([KeyPress("m")], (), "memo")]) {}
        .keyBindings(
          "Outer",
          [
            KeyBinding([KeyPress("u")], (), "undo"),
            KeyBinding([KeyPress("s")], (), "solve", shown: .prominent),
            KeyBinding([KeyPress("x")], (), "clear", shown: .help),
          ]
        ) {}
    }
    #expect(line == " s solve  m memo  u undo  ? all keys")
  }

  @Test func theKeyThatIsInForceIsShown() {
    let shown = Shown("m")
    let driver = ViewDriver(width: 40, height: 1) {
      KeyHints().keyBindings(
        "Table", [KeyBinding([KeyPress(Character(shown.text))], (), "memo")]
      ) {}
    }
    #expect(driver.lines == ["m memo  ? all keys"])
    shown.text = "n"
    driver.runtime.showFrame()
    #expect(driver.lines == ["n memo  ? all keys"])
  }

  @Test func aClickOnAHintDoesWhatItsKeyDoes() {
    let shown = Shown("")
    let driver = ViewDriver(width: 40, height: 1) {
      KeyHints().keyBindings(
        "Table",
        [
          KeyBinding([KeyPress("m")], "memo", "memo"), KeyBinding([KeyPress("u")], "undo", "undo"),
        ]
      ) { shown.text = $0 }
    }
    driver.click(x: 0, y: 0)
    #expect(shown.text == "")
    driver.click(on: "u undo")
    #expect(shown.text == "undo")
    driver.click(x: 1, y: 0)
    #expect(shown.text == "memo")
  }
}
