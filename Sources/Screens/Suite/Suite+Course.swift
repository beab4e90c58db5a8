public import Games
import Widgets

extension Suite: CourseHost {
  /// The lesson that is taken.
  var lesson: LessonModel? {
    router.path.lazy.compactMap { if case .lesson(let lesson) = $0 { lesson } else { nil } }.last
  }

  /// Shows the course, with the next lesson chosen unless another one was.
  public func openCourse() {
    if let chosenLesson, records.lessonProgress.isDone(chosenLesson) { self.chosenLesson = nil }
    chosenLesson = chosenLesson ?? records.nextLesson ?? Lesson.allCases.first
    if router.path.last != .course { router.push(.course) }
  }

  /// Begins a lesson. It comes in place of the one that is shown.
  public func open(_ lesson: Lesson) {
    chosenLesson = lesson
    if case .lesson(let model) = router.path.last {
      model.take(lesson)
    } else {
      router.push(.lesson(LessonModel(lesson, outside: outside)))
    }
  }

  /// Goes back from the lesson.
  func leaveLesson() {
    if let lesson, records.lessonProgress.isDone(lesson.lesson) {
      chosenLesson = records.lessonProgress.next(after: lesson.lesson) ?? lesson.lesson
    }
    router.pop()
  }

  /// Goes from the end of a lesson to the course; the course comes below it if it isn't there.
  func goToCourse() {
    leaveLesson()
    openCourse()
  }

  /// The lesson to offer once a game is over: of those about techniques that its hints have named,
  /// the easiest one that isn't done. Nil if there is none.
  func lessonToOffer(after model: GameBoardModel) -> Lesson? {
    Lesson.allCases.first {
      model.hints.namedLessons.contains($0) && !records.lessonProgress.isDone($0)
    }
  }
}
