import Games
import Sudoku

extension Words {
  /// A short description of the current turn.
  func text(of playback: GamePlayback) -> String {
    if playback.count == 0 { return replay.noTurns }
    guard playback.position > 0 else { return replay.beginning }
    return text(of: playback.events, at: playback.position - 1)
  }

  /// A short description of the turn at an index. Moves made by a hint are described as such.
  func text(of events: [GamePlayback.Event], at index: Int) -> String {
    let text = text(of: events[index])
    return events.isByHint(at: index) ? replay.byHint(text) : text
  }

  /// A short description of a turn.
  func text(of event: GamePlayback.Event) -> String {
    let move = event.move.map { text(of: $0, isWrong: event.isWrong) } ?? ""
    return switch event.timed.turn {
    case .move: move
    case .undo: replay.undone(move)
    case .redo: replay.redone(move)
    case .checkpoint: replay.checkpoint
    case .name(let number, let name): panel.name(ofCheckpoint: number, name)
    case .go: event.move == nil ? replay.wentToStart : replay.wentTo(move)
    case .help(let help, _): replay.help(score.kinds(help))
    case .checking(let checking): replay.checking(checking)
    case .practice: score.practice
    case .opening: replay.opening
    // No turn of a replay.
    case .pending: ""
    }
  }

  private func text(of move: Move, isWrong: Bool) -> String {
    switch move.withoutNotesComingBack {
    case .place(let digit, let cell, _):
      isWrong
        ? replay.wrong(digit: digit.rawValue, cell: panel.name(of: cell))
        : replay.placed(digit: digit.rawValue, cell: panel.name(of: cell))
    case .clear(let cell): replay.cleared(panel.name(of: cell))
    case .toggleNote(let digit, let cell, let kind):
      replay.noted(digits: digit.description, kind: kind, cell: panel.name(of: cell))
    case .setNotes(let digits, let cell, let kind):
      replay.notes(
        digits: digits.isEmpty ? "–" : digits.description, kind: kind, cell: panel.name(of: cell))
    case .color(let colors, let cell):
      (colors.isEmpty ? replay.uncolored : replay.colored)(panel.name(of: cell))
    case .several(let moves):
      moves.first.map {
        replay.several(first: text(of: $0, isWrong: isWrong), others: moves.count - 1)
      } ?? ""
    case .restart: panel.restarted
    case .restore(let checkpoint): panel.restored(checkpoint)
    case .reveal: panel.revealed
    }
  }
}

extension [GamePlayback.Event] {
  /// `true` if a hint made the turn at an index. Help with a digit comes right before the move that
  /// places it.
  func isByHint(at index: Int) -> Bool {
    guard case .move = self[index].timed.turn, index > 0 else { return false }
    if case .help(.placement, _) = self[index - 1].timed.turn { return true }
    return false
  }
}
