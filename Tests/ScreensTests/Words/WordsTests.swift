import Foundation
import Models
import Testing
import Widgets

@testable import Screens

struct WordsTests {
  @Test(arguments: [Words.english])
  func noWordIsEmpty(words: Words) {
    var count = 0
    for part in Mirror(reflecting: words).children {
      for word in Mirror(reflecting: part.value).children {
        if let text = word.value as? String {
          #expect(!text.isEmpty, "\(word.label ?? "")")
          count += 1
        }
      }
    }
    #expect(count > 80)
    #expect(!words.home.tips.isEmpty && words.home.tips.allSatisfy { !$0.isEmpty })
    #expect(Level.allCases.allSatisfy { !words.name(of: $0).isEmpty })
    #expect(ScoreSheet.Help.allCases.allSatisfy { !words.score.kinds($0).isEmpty })
  }

  @Test func sentencesSayWhatTheyAreGiven() {
    let words = Words.english
    #expect(words.app.tooSmall(30, 10).contains("30 by 10"))
    #expect(words.levels.resumes("Hard", 3, 50, "01:02") == "Hard, 3 of 50 placed, 01:02")
    #expect(words.levels.making("Hard").contains("Hard"))
    #expect(words.board.wrong(7).contains("7"))
    #expect(words.board.notesOf(1, 2, "3 4") == "r1c2: notes 3 4")
    #expect(words.board.emptyCell(9, 8) == "r9c8: empty")
    #expect(words.board.digitIn(1, 2, 3, true) == "r1c2: 3, given")
    #expect(words.board.digitIn(1, 2, 3, false) == "r1c2: 3")
    #expect(words.score.errors(1) == "1 error")
    #expect(words.score.errors(0) == "0 errors")
    #expect(words.score.help("Check", 2).contains("2"))
  }

  /// A word that no screen shows is a word too many to translate.
  @Test func everyWordIsUsed() throws {
    let sources = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Sources/Screens")
    let files = try #require(FileManager.default.enumerator(atPath: sources.path))
    var code = ""
    for case let path as String in files where path.hasSuffix(".swift") {
      guard !path.hasSuffix("/Words.swift"), !path.hasSuffix("/Words+English.swift") else {
        continue
      }
      code += try String(contentsOf: sources.appendingPathComponent(path), encoding: .utf8)
    }
    let table = try String(
      contentsOf: sources.appendingPathComponent("Words/Words.swift"), encoding: .utf8)
    let names = table.matches(of: /(?m)^  let (\w+):/).map { String($0.output.1) }
    let levels = Level.allCases.map(\.rawValue)
    #expect(names.count > 80)
    for name in Set(names).subtracting(levels) {
      #expect(code.contains(try Regex("\\.\(name)(?![A-Za-z])")), "\(name) is never shown")
    }
  }
}
