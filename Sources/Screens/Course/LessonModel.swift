import Games
import Observation
import Store

/// A lesson in progress: the idea on a board, then positions to find it in, then the stars.
@Observable
final class LessonModel {
  private(set) var lesson: Lesson
  /// The position that demonstrates the idea, or `nil` until it is made.
  private(set) var demonstration: Drill?
  /// The position within the demonstration.
  var reading = Reading()
  /// The pages of the demonstration where it is shown.
  private(set) var pages: [LessonPage] = []
  /// The latest answer to each question, by its page.
  private(set) var answers: [Int: LessonQuestion.Option] = [:]
  private(set) var stage = Stage.showing
  /// The position to solve, or `nil` while it is being made.
  private(set) var attempt: DrillModel?
  /// The outcomes of the positions so far.
  private(set) var outcomes: [LessonInProgress.Outcome] = []
  @ObservationIgnored private var seed: UInt64 = 0
  /// `true` if the current position was fully explained before the lesson was left.
  @ObservationIgnored private var wasTold = false
  @ObservationIgnored private let dependencies: Dependencies

  /// A stage of the lesson.
  enum Stage: Hashable {
    case showing
    case trying
    case done
  }

  /// The number of positions to solve.
  static let positionCount = 3
  /// How long the player may be stuck before a hint on where to look.
  static let patience = Duration.seconds(45)

  /// Starts a lesson at its first page, or at the position where it was left.
  init(_ lesson: Lesson, dependencies: Dependencies) {
    self.lesson = lesson
    self.dependencies = dependencies
    take(lesson)
  }

  /// Starts `lesson` in place of the current one.
  func take(_ lesson: Lesson) {
    self.lesson = lesson
    (demonstration, reading, stage, attempt, outcomes) = (nil, Reading(), .showing, nil, [])
    (pages, answers) = ([], [:])
    wasTold = false
    let begun = dependencies.preferences.values.begunLessons.first { $0.isOf(lesson) }
    seed = begun?.seed ?? dependencies.makeSeed()
    guard let begun, begun.outcomes.count < Self.positionCount else { return }
    (outcomes, stage, wasTold) = (begun.outcomes, .trying, begun.isTold)
  }

  /// A position that the lesson needs.
  enum PositionRequest: Hashable {
    case demonstration
    case position(Int)
  }

  /// The position to make now, or `nil` for none.
  var request: PositionRequest? {
    switch stage {
    case .showing: demonstration == nil ? .demonstration : nil
    case .trying: attempt == nil ? .position(outcomes.count) : nil
    case .done: nil
    }
  }

  /// Makes the requested position. Returns `false` if there is none.
  func make() async -> Bool {
    guard let request else { return true }
    let number: UInt64 =
      switch request {
      case .demonstration: Self.demonstrationSeed
      case .position(let index): seed &* 31 &+ UInt64(index)
      }
    let drill = await Drill.make(for: lesson, seed: number)
    guard !Task.isCancelled, self.request == request else { return true }
    guard let drill else {
      dependencies.preferences.values.begunLessons.removeAll { $0.isOf(lesson) }
      return false
    }
    switch request {
    case .demonstration: demonstration = drill
    case .position:
      attempt = DrillModel(drill, dependencies: dependencies, wasFullyRevealed: wasTold)
      wasTold = false
    }
    return true
  }

  /// The seed of the demonstration, the same for every player.
  static let demonstrationSeed: UInt64 = 5

  /// Continues to the positions. From here on the lesson's progress is saved.
  func begin() {
    stage = .trying
    keep()
  }

  /// Shows the idea again without changing the position.
  func showIdea() { (stage, reading, answers) = (.showing, Reading(), [:]) }

  /// Takes over the pages of the demonstration.
  func setPages(_ pages: [LessonPage]) {
    self.pages = pages
    reading.setPageCount(pages.count)
  }

  /// The question on the current page, if it has one.
  var question: LessonQuestion? {
    guard stage == .showing, pages.indices.contains(reading.page) else { return nil }
    return pages[reading.page].question
  }

  /// `true` if the page has a question that isn't answered.
  var isQuestionOpen: Bool { question.map { answer != $0.answer } ?? false }

  /// The latest answer to the question.
  var answer: LessonQuestion.Option? { answers[reading.page] }

  /// Answers the question, until the answer is right.
  func answer(_ option: LessonQuestion.Option) {
    guard let question, question.options.contains(option), answer != question.answer else { return }
    answers[reading.page] = option
  }

  var isOnLastPage: Bool { demonstration != nil && reading.page + 1 >= reading.count }

  /// Turns to the next page of the demonstration, or continues after the last one.
  func readOn() {
    guard demonstration != nil else { return }
    if isOnLastPage { begin() } else { reading.turn(by: 1) }
  }

  /// Saves the lesson's progress, or removes it once the lesson is over.
  func keep() {
    var begun = dependencies.preferences.values.begunLessons.filter { !$0.isOf(lesson) }
    if stage == .trying {
      begun.append(
        LessonInProgress(
          lesson, seed: seed, outcomes: outcomes, isTold: attempt?.isFullyRevealed ?? false))
    }
    dependencies.preferences.values.begunLessons = begun
  }

  /// Judges the board.
  func judge() { attempt?.judge() }

  /// The time to hint where to look, or `nil` if there is nothing to find.
  var nudgeTime: Duration? {
    guard let attempt, !attempt.isFound, attempt.board.message == nil,
      !attempt.board.hints.isOpen, !attempt.board.isPaused
    else { return nil }
    return attempt.latestProgress + Self.patience
  }

  /// Continues after a solved position, or skips it. After the last one the lesson is done, unless
  /// all were skipped.
  func goOn() {
    guard let attempt else { return }
    outcomes.append(
      attempt.isFoundAlone ? .foundAlone : attempt.isFound ? .foundWithHints : .skipped)
    self.attempt = nil
    guard outcomes.count == Self.positionCount else { return keep() }
    stage = .done
    keep()
    guard stars > 0 else { return }
    dependencies.preferences.values.lessons.finish(lesson, stars: stars)
    dependencies.sound(.gameFinished)
  }

  /// The stars earned this time: one for each position found alone, and at least one unless all
  /// were skipped.
  var stars: Int {
    guard outcomes.contains(where: { $0 != .skipped }) else { return 0 }
    return max(1, foundAlone)
  }

  /// The number of positions found without a full explanation.
  var foundAlone: Int { outcomes.count { $0 == .foundAlone } }
}
