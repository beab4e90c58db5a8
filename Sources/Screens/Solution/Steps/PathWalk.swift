import Grading
import Sudoku

/// The position within a path, and its playback.
nonisolated struct PathWalk: Equatable {
  /// The index of the step shown before it is taken, or `nil` for the solution.
  private(set) var place: Int?
  /// Plays at the time that each step is shown.
  var clock = Playback<Duration>(
    .seconds(2),
    of: [
      .seconds(8), .seconds(4), .seconds(2), .seconds(1), .milliseconds(500), .milliseconds(250),
    ])
  /// The position within the explanation.
  var reading = Reading()

  /// The time of the next step, or `nil` without playback.
  var deadline: Duration? { clock.deadline(after: clock.pace) }

  /// Moves to a step of `path`. The place behind the last step is the solution. While the path is
  /// incomplete, stops at its last known step.
  mutating func go(to place: Int, of path: SolvingPath, at now: Duration) {
    guard !path.isComplete || place < path.steps.count else { return goToSolution() }
    let last = self.place == path.steps.count ? path.steps.count : max(0, path.steps.count - 1)
    show(min(max(0, place), last), at: now)
  }

  /// Moves to the position before a step of `path`, or to the one at its end, where the next step
  /// is still being looked for.
  mutating func go(toPositionAt place: Int, of path: SolvingPath, at now: Duration) {
    guard place == path.steps.count, !path.isComplete else {
      return go(to: place, of: path, at: now)
    }
    show(place, at: now)
  }

  private mutating func show(_ place: Int, at now: Duration) {
    self.place = place
    reading.restart()
    clock.show(at: now)
  }

  mutating func goToSolution() {
    place = nil
    reading.restart()
    clock.stop()
  }

  /// Moves by a number of steps, forwards or backwards.
  mutating func step(by steps: Int, of path: SolvingPath, at now: Duration) {
    go(to: (place ?? path.steps.count) + steps, of: path, at: now)
  }

  /// Starts playback, from the beginning if the solution is shown, or stops it.
  mutating func toggle(_ path: SolvingPath, at now: Duration) {
    if !clock.isPlaying, place == nil { go(to: 0, of: path, at: now) }
    clock.toggle(at: now)
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
