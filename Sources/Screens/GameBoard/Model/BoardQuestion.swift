import Games
import Scutes
import Sudoku

/// The questions asked before costly actions.
nonisolated enum BoardQuestion: Hashable, CaseIterable {
  case restart
  /// Candidates would replace notes.
  case replaceNotes
  case giveUp
}

extension View {
  /// Asks the current question of `model`, if any.
  func asking(_ model: GameBoardModel, words: Words) -> some View {
    let asked = model.question ?? .restart
    let texts = words.texts(of: asked, in: model)
    return alert(
      texts.question, isPresented: Bindable(model).question.isPresent(), message: texts.message
    ) {
      Button(words.board.keepPlaying, role: .cancel) {}
      if asked == .replaceNotes, !model.game.cellsWithoutNotes.isEmpty {
        Button(words.says.keepNotes) { model.fillCellsWithoutNotes() }
          .keyboardShortcut(KeyPress("K"))
      }
      Button(texts.yes) { model.answerYes(to: asked) }
        .keyboardShortcut(KeyPress(texts.key))
    }
  }
}

extension Words {
  /// A question, the consequence of a yes, and the label of that answer with its key.
  fileprivate func texts(
    of question: BoardQuestion, in model: GameBoardModel
  ) -> (question: String, message: String, yes: String, key: Character) {
    switch question {
    case .restart:
      (
        board.askRestart,
        model.game.start == Board(givens: model.game.puzzle.givens)
          ? board.restartMessage : board.restartAtOpeningMessage,
        board.restart, "R"
      )
    case .replaceNotes:
      (
        says.askReplaceNotes,
        says.replaceNotes(
          back: model.game.candidatesComingBack,
          percentOff: model.shown(model.game.price(of: .automaticCandidates)) ?? 0,
          hasRest: !model.game.cellsWithoutNotes.isEmpty),
        says.replaceNotes, "A"
      )
    case .giveUp: (says.askGiveUp, says.giveUpMessage, says.giveUp, "S")
    }
  }
}
