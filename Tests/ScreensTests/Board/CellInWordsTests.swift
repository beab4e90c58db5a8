import Games
import Hints
import Scutes
import Sudoku
import TestSupport
import Testing

@testable import Screens

struct CellInWordsTests {
  @Test(arguments: [
    (Cell(0), "r1c1 · 5 given · also in r1c4 · box 1"), (Cell(2), "r1c3 · 4 · box 1"),
    (Cell(3), "r1c4 · 5 · wrong · also in r1c1, r2c6 · box 2"),
    (Cell(5), "r1c6 · empty · notes 1 3 9 · centre 4 7 · colour ■ · box 2"),
    (Cell(7), "r1c8 · empty · box 3"),
  ])
  func allThatACellIsIsSaid(cell: Cell, words: String) throws {
    #expect(CellInWords(game: try played(), cell: cell, words: Words.english.panel).text == words)
  }

  @Test func inKoreanTheRowComesFirst() throws {
    let words = CellInWords(game: try played(), cell: Cell(5), words: Words.korean.panel)
    #expect(words.text == "1행 6열 · 빈칸 · 메모 1 3 9 · 가운데 메모 4 7 · 색 ■ · 2번 블록")
  }

  @Test func whatIsNotMarkedIsNotSaid() throws {
    var game = try played()
    game.check(.conflicts, at: .zero)
    #expect(
      CellInWords(game: game, cell: Cell(3), words: Words.english.panel).text
        == "r1c4 · 5 · also in r1c1, r2c6 · box 2")
    game.check(.onRequest, at: .zero)
    #expect(
      CellInWords(game: game, cell: Cell(3), words: Words.english.panel).text == "r1c4 · 5 · box 2")
  }

  @Test func candidatesAreSaidOnceTheyWereAskedFor() throws {
    var game = try played()
    game.count(.automaticCandidates, at: .zero)
    #expect(
      CellInWords(game: game, cell: Cell(7), words: Words.english.panel).text
        == "r1c8 · empty · fits 1 2 9 · box 3")
  }

  @Test func whereThereIsNoRoomWhatMattersLeastIsLeftOut() throws {
    var game = try played()
    game.count(.automaticCandidates, at: .zero)
    let words = CellInWords(game: game, cell: Cell(5), words: Words.english.panel)
    #expect(
      words.lines(width: 38, limit: 2) == [
        "r1c6 · empty · notes 1 3 9", "centre 4 7 · fits 2 6 8 · colour ■",
      ])
    #expect(words.lines(width: 21, limit: 3).count == 3)
    #expect(words.lines(width: 21, limit: 2) == ["r1c6 · empty", "notes 1 3 9"])
    #expect(words.lines(width: 21, limit: 1) == ["r1c6 · empty"])
  }

  @Test(arguments: Language.allCases, [18, 19, 21, 38, 58])
  func noLineIsTooLongAndNoWordIsCut(language: Language, width: Int) throws {
    var game = try played()
    game.count(.automaticCandidates, at: .zero)
    for cell in Cell.all {
      let words = CellInWords(game: game, cell: cell, words: Words.in(language).panel)
      let whole = Set(words.text.split(separator: " "))
      for limit in 2...4 {
        let lines = words.lines(width: width, limit: limit)
        #expect(lines.count <= limit)
        #expect(lines.allSatisfy { $0.columns <= width })
        let cut = lines.joined(separator: " ").split(separator: " ").filter { !whole.contains($0) }
        #expect(cut == [])
      }
    }
  }

  /// r1c3 is right, r1c4 wrong. r1c6 has notes of both kinds and a colour.
  private func played() throws -> Game {
    var game = Game(id: 1, puzzle: try .wellKnown())
    game.apply(.place(.four, at: Cell(2)), at: .zero)
    game.apply(.place(.five, at: Cell(3)), at: .zero)
    game.apply(.setNotes(DigitSet(bits: 0b1_0000_0101), at: Cell(5)), at: .zero)
    game.apply(.setNotes(DigitSet(bits: 0b0_0100_1000), at: Cell(5), kind: .centre), at: .zero)
    game.apply(.color([.two], at: Cell(5)), at: .zero)
    return game
  }
}
