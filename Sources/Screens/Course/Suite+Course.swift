public import Games
import Store
import Widgets

extension Suite {
  /// The first lesson of the course that isn't done; nil once all are.
  public var nextLesson: Lesson? { lessonProgress.next }

  /// The stars of the course.
  public var lessonProgress: LessonProgress { outside.preferences.values.lessons }

  /// Whether a lesson was begun.
  var hasLearned: Bool {
    lessonProgress.doneCount > 0 || !outside.preferences.values.begunLessons.isEmpty
  }

  /// Shows the course, with the next lesson chosen unless another one was.
  public func openCourse() {
    if let chosenLesson, lessonProgress.isDone(chosenLesson) { self.chosenLesson = nil }
    chosenLesson = chosenLesson ?? nextLesson ?? Lesson.allCases.first
    if router.path.last != .course { router.push(.course) }
  }

  /// Begins a lesson. It comes in place of the one that is shown.
  public func open(_ lesson: Lesson) {
    chosenLesson = lesson
    self.lesson = LessonModel(lesson, outside: outside)
    if router.path.last != .lesson { router.push(.lesson) }
  }

  /// Goes back from the lesson.
  func leaveLesson() {
    if let lesson, lessonProgress.isDone(lesson.lesson) {
      chosenLesson = lessonProgress.next(after: lesson.lesson) ?? lesson.lesson
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
    Lesson.allCases.first { model.hints.namedLessons.contains($0) && !lessonProgress.isDone($0) }
  }
}
