import Widgets

/// What is asked before it is done, since it costs much.
nonisolated enum BoardQuestion: Hashable, CaseIterable {
  case restart
}

extension GameBoardModel {
  /// Does what was asked about.
  func answerYes(to question: BoardQuestion) {
    switch question {
    case .restart: restart()
    }
  }
}

extension View {
  /// Asks the question of `model` while it has one.
  func asking(_ model: GameBoardModel, words: BoardWords) -> some View {
    let asked = model.question ?? .restart
    let texts = words.texts(of: asked)
    let isAsking = Binding {
      model.question != nil
    } set: { isShown in
      if !isShown { model.question = nil }
    }
    return alert(
      texts.question, isPresented: isAsking, message: texts.message,
      actions: [
        .cancel(words.keepPlaying),
        AlertAction(texts.yes, key: texts.key) { model.answerYes(to: asked) },
      ])
  }
}

extension BoardWords {
  /// A question, what comes of a yes, and the words of that answer with its key.
  fileprivate func texts(
    of question: BoardQuestion
  ) -> (question: String, message: String, yes: String, key: Character) {
    switch question {
    case .restart: (askRestart, restartMessage, restart, "R")
    }
  }
}
