public import Sudoku

/// The techniques of a game: those that the player found alone, and those that hints were about.
///
/// A technique counts as found if the player used it more often than hints were about it:
/// ``Game/techniqueUses(among:)``.
public struct GameTechniques: Hashable, Sendable {
  /// The techniques that were found without a hint, easiest first. Empty if the list of all steps
  /// was open.
  public let found: [TechniqueID]
  /// The techniques that hints were about, easiest first. Some may have been found elsewhere, too.
  public let hinted: [TechniqueID]
  /// The techniques in ``hinted`` whose names were revealed.
  public let named: Set<TechniqueID>

  /// Creates the techniques of `game`, in which the player used each technique as often as `uses`
  /// says. `nil` if nothing can be said about it.
  public init?(of game: Game, uses: [TechniqueID: Int]) {
    guard !game.isRevealed, !game.isMostlyFilledIn else { return nil }
    var (places, named): (Set<HintSubject>, Set<HintSubject>) = ([], [])
    for case .help(let help, let subject?) in game.journal.map(\.turn) {
      places.insert(subject)
      if help != .nudge { named.insert(subject) }
    }
    let known = { (subject: HintSubject) in
      subject.technique.flatMap { $0 == .bruteForce ? nil : $0 }
    }
    let hints = Dictionary(grouping: places.compactMap(known), by: \.self).mapValues(\.count)
    let uses = places.contains(where: \.isAllSteps) ? [:] : uses
    hinted = Self.sorted(hints.keys)
    found = Self.sorted(
      uses.filter { $0.value > hints[$0.key] ?? 0 && $0.key != .bruteForce }.keys)
    self.named = Set(named.compactMap(known))
    guard !found.isEmpty || !hinted.isEmpty else { return nil }
  }

  private static func sorted(_ techniques: some Sequence<TechniqueID>) -> [TechniqueID] {
    techniques.map(\.facts).sorted().map(\.id)
  }

  /// Returns the easiest unfinished lesson on a technique that hints named and that wasn't found
  /// elsewhere, or `nil` if there is none.
  public func lessonOnHints(_ progress: LessonProgress) -> Lesson? {
    let unknown = named.subtracting(found)
    return Lesson.allCases.first { lesson in
      !progress.isDone(lesson) && lesson.techniques.contains(where: unknown.contains)
    }
  }

  /// Returns the lesson to do next: on what hints named, or else the one after the hardest
  /// technique that was found. `nil` if all are done.
  public func nextLesson(_ progress: LessonProgress) -> Lesson? {
    if let lesson = lessonOnHints(progress) { return lesson }
    let known = found.compactMap(Lesson.teaching)
    return known.max { $0.place < $1.place }.map(progress.next(after:)) ?? progress.next
  }
}

extension Game {
  /// The number of right digits for which the player must have used each technique.
  ///
  /// A digit counts for the easiest single that gives it when it is placed. If no cell has a
  /// single, the player used something else: the digit counts for the hardest step that the easiest
  /// ones of `needed` take to it. Nothing is known of a digit placed ahead of others, by a hint, or
  /// before the opening.
  public func techniqueUses(
    among needed: some Collection<TechniqueID>
  ) -> [TechniqueID: Int] {
    let techniques = TechniqueCatalog.grading.filter {
      needed.contains($0.id) && $0.facts.group != .singles && $0.facts.level < .extreme
    }
    var playback = GamePlayback(self)
    var (uses, known, isByHint): ([TechniqueID: Int], CellSet, Bool) = ([:], .none, false)
    while !playback.isAtEnd {
      let (turn, board) = (playback.journal[playback.position].turn, playback.game.board)
      guard playback.stepForward() else { break }
      switch turn {
      case .help(.placement, _): isByHint = true
      case .opening: (uses, isByHint) = ([:], false)
      case .move(let move):
        if !isByHint, case .place(let digit, let cell, _) = move.withoutNotesComingBack,
          puzzle.solution[cell] == digit, !known.contains(cell),
          let technique = position(of: board).technique(
            giving: Candidate(cell, digit), beyondSingles: techniques)
        {
          uses[technique, default: 0] += 1
        }
        if let cell = move.placedCell, playback.game.digit(at: cell) == puzzle.solution[cell] {
          known.insert(cell)
        }
        isByHint = false
      default: isByHint = false
      }
    }
    return uses
  }

  /// The right digits of `board`, with every candidate that no peer rules out.
  private func position(of board: Board) -> CandidateGrid {
    var grid = board.grid
    for cell in Cell.all where grid[cell] != puzzle.solution[cell] { grid[cell] = nil }
    return CandidateGrid(grid: grid, givens: puzzle.givens.filledCells) { _ in .all }
  }
}

extension CandidateGrid {
  /// Returns the technique that gives `candidate`: an easiest single, or one of `techniques`,
  /// easiest first, if nothing has a single.
  fileprivate func technique(
    giving candidate: Candidate, beyondSingles techniques: [any Technique]
  ) -> TechniqueID? {
    if let single = single(giving: candidate) { return single }
    guard nakedSingles.isEmpty, hiddenSingles.isEmpty else { return nil }
    var (position, hardest): (CandidateGrid, TechniqueFacts?) = (self, nil)
    while let step = techniques.lazy.compactMap({ $0.first(in: position) }).first,
      step.placements.isEmpty
    {
      position.apply(step)
      hardest = [hardest, step.technique.facts].compactMap(\.self).max()
      if position.single(giving: candidate) != nil { return hardest?.id }
    }
    return nil
  }

  private func single(giving candidate: Candidate) -> TechniqueID? {
    guard contains(candidate) else { return nil }
    if self[candidate.cell].count == 1 {
      let isLast = candidate.cell.houses.contains { $0.cellSet.intersection(open).count == 1 }
      return isLast ? .fullHouse : .nakedSingle
    }
    let isAlone = candidate.cell.houses.contains { count(of: candidate.digit, in: $0) == 1 }
    return isAlone ? .hiddenSingle : nil
  }
}

extension HintSubject {
  /// `true` for the list of all steps: ``Game/stepsSubject``.
  fileprivate var isAllSteps: Bool { description.hasPrefix("allSteps-") }
}
