import Games
import Scutes

extension Suite: CourseHost {
  /// The lesson in progress.
  var lesson: LessonModel? {
    shown { if case .lesson(let model) = $0 { model } else { nil } }
  }

  /// Shows the course with the next lesson selected, unless another one already is.
  func openCourse() {
    if let chosenLesson, records.lessonProgress.isDone(chosenLesson) { self.chosenLesson = nil }
    chosenLesson = chosenLesson ?? records.nextLesson ?? Lesson.allCases.first
    if router.path.last != .course { router.push(.course) }
  }

  /// Starts a lesson in place of the one on the screen.
  func open(_ lesson: Lesson) {
    chosenLesson = lesson
    if case .lesson(let model) = router.path.last {
      model.take(lesson)
    } else {
      router.push(.lesson(LessonModel(lesson, dependencies: dependencies)))
    }
  }

  /// Starts a lesson over a board, whose clock stands still meanwhile.
  func open(_ lesson: Lesson, over board: GameBoardModel) {
    board.coverChanged(isCovered: true)
    open(lesson)
  }

  var isLessonOverBoard: Bool {
    if case .board = router.path.dropLast().last { true } else { false }
  }

  func leaveLesson() {
    if let lesson, records.lessonProgress.isDone(lesson.lesson) {
      chosenLesson = records.lessonProgress.next(after: lesson.lesson) ?? lesson.lesson
    }
    router.pop()
    if case .board(let board) = router.path.last { board.coverChanged(isCovered: false) }
  }

  func goToCourse() {
    leaveLesson()
    openCourse()
  }

  /// The lesson to offer after a game: the easiest unfinished one about a technique named by the
  /// game's hints, or `nil` if there is none.
  func lessonToOffer(after model: GameBoardModel) -> Lesson? {
    let techniques = model.techniques ?? GameTechniques(of: model.game, uses: [:])
    return techniques?.lessonOnHints(records.lessonProgress)
  }
}
