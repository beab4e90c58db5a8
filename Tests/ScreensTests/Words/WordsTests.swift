import Foundation
import Games
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct WordsTests {
  @Test(arguments: Language.allCases)
  func noWordIsEmpty(language: Language) {
    let words = Words.in(language)
    #expect(words.language == language)
    var count = 0
    for word in Self.texts(of: words) {
      #expect(!word.text.isEmpty, "\(word.path)")
      count += 1
    }
    #expect(count > 80)
    #expect(!words.home.tips.isEmpty && words.home.tips.allSatisfy { !$0.isEmpty })
    #expect(Level.allCases.allSatisfy { !words.name(of: $0).isEmpty })
    #expect(ScoreSheet.Help.allCases.allSatisfy { !words.score.kinds($0).isEmpty })
  }

  @Test func sentencesSayWhatTheyAreGiven() {
    let words = Words.english
    #expect(words.app.tooSmall(width: 30, height: 10).contains("30 by 10"))
    #expect(
      words.levels.progress(filled: 3, toFill: 50, time: "1:30", left: "today 12:00")
        == "3 of 50 in 1:30, today 12:00")
    #expect(words.levels.making("Hard").contains("Hard"))
    #expect(words.board.wrong(7).contains("7"))
    #expect(words.score.errors(1) == "1 mistake")
    #expect(words.score.errors(0) == "0 mistakes")
    #expect(words.score.help(kind: "Check", count: 2).contains("2"))
  }

  @Test func theyDoSoInKorean() {
    let words = Words.korean
    #expect(words.app.tooSmall(width: 30, height: 10).contains("30×10칸"))
    #expect(
      words.levels.progress(filled: 3, toFill: 50, time: "1:30", left: "오늘 12:00")
        == "50칸 중 3칸, 1:30, 오늘 12:00까지")
    #expect(words.board.wrong(7).contains("7"))
    #expect(words.score.errors(1) == "실수 1번")
  }

  @Test func aKoreanReaderMeetsNoEnglish() throws {
    let (tables, _) = try Self.sources()
    let pairs = tables.matches(of: /say\(\s*"([^"\\]*)",\s*"([^"\\]*)"\)/)
    #expect(pairs.count > 400)
    let same = pairs.filter { $0.output.1 == $0.output.2 }.map { String($0.output.1) }
    let only = tables.matches(of: /String \{ "([^"\\]*[A-Za-z][^"\\]*)" \}/)
    #expect(
      Set(same + only.map { String($0.output.1) }).isSubset(of: [
        ",", "F", "SE", "HoDoKu", "Ultimate", "Sudoku", "Pro",
      ]),
      "\(same) \(only.map(\.output.1))")

    let english = Self.texts(of: Words.english.kit)
    let korean = Self.texts(of: Words.korean.kit)
    #expect(Set(english.map(\.path)) == Set(korean.map(\.path)))
    let keys = zip(english, korean).filter { $0.text == $1.text }.map(\.0.text)
    #expect(
      Set(keys) == [
        "Ctrl", "Alt", "Shift", "Home", "End", "PgUp", "PgDn", "Ins", "Del", "Backspace", "Tab",
        "Enter", "Esc", "F",
      ])
  }

  /// All texts in `value`, each with its path.
  private static func texts(of value: Any, at path: String = "") -> [(path: String, text: String)] {
    if let text = value as? String { return [(path, text)] }
    return Mirror(reflecting: value).children.enumerated().flatMap { index, child in
      texts(of: child.value, at: path + "/" + (child.label ?? String(index)))
    }
  }

  /// The source of the tables of words, and of all other screens.
  private static func sources() throws -> (tables: String, code: String) {
    var (tables, code) = ("", "")
    for path in Repository.paths(below: "Sources/Screens") where path.hasSuffix(".swift") {
      let text = try Repository.text(of: path)
      if text.contains(": Vocabulary {") { tables += text } else { code += text }
    }
    return (tables, code)
  }

  /// A word that no screen shows would be translated in vain.
  @Test func everyWordIsUsed() throws {
    let (tables, code) = try Self.sources()
    let names = tables.matches(of: /(?m)^ {2,4}(?:var|func) (\w+)(?:\(|: (?!\w+Words\b))/).map {
      String($0.output.1)
    }
    let used = Self.namesAfterDots(in: code + tables)
    #expect(names.count > 900)
    for name in Set(names) where !["say", "speaker"].contains(name) {
      #expect(used.contains(name) || used.contains("\(name)("), "\(name) is never shown")
    }
  }

  @Test(arguments: [(Language.english, "r4c7=5"), (.korean, "4행7열=5")])
  func aCandidateNamesItsCellAsHintsDo(language: Language, text: String) {
    #expect(Words.in(language).text(of: Candidate(Cell(row: 3, column: 6), .five), "=") == text)
  }

  /// The names that follow a dot in `code`, with the bracket that follows them.
  private static func namesAfterDots(in code: String) -> Set<String> {
    let names = code.utf8.split(separator: UInt8(ascii: ".")).dropFirst().compactMap { rest in
      let name = rest.prefix { byte in
        let character = Character(UnicodeScalar(byte))
        return character.isLetter || character.isNumber || character == "_"
      }
      let isCall = rest.dropFirst(name.count).first == UInt8(ascii: "(")
      return String(name).map { isCall ? $0 + "(" : $0 }
    }
    return Set(names)
  }
}
