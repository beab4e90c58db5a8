import Games
import Hints
import Scutes
import Store
import Sudoku

/// Help with the next step.
extension GameBoardModel {
  /// The commands of an open hint. Those with no effect at the moment are hidden.
  static func hintCommands(_ words: Words) -> CommandTable<GameBoardModel> {
    let hints = words.hints
    return CommandTable("hint", hints.title) {
      Command<GameBoardModel>.group(if: { $0.hints.isShown }) {
        Command("more", ["H"], hints.more.lowercased()) { $0.askForHint() }
          .adapted { command, model in
            switch model.hints.ladder?.next {
            case .page: command.title = hints.nextPage
            case .nothing: command.visibility = .hidden
            case .rung, nil: break
            }
          }
        Command("apply", [.enter], hints.apply.lowercased()) { $0.applyHint() }
          .adapted { if !$1.canApplyHint { $0.visibility = .hidden } }
        Command("close", [.escape], hints.close.lowercased()) { $0.hints.close() }
        Command<GameBoardModel>.pages(words, named: ("previousPage", "nextPage")) {
          $0.hints.ladder?.turn(by: $1)
        }
        .map {
          $0.adapted { command, model in
            let hasPages = model.hints.ladder?.pageCount ?? 1 > 1
            if hasPages, command.visibility == .help { command.visibility = .footer }
          }
        }
        Command.folding(words, named: ("unfold", "fold")) { model in
          let unfolded = model.hints.ladder?.unfolded ?? 0
          return (model.foldedLevels > unfolded, unfolded > 0)
        } perform: { model, levels in
          // What is folded is read from the ladder, so before it changes.
          let folded = model.foldedLevels
          model.hints.ladder?.unfold(by: levels, of: folded)
        }
        Command(
          "lesson", ["I"], words.course.lesson.lowercased(), if: { $0.lessonOfHint != nil }
        ) { model in
          if let lesson = model.lessonOfHint { model.openLesson?(lesson) }
        }
        Command("source", ["N"], hints.switchSource) { $0.toggleHintSource() }
          .adapted { command, model in
            command.title =
              (model.hintSource == .notes ? hints.useCandidates : hints.useNotes).lowercased()
          }
      }
    }
  }

  /// The lesson on the technique of the hint, once that is named and if a lesson can be opened.
  var lessonOfHint: Lesson? {
    guard openLesson != nil, let ladder = hints.ladder, ladder.rung >= .technique,
      case .deduction(let deduction, _) = ladder.step
    else { return nil }
    return Lesson.teaching(deduction)
  }

  /// Asks for a hint, or for more of the current one. Never changes the board.
  func askForHint() {
    coach.noteProgress(at: clock.elapsed)
    forgetMessage()
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
    let key = dependencies.preferences.keyLabels.key(of: "apply", in: Self.hintCommands(words))
    say(canApplyHint ? words.hints.allToldBut(key) : words.hints.allTold)
  }

  /// Moves the cursor to the cell that the hint is about, if there is just one.
  private func goToChangedCell() {
    guard let cell = hints.ladder?.changedCell(on: game.board, of: game.puzzle) else { return }
    place.cell = cell
  }

  /// `true` if applying the current hint changes anything.
  var canApplyHint: Bool {
    hints.ladder.map { !$0.step.moves(on: game.board, of: game.puzzle).isEmpty } ?? false
  }

  /// The number of levels folded below the reasons of the hint, or 0 if those aren't revealed.
  var foldedLevels: Int {
    guard let ladder = hints.ladder, ladder.rung == .reasons else { return 0 }
    return words.explanation(of: ladder.step).foldedLevels
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
      game, found: attention.found, from: hintSource,
      by: dependencies.preferences.values.hintFinder(near: cursor), inPlaceOfHint: inPlaceOfHint,
      at: dependencies.now())
  }

  /// The source of candidates for hints.
  var hintSource: CandidateSource {
    dependencies.preferences.values.hintsUseNotes ? .notes : .digits
  }

  private func toggleHintSource() {
    dependencies.preferences.values.hintsUseNotes.toggle()
    if let failure = dependencies.preferences.failure { say(failure, isError: true) }
    if hints.isOpen { lookForHint(inPlaceOfHint: true) }
  }

  /// Applies the hint as one move.
  func applyHint() {
    guard let ladder = hints.ladder else { return }
    let removesNotes = dependencies.preferences.values.removesNotesOfPeers
    guard
      let move = ladder.move(on: game.board, of: game.puzzle, removesNotes: removesNotes)
    else { return say(words.hints.nothing) }
    let done = words.outcome(of: ladder.step, on: game.board, puzzle: game.puzzle)
    let charged = chargeable(ladder.helpToApply)
    let (outcome, _) = take {
      $0.apply(move, with: charged?.help, about: charged?.subject, at: $1)
    }
    guard follow(outcome, of: move) else { return }
    hints.follow()
    if let cell = move.cell { place.cell = cell }
    if !game.isComplete { say(done) }
  }

  /// Counts the latest rung of the hint. Its button has told what it costs.
  private func chargeForRung() {
    guard let ladder = hints.ladder else { return }
    if let (help, subject) = chargeable(ladder.help(for: ladder.rung)) {
      take { $0.charge(help, about: subject, at: $1) }
    }
    if ladder.rung == .reasons { markMistakes(of: ladder.step) }
  }

  /// Keeps the wrong digits that a hint has named marked. Checking them would reveal nothing new.
  func markMistakes(of step: NextStep) {
    attention.found.formUnion(step.mistakes(on: game.board, of: game.puzzle))
    if step.kind == .wrongDigit { attention.noteCheck(of: game.board.grid) }
  }

  /// Help with the current hint, or `nil` if it is free in this sitting.
  private func chargeable(
    _ help: ScoreSheet.Help?
  ) -> (help: ScoreSheet.Help, subject: HintSubject)? {
    guard let help, let subject = hints.ladder?.subject, !hints.isFree(help) else { return nil }
    return (help, subject)
  }

  /// The percentage that `help` with the current hint would take off the score, to be shown.
  func price(of help: ScoreSheet.Help?) -> Int? {
    chargeable(help).flatMap { shown(game.price(of: $0.help, about: $0.subject)) }
  }

  /// The percentage that the current hint has taken off the score so far, to be shown.
  var priceSoFar: Int? {
    isScored ? shown(hints.ladder.map { game.paid(for: $0.subject) }) : nil
  }
}

extension Words {
  /// What applying `step` to `board` does to it, for the message afterwards. If it changes one
  /// cell, the cursor is there then.
  fileprivate func outcome(of step: NextStep, on board: Board, puzzle: Puzzle) -> String {
    let done = hints.done
    guard case .deduction(let deduction, _) = step else {
      let cells = step.moves(on: board, of: puzzle).compactMap(\.cell)
      guard let cell = cells.first, cells.count == 1 else {
        return done.clearedSeveral(cells.count)
      }
      return board.grid[cell].map { done.cleared(digit: $0.rawValue) } ?? done.noted
    }
    let placed = deduction.placements
    let cells = Set(deduction.eliminations.map(\.cell))
    if let first = placed.first {
      return placed.count == 1
        ? done.placed(digit: first.digit.rawValue)
        : done.placedSeveral(placed.count)
    }
    guard cells.count == 1 else { return done.struckInSeveral(cells.count) }
    let digits = DigitSet(deduction.eliminations.map(\.digit))
    return done.struck(digits: digits.description)
  }
}
