import Grading
import Sudoku

/// Where somebody stands who looks at a path step by step, and how it goes on by itself.
nonisolated struct PathWalk: Equatable {
  /// The number of the step that shows, from 0, which is yet to be taken; nil where the solution
  /// shows.
  private(set) var place: Int?
  /// Whether step follows step.
  private(set) var isPlaying = false
  /// How long a step shows, one of ``paces``.
  private(set) var pace = Duration.seconds(2)
  /// The page of the explanation, from 0.
  private(set) var page = 0
  /// How many pages it takes where it is shown.
  private(set) var pageCount = 1
  /// When the step came to be shown.
  private var shownAt = Duration.zero

  /// How long a step can show, longest first.
  static let paces: [Duration] = [
    .seconds(8), .seconds(4), .seconds(2), .seconds(1), .milliseconds(500), .milliseconds(250),
  ]

  /// When the next step comes; nil while none does.
  var deadline: Duration? { isPlaying ? shownAt + pace : nil }

  /// Goes to a step of `path`; the one behind the last is the solution. Where the path is yet to be
  /// walked to the end, its last step so far is as far as it goes.
  mutating func go(to place: Int, of path: SolvingPath, at now: Duration) {
    guard !path.isComplete || place < path.steps.count else { return goToSolution() }
    self.place = min(max(0, place), max(0, path.steps.count - 1))
    page = 0
    shownAt = now
  }

  /// Shows the solution.
  mutating func goToSolution() {
    place = nil
    page = 0
    isPlaying = false
  }

  /// Goes so many steps on, or back.
  mutating func step(by steps: Int, of path: SolvingPath, at now: Duration) {
    go(to: (place ?? path.steps.count) + steps, of: path, at: now)
  }

  /// Goes on by itself, from the start where the solution shows, or stops.
  mutating func toggle(_ path: SolvingPath, at now: Duration) {
    if !isPlaying, place == nil { go(to: 0, of: path, at: now) }
    isPlaying.toggle()
    shownAt = now
  }

  /// Stops going on by itself.
  mutating func halt() { isPlaying = false }

  /// Shows each step for so long from now on.
  mutating func go(atPace pace: Duration, at now: Duration) {
    self.pace = pace
    shownAt = now
  }

  /// Shows each step for the next shorter time but so many.
  mutating func changePace(by steps: Int, at now: Duration) {
    guard let index = Self.paces.firstIndex(of: pace), Self.paces.indices.contains(index + steps)
    else { return }
    go(atPace: Self.paces[index + steps], at: now)
  }

  /// Turns the pages of the explanation, as far as there are any.
  mutating func turn(by pages: Int) {
    page = min(max(0, page + pages), pageCount - 1)
  }

  /// Takes to heart how many pages the explanation takes where it is shown.
  mutating func isShown(onPages count: Int) {
    pageCount = max(1, count)
    turn(by: 0)
  }
}

extension SolvingPath {
  /// The first step after `place`, or before it, that is wanted; beyond the ends it goes on at the
  /// other one. Nil where there is none.
  nonisolated func step(
    from place: Int?, forward: Bool, where isWanted: (Deduction) -> Bool
  ) -> Int? {
    let all = Array(steps.indices)
    let here = place ?? (forward ? -1 : steps.count)
    let after = all.filter { $0 > here } + all.filter { $0 < here }
    let before = all.filter { $0 < here }.reversed() + all.filter { $0 > here }.reversed()
    return (forward ? after : before).first { isWanted(steps[$0]) }
  }
}
