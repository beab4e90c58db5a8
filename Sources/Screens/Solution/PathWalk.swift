import Grading
import Sudoku

/// The position within a path, and its playback.
nonisolated struct PathWalk: Equatable {
  /// The index of the step shown before it is taken, or `nil` for the solution.
  private(set) var place: Int?
  /// `true` during playback.
  private(set) var isPlaying = false
  /// The time that each step is shown, one of ``paces``.
  private(set) var pace = Duration.seconds(2)
  /// The page of the explanation, from 0.
  private(set) var page = 0
  /// The number of pages of the explanation where it is shown.
  private(set) var pageCount = 1
  /// The number of unfolded levels of the explanation.
  private(set) var unfolded = 0
  /// The time at which the step was shown.
  private var shownAt = Duration.zero

  /// The times that steps can be shown, longest first.
  static let paces: [Duration] = [
    .seconds(8), .seconds(4), .seconds(2), .seconds(1), .milliseconds(500), .milliseconds(250),
  ]

  /// The time of the next step, or `nil` without playback.
  var deadline: Duration? { isPlaying ? shownAt + pace : nil }

  /// Moves to a step of `path`. The place behind the last step is the solution. While the path is
  /// incomplete, stops at its last known step.
  mutating func go(to place: Int, of path: SolvingPath, at now: Duration) {
    guard !path.isComplete || place < path.steps.count else { return goToSolution() }
    let last = self.place == path.steps.count ? path.steps.count : max(0, path.steps.count - 1)
    show(min(max(0, place), last), at: now)
  }

  /// Moves to the position before a step of `path`, or to the one at its end, where the next step is
  /// still being looked for.
  mutating func go(toPositionAt place: Int, of path: SolvingPath, at now: Duration) {
    guard place == path.steps.count, !path.isComplete else {
      return go(to: place, of: path, at: now)
    }
    show(place, at: now)
  }

  private mutating func show(_ place: Int, at now: Duration) {
    self.place = place
    (page, unfolded) = (0, 0)
    shownAt = now
  }

  mutating func goToSolution() {
    place = nil
    (page, unfolded) = (0, 0)
    isPlaying = false
  }

  /// Moves by a number of steps, forwards or backwards.
  mutating func step(by steps: Int, of path: SolvingPath, at now: Duration) {
    go(to: (place ?? path.steps.count) + steps, of: path, at: now)
  }

  /// Starts playback, from the beginning if the solution is shown, or stops it.
  mutating func toggle(_ path: SolvingPath, at now: Duration) {
    if !isPlaying, place == nil { go(to: 0, of: path, at: now) }
    isPlaying.toggle()
    shownAt = now
  }

  /// Stops playback.
  mutating func halt() { isPlaying = false }

  /// Sets the pace, starting at `now`.
  mutating func go(atPace pace: Duration, at now: Duration) {
    self.pace = pace
    shownAt = now
  }

  /// Makes the pace faster by a number of levels.
  mutating func changePace(by steps: Int, at now: Duration) {
    guard let index = Self.paces.firstIndex(of: pace), Self.paces.indices.contains(index + steps)
    else { return }
    go(atPace: Self.paces[index + steps], at: now)
  }

  /// Turns the pages of the explanation, within their range.
  mutating func turn(by pages: Int) {
    page = min(max(0, page + pages), pageCount - 1)
  }

  /// Unfolds more levels of the explanation, which has `count`, or fewer.
  mutating func unfold(by levels: Int, of count: Int) {
    unfolded = min(max(0, unfolded + levels), count)
    page = 0
  }

  /// Sets the number of pages that the explanation takes where it is shown.
  mutating func setPageCount(_ count: Int) {
    pageCount = max(1, count)
    turn(by: 0)
  }
}

extension SolvingPath {
  /// The first matching step after or before `place`, wrapping around at the ends. `nil` if there
  /// is none.
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

nonisolated extension TechniqueID {
  /// `true` for techniques that look at the last place or the last candidate only.
  var isSingle: Bool { self == .fullHouse || self == .nakedSingle || self == .hiddenSingle }
}
