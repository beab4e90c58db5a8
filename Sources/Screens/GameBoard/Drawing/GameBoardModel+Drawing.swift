import Games
import Hints
import Store
import Sudoku

/// Drawing a reasoning on the board. Only what is applied is a move.
extension GameBoardModel {
  /// The candidates that the player has noted.
  var notedCandidates: CandidateGrid {
    CandidateGrid(
      grid: game.board.grid, givens: CellSet(Cell.all.filter { game.isGiven($0) })
    ) { game.board.possibilities(at: $0) }
  }

  var drawnVerdict: DrawnVerdict {
    drawing.isOn ? drawing.verdict(in: notedCandidates) : .empty
  }

  /// Begins or ends drawing, which needs the candidates of every empty cell.
  func toggleDrawing() {
    if !drawing.isOn {
      guard !game.isComplete else { return say(words.board.finished) }
      let isNoted = game.board.grid.emptyCells.allSatisfy {
        !game.board.possibilities(at: $0).isEmpty
      }
      guard isNoted else {
        return say(words.drawing.needsNotes(key(of: .edit(.fillEverywhere))), isError: true)
      }
      hints.close()
      pickNotedDigit()
    }
    drawing.toggle()
    announceDrawing()
  }

  private func pickNotedDigit() {
    let noted = game.board.possibilities(at: cursor)
    if let first = noted.first, !noted.contains(drawing.digit) { drawing.pick(first) }
  }

  /// The candidate to draw. If it isn't noted, says why and returns `nil`.
  private func candidate() -> Candidate? {
    let candidate = Candidate(cursor, drawing.digit)
    if notedCandidates.contains(candidate) { return candidate }
    say(
      missingNotes(in: [cursor]) ?? words.drawing.noCandidate(drawing.digit.rawValue), isError: true
    )
    return nil
  }

  /// How to note candidates, if all empty ones among `cells`, of which there are some, lack them: what
  /// was noted when drawing began can be undone since.
  private func missingNotes(in cells: CellSet) -> String? {
    let empty = cells.filter { game.digit(at: $0) == nil }
    guard !empty.isEmpty, empty.allSatisfy({ game.board.possibilities(at: $0).isEmpty }) else {
      return nil
    }
    return words.drawing.needsNotes(key(of: .edit(.fillEverywhere)))
  }

  /// Does `action` on the drawing, and announces its verdict if that changes. A key that expects a
  /// digit gets it first.
  func draw(_ action: DrawingAction) {
    if let purpose = stopAwaiting(), let answer = action.answer, self.answer(purpose, with: answer)
    {
      return
    }
    guard dependencies.preferences.isForScreenReader else { return change(drawing, by: action) }
    let (wasOn, before) = (drawing.isOn, drawnVerdict)
    change(drawing, by: action)
    if drawing.isOn == wasOn, drawnVerdict != before { announceDrawing() }
  }

  /// Says the verdict, or that drawing has ended, to a player who can't see the panel.
  private func announceDrawing() {
    guard dependencies.preferences.isForScreenReader else { return }
    say(
      drawing.isOn
        ? words.text(of: drawnVerdict, dependencies.preferences.keyLabels) : words.drawing.ended)
  }

  private func change(_ drawing: ReasoningDrawing, by action: DrawingAction) {
    switch action {
    case .digit(let digit): drawing.pick(digit)
    case .link: link(isStrong: nil)
    case .strong: link(isStrong: true)
    case .weak: link(isStrong: false)
    case .join: join()
    case .flip: drawing.flipLast()
    case .paint: if let candidate = candidate() { drawing.paint(candidate) }
    case .nextColor: drawing.turnColor()
    case .row: toggle(.row(cursor.row))
    case .column: toggle(.column(cursor.column))
    case .box: toggle(.box(cursor.box))
    case .removeLast:
      if !drawing.goBack(), !drawing.removeLast() { say(words.drawing.nothingDrawn) }
    case .clear: drawing.clear()
    case .suppose: suppose()
    case .follow: if !drawing.follow() { say(words.drawing.noFurther) }
    case .followAll: while drawing.follow() {}
    case .shorter: searchShorter()
    case .apply: applyDrawing()
    case .done: endDrawing()
    }
  }

  private func link(isStrong: Bool?) {
    guard let candidate = candidate() else { return }
    if !drawing.link(to: candidate, isStrong: isStrong) { say(words.drawing.cannotLink) }
  }

  private func join() {
    guard let candidate = candidate() else { return }
    if !drawing.join(candidate) { say(words.drawing.cannotJoin, isError: true) }
  }

  /// Gives `house` its next role in a fish, or says that it has no place for the digit.
  private func toggle(_ house: House) {
    let digit = drawing.digit
    guard drawing.includes(house) || notedCandidates.count(of: digit, in: house) > 0 else {
      return say(
        missingNotes(in: house.cellSet)
          ?? words.drawing.noPlace(digit: digit.rawValue, house: words.name(of: house)),
        isError: true)
    }
    drawing.toggle(house)
  }

  /// Assumes the candidate. That is free, because it says only what singles would.
  private func suppose() {
    if let candidate = candidate() { drawing.suppose(candidate, in: notedCandidates) }
  }

  /// Ends the assumption, or else the drawing.
  private func endDrawing() {
    if drawing.supposition != nil { drawing.endSupposition() } else { toggleDrawing() }
  }

  /// Makes what the drawing proves a move.
  private func applyDrawing() {
    let verdict = drawnVerdict
    let board = game.board
    let removed = CellSet(verdict.eliminations.map(\.cell)).map { cell in
      let gone = DigitSet(verdict.eliminations.filter { $0.cell == cell }.map(\.digit))
      return Move.setNotes(board.possibilities(at: cell).subtracting(gone), at: cell)
    }
    let removesNotes = dependencies.preferences.values.removesNotesOfPeers
    let placed = verdict.placements.map {
      Move.place($0.digit, at: $0.cell, removesNotes: removesNotes)
    }
    guard let move = Move.combined(placed.isEmpty ? removed : placed) else {
      return say(words.text(of: verdict, dependencies.preferences.keyLabels))
    }
    if make(move) {
      say(words.applied(verdict))
      drawing.clear()
    }
  }

  /// Begins the search for a shorter proof. Only chains have one. Of other drawings it repeats the
  /// verdict.
  private func searchShorter() {
    let verdict = drawnVerdict
    guard verdict.provesAnything else {
      return say(words.text(of: verdict, dependencies.preferences.keyLabels))
    }
    guard case .chain = verdict else { return say(words.drawing.onlyChains) }
    drawing.searchShorter()
  }

  /// Looks for a shorter proof of what the drawn chain proves, and says its Eureka text.
  func findShorterProof() async {
    guard let chain = drawing.searched else { return }
    let grid = notedCandidates
    let found = await Self.shorterProof(of: chain, in: grid)
    guard drawing.searched == chain else { return }
    drawing.endSearch()
    guard drawing.chain == chain, notedCandidates == grid else { return }
    if let eureka = found?.eureka {
      tell(words.drawing.shorterChain(eureka))
    } else {
      say(words.drawing.noShorter)
    }
  }

  @concurrent private nonisolated static func shorterProof(
    of chain: DrawnChain, in grid: CandidateGrid
  ) async -> Deduction? {
    ChainJudgement(of: chain, in: grid).shorterProof(in: grid)
  }
}
