import Models

/// Help with the next step.
extension GameBoardModel {
  /// Asks for a hint, or for more of the one that is told; once all is told, follows it.
  func askForHint() {
    guard let ladder = hints.ladder else { return lookForHint() }
    switch ladder.next {
    case .page: hints.climb()
    case .apply: applyHint()
    case .rung:
      hints.climb()
      chargeForRung()
    }
  }

  /// Does `action` with the hint that is told.
  func perform(_ action: HintAction) {
    switch action {
    case .more: askForHint()
    case .apply: applyHint()
    case .previousPage: hints.turn(by: -1)
    case .nextPage: hints.turn(by: 1)
    case .source: toggleHintSource()
    case .close: hints.close()
    }
  }

  /// Looks for the hint that was asked for, and tells where to look.
  func findHint() async {
    if await hints.find() { chargeForRung() }
  }

  private func lookForHint() {
    guard !game.isComplete else { return say(words.board.finished) }
    guard !isPaused else { return say(words.board.pausedHint) }
    if let step = advice?(game) { return hints.tell(step, on: game.board) }
    hints.look(game, from: hintSource, at: outside.now())
  }

  /// What hints take the candidates from.
  var hintSource: CandidateSource {
    outside.preferences.values.hintsUseNotes ? .notes : .digits
  }

  private func toggleHintSource() {
    outside.preferences.values.hintsUseNotes.toggle()
    if let failure = outside.preferences.failure { say(failure, isError: true) }
    if hints.isOpen { lookForHint() }
  }

  /// Does what the hint says, as one move.
  private func applyHint() {
    guard let ladder = hints.ladder else { return }
    let removesNotes = outside.preferences.values.removesNotesOfPeers
    guard
      let move = ladder.move(on: game.board, of: game.puzzle, removesNotes: removesNotes)
    else { return say(words.hints.nothing) }
    let message = count(ladder.helpToApply) ?? words.hints.applied
    hints.follow()
    guard make(move) else { return }
    if let cell = move.cell { cursor = cell }
    if !game.isComplete { say(message) }
  }

  private func chargeForRung() {
    guard let ladder = hints.ladder, let message = count(ladder.help(for: ladder.rung)) else {
      return
    }
    say(message)
  }

  /// Counts help, unless it was counted before or the game is for practice. Returns what to say of
  /// it.
  private func count(_ help: ScoreSheet.Help?) -> String? {
    guard isScored, let help = hints.charge(help) else { return nil }
    take { $0.count(help, at: $1) }
    return words.hints.charged(help)
  }

  /// What `help` with the hint that is told would take off the score, in percent; nil where nothing.
  func price(of help: ScoreSheet.Help?) -> Int? {
    isScored ? hints.price(help)?.percent : nil
  }

  /// Whether the game brings a score: practice does not.
  var isScored: Bool {
    if case .training = game.origin { false } else { true }
  }
}

extension ScoreSheet.Help {
  /// What it takes off the score each time, in percent.
  fileprivate var percent: Int { Int(((1 - factor) * 100).rounded()) }
}

extension HintWords {
  /// That help was counted.
  fileprivate func charged(_ help: ScoreSheet.Help) -> String {
    let what =
      switch help {
      case .nudge: place
      case .technique: technique
      case .explanation: reasons
      case .placement: digit
      case .check, .automaticCandidates: check
      }
    return charged(what, help.percent)
  }
}
