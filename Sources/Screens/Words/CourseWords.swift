import Games

/// The words of the course.
nonisolated struct CourseWords: LanguageTable {
  let title: String
  let name: @Sendable (Lesson.Chapter) -> String
  /// The title of a lesson that isn't called like its technique; nil for the others.
  let ownTitle: @Sendable (Lesson) -> String?
  /// What a lesson teaches, in a sentence or two.
  let idea: @Sendable (Lesson) -> String
  let stars: @Sendable (_ earned: Int, _ all: Int) -> String
  /// What a lesson is made of.
  let contents: String
  let noneLocked: String
  let lesson: String
  let start: String
  let again: String
  let nextLesson: String
  let allLessons: String
  let practise: String
  let pageBack: String
  let setting: String
  let goOn: String
  let tryIt: String
  let skip: String
  /// Shows the idea of the lesson again, on a key.
  let ideaAgain: String
  let done: String
  /// What came of the positions of a lesson.
  let foundAlone: @Sendable (_ found: Int, _ count: Int) -> String
  let foundWithHints: String
  let foundNone: String
  let noPosition: String
  /// That no lesson is left.
  let allDone: String
}
