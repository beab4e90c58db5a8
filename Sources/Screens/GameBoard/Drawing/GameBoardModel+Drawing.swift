import Games
import Hints
import Scutes
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
        return say(words.drawing.needsNotes(key(of: "fillEverywhere")), isError: true)
      }
      hints.close()
      pickNotedDigit()
    }
    drawing.toggle()
    announceDrawing()
  }

  private func pickNotedDigit() {
    let noted = game.board.possibilities(at: cursor)
    if let first = noted.first, !noted.contains(drawing.digit) { drawing.digit = first }
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
    return words.drawing.needsNotes(key(of: "fillEverywhere"))
  }

  /// Changes the drawing by the command called `id`, and announces its verdict if that changes. A
  /// key that expects a digit gets it first.
  private func draw(_ id: String, _ change: () -> Void) {
    let answers = ["removeLast", "done"].contains(id) || id.hasPrefix("digit.")
    if !answers { stopAwaiting() }
    guard dependencies.preferences.isForScreenReader else { return change() }
    let (wasOn, before) = (drawing.isOn, drawnVerdict)
    change()
    if drawing.isOn == wasOn, drawnVerdict != before { announceDrawing() }
  }

  /// Says the verdict, or that drawing has ended, to a player who can't see the panel.
  private func announceDrawing() {
    guard dependencies.preferences.isForScreenReader else { return }
    say(
      drawing.isOn
        ? words.text(of: drawnVerdict, dependencies.preferences.keyLabels) : words.drawing.ended)
  }

  private func removeLast() {
    if answers(with: nil) || drawing.goBack() || drawing.removeLast() { return }
    say(words.drawing.nothingDrawn)
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

  /// Ends the wait for a digit, the assumption, or else the drawing.
  private func endDrawing() {
    if stopAwaiting() != nil { return }
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
    drawing.searched = drawing.chain
  }

  /// Looks for a shorter proof of what the drawn chain proves, and says its Eureka text.
  func findShorterProof() async {
    guard let chain = drawing.searched else { return }
    let grid = notedCandidates
    let found = await Self.shorterProof(of: chain, in: grid)
    guard drawing.searched == chain else { return }
    drawing.searched = nil
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

extension GameBoardModel {
  /// The commands while the player draws. All other keys of the board keep their meaning. The
  /// footer has those that go on with what is drawn, and the one that applies what is proven.
  static func drawingCommands(_ words: Words) -> CommandTable<GameBoardModel> {
    let drawing = words.drawing
    func command(
      _ id: String, _ keys: [KeyPress], _ title: String, for subjects: DrawingSubject...,
      perform: @escaping (GameBoardModel) -> Void
    ) -> Command<GameBoardModel> {
      Command(id, keys, title, shown: .help, perform: perform)
        .adapted { if subjects.contains($1.drawing.subject) { $0.visibility = .footer } }
    }
    let digits = { (digit: Digit) in "digit.\(digit)" }
    let all = CommandTable<GameBoardModel>("drawing", drawing.title) {
      Command<GameBoardModel>.digits(drawing.candidate, named: digits) { model, digit in
        if !model.answers(with: digit) { model.drawing.digit = digit }
      }
      .map {
        $0.adapted { command, model in
          let goesOn = [.nothing, .chain, .colors].contains(model.drawing.subject)
          if !goesOn, command.visibility == .footer { command.visibility = .help }
        }
      }
      command("link", [" "], drawing.link, for: .nothing, .chain) { $0.link(isStrong: nil) }
      command("paint", ["c"], drawing.paint, for: .nothing, .colors) { model in
        if let candidate = model.candidate() { model.drawing.paint(candidate) }
      }
      command("nextColor", ["C"], drawing.nextColor, for: .colors) { $0.drawing.turnColor() }
      command("row", ["r"], drawing.row, for: .nothing, .fish) { $0.toggle(.row($0.cursor.row)) }
      command("column", ["o"], drawing.column, for: .fish) { $0.toggle(.column($0.cursor.column)) }
      command("box", ["b"], drawing.box, for: .fish) { $0.toggle(.box($0.cursor.box)) }
      command("suppose", ["i"], drawing.suppose, for: .nothing) { $0.suppose() }
      command("follow", ["n"], drawing.follow, for: .supposition) {
        if !$0.drawing.follow() { $0.say($0.words.drawing.noFurther) }
      }
      command("followAll", ["N"], drawing.followAll, for: .supposition) {
        while $0.drawing.follow() {}
      }
      Command("apply", [.enter], words.hints.apply.lowercased(), shown: .help) {
        $0.applyDrawing()
      }
      .adapted { if $1.drawnVerdict.provesAnything { $0.visibility = .prominent } }
      Command("shorter", ["v"], drawing.shorter, shown: .help) { $0.searchShorter() }
        .adapted { command, model in
          guard model.drawing.subject == .chain, model.drawnVerdict.provesAnything else { return }
          command.visibility = .footer
        }
      command("flip", ["f"], drawing.flip, for: .chain) { $0.drawing.flipLast() }
      command(
        "removeLast", ["x", .backspace, .delete], drawing.removeLast, for: .chain, .fish,
        .supposition
      ) { $0.removeLast() }
      Command("done", [.escape, "D"], drawing.done) { $0.endDrawing() }
      command("strong", ["="], drawing.strong) { $0.link(isStrong: true) }
      command("weak", ["-"], drawing.weak) { $0.link(isStrong: false) }
      command("join", ["+"], drawing.join) { $0.join() }
      command("clear", ["X"], drawing.clear) { $0.drawing.clear() }
    }
    return CommandTable("drawing", drawing.title) {
      Command<GameBoardModel>.group(if: { $0.drawing.isOn && !$0.isPaused }) {
        all.commands.map { command in
          command.intercepted { model, change in model.draw(command.id, change) }
        }
      }
    }
  }
}

extension View {
  /// Handles the keys of drawing while `model` draws, and looks for shorter proofs.
  func drawing(_ model: GameBoardModel) -> some View {
    commands(GameBoardModel.drawingCommands(model.words), on: model)
      .task(id: model.drawing.searched) { await model.findShorterProof() }
  }
}
