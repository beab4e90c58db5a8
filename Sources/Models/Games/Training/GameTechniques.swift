public import Sudoku

/// The techniques of a game: those that the player found alone, and those that hints were about.
///
/// The techniques are those of the puzzle's grade. Another path to the solution may take others, so
/// a technique counts as found if the grade uses it more often than hints were about it.
public struct GameTechniques: Hashable, Sendable {
  /// The techniques that were found without a hint, easiest first. Empty if the list of all steps
  /// was open.
  public let found: [TechniqueID]
  /// The techniques that hints were about, easiest first. Some may have been found elsewhere, too.
  public let hinted: [TechniqueID]
  /// Those of ``hinted`` whose names were told.
  public let named: Set<TechniqueID>

  /// Creates the techniques of `game`, whose grade uses each of `needed` so many times. `nil` if
  /// nothing can be said of it.
  public init?(of game: Game, needed: [TechniqueID: Int]) {
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
    let needed = places.contains(where: \.isAllSteps) ? [:] : needed
    hinted = Self.sorted(hints.keys)
    found = Self.sorted(
      needed.filter { $0.value > hints[$0.key] ?? 0 && $0.key != .bruteForce }.keys)
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

extension HintSubject {
  /// `true` for the list of all steps: ``Game/stepsSubject``.
  fileprivate var isAllSteps: Bool { description.hasPrefix("allSteps-") }
}
