import Widgets

/// The key actions of a lesson.
nonisolated enum LessonAction: String, KeyAction {
  /// Continues to the next page, position or lesson.
  case next = "next"
  case previousPage = "previousPage"
  /// Shows the idea of the lesson again.
  case idea = "idea"
  /// Restarts the position.
  case startAgain = "startAgain"
  /// Opens the trainer.
  case trainer = "trainer"
  case back = "back"

  static let table = "lesson"

  /// The keys of a lesson at `stage`. Enter continues too once a position `isFound`. Without a
  /// stage, while a position is being made, they only lead back.
  static func bindings(
    _ words: Words, at stage: LessonModel.Stage?, isLastPage: Bool = false, isFound: Bool = false
  ) -> [KeyBinding<LessonAction>] {
    let course = words.course
    let back = [KeyPress("q"), KeyPress(.escape)]
    switch stage {
    case nil: return [KeyBinding(back, .back, words.app.back)]
    case .showing:
      return [
        KeyBinding(
          [KeyPress(.enter), KeyPress(" "), KeyPress(.right), KeyPress("n")], .next,
          (isLastPage ? course.tryIt : course.goOn).lowercased()),
        KeyBinding(back, .back, words.app.back),
        KeyBinding([KeyPress(.left)], .previousPage, course.pageBack),
        KeyBinding([KeyPress("t")], .trainer, course.practise, shown: .help),
      ]
    case .trying:
      let next = KeyPress("n")
      return [
        isFound
          ? KeyBinding([KeyPress(.enter), next], .next, course.goOn.lowercased())
          : KeyBinding([next], .next, course.skip),
        KeyBinding([KeyPress("I")], .idea, course.ideaAgain),
        KeyBinding([KeyPress("R")], .startAgain, words.trainer.startAgain, shown: .help),
        KeyBinding([KeyPress("q")], .back, words.app.back),
      ]
    case .done:
      return [
        KeyBinding([KeyPress("n")], .next, course.nextLesson.lowercased()),
        KeyBinding(back, .back, words.app.back),
        KeyBinding([KeyPress("t")], .trainer, course.practise),
      ]
    }
  }
}
