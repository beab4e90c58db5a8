import Games
import Hints
import Store


/// Help with the next step.
extension GameBoardModel {
  /// Asks for a hint, or for more of the one that is told. It never changes the board.
  func askForHint() {
    coach.noteProgress(at: clock.elapsed)
    guard let ladder = hints.ladder else { return lookForHint() }
    switch ladder.next {
    case .page: hints.climb()
    case .nothing: sayAllIsTold()
    case .rung:
      hints.climb()
      chargeForRung()
      goToChangedCell()
    }
  }

  private func sayAllIsTold() {
    let key = HintAction.key(.apply, words, isUnicode: outside.preferences.isUnicode)
    say(canApplyHint ? words.hints.allToldBut(key) : words.hints.allTold)
  }

  /// The cursor goes to the cell that the hint is about, where it is just one.
  private func goToChangedCell() {
    guard let cell = hints.ladder?.changedCell(on: game.board, of: game.puzzle) else { return }
    cursor = cell
  }

  /// Whether following the hint that is told does anything.
  var canApplyHint: Bool {
    hints.ladder.map { !$0.step.moves(on: game.board, of: game.puzzle).isEmpty } ?? false
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

  private func lookForHint(inPlaceOfHint: Bool = false) {
    guard !game.isComplete else { return say(words.board.finished) }
    guard !isPaused else { return say(pausedHint) }
    if let step = advice?(game) { return hints.tell(step, on: game.board) }
    hints.look(
      game, found: foundMistakes, from: hintSource,
      by: outside.preferences.values.hintOrder, near: cursor, inPlaceOfHint: inPlaceOfHint,
      at: outside.now())
  }

  /// What hints take the candidates from.
  var hintSource: CandidateSource {
    outside.preferences.values.hintsUseNotes ? .notes : .digits
  }

  private func toggleHintSource() {
    outside.preferences.values.hintsUseNotes.toggle()
    if let failure = outside.preferences.failure { say(failure, isError: true) }
    if hints.isOpen { lookForHint(inPlaceOfHint: true) }
  }

  /// Does what the hint says, as one move.
  private func applyHint() {
    guard let ladder = hints.ladder else { return }
    let removesNotes = outside.preferences.values.removesNotesOfPeers
    guard
      let move = ladder.move(on: game.board, of: game.puzzle, removesNotes: removesNotes)
    else { return say(words.hints.nothing) }
    let outcome = HintOutcome(of: ladder.step, on: game.board, puzzle: game.puzzle)
    let cost = count(ladder.helpToApply)
    hints.follow()
    guard make(game.bringingNotesBack(by: move)) else { return }
    if let cell = move.cell { cursor = cell }
    if !game.isComplete { say(words.done(outcome, for: cost.flatMap { $0 > 0 ? $0 : nil })) }
  }

  /// Counts what the hint has told last, and says what it costs.
  private func chargeForRung() {
    guard let ladder = hints.ladder else { return }
    let help = ladder.help(for: ladder.rung)
    if let help, let cost = count(help) {
      say(cost > 0 ? words.hints.charged(help, cost) : words.hints.costless)
    } else if ladder.isMarked, isScored {
      say(words.hints.free)
    }
    if ladder.rung == .reasons { markMistakes(of: ladder.step) }
  }

  /// Has the wrong digits that a hint has named stay marked. What it has shown, no check tells again.
  private func markMistakes(of step: NextStep) {
    foundMistakes.formUnion(step.mistakes(on: game.board, of: game.puzzle))
    if step.kind == .wrongDigit { checkedGrid = game.board.grid }
  }

  /// Counts help, unless it was counted before or the game isn't scored. Returns what it takes off
  /// the score, in percent; `nil` if it wasn't counted.
  private func count(_ help: ScoreSheet.Help?) -> Int? {
    guard isScored, let help = hints.price(help) else { return nil }
    let cost = score.price(of: help)
    hints.charge(help, cost: cost)
    take { $0.count(help, at: $1) }
    return cost
  }

  /// What `help` with the hint that is told would take off the score, in percent; nil where nothing.
  func price(of help: ScoreSheet.Help?) -> Int? {
    guard isScored, let help = hints.price(help) else { return nil }
    let cost = score.price(of: help)
    return cost > 0 ? cost : nil
  }

  /// What the hint that is told has taken off the score so far, in percent; nil where nothing.
  var priceSoFar: Int? { isScored && hints.paid > 0 ? hints.paid : nil }

  /// Whether the game brings a score: practice does not.
  var isScored: Bool { game.isScored }
}

extension HintWords {
  /// That help was counted, for `percent` of the score.
  fileprivate func charged(_ help: ScoreSheet.Help, _ percent: Int) -> String {
    let what =
      switch help {
      case .nudge: place
      case .technique: technique
      case .explanation: reasons
      case .placement: digit
      case .check, .automaticCandidates: check
      }
    return charged(what, percent)
  }
}
