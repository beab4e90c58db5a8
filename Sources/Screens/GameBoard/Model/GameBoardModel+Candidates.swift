import Games
import Sudoku


/// Candidates that are filled in, which counts as help.
extension GameBoardModel {
  /// Notes the candidates of `cells` in place of their notes, as one move.
  func fillCandidates(in cells: CellSet) {
    guard !game.isComplete else { return say(words.board.finished) }
    guard let move = game.notingCandidates(in: cells) else {
      let areFilled = cells.allSatisfy { game.digit(at: $0) != nil }
      return say(areFilled ? words.board.filled : words.board.unchanged, isError: areFilled)
    }
    let cost = take { $0.charge(.automaticCandidates, at: $1) } ?? 0
    guard make(move) else { return }
    say(cost > 0 ? words.says.candidatesCounted(cost) : words.says.candidates)
  }

  /// Fills the candidates of all cells in; asks once where notes would be lost.
  func askFillEverywhere() {
    if losesNotes, !mayReplaceNotes {
      question = .replaceNotes
    } else {
      fillCandidates(in: .all)
    }
  }

  private var losesNotes: Bool {
    Cell.all.contains { cell in
      let notes = game.notes(at: cell)
      return !notes.isEmpty && notes != game.board.candidates(at: cell)
    }
  }
}
