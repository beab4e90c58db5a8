import Models
import TestSupport
import Testing

@testable import Screens

struct CellInWordsTests {
  @Test(arguments: [
    (Cell(0), "r1c1, box 1: 5, given, also in r1c4"), (Cell(2), "r1c3, box 1: 4"),
    (Cell(3), "r1c4, box 2: 5, wrong, also in r1c1, r2c6"),
    (Cell(5), "r1c6, box 2: empty, notes 139, centre 47, colour B"),
    (Cell(7), "r1c8, box 3: empty"),
  ])
  func allThatACellIsIsSaid(cell: Cell, words: String) throws {
    #expect(CellInWords(game: try played(), cell: cell, words: .english).text == words)
  }

  @Test func inKoreanTheRowComesFirst() throws {
    let words = CellInWords(game: try played(), cell: Cell(5), words: .korean)
    #expect(words.text == "1행 6열, 블록 2: 빈칸, 메모 139, 가운데 메모 47, 색 B")
  }

  @Test func whatIsNotMarkedIsNotSaid() throws {
    var game = try played()
    game.check(.conflicts, at: .zero)
    #expect(
      CellInWords(game: game, cell: Cell(3), words: .english).text
        == "r1c4, box 2: 5, also in r1c1, r2c6")
    game.check(.onRequest, at: .zero)
    #expect(CellInWords(game: game, cell: Cell(3), words: .english).text == "r1c4, box 2: 5")
  }

  @Test func candidatesAreSaidOnceTheyWereAskedFor() throws {
    var game = try played()
    game.count(.automaticCandidates, at: .zero)
    #expect(
      CellInWords(game: game, cell: Cell(7), words: .english).text
        == "r1c8, box 3: empty, 3 possible: 129")
  }

  /// r1c3 is right, r1c4 wrong; r1c6 has notes of both kinds and a colour.
  private func played() throws -> Game {
    var game = Game(id: 1, puzzle: try .wellKnown())
    game.apply(.place(.four, at: Cell(2)), at: .zero)
    game.apply(.place(.five, at: Cell(3)), at: .zero)
    game.apply(.setNotes(DigitSet(bits: 0b1_0000_0101), at: Cell(5)), at: .zero)
    game.apply(.setNotes(DigitSet(bits: 0b0_0100_1000), at: Cell(5), kind: .centre), at: .zero)
    game.apply(.color(.two, at: Cell(5)), at: .zero)
    return game
  }
}
