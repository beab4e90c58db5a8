import Formats
import Grading
import Sudoku
import Widgets

/// What keys and clicks do that concerns the board alone; the rest is up to the screen.
extension SolutionModel {
  /// Does what changes the board or moves on it, or asks for its solution.
  func perform(_ action: SolutionAction) {
    switch action {
    case .move(let direction): edit { $0.go(to: $0.cursor.neighbour(direction)) }
    case .type(let digit): edit { $0.type(digit) }
    case .backspace: edit { $0.backspace() }
    case .delete: edit { $0.put(nil) }
    case .newLine: edit { $0.newLine() }
    case .undo: edit { $0.undo() }
    case .redo: edit { $0.redo() }
    case .keepGivens: edit { $0.keepGivens() }
    case .clear: clear()
    case .turn(let puzzles): turn(by: puzzles)
    case .page(let pages): verdict.turn(by: pages)
    case .solve: reach(.solve)
    case .step: reach(.step)
    case .play: reach(.play)
    default: break
    }
  }

  /// Does what moves along the steps.
  func perform(_ action: StepAction) {
    switch action {
    case .step(let steps):
      follow {
        $0.halt()
        $0.step(by: steps, of: $1, at: $2)
      }
    case .start: follow { $0.go(to: 0, of: $1, at: $2) }
    case .end: follow { walk, _, _ in walk.goToSolution() }
    case .toggle: follow { $0.toggle($1, at: $2) }
    case .pace(let steps): follow { walk, _, now in walk.changePace(by: steps, at: now) }
    case .same(let isForward): goToSame(isForward: isForward)
    case .beyondSingles(let isForward): goBeyondSingles(isForward: isForward)
    case .page(let pages): follow { walk, _, _ in walk.turn(by: pages) }
    case .play: reach(.play)
    case .back: leaveSteps()
    default: break
    }
  }

  /// Does what a button of the steps says.
  func perform(_ move: PlaybackMove) {
    switch move {
    case .toggle: perform(StepAction.toggle)
    case .step(let steps): perform(StepAction.step(steps))
    case .start: perform(StepAction.start)
    case .end: perform(StepAction.end)
    }
  }

  /// Goes to the next step by `technique`, the first one where the solution shows.
  func go(to technique: TechniqueID, isForward: Bool = true) {
    goToStep(isForward, words.solution.usedOnce) { $0.technique == technique }
  }

  /// Goes to a step by its number, from 0; nil for the solution.
  func go(to place: Int?) {
    follow { walk, path, now in
      if let place { walk.go(to: place, of: path, at: now) } else { walk.goToSolution() }
    }
  }

  private func goToSame(isForward: Bool) {
    guard walk?.place != nil || !isForward else { return go(to: 0) }
    guard let technique = shownStep?.technique ?? path?.tally.hardest?.id else { return }
    go(to: technique, isForward: isForward)
  }

  private func goBeyondSingles(isForward: Bool) {
    goToStep(isForward, words.solution.singlesAreEnough) { !$0.technique.isSingle }
  }

  private func goToStep(
    _ isForward: Bool, _ refusal: String, where isWanted: (Deduction) -> Bool
  ) {
    guard let walk, let path else { return }
    guard let place = path.step(from: walk.place, forward: isForward, where: isWanted) else {
      if walk.place == nil, isForward { go(to: 0) }
      return say(refusal)
    }
    go(to: place)
  }
}

extension SolutionModel {
  /// The step that shows; nil where the solution does, or where the step is still looked for.
  var shownStep: Deduction? {
    guard let path, let place = walk?.place, path.steps.indices.contains(place) else { return nil }
    return path.steps[place]
  }

  /// What does a mouse mean on the board. Returns whether it meant something.
  func handle(_ event: MouseEvent, over cell: Cell?) -> Bool {
    guard let cell, walk == nil else { return false }
    switch event.kind {
    case .press(.left): edit { $0.go(to: cell) }
    case .press(.right):
      edit { board in
        board.go(to: cell)
        board.put(nil)
      }
    case .scrollUp: turnWheel(over: cell, by: 1)
    case .scrollDown: turnWheel(over: cell, by: 9)
    default: return false
    }
    return true
  }

  /// Writes the digit that is so many further in the cell, around empty.
  private func turnWheel(over cell: Cell, by step: Int) {
    edit { board in
      board.go(to: cell)
      board.put(Digit(((board.entry.grid[cell]?.rawValue ?? 0) + step) % 10))
    }
  }
}

nonisolated extension TechniqueID {
  /// Whether it needs nothing but the last place or the last candidate.
  var isSingle: Bool { self == .fullHouse || self == .nakedSingle || self == .hiddenSingle }
}
