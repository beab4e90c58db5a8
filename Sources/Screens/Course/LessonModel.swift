import Games
import Observation
import Store

/// A lesson that is being taken: the idea on a board, then positions to find it in, then the stars.
@Observable
final class LessonModel {
  private(set) var lesson: Lesson
  /// The position on which the idea is shown; nil until it is made.
  private(set) var demonstration: Drill?
  /// The page of the demonstration, from 0.
  var page = 0
  private(set) var stage = Stage.showing
  /// The position that the player works on; nil while it is made.
  private(set) var attempt: DrillModel?
  /// What came of the positions so far.
  private(set) var outcomes: [BegunLesson.Outcome] = []
  @ObservationIgnored private var seed: UInt64 = 0
  /// Whether the position to go on with was explained to its end before the lesson was left.
  @ObservationIgnored private var wasTold = false
  @ObservationIgnored private let outside: Outside

  /// Where the player is in the lesson.
  enum Stage: Hashable {
    case showing
    case trying
    case done
  }

  /// How many positions there are to find.
  static let positionCount = 3
  /// How long the player may be stuck before being told where to look.
  static let patience = Duration.seconds(45)

  /// The lesson from its first page, or from the position where it was left.
  init(_ lesson: Lesson, outside: Outside) {
    self.lesson = lesson
    self.outside = outside
    take(lesson)
  }

  /// Begins `lesson` in place of the one that was taken, likewise.
  func take(_ lesson: Lesson) {
    self.lesson = lesson
    (demonstration, page, stage, attempt, outcomes) = (nil, 0, .showing, nil, [])
    wasTold = false
    let begun = outside.preferences.values.begunLessons.first { $0.isOf(lesson) }
    seed = begun?.seed ?? outside.makeSeed()
    guard let begun, begun.outcomes.count < Self.positionCount else { return }
    (outcomes, stage, wasTold) = (begun.outcomes, .trying, begun.isTold)
  }

  /// A position that the lesson waits for.
  enum Wanted: Hashable {
    case demonstration
    case position(Int)
  }

  /// The position that has to be made now; nil for none.
  var wanted: Wanted? {
    switch stage {
    case .showing: demonstration == nil ? .demonstration : nil
    case .trying: attempt == nil ? .position(outcomes.count) : nil
    case .done: nil
    }
  }

  /// Makes the position that is wanted. Returns `false` if there is none.
  func make() async -> Bool {
    guard let wanted else { return true }
    let number: UInt64 =
      switch wanted {
      case .demonstration: Self.demonstrationSeed
      case .position(let index): seed &* 31 &+ UInt64(index)
      }
    let drill = await Drill.make(for: lesson, seed: number)
    guard !Task.isCancelled, self.wanted == wanted else { return true }
    guard let drill else {
      outside.preferences.values.begunLessons.removeAll { $0.isOf(lesson) }
      return false
    }
    switch wanted {
    case .demonstration: demonstration = drill
    case .position:
      attempt = DrillModel(drill, outside: outside, wasToldAll: wasTold)
      wasTold = false
    }
    return true
  }

  /// The number of the position that every player is shown.
  static let demonstrationSeed: UInt64 = 5

  /// Goes on to the positions, from which the lesson is kept.
  func begin() {
    stage = .trying
    keep()
  }

  /// Shows the idea once more; the position stays as it is.
  func showIdea() { (stage, page) = (.showing, 0) }

  /// Keeps the position that the lesson is at, or forgets it once the lesson is over.
  func keep() {
    var begun = outside.preferences.values.begunLessons.filter { !$0.isOf(lesson) }
    if stage == .trying {
      begun.append(
        BegunLesson(lesson, seed: seed, outcomes: outcomes, isTold: attempt?.isToldAll ?? false))
    }
    outside.preferences.values.begunLessons = begun
  }

  /// Judges what is on the board.
  func judge() { attempt?.judge() }

  /// When the player is to be told where to look; nil if nothing has to be found.
  var nudgeTime: Duration? {
    guard let attempt, !attempt.isFound, attempt.board.message == nil,
      !attempt.board.hints.isOpen, !attempt.board.isPaused
    else { return nil }
    return attempt.latestProgress + Self.patience
  }

  /// Goes on from a position that was found, or skips it. After the last one the lesson is done,
  /// unless all of them were skipped.
  func goOn() {
    guard let attempt else { return }
    outcomes.append(
      attempt.isFoundAlone ? .foundAlone : attempt.isFound ? .foundWithHints : .skipped)
    self.attempt = nil
    guard outcomes.count == Self.positionCount else { return keep() }
    stage = .done
    keep()
    guard stars > 0 else { return }
    outside.preferences.values.lessons.finish(lesson, stars: stars)
    outside.sound(.gameFinished)
  }

  /// The stars that this time has earned: one for each position found alone, and at least one unless
  /// all were skipped.
  var stars: Int {
    guard outcomes.contains(where: { $0 != .skipped }) else { return 0 }
    return max(1, foundAlone)
  }

  /// How many positions were found without the whole explanation.
  var foundAlone: Int { outcomes.count { $0 == .foundAlone } }
}
